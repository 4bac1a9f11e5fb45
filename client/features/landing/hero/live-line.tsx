import { monthAndDay } from '#client/lib/date-words.ts';
import { MoonPhase } from '#client/ui/drawings/moon-phase.tsx';
import type { SkyToday } from '#shared/horoscope/horoscope.schema.ts';
import { HERO_COPY } from '../landing.copy.ts';

/**
 * Today's real sky in one sentence. Its room is kept while it is on its way, and stays empty where it
 * cannot be had, so that nothing under it moves.
 */
export function LiveLine({ sky }: { sky: SkyToday | undefined }) {
  return (
    <div className="live-line" data-here={sky !== undefined} data-sky-cover="">
      {sky !== undefined && (
        <>
          {sky.moon !== undefined && (
            <MoonPhase elongationDegrees={sky.moon.elongationDegrees} size={25} />
          )}
          <p>
            <b>{HERO_COPY.tonight(monthAndDay(sky.date))}</b> {sky.content}
          </p>
        </>
      )}
    </div>
  );
}
