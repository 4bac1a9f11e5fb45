// The shape of a letter's words. A unit is written whole, by hand: its parts share one image and one feeling.

import type { ContactTone } from '#server/sky/contacts/index.ts';
import type { LetterArea, LetterRegister } from '#shared/letter/letter.schema.ts';
import type { HouseNumber } from '#shared/sky/houses.ts';

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

/** One way to tell a matter: a moving planet, a tone and a natal point. */
export interface MatterUnit {
  /** At most nine words about the reader, without a planet. */
  readonly headline: string;
  /** What the reader may notice: a moment that one recognizes, and one named feeling. */
  readonly notice: string;
  /**
   * One sentence that names the moving planet and the natal point by what they do. It holds the time as a token,
   * `{exact}`, `{from}` or `{until}`, which is shown with its preposition: "at 12:24 PM", "about 4 PM", "today",
   * "today, give or take a day", "until Tuesday".
   */
  readonly why: string;
  /** What helps: one act that fits in a day. */
  readonly helps: string;
  /** A question, shown every second day. */
  readonly question: string;
  readonly register: LetterRegister;
  readonly area: LetterArea;
  readonly advice: Advice;
  readonly picture: Picture;
}

/** The units of a moving planet and a natal point, by tone. */
export type MatterUnits = Readonly<Record<ContactTone, readonly MatterUnit[]>>;

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

/**
 * What an event tells, by the house of the reader's chart that the Moon, or the planet that turns, stands in. A unit
 * names the house in plain words, never by its number, and holds the time once, as `{exact}`, which is shown to the
 * minute whatever the birth time.
 */
export type EventUnits = Readonly<Record<HouseNumber, MatterUnit>>;

/**
 * How a season is told: a slow planet's weeks within one degree of a natal point. One phase stands beside the
 * Moon's unit of the same letter, so each is whole by itself; none names a time.
 */
export interface SeasonUnit {
  /** At most nine words about the reader, without a planet; the season's line in lists, and a quiet day's headline. */
  readonly headline: string;
  /** Before the first exact pass. */
  readonly coming: string;
  /** On the day of an exact pass, and between passes. */
  readonly exact: string;
  /** After the last exact pass. */
  readonly leaving: string;
  readonly register: LetterRegister;
  readonly area: LetterArea;
  readonly advice: Advice;
  readonly picture: Picture;
}

/** The seasons of a slow planet and a natal point, by tone. */
export type SeasonUnits = Readonly<Record<ContactTone, SeasonUnit>>;

/** Two lines a tone for a contact in the day's list. */
export type DayLines = Readonly<Record<ContactTone, readonly [string, string]>>;
