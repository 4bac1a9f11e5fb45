// The ten bodies of a chart, in the order in which charts list them.

export const BODY_NAMES = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
] as const;
/** A body's capitalized name, as shown to users and as the birth chart names it. */
export type BodyName = (typeof BODY_NAMES)[number];

export const BODY_KEYS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const;
/** A body's lower-case key, as facts and glyphs name it. */
export type BodyKey = (typeof BODY_KEYS)[number];

/** The bodies that circle the zodiac in two years or less: each of their contacts is over within days. */
export const QUICK_BODIES = ['sun', 'moon', 'mercury', 'venus', 'mars'] as const;

export function isQuickBody(body: BodyKey): boolean {
  return (QUICK_BODIES as readonly BodyKey[]).includes(body);
}

const NAME_BY_KEY = Object.fromEntries(
  BODY_KEYS.map((key, index) => [key, BODY_NAMES[index]]),
) as Record<BodyKey, BodyName>;

/** A body's name as shown to users. */
export function getBodyName(key: BodyKey): BodyName {
  return NAME_BY_KEY[key];
}

const KEY_BY_NAME = Object.fromEntries(
  BODY_NAMES.map((name, index) => [name, BODY_KEYS[index]]),
) as Record<BodyName, BodyKey>;

/** A body's key by its name as shown to users. */
export function getBodyKey(name: BodyName): BodyKey {
  return KEY_BY_NAME[name];
}
