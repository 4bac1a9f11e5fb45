import { starPath } from '#client/ui/drawings/star-path.ts';
import { Seal } from '#client/ui/measures/seal.tsx';
import { LandingSection, SECTION_TITLE } from '../frame/landing-section.tsx';
import { TESTIMONIALS_COPY } from '../landing.copy.ts';

const STAR = starPath({ x: 8, y: 8, radius: 7.5, points: 6, notch: 0.42 });
/** One outline at five places, which compresses better than five outlines. */
const FIVE_PLACES = [0, 19, 38, 57, 76];

/** Sample testimonials, labelled as samples. */
export function Testimonials() {
  return (
    <LandingSection id="testimonials" titleId="testimonials-title">
      <h2 id="testimonials-title" className={SECTION_TITLE}>
        {TESTIMONIALS_COPY.title}
      </h2>
      <ul className="mt-7 grid lg:mt-11 lg:grid-cols-[repeat(3,1fr)] lg:gap-12">
        {TESTIMONIALS_COPY.quotes.map(({ name, sign, signName, text }) => (
          <li key={name} className="border-t border-line py-6 lg:pt-8">
            <figure className="lg:grid lg:h-full lg:content-between">
              <blockquote className="font-serif text-23/[1.34]">{text}</blockquote>
              <figcaption className="mt-4.5 flex flex-wrap items-center gap-3.5 lg:mt-9">
                <Seal glyph={sign} size="small" />
                <span>
                  <b className="block leading-[1.25]">{name}</b>
                  <span className="text-15/body text-ivory-300">{signName}</span>
                </span>
                <svg
                  className="ml-auto fill-brass-400 forced-colors:fill-[CanvasText]"
                  viewBox="0 0 92 16"
                  width="92"
                  height="16"
                  role="img"
                  aria-label={TESTIMONIALS_COPY.stars}
                >
                  {FIVE_PLACES.map((x) => (
                    <path key={x} d={STAR} transform={`translate(${x})`} />
                  ))}
                </svg>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-13 text-ivory-300 lg:mt-9">{TESTIMONIALS_COPY.smallPrint}</p>
    </LandingSection>
  );
}
