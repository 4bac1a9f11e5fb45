import { moonWords, type SkyNow } from '#client/features/sky-facts/index.ts';
import { monthAndDay } from '#client/lib/date-words.ts';
import { classNames } from '#client/ui/class-names.ts';
import { MoonPhase } from '#client/ui/drawings/moon-phase.tsx';
import type { SkyToday } from '#shared/horoscope/horoscope.schema.ts';
import { getSignName } from '#shared/sky/longitude.ts';
import { HERO_COPY } from '../landing.copy.ts';
import { findDrift } from '../moon-among-stars.ts';

export type LandingSky = { day: SkyToday; now: SkyNow; nowMs: number };

/**
 * The visitor's real sky: the Moon of this minute, and the day's event in one sentence. 'Tonight' is said only from
 * dusk. Its space is reserved while it loads, and stays empty after a failure, so that content below does not move.
 */
export function LiveLine({
  sky,
  duskMs,
}: {
  sky: LandingSky | undefined;
  duskMs: number | undefined;
}) {
  return (
    <div
      className={classNames(
        'live-line',
        sky === undefined ? 'border-transparent' : 'animate-fade-in border-line',
      )}
      data-sky-cover=""
    >
      {sky !== undefined && <SkyLine {...sky} duskMs={duskMs} />}
    </div>
  );
}

function SkyLine({ day, now, nowMs, duskMs }: LandingSky & { duskMs: number | undefined }) {
  const { sign, longitudeDegrees, elongationDegrees, shape } = now.moon;
  const date = monthAndDay(day.date);
  const isNight = duskMs !== undefined && nowMs >= duskMs;
  const drift = findDrift(sign, longitudeDegrees, nowMs);
  return (
    <>
      <MoonPhase elongationDegrees={elongationDegrees} size={25} />
      <div>
        <p>
          <b className="text-ivory-50">
            {isNight ? HERO_COPY.tonight(date) : HERO_COPY.today(date)}
          </b>{' '}
          {HERO_COPY.moon(moonWords(getSignName(longitudeDegrees), shape))} {day.content}
        </p>
        {drift.length > 0 && <p className="mt-1.5 text-13">{HERO_COPY.drift(drift)}</p>}
      </div>
    </>
  );
}
