import { monthAndDay } from '#client/lib/date-words.ts';
import { classNames } from '#client/ui/class-names.ts';
import { MoonPhase } from '#client/ui/drawings/moon-phase.tsx';
import type { SkyToday } from '#shared/horoscope/horoscope.schema.ts';
import { HERO_COPY } from '../landing.copy.ts';

/**
 * Today's real sky in one sentence. Its space is reserved while it loads, and stays empty after a
 * failure, so that content below does not move.
 */
export function LiveLine({ sky }: { sky: SkyToday | undefined }) {
  return (
    <div
      className={classNames(
        'live-line',
        sky === undefined ? 'border-transparent' : 'animate-fade-in border-line',
      )}
      data-sky-cover=""
    >
      {sky !== undefined && (
        <>
          {sky.moon !== undefined && (
            <MoonPhase elongationDegrees={sky.moon.elongationDegrees} size={25} />
          )}
          <p>
            <b className="text-ivory-50">{HERO_COPY.tonight(monthAndDay(sky.date))}</b>{' '}
            {sky.content}
          </p>
        </>
      )}
    </div>
  );
}
