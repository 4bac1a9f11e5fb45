import { Vignette } from '#client/ui/drawings/vignette.tsx';
import { LandingSection, SECTION_TITLE } from '../frame/landing-section.tsx';
import { FEATURES_COPY } from '../landing.copy.ts';

/** The six features that Asteria advertises. */
export function Features() {
  return (
    <LandingSection id="features" titleId="features-title">
      <h2 id="features-title" className={SECTION_TITLE}>
        {FEATURES_COPY.title}
      </h2>
      <ul className="features">
        {FEATURES_COPY.cards.map(({ vignette, title, text }) => (
          <li key={title}>
            <Vignette name={vignette} className="row-span-2 lg:size-23" />
            <h3 className="self-end text-23/title lg:mt-5.5 lg:mb-2 lg:text-26/title">{title}</h3>
            <p className="text-ivory-300">{text}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
