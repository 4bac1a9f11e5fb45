// Registration and login, as the client sends them.

import * as z from 'zod/mini';
import { birthDetailsSchema } from '../account/birth-details.schema.ts';
import { orUndefined } from '../core/absent.ts';
import { phoneField } from '../verification/verification.schema.ts';
import { attractionsSchema } from './attractions.ts';
import { emailField, firstNameField, lastNameField } from './personal-details.schema.ts';

export const DEFAULT_FIRST_NAME = 'User';
export const ATTRACTIONS_REQUIRED = 'Please select at least one';

/**
 * The registration payload (specification §3). What the server does not believe is accepted and dropped:
 * `phoneVerified`, `name`, `password` and `personalityTraits`; `username` is a suggestion.
 */
export const registrationSchema = z.extend(birthDetailsSchema, {
  phoneNumber: phoneField,
  firstName: orUndefined(firstNameField),
  lastName: orUndefined(lastNameField),
  email: orUndefined(emailField),
  username: z.optional(z.unknown()),
  attractions: attractionsSchema.check(z.minLength(1, ATTRACTIONS_REQUIRED)),
});
export type Registration = z.infer<typeof registrationSchema>;

export const phoneLoginSchema = z.object({ phoneNumber: phoneField });
export const passwordLoginSchema = z.object({
  username: z
    .string('Please enter your username')
    .check(
      z.minLength(1, 'Please enter your username'),
      z.maxLength(100, 'Please enter your username'),
    ),
  password: z
    .string('Please enter your password')
    .check(
      z.minLength(1, 'Please enter your password'),
      z.maxLength(128, 'Please enter your password'),
    ),
});
export type PasswordLogin = z.infer<typeof passwordLoginSchema>;
