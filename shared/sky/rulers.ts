import { SIGNS, type SignKey } from '../zodiac/signs.ts';
import { type BodyKey, getBodyName } from './bodies.ts';

/** The bodies that rule a sign; where tradition and the newer planets name two, the newer one first. */
function getRulers(sign: SignKey): readonly BodyKey[] {
  return SIGNS[sign].rulers;
}

/** The first ruler of a sign. */
export function getRulingBody(sign: SignKey): BodyKey {
  return SIGNS[sign].rulers[0];
}

/** Whether a body is one of the rulers of a sign. */
export function rules(body: BodyKey, sign: SignKey): boolean {
  return getRulers(sign).includes(body);
}

/** The rulers of a sign, as people read them: 'Venus', 'Pluto and Mars'. */
export function rulerWords(sign: SignKey): string {
  return getRulers(sign).map(getBodyName).join(' and ');
}
