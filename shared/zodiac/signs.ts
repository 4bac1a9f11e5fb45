// The twelve signs as the specification lists them: names, symbols, dates, elements, qualities, rulers.

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
/** A sign's capitalised name, as shown to readers. */
export type SignName = (typeof SIGN_NAMES)[number];

/** A sign's lower-case key, as it stands in addresses, calls and stored ids. */
export type SignKey = Lowercase<SignName>;
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
] as const satisfies readonly SignKey[];
