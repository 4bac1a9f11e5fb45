// The keys of the letter's words.

/** What a letter advises, so that nothing on the same page advises the opposite. */
export const ADVICE = [
  'start',
  'finish',
  'speak',
  'listen',
  'rest',
  'move',
  'ask',
  'let go',
] as const;
export type Advice = (typeof ADVICE)[number];

/** What the image of a letter is made of, so that no two images on a page clash. */
export const PICTURES = [
  'up',
  'down',
  'water',
  'fire',
  'container',
  'door',
  'road',
  'tool',
  'table',
  'paper',
  'person',
  'outdoors',
] as const;
export type Picture = (typeof PICTURES)[number];

/** The events of the sky that may lead a letter. Of several on one day the first here leads. */
export const EVENT_KEYS = [
  'solar-eclipse',
  'lunar-eclipse',
  'new-moon',
  'full-moon',
  'mars-retrograde',
  'mars-direct',
  'venus-retrograde',
  'venus-direct',
  'mercury-retrograde',
  'mercury-direct',
] as const;
export type EventKey = (typeof EVENT_KEYS)[number];

/** How a letter is tied to the days around it, by what the sky makes true. */
export const THREAD_KINDS = [
  'season',
  'event-in-this-house',
  'second-or-third-pass',
  'first-of-three-passes',
  'exact-tomorrow',
  'another-planet-yesterday',
  'another-planet-comes',
  'slow-planet-there',
  'third-day',
  'lets-go-by',
  'last-time',
  'weeks-ago',
  'another-point-yesterday',
  'goes-on-tomorrow',
] as const;
export type ThreadKind = (typeof THREAD_KINDS)[number];

/** The highest id of a unit: a reader's memory has two bytes for each, and one size. */
export const UNIT_ID_MAX = 1_535;
