import { useEffect, useState } from 'react';
import { getSkyAt } from '#client/features/sky-facts/index.ts';
import { useNow, useToday } from '#client/lib/today.ts';
import type { SkyToday } from '#shared/horoscope/horoscope.schema.ts';
import type { LandingSky } from './hero/live-line.tsx';

/**
 * The sky of the visitor's day at this minute, fetched after the page is painted, once a day. Undefined
 * while loading and after a failure: the page is complete without it.
 */
export function useSkyNow(): LandingSky | undefined {
  const today = useToday();
  const nowMs = useNow();
  const [day, setDay] = useState<SkyToday>();
  useEffect(() => {
    // The prerendering and the first render after it know no day.
    if (today === '') return;
    const leaving = new AbortController();
    import('./fetch-sky-today.ts')
      .then(({ fetchSkyToday }) => fetchSkyToday(today, leaving.signal))
      .then((answer) => {
        if (!leaving.signal.aborted) setDay(answer);
      })
      .catch(() => {
        // On failure the line stays empty and the promise shows its sample.
      });
    return () => leaving.abort();
  }, [today]);
  const now = day?.date === today ? getSkyAt(day, nowMs) : undefined;
  return day !== undefined && now !== undefined ? { day, now, nowMs } : undefined;
}
