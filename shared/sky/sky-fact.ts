// Facts about the sky, on which sentences are based, in a form that any ephemeris can check.

import * as z from 'zod/mini';
import { SIGN_KEYS } from '../zodiac/signs.ts';
import { ASPECT_KEYS } from './aspects.ts';
import { BODY_KEYS } from './bodies.ts';
import { PHASE_KEYS } from './phases.ts';

const body = z.enum(BODY_KEYS);
const sign = z.enum(SIGN_KEYS);
/** An instant, ISO 8601 in UTC with seconds: `2026-11-20T14:03:00Z`. */
const instant = z.string();
const id = z.string();
const text = z.string();

const positionFactSchema = z.object({
  id,
  kind: z.literal('position'),
  bodies: z.tuple([body]),
  sign,
  /** The body's stay in the sign, from its ingress to the next one; the date's 12:00 UTC lies in it. */
  since: instant,
  until: instant,
  /** Whole-sign house counted from the user's sign, 1-12; absent without a user's sign. */
  house: z.optional(z.int().check(z.gte(1), z.lte(12))),
  text,
});
export const aspectFactSchema = z.object({
  id,
  kind: z.literal('aspect'),
  bodies: z.tuple([body, body]),
  aspect: z.enum(ASPECT_KEYS),
  /** Distance from exact at 12:00 UTC of the date, degrees, never negative. */
  orb: z.number(),
  /** Whether the orb is shrinking at 12:00 UTC of the date: the two are still closing in. */
  applying: z.boolean(),
  /** The instant at which the aspect is exact, if it is in the date's UTC day; otherwise null. */
  exactAt: z.nullable(instant),
  text,
});
const ingressFactSchema = z.object({
  id,
  kind: z.literal('ingress'),
  bodies: z.tuple([body]),
  sign,
  exactAt: instant,
  text,
});
export const stationFactSchema = z.object({
  id,
  kind: z.literal('station'),
  bodies: z.tuple([body]),
  direction: z.enum(['retrograde', 'direct']),
  exactAt: instant,
  text,
});
const retrogradeFactSchema = z.object({
  id,
  kind: z.literal('retrograde'),
  bodies: z.tuple([body]),
  /** From the station retrograde to the station direct. */
  since: instant,
  until: instant,
  text,
});
/** Eclipses of the Sun come with new Moons, eclipses of the Moon with full Moons. */
const ECLIPSE_KEYS = [
  'partial-solar',
  'annular-solar',
  'total-solar',
  'hybrid-solar',
  'penumbral-lunar',
  'partial-lunar',
  'total-lunar',
] as const;
export type EclipseKey = (typeof ECLIPSE_KEYS)[number];

export const phaseFactSchema = z.object({
  id,
  kind: z.literal('phase'),
  bodies: z.tuple([z.literal('moon'), z.literal('sun')]),
  phase: z.enum(PHASE_KEYS),
  exactAt: instant,
  /** The kind of eclipse, if the new or full Moon is one anywhere on earth that people can notice. */
  eclipse: z.optional(z.enum(ECLIPSE_KEYS)),
  text,
});
const voidFactSchema = z.object({
  id,
  kind: z.literal('void'),
  bodies: z.tuple([z.literal('moon')]),
  /** From the Moon's last exact aspect in her sign (without one: her ingress into it) to her ingress into the next. */
  from: instant,
  until: instant,
  text,
});

export const skyFactSchema = z.discriminatedUnion('kind', [
  positionFactSchema,
  aspectFactSchema,
  ingressFactSchema,
  stationFactSchema,
  retrogradeFactSchema,
  phaseFactSchema,
  voidFactSchema,
]);

/** Facts of what happens at one instant, without aspects. */
export const eventFactSchema = z.discriminatedUnion('kind', [
  ingressFactSchema,
  stationFactSchema,
  phaseFactSchema,
]);
export type EventFact = z.infer<typeof eventFactSchema>;

export type AspectFact = z.infer<typeof aspectFactSchema>;
export type SkyFact = z.infer<typeof skyFactSchema>;
export type SkyFactKind = SkyFact['kind'];
