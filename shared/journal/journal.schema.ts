// The shapes of a journal: entries, what an import takes and what a look back answers.

import * as z from 'zod/mini';
import { calendarDate } from '../core/calendar-date.schema.ts';
import { personText } from '../core/text.ts';
import { BODY_KEYS } from '../sky/bodies.ts';
import { SHOWN_KEYS } from '../sky/contact-fact.ts';
import { NATAL_POINT_KEYS } from '../sky/natal-points.ts';
import { SIGN_KEYS } from '../zodiac/signs.ts';
import { JOURNAL_FIELD_COPY as COPY } from './journal.copy.ts';
import {
  MAX_PIECE_ENTRIES,
  MAX_TAG_CHARACTERS,
  MAX_TAGS,
  MAX_TEXT_UNITS,
  MOODS,
} from './journal-rules.ts';
import { isCleanProse, isWritten } from './prose.ts';

/** A UUID, in lower case as the database gives it back. */
export const journalId = z.uuid().check(z.toLowerCase());

const mood = z.nullable(z.literal(MOODS, COPY.moodUnknown));
const tag = personText({ required: COPY.tagEmpty, max: [MAX_TAG_CHARACTERS, COPY.tagTooLong] });
const instant = z.iso.datetime({ offset: true, error: COPY.markedAtMalformed }).check(
  // A year that both the database and the page can read.
  z.refine((text) => text >= '1900' && !Number.isNaN(Date.parse(text)), COPY.markedAtMalformed),
);

const written = {
  date: calendarDate(),
  /** The IANA name of the zone in which it was written. */
  zone: z.string(COPY.zoneUnknown).check(z.minLength(1, COPY.zoneUnknown)),
  text: z._default(
    z.string().check(
      z.refine(isCleanProse, COPY.textUnclean),
      z.refine((text) => text.length <= MAX_TEXT_UNITS, COPY.textTooLong),
    ),
    '',
  ),
  mood: z._default(mood, null),
  tags: z._default(z.array(tag).check(z.maxLength(MAX_TAGS, COPY.tooManyTags)), []),
  /** When the edit was made, by the device. */
  markedAt: instant,
};

const isSomething = z.refine<{ text: string; mood: unknown }>(
  ({ text, mood: chosen }) => chosen !== null || isWritten(text),
  { path: ['text'], error: COPY.nothing },
);

/** What a device writes. */
export const journalEditSchema = z.object(written).check(isSomething);
export type JournalEdit = z.output<typeof journalEditSchema>;

const id = journalId;

export const journalImportSchema = z.object({
  entries: z
    .array(z.object({ id, ...written }).check(isSomething))
    .check(z.minLength(1, COPY.noEntries), z.maxLength(MAX_PIECE_ENTRIES, COPY.tooManyEntries)),
});
export type ImportedEntry = z.output<typeof journalImportSchema>['entries'][number];

const noted = {
  text: z.string(),
  mood: z.nullable(z.literal(MOODS)),
  tags: z.array(z.string()),
  markedAt: z.string(),
};

export const journalEntrySchema = z.object({
  id,
  date: z.string(),
  zone: z.string(),
  ...noted,
  /** The edit over which this one stands; kept for 30 days. */
  earlier: z.nullable(z.object(noted)),
});
export type JournalEntry = z.infer<typeof journalEntrySchema>;

export const journalQuerySchema = z.object({ from: calendarDate(), until: calendarDate() });

export const journalDeleteQuerySchema = z.object({
  /** When the entry was deleted on the device; an edit made after it stays. Without it: now. */
  markedAt: z.optional(instant),
});

export const journalSchema = z.object({
  /** Newest day first. */
  entries: z.array(journalEntrySchema),
  /** The first date that has an entry; null for an empty journal. */
  first: z.nullable(z.string()),
  /** How many entries the whole journal has. */
  total: z.int(),
});
export type Journal = z.infer<typeof journalSchema>;

export const journalImportedSchema = z.object({
  added: z.int(),
  changed: z.int(),
  /** Those that were there already, or were deleted since. */
  unchanged: z.int(),
});
export type JournalImported = z.infer<typeof journalImportedSchema>;

export const journalNamespaceSchema = z.object({
  /** From this, source, date and text the page makes the ids of imported entries. */
  namespace: id,
});

/** The events of the sky that come again in a sign. */
const LOOK_BACK_EVENTS = [
  'solar-eclipse',
  'lunar-eclipse',
  'new-moon',
  'full-moon',
  'mercury-retrograde',
  'mercury-direct',
  'venus-retrograde',
  'venus-direct',
  'mars-retrograde',
  'mars-direct',
] as const;
export type LookBackEvent = (typeof LOOK_BACK_EVENTS)[number];
/** How the moving body stands to the natal point: on it, at 90° or 180°, at 60° or 120°. */
const LOOK_BACK_TONES = ['joined', 'hard', 'easy'] as const;

const moving = z.enum(BODY_KEYS);
const natal = z.nullable(z.enum(NATAL_POINT_KEYS));
const tone = z.nullable(z.enum(LOOK_BACK_TONES));
/** ISO 8601 in UTC; null where a body turns just short of exact. */
const at = z.nullable(z.string());

export const lookBackSchema = z.object({
  items: z.array(
    z.object({
      kind: z.enum(['contact', 'event']),
      moving,
      natal,
      tone,
      event: z.nullable(z.enum(LOOK_BACK_EVENTS)),
      sign: z.nullable(z.enum(SIGN_KEYS)),
      /** Which pass of its loop today's contact is, and of how many; 1 of 1 without a loop, null for an event. */
      pass: z.nullable(z.int()),
      passes: z.nullable(z.int()),
      /** Whether the passages are earlier passes of the loop that runs now. */
      isSameLoop: z.boolean(),
      at,
      shown: z.enum([...SHOWN_KEYS, 'about']),
      /** The nearest in time first. */
      passages: z.array(z.object({ from: z.string(), until: z.string(), entryIds: z.array(id) })),
    }),
  ),
  /** The entries that are named here. */
  entries: z.array(journalEntrySchema),
  /** The entries of this day in past years, newest first. */
  onThisDay: z.array(id),
  /** When one of today's contacts or events comes again. */
  next: z.nullable(z.object({ moving, natal, tone, at: z.string() })),
});
export type LookBack = z.infer<typeof lookBackSchema>;
