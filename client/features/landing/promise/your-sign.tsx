import { useId, useState } from 'react';
import type { LandingSky } from '#client/features/live-sky/index.ts';
import { monthAndDay } from '#client/lib/date-words.ts';
import { preloadOnIntent } from '#client/lib/page-preload.ts';
import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Glyph } from '#client/ui/glyphs/glyph.tsx';
import { getSignKey, normalizeDegrees } from '#shared/sky/longitude.ts';
import { getSignNameAt, SIGN_KEYS, type SignKey } from '#shared/zodiac/sign-names.ts';
import { LandingSection, SECTION_TITLE } from '../frame/landing-section.tsx';
import { YOUR_SIGN_COPY } from '../landing.copy.ts';

/** The sign that the Sun is in. */
const sunSignOf = ({ now: { moon } }: LandingSky): SignKey =>
  getSignKey(normalizeDegrees(moon.longitudeDegrees - moon.elongationDegrees));

/** The headline of the day for the sign that a visitor chooses. */
export function YourSign({ sky }: { sky: LandingSky | undefined }) {
  const titleId = useId();
  const [chosen, setChosen] = useState<SignKey>();
  // Until then, the line of the sign that the Sun is in.
  const sign = chosen ?? (sky && sunSignOf(sky));
  return (
    <LandingSection
      titleId={titleId}
      className="lg:grid lg:grid-cols-[minmax(280px,360px)_minmax(0,1fr)] lg:gap-[clamp(48px,8.3vw,120px)]"
    >
      <div>
        <h2 id={titleId} className={SECTION_TITLE}>
          {YOUR_SIGN_COPY.title}
        </h2>
        <p className="mt-3.5 text-18 text-ivory-300">{YOUR_SIGN_COPY.lead}</p>
      </div>
      <div className="mt-8.5 lg:mt-0">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2 md:grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))]">
          {SIGN_KEYS.map((key, index) => (
            <li key={key}>
              <button
                type="button"
                aria-pressed={key === sign}
                onClick={() => setChosen(key)}
                className={classNames(
                  'grid min-h-18 w-full cursor-pointer justify-items-center gap-1.5 border px-1 py-2.5 text-13 hover:border-brass-400',
                  key === sign ? 'border-brass-400 text-ivory-50' : 'border-line text-ivory-300',
                )}
              >
                <Glyph name={key} size={24} />
                <span>{getSignNameAt(index)}</span>
              </button>
            </li>
          ))}
        </ul>
        {/* On a phone, three lines are reserved, so that the content below does not move. */}
        <div
          className="mt-6 min-h-[8.5rem] md:min-h-24"
          aria-live={chosen === undefined ? 'off' : 'polite'}
        >
          {sky === undefined || sign === undefined ? (
            <p className="text-ivory-300">
              {chosen === undefined ? YOUR_SIGN_COPY.choose : YOUR_SIGN_COPY.failed}
            </p>
          ) : (
            <>
              <p className="text-13/[1.3] font-semibold tracking-[0.06em] text-ivory-300">
                {YOUR_SIGN_COPY.label(
                  getSignNameAt(SIGN_KEYS.indexOf(sign)),
                  monthAndDay(sky.day.date),
                )}
              </p>
              <p className="mt-2 font-serif text-34/[1.15] text-balance">
                {sky.day.headlines[sign]}
              </p>
              {chosen !== undefined && (
                <LinkButton
                  href="/auth?start=signup"
                  variant="quiet"
                  className="mt-3"
                  {...preloadOnIntent('/auth')}
                >
                  {YOUR_SIGN_COPY.own}
                </LinkButton>
              )}
            </>
          )}
        </div>
      </div>
    </LandingSection>
  );
}
