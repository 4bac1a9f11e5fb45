// Schemas of the registration and login payloads.

import * as z from 'zod/mini';
import { orUndefined } from '../../core/absent.ts';
import { ACCOUNT_FIELD_COPY } from '../account/account.copy.ts';
import { attractionsSchema } from '../account/attractions.schema.ts';
import { birthDetailsSchema } from '../account/birth-details.schema.ts';
import { emailField, firstNameField, lastNameField } from '../account/personal-details.schema.ts';
import { phoneField } from '../verification/verification.schema.ts';
import { AUTH_FIELD_COPY } from './sign-in.copy.ts';

export const DEFAULT_FIRST_NAME = 'User';

/**
 * The registration payload (requirement SIGNUP-24). Fields that the server does not trust are accepted and dropped:
 * `phoneVerified`, `name`, `password` and `personalityTraits`; `username` is a suggestion.
 */
export const registrationSchema = z.extend(birthDetailsSchema, {
  phoneNumber: phoneField,
  firstName: orUndefined(firstNameField),
  lastName: orUndefined(lastNameField),
  email: orUndefined(emailField),
  username: z.optional(z.unknown()),
  attractions: attractionsSchema.check(z.minLength(1, ACCOUNT_FIELD_COPY.attractionsRequired)),
});
export type Registration = z.infer<typeof registrationSchema>;

export const phoneLoginSchema = z.object({ phoneNumber: phoneField });
export type PhoneLogin = z.infer<typeof phoneLoginSchema>;

export const passwordLoginSchema = z.object({
  username: z
    .string(AUTH_FIELD_COPY.usernameRequired)
    .check(
      z.minLength(1, AUTH_FIELD_COPY.usernameRequired),
      z.maxLength(100, AUTH_FIELD_COPY.usernameRequired),
    ),
  password: z
    .string(AUTH_FIELD_COPY.passwordRequired)
    .check(
      z.minLength(1, AUTH_FIELD_COPY.passwordRequired),
      z.maxLength(128, AUTH_FIELD_COPY.passwordRequired),
    ),
});
export type PasswordLogin = z.infer<typeof passwordLoginSchema>;

/**
 * Either way of logging in. The payload's fields decide which of the two schemas checks it: a union of both would not
 * report the messages of one.
 */
export const loginSchema = z.pipe(
  z.looseObject({}),
  z.transform((payload, context): PhoneLogin | PasswordLogin => {
    const schema = 'phoneNumber' in payload ? phoneLoginSchema : passwordLoginSchema;
    const parsed = schema.safeParse(payload);
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues)
      context.issues.push({ code: 'custom', input: payload, path: [...path], message });
    return z.NEVER;
  }),
);
