import { useEffect, useState } from 'react';
import type { SkyToday } from '#shared/horoscope/horoscope.schema.ts';

/**
 * Today's sky, fetched once after the page is painted. Undefined while loading and after a failure:
 * the page is complete without it.
 */
export function useSkyToday(): SkyToday | undefined {
  const [sky, setSky] = useState<SkyToday>();
  useEffect(() => {
    const leaving = new AbortController();
    import('./fetch-sky-today.ts')
      .then(({ fetchSkyToday }) => fetchSkyToday(leaving.signal))
      .then((answer) => {
        if (!leaving.signal.aborted) setSky(answer);
      })
      .catch(() => {
        // On failure the line stays empty and the promise shows its sample.
      });
    return () => leaving.abort();
  }, []);
  return sky;
}
