// What a reader was shown: one record a reader, read before a letter is written and kept with it.

import * as z from 'zod/mini';
import { UNIT_ID_MAX } from '#server/content/index.ts';
import { LETTER_AREAS, type LetterArea } from '#shared/letter/letter.schema.ts';

/** How many letters back the memory holds whole. */
const RECENT = 3;
/** Dated entries older than this are dropped, days. */
const KEPT_DAYS = 400;
/** The most entries of a list, so that every record has one size. */
const MOST_ENTRIES = 40;
/** Days are kept in two bytes, counted from this one (2020-01-01, in days since 1970-01-01). 0: never. */
const FIRST_DAY = 18_261;

/** A letter that was shown. Days are counted from 1970-01-01. */
const shownLetterSchema = z.object({
  day: z.int(),
  area: z.enum(LETTER_AREAS),
  /** The moving body and the natal point of the contact that led; null for an event or a quiet day. */
  moving: z.nullable(z.string()),
  natal: z.nullable(z.string()),
  /** Names the contact with its pass, which leads one letter only; null as above. */
  contact: z.nullable(z.string()),
  /** Whether a moment of a season led. */
  ofSeason: z.boolean(),
  /** The kind of its thread clause; null without one. */
  thread: z.nullable(z.string()),
});
export type ShownLetter = z.infer<typeof shownLetterSchema>;

const entriesSchema = z.record(z.string(), z.int());
const packedSchema = z.object({
  units: z.string(),
  areas: entriesSchema,
  letters: z.array(shownLetterSchema),
  moments: entriesSchema,
  others: entriesSchema,
});

/** What a reader was shown. A day is a number, counted from 1970-01-01. */
export interface Memory {
  /** The last day on which each unit was shown, by the unit's id. */
  units: Map<number, number>;
  /** The last day of each area of life. */
  areas: Map<string, number>;
  /** The last letters, latest day first. */
  letters: readonly ShownLetter[];
  /** The day on which each moment of a season was opened, by its key. */
  moments: Map<string, number>;
  /** The last day of a season's phase on a quiet day, and of a placement, by key. */
  others: Map<string, number>;
}

export function createMemory(): Memory {
  return {
    units: new Map(),
    areas: new Map(),
    letters: [],
    moments: new Map(),
    others: new Map(),
  };
}

/** What one letter adds to the memory. */
export interface ToRemember {
  letter: ShownLetter;
  units: readonly number[];
  moments: readonly string[];
  others: readonly string[];
}

/** The memory after a letter; the memory given stays as it is. Of two days the later counts as the last. */
export function remember(memory: Memory, { letter, units, moments, others }: ToRemember): Memory {
  const { day } = letter;
  const later = <Key>(days: Map<Key, number>, keys: readonly Key[]): Map<Key, number> => {
    const after = new Map(days);
    for (const key of keys) after.set(key, Math.max(day, days.get(key) ?? day));
    return after;
  };
  return {
    units: later(memory.units, units),
    areas: later(memory.areas, [letter.area]),
    letters: [letter, ...memory.letters.filter((earlier) => earlier.day !== day)]
      .sort((one, other) => other.day - one.day)
      .slice(0, RECENT),
    moments: later(memory.moments, moments),
    others: later(memory.others, others),
  };
}

/** The latest entries that are not too old. */
function trim(entries: Map<string, number>): Record<string, number> {
  const latest = [...entries].sort(([, one], [, other]) => other - one).slice(0, MOST_ENTRIES);
  const first = (latest[0]?.[1] ?? 0) - KEPT_DAYS;
  return Object.fromEntries(latest.filter(([, day]) => day >= first));
}

/** The memory as a text: two bytes a unit, whatever was shown, and short lists. */
export function packMemory({ units, areas, letters, moments, others }: Memory): string {
  const days = new Uint16Array(UNIT_ID_MAX + 1);
  for (const [id, day] of units) days[id] = Math.max(0, day - FIRST_DAY);
  return JSON.stringify({
    units: Buffer.from(days.buffer).toString('base64'),
    areas: Object.fromEntries(areas),
    letters,
    moments: trim(moments),
    others: trim(others),
  });
}

/** The inverse of `packMemory`. Throws for another text. */
export function unpackMemory(text: string): Memory {
  const { units, areas, letters, moments, others } = packedSchema.parse(JSON.parse(text));
  const bytes = Buffer.from(units, 'base64');
  const shown = new Map<number, number>();
  for (let id = 0; 2 * id + 1 < bytes.length; id += 1) {
    const day = bytes.readUInt16LE(2 * id);
    if (day !== 0) shown.set(id, day + FIRST_DAY);
  }
  return {
    units: shown,
    areas: new Map(Object.entries(areas)),
    letters,
    moments: new Map(Object.entries(moments)),
    others: new Map(Object.entries(others)),
  };
}

/** How many days lie between a day and the nearest on which a unit was shown; infinite when it never was. */
export function restOf(memory: Memory, unit: number, day: number): number {
  const shown = memory.units.get(unit);
  return shown === undefined ? Number.POSITIVE_INFINITY : Math.abs(day - shown);
}

/** How many days ago an area was last told; infinite when it never was. */
export function daysSinceArea(memory: Memory, area: LetterArea, day: number): number {
  const last = memory.areas.get(area);
  return last === undefined ? Number.POSITIVE_INFINITY : Math.abs(day - last);
}
