// Payload fields that clients may leave out in several ways: absent, null or empty.

import * as z from 'zod/mini';

/** A field whose absent, empty or null value means "unknown" and is read as null. */
export function orNull<T extends z.ZodMiniType>(schema: T) {
  return z.pipe(
    z.transform((value: unknown): unknown => (value === undefined || value === '' ? null : value)),
    z.nullable(schema) as z.ZodMiniType<z.output<T> | null, unknown>, // what arrives is not known yet
  );
}

/** A field whose absent, empty or null value means "not given" and is read as undefined. */
export function orUndefined<T extends z.ZodMiniType>(schema: T) {
  return z.pipe(
    z.transform((value: unknown): unknown => (value === null || value === '' ? undefined : value)),
    z.optional(schema) as z.ZodMiniType<z.output<T> | undefined, unknown>, // what arrives is not known yet
  );
}
