// Separate from zone-offsets.ts, so that a page that only calculates with offsets does not load zod.

import * as z from 'zod/mini';

/**
 * The offsets of an answer's zone for the span of its instants, ascending: each holds until the next, the last to the
 * end of the span.
 */
export const zoneOffsetsSchema = z.array(z.object({ from: z.string(), seconds: z.int() }));
