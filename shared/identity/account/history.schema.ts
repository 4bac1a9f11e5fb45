// The history of an account: its security events, which the owner sees for 90 days.

import * as z from 'zod/mini';

export const HISTORY_DAYS = 90;
/**
 * `feed_changed`: a calendar feed got a new address. `device_ended`: a device was signed out from the list of devices.
 * `consent_given`, `consent_withdrawn`: of attractions. `game_consent_given`, `game_consent_withdrawn`: to count a game of
 * Find yourself. `unused`: the account had been unused for so long that it would be deleted a month later.
 */
export const ACCOUNT_EVENT_KINDS = [
  'sign_in',
  'password_set',
  'password_removed',
  'number_changed',
  'email_changed',
  'passkey_added',
  'passkey_removed',
  'feed_made',
  'feed_changed',
  'export',
  'device_ended',
  'consent_given',
  'consent_withdrawn',
  'game_consent_given',
  'game_consent_withdrawn',
  'unused',
] as const;
export type AccountEventKind = (typeof ACCOUNT_EVENT_KINDS)[number];

const accountEventSchema = z.object({
  kind: z.enum(ACCOUNT_EVENT_KINDS),
  /** The browser and system, such as 'Chrome on Android'. */
  device: z.string(),
  at: z.string(),
});
/** Newest first. */
export const accountHistorySchema = z.array(accountEventSchema);
export type AccountEvent = z.infer<typeof accountEventSchema>;
