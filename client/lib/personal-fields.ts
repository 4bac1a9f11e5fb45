// Personal details as typed, cleaned before the rules of the calls check them.

import * as z from 'zod/mini';
import { cleanText } from '#shared/core/clean-text.ts';
import { foldSigns } from '#shared/core/typed-signs.ts';
import { personalDetailsSchema } from '#shared/identity/account/personal-details.schema.ts';

/** A text that is cleaned, and then checked by `field`. */
export function typed<Field extends z.ZodMiniType<unknown, string>>(
  clean: (text: string) => string,
  field: Field,
) {
  return z.pipe(z.pipe(z.string(), z.transform(clean)), field);
}

/** An address as it is copied from a link or a contact: `mailto:nora@example.com`, `Nora <nora@example.com>`. */
export function cleanEmail(text: string): string {
  const address = foldSigns(text).trim();
  const bare = address.replace(/^mailto:/i, '').replace(/^[^<>]*<([^<>]*)>$/, '$1');
  return bare.replace(/[ ,;.]+$/, '');
}

/** Usernames have no capitals and no spaces, whatever a keyboard adds. */
export function cleanUsername(text: string): string {
  return foldSigns(text).trim().toLowerCase();
}

const { firstName, lastName, email } = personalDetailsSchema.shape;
export const typedFirstName = typed(cleanText, firstName);
export const typedLastName = typed(cleanText, lastName);
export const typedEmail = typed(cleanEmail, email);
