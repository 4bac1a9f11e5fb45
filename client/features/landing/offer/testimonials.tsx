import { starPath } from '#client/ui/drawings/star-path.ts';
import { Seal } from '#client/ui/measures/seal.tsx';
import { TESTIMONIALS_COPY } from '../landing.copy.ts';

const FIVE_STARS = Array.from({ length: 5 }, (_, index) =>
  starPath({ x: 8 + index * 19, y: 8, radius: 7.5, points: 6, notch: 0.42 }),
).join('');

/** What readers say; samples, and said to be so. */
export function Testimonials() {
  return (
    <section className="landing-part" id="testimonials" aria-labelledby="testimonials-title">
      <div className="landing-inner">
        <h2 id="testimonials-title">{TESTIMONIALS_COPY.title}</h2>
        <ul className="testimonials">
          {TESTIMONIALS_COPY.quotes.map(({ name, sign, signName, text }) => (
            <li key={name}>
              <figure>
                <blockquote>{text}</blockquote>
                <figcaption>
                  <Seal glyph={sign} size="small" />
                  <span>
                    <b>{name}</b>
                    <span className="testimonial-sign">{signName}</span>
                  </span>
                  <svg
                    className="testimonial-stars"
                    viewBox="0 0 92 16"
                    width="92"
                    height="16"
                    role="img"
                    aria-label={TESTIMONIALS_COPY.stars}
                  >
                    <path d={FIVE_STARS} />
                  </svg>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <p className="fine testimonials-print">{TESTIMONIALS_COPY.smallPrint}</p>
      </div>
    </section>
  );
}
