import * as z from 'zod/mini';

/** The answer of a call that only says that it was done. */
export const successSchema = z.object({ success: z.literal(true) });
