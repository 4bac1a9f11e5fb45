// The words of the birth time slider.

import { BODY_KEYS, getBodyName } from '#shared/sky/bodies.ts';
import { SIGN_KEYS, SIGNS } from '#shared/zodiac/signs.ts';
import type { Shifted } from './birth-time-shift.ts';

export const SHIFT_COPY = {
  label: 'If the birth time was off by a few minutes',
  note: 'This shows what depends on the minute. It can’t tell which minute was yours.',
  asGiven: 'as you gave it',
  nothing: 'No sign or house changes.',
  earlier: (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} earlier`,
  later: (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} later`,
  change: (name: string, to: string, from: string) => `${name} in ${to} instead of ${from}`,
  houses: (changes: string) => `Houses: ${changes}`,
  house: (name: string, to: number, from: number) => `${name} ${to} instead of ${from}`,
} as const;

/** '9:23 PM, 5 minutes later'. */
export function shiftTitle(time: string, minutes: number): string {
  const words =
    minutes === 0
      ? SHIFT_COPY.asGiven
      : minutes < 0
        ? SHIFT_COPY.earlier(-minutes)
        : SHIFT_COPY.later(minutes);
  return `${time}, ${words}`;
}

function nameOf(body: Shifted['body']): string {
  if (body === 'ascendant') return 'Ascendant';
  if (body === 'midheaven') return 'Midheaven';
  return getBodyName(body);
}

/** The changes in sentences without a period: one for each sign, one for all houses. */
export function describeShift(shifted: readonly Shifted[], minutes: number): string[] {
  if (minutes !== 0 && shifted.length === 0) return [SHIFT_COPY.nothing];
  const signName = (key: Shifted['to']): string => {
    const sign = SIGN_KEYS.find((each) => each === key);
    return sign === undefined ? String(key) : SIGNS[sign].name;
  };
  const signs = shifted
    .filter(({ kind }) => kind === 'sign')
    .map(({ body, from, to }) => SHIFT_COPY.change(nameOf(body), signName(to), signName(from)));
  const houses = BODY_KEYS.flatMap((body) =>
    shifted
      .filter((each) => each.kind === 'house' && each.body === body)
      .map(({ from, to }) => SHIFT_COPY.house(nameOf(body), Number(to), Number(from))),
  );
  return houses.length === 0 ? signs : [...signs, SHIFT_COPY.houses(houses.join(', '))];
}
