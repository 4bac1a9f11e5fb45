import { Vignette } from '#client/ui/drawings/vignette.tsx';
import { FEATURES_COPY } from '../landing.copy.ts';

/** What Asteria claims to do, six times. */
export function Features() {
  return (
    <section className="landing-part" id="features" aria-labelledby="features-title">
      <div className="landing-inner">
        <h2 id="features-title">{FEATURES_COPY.title}</h2>
        <ul className="features">
          {FEATURES_COPY.cards.map(({ vignette, title, text }) => (
            <li key={title}>
              <Vignette name={vignette} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
