// The keys and names of the twelve signs. They are separate from the texts about the signs in signs.ts, which are many
// times as long and not needed on every page.

export const SIGN_KEYS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;
/** A sign's lower-case key, used in addresses, calls and stored ids; in zodiacal order. */
export type SignKey = (typeof SIGN_KEYS)[number];

export const SIGN_NAMES = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;
/** A sign's capitalized name, as shown to users. */
export type SignName = (typeof SIGN_NAMES)[number];

/** The key of the sign at a place of the zodiac: 0 (Aries) to 11 (Pisces); throws for any other. */
export function getSignKeyAt(index: number): SignKey {
  return atPlace(SIGN_KEYS, index);
}

/** The capitalized name of the sign at a place of the zodiac: 0 (Aries) to 11 (Pisces); throws for any other. */
export function getSignNameAt(index: number): SignName {
  return atPlace(SIGN_NAMES, index);
}

/** The key of the sign with a capitalized name. */
export function getSignKeyOf(name: SignName): SignKey {
  return getSignKeyAt(SIGN_NAMES.indexOf(name));
}

function atPlace<T>(signs: readonly T[], index: number): T {
  const sign = signs[index];
  if (sign === undefined) throw new RangeError(`no sign at ${index}`);
  return sign;
}
