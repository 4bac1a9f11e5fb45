// The sentence on the day's sky that the landing page shows: one event. Where the Moon stands the page says itself,
// so no line here names her sign. {sign} is the sign of the event; {one}, {other} are the planets, {its sign} is the
// sign of the other one.

import type { AspectKey } from '#shared/sky/aspects.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';

/** What a planet is doing when the Moon meets it, to follow its name. */
export const CAUGHT_AT = {
  sun: ['who has every lamp on', 'who’s in a fine mood', 'who was about to take a bow'],
  mercury: ['who’s in the middle of a sentence', 'who’s heard the news', 'who lost his pen'],
  venus: ['who’s saved her a seat', 'who smells of roses', 'who brought the good cake'],
  mars: ['who has his sleeves rolled up', 'who took the stairs', 'who’s ready to go'],
  jupiter: ['who’s ordered for everyone', 'who’s laughing', 'who brought his cousins'],
  saturn: ['who’s brought a clipboard', 'who was early', 'who’s checking the beams'],
  uranus: ['who’s doing something with wires', 'who came by scooter', 'who has a theory'],
  neptune: ['who’s humming', 'who forgot his coat', 'who smells of the sea'],
  pluto: ['who lives in the basement', 'who knows everything', 'who has a flashlight'],
} as const satisfies Readonly<Record<Exclude<BodyKey, 'moon'>, readonly string[]>>;

/** The Moon meets {other}, {caught}. */
export const MOON_MEETS = {
  conjunction: [
    'The Moon sits down beside {other}, {caught}',
    'The Moon catches up with {other}, {caught}',
    'The Moon shares a bench with {other}, {caught}',
  ],
  sextile: [
    'The Moon winks at {other}, {caught}',
    'The Moon passes a note to {other}, {caught}',
    'The Moon trades favors with {other}, {caught}',
  ],
  square: [
    'The Moon squabbles with {other}, {caught}',
    'The Moon is a little huffy with {other}, {caught}',
    'The Moon rolls her eyes at {other}, {caught}',
  ],
  trine: [
    'The Moon hums in tune with {other}, {caught}',
    'The Moon leans on {other}, {caught}',
    'The Moon smiles at {other}, {caught}',
  ],
  opposition: [
    'The Moon looks straight across at {other}, {caught}',
    'The Moon stares down {other}, {caught}',
    'The Moon sits across the table from {other}, {caught}',
  ],
} as const satisfies Readonly<Record<AspectKey, readonly string[]>>;

export const MOON_IS = {
  new: ['The Moon starts over', 'The Moon is new, and turns a clean page'],
  'first-quarter': ['The Moon is half lit and in a hurry', 'Half a Moon rolls up her sleeves'],
  full: ['A full Moon has all the lights on', 'The Moon is full, and everybody looks up'],
  'last-quarter': ['The Moon is half lit and packing', 'Half a Moon is left, the quiet half'],
} as const;

export const MOON_ECLIPSED = {
  solar: ['The new Moon walks in front of the Sun'],
  lunar: ['The full Moon slips through the shadow of the earth'],
} as const;

/** Two planets: {one} is in {sign}, {other} in {its sign}. */
export const PLANETS_MEET = {
  conjunction: [
    '{one} and {other} share a room in {sign}',
    '{one} and {other} have taken the same table in {sign}',
    '{one} and {other} are thick as thieves in {sign}',
  ],
  sextile: [
    '{one} in {sign} does {other} in {its sign} a favor',
    '{one} in {sign} waves to {other} in {its sign}',
    '{one} in {sign} and {other} in {its sign} swap recipes',
  ],
  square: [
    '{one} in {sign} and {other} in {its sign} both want the front seat',
    '{one} in {sign} and {other} in {its sign} aren’t speaking',
    '{one} in {sign} steps on the toes of {other} in {its sign}',
  ],
  trine: [
    '{one} in {sign} and {other} in {its sign} finish each other’s sentences',
    '{one} in {sign} and {other} in {its sign} are getting along famously',
    '{one} in {sign} and {other} in {its sign} pull on the same rope',
  ],
  opposition: [
    '{one} in {sign} and {other} in {its sign} glare across the table',
    '{one} in {sign} and {other} in {its sign} hold two ends of a rope',
    '{one} in {sign} faces {other} in {its sign} over the net',
  ],
} as const satisfies Readonly<Record<AspectKey, readonly string[]>>;

export const PLANET_MOVES = [
  '{one} steps into {sign}',
  '{one} arrives in {sign} with all the luggage',
  '{one} opens the door of {sign}',
] as const;

export const PLANET_MOVES_BACK = [
  '{one} backs into {sign} to look for something',
  '{one} slips back into {sign}',
] as const;

export const PLANET_TURNS = {
  retrograde: ['{one} stops in {sign} and turns back', '{one} goes into reverse in {sign}'],
  direct: ['{one} finds the keys in {sign} and drives on', '{one} goes forward again in {sign}'],
} as const;

export const PLANET_RETRACES = [
  '{one} walks backward through {sign}',
  '{one} is going over {sign} a second time',
] as const;

export const PLANET_STAYS = [
  '{one} keeps the lamps on in {sign}',
  '{one} is hard at work in {sign}',
  '{one} holds the fort in {sign}',
] as const;
