import { SIGN_KEYS, type SignKey } from '#shared/zodiac/sign-names.ts';

/**
 * On how many of the 21,550 days from 1950 to 2008 Sun and Moon stood in two signs at 12:00 UTC: a row for each sign of
 * the Sun, in it a number for each sign of the Moon, both from Aries on. A test counts them again.
 */
const DAYS: readonly (readonly number[])[] = [
  [147, 148, 151, 158, 150, 148, 146, 154, 150, 152, 149, 146],
  [152, 146, 156, 152, 155, 156, 151, 150, 148, 152, 155, 153],
  [154, 155, 149, 155, 159, 153, 155, 154, 154, 155, 149, 157],
  [154, 155, 154, 152, 152, 160, 159, 155, 152, 150, 159, 153],
  [162, 157, 153, 153, 151, 152, 154, 159, 163, 148, 150, 145],
  [144, 151, 158, 159, 149, 148, 151, 152, 150, 155, 153, 153],
  [143, 151, 146, 152, 151, 151, 149, 149, 147, 154, 149, 150],
  [147, 147, 147, 149, 151, 143, 149, 141, 152, 145, 147, 146],
  [146, 146, 139, 148, 146, 150, 148, 142, 145, 145, 146, 143],
  [145, 140, 144, 145, 146, 146, 143, 150, 143, 146, 144, 146],
  [145, 150, 150, 141, 146, 143, 151, 148, 143, 145, 141, 142],
  [147, 151, 150, 143, 151, 142, 149, 145, 153, 147, 143, 147],
];

/** How many birthdays from 1950 to 2008 have the Sun in one and the Moon in one of the given signs. */
export function countBirthdays(suns: readonly SignKey[], moons: readonly SignKey[]): number {
  const at = (sign: SignKey) => SIGN_KEYS.indexOf(sign);
  return suns
    .flatMap((sun) => moons.map((moon) => DAYS[at(sun)]?.[at(moon)] ?? 0))
    .reduce((sum, days) => sum + days, 0);
}
