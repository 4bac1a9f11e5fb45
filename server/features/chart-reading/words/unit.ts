// One chapter's words: the headline, about the reader, and the passage under it.

import type { ContactTone } from '#server/sky/contacts/index.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';

/** `headline`: at most nine words, no planet, ending with a stop. `text`: 60 to 90 words, written whole. */
export interface ChapterUnit {
  readonly headline: string;
  readonly text: string;
}

/** A house of the chart, counted from the Ascendant. */
export type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The words for one body in aspect to others; a tone that the two can never form is left out. */
export type AspectUnits = Readonly<
  Partial<Record<BodyKey, Readonly<Partial<Record<ContactTone, ChapterUnit>>>>>
>;
