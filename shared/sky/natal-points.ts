// The twelve points of a natal chart that moving bodies form aspects with, in the order of charts.

import { BODY_KEYS, type BodyKey, getBodyName } from './bodies.ts';

export const NATAL_POINT_KEYS = [...BODY_KEYS, 'ascendant', 'midheaven'] as const;
/** A natal body's or angle's lower-case key. */
export type NatalPointKey = (typeof NATAL_POINT_KEYS)[number];

/** A natal point's name as shown to users. */
export function getNatalPointName(key: NatalPointKey): string {
  if (key === 'ascendant') return 'Ascendant';
  if (key === 'midheaven') return 'Midheaven';
  return getBodyName(key satisfies BodyKey);
}
