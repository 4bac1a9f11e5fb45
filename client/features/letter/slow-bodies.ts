import type { BodyKey } from '#shared/sky/bodies.ts';

const SLOW: readonly BodyKey[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];

/** Jupiter and what is slower never has a minute, however sure the birth time is. */
export const isSlow = (body: BodyKey): boolean => SLOW.includes(body);
