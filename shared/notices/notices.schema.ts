// What a reader is told of on the lock screen: by bells that they set, and by kind.

import * as z from 'zod/mini';
import { isCalendarDate } from '../core/calendar-date.ts';
import { clockTime } from '../core/clock-time.ts';
import { NOTICE_KINDS, NOTICE_STYLES } from './notice-rules.ts';
import { NOTICES_FIELD_COPY } from './notices.copy.ts';

const ENDPOINT_MAX_LENGTH = 1000;
/** An uncompressed point of P-256, 65 bytes, in base64url without padding; some browsers pad. */
const PUBLIC_KEY = /^B[\w-]{86}=?$/;
/** 16 bytes. */
const AUTH_SECRET = /^[\w-]{22}(?:==)?$/;

export const noticeSettingsSchema = z.object({
  kinds: z.array(z.enum(NOTICE_KINDS, NOTICES_FIELD_COPY.kinds), NOTICES_FIELD_COPY.kinds).check(
    z.maxLength(NOTICE_KINDS.length, NOTICES_FIELD_COPY.kinds),
    // Each once, in the order of the list.
    z.overwrite((chosen) => NOTICE_KINDS.filter((kind) => chosen.includes(kind))),
  ),
  style: z.enum(NOTICE_STYLES, NOTICES_FIELD_COPY.style),
  /** Quiet hours by the reader's own clock, `HH:MM`: from then until before then. Two equal ones are none. */
  quietFrom: clockTime(),
  quietUntil: clockTime(),
});
export type NoticeSettings = z.infer<typeof noticeSettingsSchema>;

export const noticeSettingsEditSchema = z.partial(noticeSettingsSchema);
export type NoticeSettingsEdit = z.infer<typeof noticeSettingsEditSchema>;

export const DEFAULT_NOTICE_SETTINGS: NoticeSettings = {
  // Our choice: nothing rings that the reader has not asked for.
  kinds: [],
  style: 'open',
  quietFrom: '22:00',
  quietUntil: '07:00',
};

export const noticesSchema = z.extend(noticeSettingsSchema, {
  /** Whether this device, by its session, gets notices. */
  onThisDevice: z.boolean(),
  /** How many devices get them. */
  devices: z.int().check(z.gte(0)),
  /** The bells that are set: the ids of contacts, as `/api/transits` has them, in the zone of the preferences. */
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

/** Without an endpoint: that of this device, by its session. */
export const endedSubscriptionSchema = z.object({ endpoint: z.optional(endpoint) });

const CONTACT_ID = /^\d{4}-\d{2}-\d{2}(?:-[a-z\d]+)+$/;
export const bellSchema = z.object({
  /** The contact's id, as `/api/transits` has it. */
  contact: z.string(NOTICES_FIELD_COPY.contact).check(
    z.maxLength(100, NOTICES_FIELD_COPY.contact),
    z.regex(CONTACT_ID, NOTICES_FIELD_COPY.contact),
    z.refine((id) => isCalendarDate(id.slice(0, 10)), NOTICES_FIELD_COPY.contact),
  ),
});
