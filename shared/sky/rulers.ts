import { SIGNS, type SignKey } from '../zodiac/signs.ts';
import { BODY_KEYS, type BodyKey, getBodyName } from './bodies.ts';

/** The body that rules a sign; where tradition and the newer planets name two, the first of the table. */
export function getRulingBody(sign: SignKey): BodyKey {
  const [name] = SIGNS[sign].rulingPlanet.split(' and ');
  const ruler = BODY_KEYS.find((key) => getBodyName(key) === name);
  if (ruler === undefined) throw new Error(`no body rules ${sign}`);
  return ruler;
}
