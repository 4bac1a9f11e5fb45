// Texts of the kinds that fields accept. Each kind is tried with the schema of a field, so that a new field needs no
// row here unless its kind is new.

import * as fc from 'fast-check';
import * as z from 'zod/mini';
import type { Schema } from '#shared/core/endpoint.ts';
import { HEARD_CHOICES, heardToken, isChoosy } from './heard.ts';

/**
 * Stand for values that only the server's state can tell. They are replaced when a call is sent, so that a
 * counterexample can be repeated on another server.
 */
export const TOKENS = {
  userId: '<user id>',
  username: '<username>',
  ownNumber: '<own number>',
  freshNumber: '<fresh number>',
  code: '<code>',
} as const;

/** The values with which it is tried whether a schema accepts what a token stands for. */
const TOKEN_SAMPLES: Readonly<Record<string, string>> = {
  [TOKENS.userId]: '11111111-1111-4111-8111-111111111111',
  [TOKENS.username]: 'nora_w',
  [TOKENS.ownNumber]: '+12125550123',
  [TOKENS.freshNumber]: '+12125550123',
  [TOKENS.code]: '123456',
};

/** The password of all users, so that signing in by password succeeds too. */
const PASSWORD = 'nine-lunar-tides';
const SAMPLES = 12;

/** How many meant values a field gets for each value that an earlier answer had under the field's name. */
const MEANT_WEIGHT = 3;
/** The base point of P-256, uncompressed (FIPS 186-4, D.1.2.3): a public key that is on the curve. */
const PUBLIC_KEY = Buffer.from(
  '046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c2964fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5',
  'hex',
).toString('base64url');

/** GeoNames ids: two of the tests' places, then places near a pole, near the date line and in unusual zones. */
const PLACE_IDS = [2988507, 4887398, 3133895, 2729907, 4035413, 1283240, 3413829, 2147714];

const twoDigits = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((value) => String(value).padStart(2, '0'));

const dateBetween = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

const ODD_BIRTH_DATES = [
  '1994-08-02',
  '1900-01-01',
  '1992-02-29',
  '2000-02-29',
  '1911-12-30',
  '1967-10-29',
  '2012-12-31',
];

const dayAt = (now: number, offset: number) =>
  new Date(now + offset * 86_400_000).toISOString().slice(0, 10);

/** Texts by kind. `now`: milliseconds since 1970 of the server's clock. */
function createTextKinds(now: number): Readonly<Record<string, fc.Arbitrary<string>>> {
  const day = fc.constantFrom(dayAt(now, 0), dayAt(now, -1), dayAt(now, 1));
  return {
    word: fc.constantFrom(
      'Nora',
      'Zoë',
      "O'Hara",
      'José María',
      '李小龍',
      'נועה',
      'Ng',
      'x'.repeat(80),
    ),
    title: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    day,
    birthDate: fc.oneof(
      dateBetween('1900-01-01', '2013-11-01'),
      fc.constantFrom(...ODD_BIRTH_DATES),
    ),
    anyDate: dateBetween('0001-01-01', '9999-12-31'),
    month: fc
      .tuple(fc.constantFrom('2026', '1990', '2040', '0000', '9999'), twoDigits(1, 12))
      .map((parts) => parts.join('-')),
    thisMonth: day.map((date) => date.slice(0, 7)),
    year: fc.integer({ min: 1900, max: 2100 }).map(String),
    time: fc.tuple(twoDigits(0, 23), twoDigits(0, 59)).map((parts) => parts.join(':')),
    zone: fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/GMT+12'),
    phone: fc.constantFrom(TOKENS.ownNumber, TOKENS.freshNumber, '+12125550123', '212 555 0123'),
    rawPhone: fc
      .integer({ min: 0, max: 9_999_999 })
      .map((end) => `+1212${String(end).padStart(7, '2')}`),
    digits: twoDigits(0, 999_999).map((digits) => digits.padStart(6, '0')),
    placeId: fc.constantFrom(...PLACE_IDS).map(String),
    email: fc.emailAddress(),
    username: fc.stringMatching(/^[a-z][a-z0-9_]{5,20}$/),
    uuid: fc.uuid(),
    base64: fc.base64String({ minLength: 4, maxLength: 400 }),
    json: fc.constant(Buffer.from('{"challenge":{},"solution":{}}').toString('base64')),
  };
}

/** Values that are meant for fields of these names; the fields get others too, but less often. */
function listMeantValues(now: number): Readonly<Record<string, readonly unknown[]>> {
  const days = [dayAt(now, 0), dayAt(now, -1), dayAt(now, 1)];
  return {
    date: days,
    birthDate: ODD_BIRTH_DATES,
    userId: [TOKENS.userId],
    id: ['celestial-love', String(PLACE_IDS[0])],
    time: ['21:18'],
    zone: ['America/Chicago', 'UTC', 'Etc/GMT+12'],
    markedAt: [new Date(now).toISOString()],
    confirm: [TOKENS.username],
    code: [TOKENS.code],
    phoneNumber: [TOKENS.freshNumber, TOKENS.freshNumber, TOKENS.ownNumber],
    username: [TOKENS.username, 'nora_whitlock'],
    email: ['nora@example.com', 'n.w+tides@sub.example.org'],
    password: [PASSWORD],
    currentPassword: [PASSWORD],
    newPassword: [PASSWORD],
    birthPlaceId: PLACE_IDS,
    activityType: ['birthchart'],
    activityId: ['natal', 'celestial-love', 'aries-leo'],
    badgeId: ['birth_chart'],
    endpoint: ['https://push.example.com/send/one', 'https://push.example.com/send/two'],
    p256dh: [PUBLIC_KEY],
    auth: ['A'.repeat(22)],
    q: ['chicago', 'san', 'Zürich, Switzerland', 'st. john', '東京', "coeur d'alene"],
  };
}

export interface Texts {
  /** Texts of the kinds that the schema accepts; any text if it accepts none of the kinds. */
  fitting(schema: Schema): fc.Arbitrary<string>;
  /** Values meant for a field of this name that its schema accepts; undefined if there are none. */
  meant(field: string, schema: Schema): fc.Arbitrary<unknown> | undefined;
}

/** `now`: milliseconds since 1970 of the server's clock. */
export function createTexts(now: number): Texts {
  const kinds = Object.values(createTextKinds(now)).map((kind) => ({
    kind,
    samples: fc.sample(kind, { numRuns: SAMPLES, seed: 1 }),
  }));
  const meant = new Map(Object.entries(listMeantValues(now)));
  return {
    fitting(schema) {
      const found = kinds.filter(({ samples }) => {
        const taken = samples.filter((sample) => z.safeParse(schema, sample).success);
        return taken.length >= SAMPLES / 2;
      });
      if (found.length === 0) return fc.string({ unit: 'grapheme', maxLength: 40 });
      return fc.oneof(...found.map(({ kind }) => kind));
    },
    meant(field, schema) {
      const values = (meant.get(field) ?? []).filter((value) => {
        const sample = TOKEN_SAMPLES[String(value)] ?? value;
        return z.safeParse(schema, sample).success;
      });
      const own = values.length === 0 ? undefined : fc.constantFrom(...values);
      if (!isChoosy(schema) || !isText(schema)) return own;
      const heard = fc
        .tuple(fc.nat(HEARD_CHOICES - 1), own ?? this.fitting(schema))
        .map(([choice, otherwise]) => heardToken(field, choice, String(otherwise)));
      return own === undefined
        ? heard
        : fc.oneof({ arbitrary: own, weight: MEANT_WEIGHT }, { arbitrary: heard, weight: 1 });
    },
  };
}

const isText = (schema: unknown) => (schema as z.core.$ZodTypes)._zod.def.type === 'string';
