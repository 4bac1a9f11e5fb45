// Notices: which events are shown on a reader's lock screen, by the bells that the reader sets and by kind.

import * as z from 'zod/mini';
import { clockTime } from '../core/clock-time.ts';
import { isContactId } from '../sky/contact-id.ts';
import { LETTER_WAYS, NOTICE_KINDS, NOTICE_STYLES } from './notice-rules.ts';
import { NOTICES_FIELD_COPY } from './notices.copy.ts';

const ENDPOINT_MAX_LENGTH = 1000;
/** An uncompressed point of P-256, 65 bytes, in base64url without padding; some browsers pad. */
const PUBLIC_KEY = /^B[\w-]{86}=?$/;
/** 16 bytes in base64url; some browsers pad. */
const AUTH_SECRET = /^[\w-]{22}(?:==)?$/;

const noticeSettingsSchema = z.object({
  kinds: z.array(z.enum(NOTICE_KINDS, NOTICES_FIELD_COPY.kinds), NOTICES_FIELD_COPY.kinds).check(
    z.maxLength(NOTICE_KINDS.length, NOTICES_FIELD_COPY.kinds),
    // Each kind once, in the order of `NOTICE_KINDS`.
    z.overwrite((chosen) => NOTICE_KINDS.filter((kind) => chosen.includes(kind))),
  ),
  style: z.enum(NOTICE_STYLES, NOTICES_FIELD_COPY.style),
  /**
   * Quiet hours, `HH:MM` in the reader's zone: from `quietFrom` (included) to `quietUntil` (excluded), over midnight
   * where the second is earlier. If both are equal there are no quiet hours.
   */
  quietFrom: clockTime(),
  quietUntil: clockTime(),
  /** When the letter is announced, `HH:MM` in the reader's zone; within quiet hours it is not. */
  letterAt: clockTime(),
  /** How it is announced; by mail once the account's address is confirmed. */
  letterBy: z
    .array(z.enum(LETTER_WAYS, NOTICES_FIELD_COPY.letterBy), NOTICES_FIELD_COPY.letterBy)
    .check(
      z.minLength(1, NOTICES_FIELD_COPY.letterBy),
      z.maxLength(LETTER_WAYS.length, NOTICES_FIELD_COPY.letterBy),
      z.overwrite((chosen) => LETTER_WAYS.filter((way) => chosen.includes(way))),
    ),
});
export type NoticeSettings = z.infer<typeof noticeSettingsSchema>;

export const noticeSettingsEditSchema = z.partial(noticeSettingsSchema);
export type NoticeSettingsEdit = z.infer<typeof noticeSettingsEditSchema>;

export const DEFAULT_NOTICE_SETTINGS: NoticeSettings = {
  // Our choice: besides answers to the reader's own question no notice comes that was not asked for.
  kinds: ['answers'],
  style: 'open',
  quietFrom: '22:00',
  quietUntil: '07:00',
  letterAt: '07:30',
  letterBy: ['push'],
};

/** Whether letters can go to the account's address: `none` without an address, and where the server sends no mail. */
const MAIL_STATES = ['none', 'unconfirmed', 'confirmed'] as const;

export const noticesSchema = z.extend(noticeSettingsSchema, {
  mail: z.enum(MAIL_STATES),
  /** Whether the device with the session of this call gets notices. */
  onThisDevice: z.boolean(),
  /** How many of the reader's devices get notices. */
  devices: z.int().check(z.gte(0)),
  /** The bells that are set. `contact` is an id as in the answer of `/api/transits` for the zone of the preferences. */
  bells: z.array(z.object({ contact: z.string(), at: z.string() })),
});
export type Notices = z.infer<typeof noticesSchema>;

const endpoint = z
  .string(NOTICES_FIELD_COPY.endpoint)
  .check(
    z.maxLength(ENDPOINT_MAX_LENGTH, NOTICES_FIELD_COPY.endpoint),
    z.regex(/^https?:\/\/[!-~]+$/, NOTICES_FIELD_COPY.endpoint),
  );

/** What `PushSubscription.toJSON()` gives. */
export const newSubscriptionSchema = z.object({
  endpoint,
  keys: z.object(
    {
      p256dh: z.string(NOTICES_FIELD_COPY.keys).check(z.regex(PUBLIC_KEY, NOTICES_FIELD_COPY.keys)),
      auth: z.string(NOTICES_FIELD_COPY.keys).check(z.regex(AUTH_SECRET, NOTICES_FIELD_COPY.keys)),
    },
    NOTICES_FIELD_COPY.keys,
  ),
});
export type NewSubscription = z.infer<typeof newSubscriptionSchema>;

/** Default of `endpoint`: the subscription of the device with the session of this call. */
export const endedSubscriptionSchema = z.object({ endpoint: z.optional(endpoint) });

export const bellSchema = z.object({
  /** The contact's id, as in the answer of `/api/transits`. */
  contact: z
    .string(NOTICES_FIELD_COPY.contact)
    .check(
      z.maxLength(100, NOTICES_FIELD_COPY.contact),
      z.refine(isContactId, NOTICES_FIELD_COPY.contact),
    ),
});
