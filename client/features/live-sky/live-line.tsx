import { moonWords } from '#client/features/sky-facts/index.ts';
import { monthAndDay } from '#client/lib/date-words.ts';
import { MoonPhase } from '#client/ui/drawings/moon-phase.tsx';
import { getSignName } from '#shared/sky/longitude.ts';
import { LIVE_SKY_COPY } from './live-sky.copy.ts';
import type { LandingSky } from './sky-of-visitor.ts';

/** The classes of the element around the line. Its space is reserved while it loads, so that nothing below moves. */
export const LIVE_LINE_WAITING = 'live-line border-transparent';
export const LIVE_LINE_SHOWN = 'live-line animate-fade-in border-line';

/**
 * The visitor's real sky: the Moon at this minute, and the day's event in one sentence. It says 'Tonight' only from
 * dusk on. It has no state, so that `drawComponent` can draw it.
 */
export function LiveLine({ day, now, nowMs, duskMs }: LandingSky & { duskMs: number | undefined }) {
  const { longitudeDegrees, elongationDegrees, shape } = now.moon;
  const date = monthAndDay(day.date);
  const isNight = duskMs !== undefined && nowMs >= duskMs;
  return (
    <>
      <MoonPhase elongationDegrees={elongationDegrees} size={25} />
      <p>
        <b className="text-ivory-50">
          {isNight ? LIVE_SKY_COPY.tonight(date) : LIVE_SKY_COPY.today(date)}
        </b>
        <span>
          {` ${LIVE_SKY_COPY.moon(moonWords(getSignName(longitudeDegrees), shape))} ${day.content}`}
        </span>
      </p>
    </>
  );
}
