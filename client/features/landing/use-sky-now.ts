import { useEffect, useState } from 'react';
import { followSky, type LandingSky } from '#client/features/live-sky/index.ts';

/** The sky of the visitor's day at this minute; undefined in the first render, and whenever `followSky` has no sky. */
export function useSkyNow(): LandingSky | undefined {
  const [sky, setSky] = useState<LandingSky>();
  useEffect(() => followSky(setSky), []);
  return sky;
}
