// The chapters of a birth chart: what the chart means in words, each with the facts behind it and how certain they are.

import * as z from 'zod/mini';
import { NATAL_POINT_KEYS } from '../sky/natal-points.ts';
import { aspectFactSchema } from '../sky/sky-fact.ts';
import { ELEMENTS, SIGN_KEYS } from '../zodiac/signs.ts';

export const chartReadingQuerySchema = z.object({
  /** `reveal`: only the three lines, which do not count as having read the chart. Without it, all. */
  part: z.optional(z.literal('reveal', 'Ask for the part “reveal”, or leave it out for all.')),
});

/** Where a body or an angle was at birth. */
export const placementFactSchema = z.object({
  id: z.string(),
  kind: z.literal('placement'),
  bodies: z.tuple([z.enum(NATAL_POINT_KEYS)]),
  sign: z.enum(SIGN_KEYS),
  /** By the reader's house system, 1-12; null for an angle, and when the birth time does not determine the house. */
  house: z.nullable(z.int().check(z.gte(1), z.lte(12))),
  /** Apparent geocentric ecliptic longitude, true equinox of date, in [0, 360), degrees. */
  longitude: z.number().check(z.gte(0), z.lt(360)),
  retrograde: z.boolean(),
  text: z.string(),
});
export type PlacementFact = z.infer<typeof placementFactSchema>;

/** Two bodies in aspect, or a body and an angle. */
const chartAspectFactSchema = z.extend(aspectFactSchema, {
  bodies: z.tuple([z.enum(NATAL_POINT_KEYS), z.enum(NATAL_POINT_KEYS)]),
  /** Null for an angle, which goes through the whole zodiac in a day. */
  applying: z.nullable(z.boolean()),
});
export type ChartAspectFact = z.infer<typeof chartAspectFactSchema>;

const chapterFactSchema = z.discriminatedUnion('kind', [
  placementFactSchema,
  chartAspectFactSchema,
]);
export type ChapterFact = z.infer<typeof chapterFactSchema>;

const CHAPTER_KINDS = [
  'portrait',
  'big-three',
  'placement',
  'aspect',
  'angle',
  'ruler',
  'balance',
  'moon-phase',
  'generation',
] as const;

/**
 * How certain a chapter is. `certain`: true at any hour of the birth date. `margin`: true for every minute within the
 * margin of the birth time. `changes`: true for only some of the possible minutes; the text then says when it changes,
 * and mentions no house or angle.
 */
const CERTAINTY_LEVELS = ['certain', 'margin', 'changes'] as const;

const chapterSchema = z.object({
  /** `theme-angle-sun-on-ascendant`, `sun`, `ascendant`, `venus-pluto`, `ruler`, `moon-phase`, `element-water`, `cluster-scorpio`, `generation`. */
  id: z.string(),
  kind: z.enum(CHAPTER_KINDS),
  /** The element or the sign that a balance is about; absent when it is about qualities or all elements. */
  about: z.optional(
    z.union([z.object({ element: z.enum(ELEMENTS) }), z.object({ sign: z.enum(SIGN_KEYS) })]),
  ),
  /** The placement: 'Sun in Leo, 6th house'; empty in a portrait. */
  title: z.string(),
  headline: z.string(),
  /** Paragraphs, separated by an empty line. */
  text: z.string(),
  /** What the house adds to the sign of a body; absent where the birth time does not determine the house. */
  inHouse: z.optional(z.string()),
  facts: z.array(chapterFactSchema),
  certainty: z.object({ level: z.enum(CERTAINTY_LEVELS), text: z.string() }),
});
export type Chapter = z.infer<typeof chapterSchema>;

const REVEAL_KEYS = ['sun', 'moon', 'ascendant'] as const;
export type RevealKey = (typeof REVEAL_KEYS)[number];

/** One of the three that a reader is told first of a chart. */
const revealSchema = z.object({
  key: z.enum(REVEAL_KEYS),
  /** The possible signs in order of time: one where it is settled, none for an Ascendant that cannot be told. */
  signs: z.array(z.enum(SIGN_KEYS)),
  /** A line for each sign. */
  lines: z.array(z.string()),
  /** Why there is more than one sign or none, or why the sign is not that of the date; null where nothing needs a reason. */
  why: z.nullable(z.string()),
});
export type Reveal = z.infer<typeof revealSchema>;

/** Sun, Moon and Ascendant in a line each, and the chapters in reading order; both empty without a birth date. */
export const chartReadingSchema = z.object({
  reveal: z.array(revealSchema),
  chapters: z.array(chapterSchema),
});
export type ChartReading = z.infer<typeof chartReadingSchema>;
