// Registration and login, as the client sends them.

import * as z from 'zod/mini';
import { birthDetailsSchema } from '../account/birth-details.schema.ts';
import { orUndefined } from '../core/absent.ts';
import { phoneField } from '../verification/verification.schema.ts';
import { attractionsSchema } from './attractions.ts';
import { AUTH_FIELD_COPY } from './auth.copy.ts';
import { emailField, firstNameField, lastNameField } from './personal-details.schema.ts';

export const DEFAULT_FIRST_NAME = 'User';

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
  attractions: attractionsSchema.check(z.minLength(1, AUTH_FIELD_COPY.attractionsRequired)),
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
