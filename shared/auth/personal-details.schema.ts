// First name, last name, e-mail: the last step of the sign-up and the account's own edits.

import * as z from 'zod/mini';
import { personText } from '../core/text.ts';

export const EMAIL_MESSAGE = 'Please enter a valid email address';

export const firstNameField = personText({
  min: [2, 'First name must be at least 2 characters'],
  max: [100, 'First name must be at most 100 characters'],
});
export const lastNameField = personText({
  min: [2, 'Last name must be at least 2 characters'],
  max: [100, 'Last name must be at most 100 characters'],
});
export const emailField = z
  .string(EMAIL_MESSAGE)
  .check(z.trim(), z.maxLength(254, EMAIL_MESSAGE), z.email(EMAIL_MESSAGE));

export const personalDetailsSchema = z.object({
  firstName: firstNameField,
  lastName: lastNameField,
  email: emailField,
});
export type PersonalDetails = z.infer<typeof personalDetailsSchema>;
