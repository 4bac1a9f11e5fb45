import type { SignKey } from '../zodiac/signs.ts';
import { type BodyKey, getBodyName } from './bodies.ts';

/** The bodies that rule each sign (requirement ZODIAC-3); of two, the newer one is first. */
const RULERS: Readonly<Record<SignKey, readonly [BodyKey, ...BodyKey[]]>> = {
  aries: ['mars'],
  taurus: ['venus'],
  gemini: ['mercury'],
  cancer: ['moon'],
  leo: ['sun'],
  virgo: ['mercury'],
  libra: ['venus'],
  scorpio: ['pluto', 'mars'],
  sagittarius: ['jupiter'],
  capricorn: ['saturn'],
  aquarius: ['uranus', 'saturn'],
  pisces: ['neptune', 'jupiter'],
};

/** The first ruler of a sign. */
export function getRulingBody(sign: SignKey): BodyKey {
  return RULERS[sign][0];
}

/** The rulers of a sign, as people read them: 'Venus', 'Pluto and Mars'. */
export function rulerWords(sign: SignKey): string {
  return RULERS[sign].map(getBodyName).join(' and ');
}
