// The schema for the chapters of a birth chart.

import * as z from 'zod';
import { CONTACT_TONES } from '#server/sky/contacts/occurrence.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import { MOON_SHAPE_KEYS } from '#shared/sky/phases.ts';
import { byElement, byHouse, bySign, forEach, text } from './parts.ts';

/** `headline`: at most nine words, no planet, with a period. `text`: 60 to 90 words, complete in itself. */
const chapter = z.strictObject({ headline: text, text });
export type ChapterUnit = z.output<typeof chapter>;

/** By the bodies that come later in the order of charts; a tone that the two can never form is left out. */
const aspects = z.partialRecord(z.enum(BODY_KEYS), z.partialRecord(z.enum(CONTACT_TONES), chapter));
const toAngle = forEach(BODY_KEYS, forEach(CONTACT_TONES, chapter));
const byQuality = forEach(['cardinal', 'fixed', 'mutable'], chapter);

export const chartSchema = z.strictObject({
  /** Uranus, Neptune and Pluto are under `generation`. */
  signs: forEach(
    ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'rising', 'midheaven'],
    bySign(chapter),
  ),
  houses: forEach([...BODY_KEYS, 'ruler'], byHouse(chapter)),
  aspects: z.strictObject({
    ...{ sun: aspects, moon: aspects, mercury: aspects, venus: aspects, mars: aspects },
    ...{ jupiter: aspects, saturn: aspects, uranus: aspects, neptune: aspects },
    ...{ ascendant: toAngle, midheaven: toAngle },
  }),
  /** What people born within the same few years share: one sentence per planet. */
  generation: z.strictObject({
    uranus: bySign(text),
    neptune: bySign(text),
    pluto: bySign(text),
    /** The last sentence: how this becomes personal. */
    closing: text,
  }),
  'moon-phases': forEach(MOON_SHAPE_KEYS, chapter),
  balance: z.strictObject({
    'element-strong': byElement(chapter),
    'element-missing': byElement(chapter),
    'elements-even': chapter,
    'quality-strong': byQuality,
    'quality-missing': byQuality,
    'qualities-even': chapter,
    'sign-cluster': bySign(chapter),
  }),
});
