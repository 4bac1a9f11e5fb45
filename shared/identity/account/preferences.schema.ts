// A user's preferences: format of times and dates, first day of the week, time zone for events, house system, and
// theme.

import * as z from 'zod/mini';
import { HOUSE_SYSTEMS } from '../../sky/house-systems.ts';
import { ACCOUNT_FIELD_COPY } from './account.copy.ts';
import { THEMES } from './themes.ts';

export const HOUR_FORMATS = ['12', '24'] as const;
export const DATE_ORDERS = ['mdy', 'dmy', 'ymd'] as const;
export const FIRST_DAYS = ['sunday', 'monday', 'saturday'] as const;

/** What is offered to every user once: notices, the calendar, and finding oneself among charts. */
export const OFFERS = ['bell', 'calendar', 'find-yourself'] as const;
export type Offer = (typeof OFFERS)[number];

export const preferencesSchema = z.object({
  /** An IANA name; null until a page has said which zone its browser is in. */
  zone: z.nullable(z.string()),
  /** Whether the user chose the zone: then it stays when the browser is in another zone. */
  zoneFixed: z.boolean(),
  /** Here and in the next two fields null means: by the browser's locale. */
  hours: z.nullable(z.enum(HOUR_FORMATS)),
  dateOrder: z.nullable(z.enum(DATE_ORDERS)),
  firstDay: z.nullable(z.enum(FIRST_DAYS)),
  houses: z.enum(HOUSE_SYSTEMS),
  /** How the signed-in pages look; null means as the device is set. */
  theme: z.nullable(z.enum(THEMES)),
  /** What the user was offered once, on whichever device. */
  offered: z.array(z.enum(OFFERS)),
});
export type Preferences = z.infer<typeof preferencesSchema>;
export type HourFormat = (typeof HOUR_FORMATS)[number];
export type DateOrder = (typeof DATE_ORDERS)[number];
export type FirstDay = (typeof FIRST_DAYS)[number];

const zoneField = z
  .string(ACCOUNT_FIELD_COPY.zoneUnknown)
  .check(
    z.maxLength(64, ACCOUNT_FIELD_COPY.zoneUnknown),
    z.regex(/^[A-Za-z][A-Za-z0-9_+/-]*$/, ACCOUNT_FIELD_COPY.zoneUnknown),
  );
const choiceOf = <const Values extends readonly string[]>(values: Values) =>
  z.optional(z.nullable(z.enum(values, ACCOUNT_FIELD_COPY.notAChoice)));

/** The preferences to change; absent ones stay as they are. */
export const preferencesEditSchema = z.object({
  zone: z.optional(z.nullable(zoneField)),
  zoneFixed: z.optional(z.boolean(ACCOUNT_FIELD_COPY.notAChoice)),
  hours: choiceOf(HOUR_FORMATS),
  dateOrder: choiceOf(DATE_ORDERS),
  firstDay: choiceOf(FIRST_DAYS),
  houses: z.optional(z.enum(HOUSE_SYSTEMS, ACCOUNT_FIELD_COPY.notAChoice)),
  theme: choiceOf(THEMES),
  /** Adds to what was offered before: an offer that was made stays so. */
  offered: z.optional(
    z
      .array(z.enum(OFFERS, ACCOUNT_FIELD_COPY.notAChoice), ACCOUNT_FIELD_COPY.notAChoice)
      .check(z.maxLength(OFFERS.length, ACCOUNT_FIELD_COPY.notAChoice)),
  ),
});
