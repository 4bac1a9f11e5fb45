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

export const USERNAME_REQUIRED = 'Please enter your username';
export const PASSWORD_REQUIRED = 'Please enter your password';

export const phoneLoginSchema = z.object({ phoneNumber: phoneField });
export type PhoneLogin = z.infer<typeof phoneLoginSchema>;

export const passwordLoginSchema = z.object({
  username: z
    .string(USERNAME_REQUIRED)
    .check(z.minLength(1, USERNAME_REQUIRED), z.maxLength(100, USERNAME_REQUIRED)),
  password: z
    .string(PASSWORD_REQUIRED)
    .check(z.minLength(1, PASSWORD_REQUIRED), z.maxLength(128, PASSWORD_REQUIRED)),
});
export type PasswordLogin = z.infer<typeof passwordLoginSchema>;

/** Either way of logging in; whichever the payload is, its own sentences stand at its fields. */
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
