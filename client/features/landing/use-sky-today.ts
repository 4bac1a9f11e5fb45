import { useEffect, useState } from 'react';
import type { SkyToday } from '#shared/horoscope/horoscope.schema.ts';

/**
 * What the sky does today, asked once and after the page stands. Undefined while it is on its way and
 * where it cannot be had: the page is whole without it.
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
        // Without the line nothing is said of it; in the promise the sample stands.
      });
    return () => leaving.abort();
  }, []);
  return sky;
}
