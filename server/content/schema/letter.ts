// The schema for the words of letters. A unit is written by hand, as a whole: its parts share one image and one
// feeling.

import * as z from 'zod';
import { CONTACT_TONES } from '#server/sky/contacts/occurrence.ts';
import { LETTER_AREAS, LETTER_REGISTERS } from '#shared/letter/letter.schema.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import { NATAL_POINT_KEYS } from '#shared/sky/natal-points.ts';
import { ADVICE, EVENT_KEYS, PICTURES, THREAD_KINDS, UNIT_ID_MAX } from './letter-keys.ts';
import { byHouse, forEach, text } from './parts.ts';

const DAILY = ['sun', 'mercury', 'venus', 'mars'] as const satisfies readonly BodyKey[];
const SLOW = [
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const satisfies readonly BodyKey[];

/** One file for each moving body and natal point: `mars-to-moon`. */
const meetingsOf = <Body extends BodyKey>(bodies: readonly Body[]) =>
  bodies.flatMap((body) => NATAL_POINT_KEYS.map((natal) => `${body}-to-${natal}` as const));
const byTone = <Value extends z.ZodType>(value: Value) => forEach(CONTACT_TONES, value);
const byPoint = <Value extends z.ZodType>(value: Value) => forEach(NATAL_POINT_KEYS, value);

const area = z.enum(LETTER_AREAS);
/** What a text is about and who it is for; without the last four fields it is for everybody on any day. */
const tags = {
  /** The number by which letters remember the text. It is never reused. */
  id: z.int().min(0).max(UNIT_ID_MAX),
  register: z.enum(LETTER_REGISTERS),
  area,
  advice: z.enum(ADVICE),
  picture: z.enum(PICTURES),
  /** All areas of life that the text touches; the first is `area`. */
  areas: z.array(area).min(1).optional(),
  setting: z.enum(['office', 'school', 'none']).default('none'),
  ages: z.enum(['any', 'under-65', '18-45']).default('any'),
  season: z.enum(['winter', 'summer', 'snow', 'none']).default('none'),
};

const withAreas = <Value extends z.ZodType<{ area: string; areas?: string[] | undefined }>>(
  value: Value,
) =>
  value.refine(
    ({ area, areas = [area] }) => areas[0] === area,
    'areas: the first must be the area',
  );

/** One text for a contact or an event. */
const matterUnit = withAreas(
  z.strictObject({
    ...tags,
    /** At most nine words about the reader, without a planet. */
    headline: text,
    /** What the reader may notice: a familiar moment, and one named feeling. */
    notice: text,
    /**
     * One sentence that names the moving planet and the natal point by what they do. It contains the time as a token,
     * `{exact}`, `{from}` or `{until}`, which is shown with its preposition: "at 12:24 PM", "about 4 PM", "today",
     * "today (give or take a day)", "until Tuesday".
     */
    why: text,
    /** What helps: one act that fits in a day. */
    helps: text,
    /** A question, shown every second day. */
    question: text,
  }),
).transform((unit) => ({ ...unit, areas: unit.areas ?? [unit.area] }));
export type MatterUnit = z.output<typeof matterUnit>;

/** One phase of a season. Its text makes sense without the headline and without the other phases, and names no time. */
const phase = z.strictObject({
  /** At most nine words about the reader, without a planet; lists show it as the season's line during the phase. */
  headline: text,
  text,
});

/** The texts for a season: a slow planet's weeks within one degree of a natal point. */
const seasonUnit = withAreas(
  z.strictObject({
    ...tags,
    /**
     * For Sunday's mail, where the week has an exact pass, the first or a later one: a sentence of its own about what the
     * reader may notice, and about how long. The letter tells the rest by the phases.
     */
    sunday: text,
    /** Before the first exact pass. */
    coming: phase,
    /** On the day of an exact pass, and between passes. */
    exact: phase,
    /** After the last exact pass. */
    leaving: phase,
  }),
).transform((unit) => ({ ...unit, areas: unit.areas ?? [unit.area] }));
export type SeasonUnit = z.output<typeof seasonUnit>;

/** A line for a contact in the day's list. A line that advises says what, and a joke that its register is light. */
const dayLine = z.union(
  [
    text.transform((line) => ({ line, advises: [], register: undefined })),
    z
      .strictObject({
        line: text,
        advises: z.array(z.enum(ADVICE)).default([]),
        register: z.literal('light').optional(),
      })
      .refine(({ advises, register }) => advises.length > 0 || register !== undefined),
  ],
  'must be a line, or `line` with what it `advises` or its `register`',
);

/** The text for a day when there is nothing else to say. */
const quietText = z.strictObject({ headline: text, text });

/** Three lines, one for each surface that shows contacts. */
const dayLines = byPoint(byTone(z.array(dayLine).min(3)));

/** A sentence with tokens in braces; `when` narrows it to events that were or that will be, or to a place. */
const threadFrame = z.strictObject({
  text,
  when: z.enum(['last', 'next', 'beside', 'across', 'corner']).optional(),
});

/** What a contact means, by its tone; `any` for the tones without a sentence of their own. */
const meaning = z
  .strictObject({
    any: text.optional(),
    joined: text.optional(),
    easy: text.optional(),
    hard: text.optional(),
  })
  .refine(
    (tones) => tones.any !== undefined || CONTACT_TONES.every((tone) => tones[tone] !== undefined),
    'must have each tone, or any',
  );

export const letterSchema = z.strictObject({
  daily: forEach(
    meetingsOf(DAILY),
    z.strictObject({
      joined: z.array(matterUnit).min(3),
      // With four places in a round, this tone is the most frequent.
      easy: z.array(matterUnit).min(4),
      hard: z.array(matterUnit).min(3),
    }),
  ),
  moon: forEach(meetingsOf(['moon']), byTone(z.array(matterUnit).min(4))),
  events: forEach(EVENT_KEYS, byHouse(z.array(matterUnit).min(1))),
  seasons: forEach(meetingsOf(SLOW), byTone(seasonUnit)),
  lines: z.strictObject({
    moon: byPoint(byTone(z.array(dayLine).min(6))),
    ...{ sun: dayLines, mercury: dayLines, venus: dayLines, mars: dayLines },
  }),
  meanings: z.strictObject({
    contacts: forEach(BODY_KEYS, byPoint(meaning)),
    events: forEach(EVENT_KEYS, text),
  }),
  /** Enough that none comes back soon. */
  quiet: z.array(quietText).min(6),
  threads: forEach(THREAD_KINDS, z.array(threadFrame).min(1)),
  /** The ids of removed units. */
  retired: z.array(z.int().min(0)),
});
