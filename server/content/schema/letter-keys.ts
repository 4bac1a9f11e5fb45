// The keys of the words of letters.

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

/** What a letter's image is made of, so that no two images on a page clash. */
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

/** The events in the sky that may lead a letter. When several fall on one day, the first in this list leads. */
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

/** The ways in which the sky connects a letter with the days around it. */
export const THREAD_KINDS = [
  'season',
  'event-at-your-point',
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

/** The highest id of a unit: a reader's memory has two bytes for each, and a fixed size. */
export const UNIT_ID_MAX = 1_535;
