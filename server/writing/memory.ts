// What a reader has been shown: one record per reader, read before a letter is written and stored with it.

import * as z from 'zod/mini';
import { UNIT_ID_MAX } from '#server/content/index.ts';
import { LETTER_AREAS, type LetterArea } from '#shared/letter/letter.schema.ts';

/** How many letters back the memory stores in full. */
const RECENT = 3;
/** How many letters back it stores only the area of life. */
const MONTH = 30;
/** Dated entries older than this many days are dropped. */
const KEPT_DAYS = 400;
/** The most entries in a list, so that every record has the same size. */
const MOST_ENTRIES = 24;
/** Days take two bytes, counted from this one (2020-01-01, in days since 1970-01-01). 0 means never. */
const FIRST_DAY = 18_261;
/** The highest number of a line: two for each natal point and tone. */
export const LINE_ID_MAX = 71;

/** A letter that was shown. Days are counted from 1970-01-01. */
const shownLetterSchema = z.object({
  day: z.int(),
  area: z.enum(LETTER_AREAS),
  /** What it advised; null for a quiet day. Absent in old memories. */
  advice: z._default(z.nullable(z.string()), null),
  /** The moving body and the natal point of the leading contact; null when an event led, or on a quiet day. */
  moving: z.nullable(z.string()),
  natal: z.nullable(z.string()),
  /** Identifies the contact and its pass, which leads only one letter; null as above. */
  contact: z.nullable(z.string()),
  /** Whether a season's beginning, exact day or end led. */
  ofSeason: z.boolean(),
  /** The kind of its thread clause; null when it had none. */
  thread: z.nullable(z.string()),
});
export type ShownLetter = z.infer<typeof shownLetterSchema>;

const entriesSchema = z.record(z.string(), z.int());
const packedSchema = z.object({
  units: z.string(),
  /** Memories of before have none. */
  lines: z._default(z.string(), ''),
  areas: entriesSchema,
  letters: z.array(shownLetterSchema),
  moments: entriesSchema,
  others: entriesSchema,
  /** Old memories have none of these. */
  pictures: z._default(entriesSchema, {}),
  placements: z._default(z.array(z.string()), []),
  month: z._default(z.record(z.string(), z.enum(LETTER_AREAS)), {}),
});

/** What a reader has been shown. A day is a number, counted from 1970-01-01. */
export interface Memory {
  /** The last day on which each unit was shown, by the unit's id. */
  units: Map<number, number>;
  /** The last day of each of the Moon's lines below a letter, by its number (`chooseAlsoLine`). */
  lines: Map<number, number>;
  /** The last day of each area of life. */
  areas: Map<string, number>;
  /** The last letters, latest day first. */
  letters: readonly ShownLetter[];
  /** The day on which each of a season's moments was first shown, by its key. */
  moments: Map<string, number>;
  /** The last day on which a season's phase was shown in full, and each text for quiet days, by key. */
  others: Map<string, number>;
  /** The last day on which an image of each kind was shown. */
  pictures: Map<string, number>;
  /** The area of the letter on each of the last days that had one. */
  month: Map<number, LetterArea>;
  /** The ids of all placements of the chart that have been shown. */
  placements: readonly string[];
}

export function createMemory(): Memory {
  return {
    units: new Map(),
    lines: new Map(),
    areas: new Map(),
    letters: [],
    moments: new Map(),
    others: new Map(),
    pictures: new Map(),
    month: new Map(),
    placements: [],
  };
}

/** What one letter adds to the memory. */
export interface ToRemember {
  letter: ShownLetter;
  units: readonly number[];
  lines: readonly number[];
  moments: readonly string[];
  others: readonly string[];
  /** The kinds of images in its texts. */
  pictures: readonly string[];
  placements: readonly string[];
}

/**
 * The memory after a letter; does not change the given memory. When two days are given, the later one counts as the
 * last.
 */
export function remember(memory: Memory, shown: ToRemember): Memory {
  const { letter, units, lines, moments, others, pictures, placements } = shown;
  const { day } = letter;
  const later = <Key>(days: Map<Key, number>, keys: readonly Key[]): Map<Key, number> => {
    const after = new Map(days);
    for (const key of keys) after.set(key, Math.max(day, days.get(key) ?? day));
    return after;
  };
  return {
    units: later(memory.units, units),
    lines: later(memory.lines, lines),
    areas: later(memory.areas, [letter.area]),
    letters: [letter, ...memory.letters.filter((earlier) => earlier.day !== day)]
      .sort((one, other) => other.day - one.day)
      .slice(0, RECENT),
    moments: later(memory.moments, moments),
    others: later(memory.others, others),
    pictures: later(memory.pictures, pictures),
    month: new Map(
      [...memory.month, [day, letter.area] as const]
        .sort(([one], [other]) => other - one)
        .slice(0, MONTH),
    ),
    placements: [...new Set([...memory.placements, ...placements])],
  };
}

/** The latest entries that are not too old. */
function trim(entries: Map<string, number>): Record<string, number> {
  const latest = [...entries].sort(([, one], [, other]) => other - one).slice(0, MOST_ENTRIES);
  const first = (latest[0]?.[1] ?? 0) - KEPT_DAYS;
  return Object.fromEntries(latest.filter(([, day]) => day >= first));
}

/** Days by number, two bytes each up to the last number. */
function packDays(days: Map<number, number>, last: number): string {
  const packed = new Uint16Array(last + 1);
  for (const [id, day] of days) packed[id] = Math.max(0, day - FIRST_DAY);
  return Buffer.from(packed.buffer).toString('base64');
}

/** The inverse of `packDays`. */
function unpackDays(text: string): Map<number, number> {
  const bytes = Buffer.from(text, 'base64');
  const days = new Map<number, number>();
  for (let id = 0; 2 * id + 1 < bytes.length; id += 1) {
    const day = bytes.readUInt16LE(2 * id);
    if (day !== 0) days.set(id, day + FIRST_DAY);
  }
  return days;
}

/** The memory as a text: two bytes a unit or line, whatever was shown, and short lists. */
export function packMemory(memory: Memory): string {
  const { units, lines, areas, letters, moments, others, pictures, placements, month } = memory;
  return JSON.stringify({
    units: packDays(units, UNIT_ID_MAX),
    lines: packDays(lines, LINE_ID_MAX),
    areas: Object.fromEntries(areas),
    letters,
    moments: trim(moments),
    others: trim(others),
    pictures: Object.fromEntries(pictures),
    placements,
    month: Object.fromEntries(month),
  });
}

/** The inverse of `packMemory`. Throws for any other text. */
export function unpackMemory(text: string): Memory {
  const packed = packedSchema.parse(JSON.parse(text));
  const { units, lines, areas, letters, moments, others, pictures, placements, month } = packed;
  return {
    units: unpackDays(units),
    lines: unpackDays(lines),
    areas: new Map(Object.entries(areas)),
    letters,
    moments: new Map(Object.entries(moments)),
    others: new Map(Object.entries(others)),
    pictures: new Map(Object.entries(pictures)),
    placements,
    month: new Map(Object.entries(month).map(([day, area]) => [Number(day), area])),
  };
}

/** The days between a day and the nearest day on which a unit was shown; infinite when it never was. */
export function restOf(memory: Memory, unit: number, day: number): number {
  const shown = memory.units.get(unit);
  return shown === undefined ? Number.POSITIVE_INFINITY : Math.abs(day - shown);
}

/** The days between a day and the nearest day on which an image of a kind was shown; infinite when none was. */
export function restOfPicture(memory: Memory, picture: string, day: number): number {
  const shown = memory.pictures.get(picture);
  return shown === undefined ? Number.POSITIVE_INFINITY : Math.abs(day - shown);
}

/** On how many of the days before a day, within the last month, an area was used. */
export function countInMonth(memory: Memory, area: LetterArea, day: number): number {
  let count = 0;
  for (const [on, told] of memory.month) {
    if (told === area && on < day && day - on < MONTH) count += 1;
  }
  return count;
}

/** How many days ago an area was last used; infinite when it never was. */
export function daysSinceArea(memory: Memory, area: LetterArea, day: number): number {
  const last = memory.areas.get(area);
  return last === undefined ? Number.POSITIVE_INFINITY : Math.abs(day - last);
}
