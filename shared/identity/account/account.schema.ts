// Schemas of the account's calls: editing, password, devices, export and deletion.

import * as z from 'zod/mini';
import { phoneField } from '../verification/verification.schema.ts';
import { ACCOUNT_FIELD_COPY } from './account.copy.ts';
import { attractionsSchema } from './attractions.schema.ts';
import { emailField, firstNameField, lastNameField } from './personal-details.schema.ts';
import { preferencesEditSchema } from './preferences.schema.ts';

/** Names that readers would take for Asteria itself, and values that programs would not treat as a name. */
const RESERVED_USERNAMES: readonly string[] = [
  'admin',
  'administrator',
  'asteria',
  'false',
  'help',
  'infinity',
  'moderator',
  'nan',
  'nil',
  'none',
  'null',
  'official',
  'oracle',
  'prototype',
  'root',
  'security',
  'staff',
  'support',
  'system',
  'true',
  'undefined',
  'void',
];

/** Whether nobody may have the username; this includes names of object properties, such as `constructor`. */
function isReserved(name: string): boolean {
  return RESERVED_USERNAMES.includes(name) || name in {};
}

export const USERNAME_LENGTH = { min: 3, max: 30 };
/** A character of a username, as a regular expression. No upper case, so that no two names differ only in case. */
export const USERNAME_CHARACTERS = '[a-z0-9_]';

export const usernameField = z.string(ACCOUNT_FIELD_COPY.usernameShort).check(
  z.minLength(USERNAME_LENGTH.min, ACCOUNT_FIELD_COPY.usernameShort),
  z.maxLength(USERNAME_LENGTH.max, ACCOUNT_FIELD_COPY.usernameLong),
  z.regex(new RegExp(`^${USERNAME_CHARACTERS}*$`), ACCOUNT_FIELD_COPY.usernameCharacters),
  z.refine((name) => !isReserved(name), ACCOUNT_FIELD_COPY.usernameTaken),
);

const passwordField = z
  .string(ACCOUNT_FIELD_COPY.passwordShort)
  .check(
    z.minLength(6, ACCOUNT_FIELD_COPY.passwordShort),
    z.maxLength(128, ACCOUNT_FIELD_COPY.passwordLong),
  );

export const accountEditSchema = z.object({
  username: z.optional(usernameField),
  firstName: z.optional(firstNameField),
  lastName: z.optional(lastNameField),
  /** null or '' removes the e-mail address. */
  email: z.optional(z.union([z.null(), z.literal(''), emailField])),
  attractions: z.optional(attractionsSchema),
  preferences: z.optional(preferencesEditSchema),
});
export type AccountEdit = z.infer<typeof accountEditSchema>;

/** A new password, with the current one if there is one. */
export const passwordChangeSchema = z.object({
  currentPassword: z.optional(z.nullable(z.string().check(z.maxLength(128)))),
  newPassword: passwordField,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** Like `passwordChangeSchema`; null as the new password removes the password. */
export const passwordEditSchema = z.extend(passwordChangeSchema, {
  newPassword: z.nullable(passwordField),
});
export type PasswordEdit = z.infer<typeof passwordEditSchema>;

/** The new phone number. It must have been verified by a code before, in the same session. */
export const phoneChangeSchema = z.object({ phoneNumber: phoneField });

/** `confirm` is the username, typed by the user. */
export const accountDeletionSchema = z.object({
  confirm: z.string(ACCOUNT_FIELD_COPY.deletionUnconfirmed),
});

/** How many rows were deleted, by table. */
export const accountDeletedSchema = z.object({ deleted: z.record(z.string(), z.int()) });
export type AccountDeleted = z.infer<typeof accountDeletedSchema>;

/** Every row stored about a user, by table, without secrets. */
export const accountExportSchema = z.object({
  exportedAt: z.string(),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

const deviceSessionSchema = z.object({
  id: z.uuid(),
  /** Whether it is the session of this call. */
  current: z.boolean(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** The browser and system, such as 'Chrome on Android'. */
  device: z.string(),
});
export const deviceSessionsSchema = z.array(deviceSessionSchema);
/** A user who signs out all other devices may also take back the calendar feeds, which otherwise continue. */
export const endOthersSchema = z.object({ feeds: z.optional(z.enum(['true', 'false'])) });
export type DeviceSession = z.infer<typeof deviceSessionSchema>;
