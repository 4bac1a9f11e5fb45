// Every field that a declared call accepts: a good value, and what the field must refuse. A new call whose fields are
// listed here is attacked as soon as it is declared; a test names the fields that are not listed.

import * as z from 'zod/mini';
import type { Route } from '#server/http/route.ts';
import {
  createFeedEndpoint,
  editFeedEndpoint,
  readFeedEndpoint,
} from '#shared/calendar/calendar.contract.ts';
import type { Endpoint, Schema } from '#shared/core/endpoint.ts';
import { editUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { proveEndpoint } from '#shared/identity/fresh-proof/fresh-proof.contract.ts';
import {
  addPasskeyEndpoint,
  passkeySignInEndpoint,
} from '#shared/identity/passkeys/passkeys.contract.ts';
import { loginEndpoint, registerEndpoint } from '#shared/identity/sign-in/sign-in.contract.ts';
import { deleteEntryEndpoint, putEntryEndpoint } from '#shared/journal/journal.contract.ts';
import { acceptInvitationEndpoint, changeMatchEndpoint } from '#shared/matches/matches.contract.ts';
import {
  confirmSubscriptionEndpoint,
  leaveNewsletterEndpoint,
} from '#shared/newsletter/newsletter.contract.ts';
import { editNoticesEndpoint, subscribeDeviceEndpoint } from '#shared/notices/notices.contract.ts';
import { getPlaceClockEndpoint } from '#shared/places/places.contract.ts';
import { recordActivityEndpoint } from '#shared/progress/progress.contract.ts';
import { getReadingEndpoint } from '#shared/readings/readings.contract.ts';
import { getYearEndpoint } from '#shared/year/year.contract.ts';
import { TEST_VAPID } from '#tests/support/test-app.ts';
import { CHICAGO } from '#tests/support/test-places.ts';

/**
 * What a field is to hold. `format`: nothing but its own form or list; `number`, `boolean`, `object`: likewise, in JSON;
 * `name`: any clean text that shows something; `text`: any clean text; `prose`: text of
 * several lines with marks of direction; `tags`: a list of any clean texts that show something; `claim`: anything, it
 * is not believed.
 */
type Meaning =
  | 'format'
  | 'number'
  | 'boolean'
  | 'list'
  | 'tags'
  | 'object'
  | 'name'
  | 'text'
  | 'prose'
  | 'claim';
export interface Field {
  good: unknown;
  meaning: Meaning;
  /** The code of the refusal if a value has the right characters but not the right form. */
  orCode?: string;
  /** The form of texts that are accepted, however odd they look. */
  form?: RegExp;
  /** The field may be missing, but not empty. */
  optional?: true;
  /** Values that mean "not given" here. */
  empty?: readonly unknown[];
  /** The refusal of a path parameter that is well formed but unknown; by default 400. */
  unknown?: { status: number; code?: string };
}

/** The name of a call in the tables: 'POST /api/login'. */
export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const NOT_GIVEN = [null, ''];
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
/** Bytes in base64url. */
const CREDENTIAL_ID: Field = { good: '', meaning: 'format', form: /^[A-Za-z0-9_-]+$/ };
const FIELDS: Readonly<Record<string, Field>> = {
  phoneNumber: { good: '+12125550123', meaning: 'format', orCode: 'invalid_phone_number' },
  code: { good: '123456', meaning: 'format' },
  // One that proves nothing is as good as none.
  proof: {
    good: 'bm90aGluZw==',
    meaning: 'format',
    form: /^[A-Za-z0-9+/]+={0,2}$/,
    optional: true,
  },
  firstName: { good: 'Nora', meaning: 'name' },
  lastName: { good: 'Whitlock', meaning: 'name' },
  email: { good: 'nora@example.com', meaning: 'format' },
  username: { good: 'nora_w', meaning: 'format', form: /^[a-z0-9_]{3,30}$/ },
  attractions: { good: ['everyone'], meaning: 'list' },
  preferences: { good: { hours: '24', zone: 'America/Chicago' }, meaning: 'object' },
  birthDate: { good: '1994-08-02', meaning: 'format' },
  birthTime: { good: '21:18', meaning: 'format', empty: NOT_GIVEN },
  birthPlace: { good: 'Chicago, United States', meaning: 'name' },
  birthPlaceId: { good: CHICAGO.id, meaning: 'number', empty: NOT_GIVEN },
  birthTimeFold: { good: 'earlier', meaning: 'format', empty: NOT_GIVEN },
  // 0 is a choice: the wrong types hold it.
  birthTimeMargin: { good: 15, meaning: 'number', empty: [...NOT_GIVEN, 0] },
  currentPassword: { good: 'the old words', meaning: 'text', empty: NOT_GIVEN },
  // The same again, so that a call can be repeated; null removes the password.
  newPassword: { good: 'the old words', meaning: 'text', empty: [null] },
  password: { good: 'correct horse', meaning: 'text' },
  confirm: { good: 'nora_w', meaning: 'format' },
  date: { good: '2026-11-20', meaning: 'format' },
  time: { good: '21:18', meaning: 'format' },
  month: { good: '2026-11', meaning: 'format' },
  zone: { good: 'America/Chicago', meaning: 'format' },
  feeds: { good: 'true', meaning: 'format', form: /^(true|false)$/, optional: true },
  year: { good: '2026', meaning: 'format' },
  q: { good: 'chicago', meaning: 'name' },
  sign: { good: 'leo', meaning: 'format' },
  sign1: { good: 'aquarius', meaning: 'format' },
  sign2: { good: 'leo', meaning: 'format' },
  activityType: { good: 'birthchart', meaning: 'format' },
  activityId: { good: 'natal', meaning: 'format' },
  timestamp: { good: '2026-11-20T12:00:00.000Z', meaning: 'claim' },
  points: { good: 5, meaning: 'number' },
  consent: { good: true, meaning: 'boolean', optional: true },
  claimId: { good: '7c0f2a51-6a0e-4f5c-9d55-0a3a1f6f0b11', meaning: 'format', optional: true },
  badgeId: { good: 'birth_chart', meaning: 'format' },
  userId: { good: '', meaning: 'format', unknown: { status: 403, code: 'forbidden' } },
  id: { good: '', meaning: 'format' },
  // Of a passkey; good-calls.ts signs them.
  passkey: { good: {}, meaning: 'object' },
  rawId: CREDENTIAL_ID,
  type: { good: 'public-key', meaning: 'format' },
  response: { good: {}, meaning: 'object' },
  style: { good: 'open', meaning: 'format' },
  kinds: { good: ['planets'], meaning: 'list', optional: true },
  quietFrom: { good: '22:00', meaning: 'format' },
  letterAt: { good: '07:30', meaning: 'format' },
  letterBy: { good: ['push'], meaning: 'list', optional: true },
  quietUntil: { good: '07:00', meaning: 'format' },
  // Of the push service of a browser.
  endpoint: { good: 'https://web.push.apple.com/QOabc', meaning: 'format', optional: true },
  keys: {
    good: { p256dh: TEST_VAPID?.publicKey, auth: 'A'.repeat(22) },
    meaning: 'object',
  },
  contact: { good: '2026-11-21-moon-trine-your-venus', meaning: 'format' },
  nickname: { good: 'Jo', meaning: 'name' },
  signedAs: { good: 'Nora', meaning: 'text', empty: NOT_GIVEN },
  level: { good: 'word', meaning: 'format' },
  signs: { good: { sun: true, moon: true, rising: false }, meaning: 'object', optional: true },
  days: { good: 7, meaning: 'number' },
  token: { good: 'A'.repeat(27), meaning: 'format', form: /^[A-Za-z0-9_-]{27}$/ },
  guestKey: { good: 'A'.repeat(27), meaning: 'format', form: /^[A-Za-z0-9_-]{27}$/ },
  birth: { good: { birthDate: '1990-02-11' }, meaning: 'object', optional: true },
  from: { good: '2026-11-01', meaning: 'format' },
  until: { good: '2026-11-20', meaning: 'format' },
  text: { good: 'Long lunch.\nLaughed.', meaning: 'prose', optional: true },
  mood: { good: 4, meaning: 'number', optional: true, empty: [null] },
  tags: { good: ['lunch'], meaning: 'tags', optional: true },
  markedAt: { good: '2026-11-20T11:00:00.000Z', meaning: 'format', form: INSTANT },
  part: { good: 'reveal', meaning: 'format', optional: true },
  share: { good: true, meaning: 'boolean', optional: true },
  gameId: { good: '', meaning: 'format' },
  // good-calls.ts answers every round.
  answers: { good: [], meaning: 'list' },
  entries: {
    good: [
      {
        id: '0e000000-0000-4000-8000-000000000001',
        date: '2026-11-19',
        zone: 'America/Chicago',
        text: 'Long lunch.',
        markedAt: '2026-11-20T11:00:00.000Z',
      },
    ],
    meaning: 'list',
  },
};

const NEWSLETTER_TOKEN: Field = {
  good: 'A'.repeat(49),
  meaning: 'format',
  form: /^[A-Za-z0-9_-]{49}$/,
};

/** Fields that mean something else in a call than their name means in the others. */
const FIELDS_OF_CALLS: Readonly<Record<string, Field>> = {
  // Optional names: left out, empty and null are one.
  [`${nameOf(registerEndpoint)} firstName`]: { good: 'Nora', meaning: 'name', empty: NOT_GIVEN },
  [`${nameOf(registerEndpoint)} lastName`]: { good: 'Whitlock', meaning: 'name', empty: NOT_GIVEN },
  [`${nameOf(registerEndpoint)} email`]: {
    good: 'nora@example.com',
    meaning: 'format',
    empty: NOT_GIVEN,
  },
  [`${nameOf(registerEndpoint)} username`]: { good: 'nora_w', meaning: 'claim' },
  [`${nameOf(editUserEndpoint)} email`]: {
    good: 'nora@example.com',
    meaning: 'format',
    empty: NOT_GIVEN,
  },
  [`${nameOf(addPasskeyEndpoint)} id`]: CREDENTIAL_ID,
  [`${nameOf(passkeySignInEndpoint)} id`]: CREDENTIAL_ID,
  [`${nameOf(createFeedEndpoint)} name`]: { good: 'Phone', meaning: 'name' },
  [`${nameOf(editFeedEndpoint)} name`]: { good: 'Phone', meaning: 'name' },
  [`${nameOf(editNoticesEndpoint)} kinds`]: { good: ['contacts'], meaning: 'list', optional: true },
  [`${nameOf(subscribeDeviceEndpoint)} endpoint`]: {
    good: 'https://web.push.apple.com/QOabc',
    meaning: 'format',
  },
  // Whatever it is, the answer is the same empty calendar.
  [`${nameOf(readFeedEndpoint)} token`]: {
    good: 'A'.repeat(27),
    meaning: 'claim',
    unknown: { status: 200 },
  },
  [`${nameOf(confirmSubscriptionEndpoint)} token`]: NEWSLETTER_TOKEN,
  [`${nameOf(leaveNewsletterEndpoint)} token`]: NEWSLETTER_TOKEN,
  // Without one the server makes it.
  [`${nameOf(acceptInvitationEndpoint)} guestKey`]: {
    good: 'B'.repeat(27),
    meaning: 'format',
    form: /^[A-Za-z0-9_-]{27}$/,
    optional: true,
  },
  [`${nameOf(acceptInvitationEndpoint)} nickname`]: {
    good: 'Nora',
    meaning: 'name',
    optional: true,
  },
  [`${nameOf(changeMatchEndpoint)} level`]: { good: 'threads', meaning: 'format', optional: true },
  [`${nameOf(changeMatchEndpoint)} again`]: { good: true, meaning: 'boolean', optional: true },
  [`${nameOf(getYearEndpoint)} from`]: { good: '2026-08-02', meaning: 'format', optional: true },
  [`${nameOf(putEntryEndpoint)} id`]: {
    good: '0e000000-0000-4000-8000-000000000002',
    meaning: 'format',
  },
  [`${nameOf(deleteEntryEndpoint)} markedAt`]: {
    good: '2026-11-20T11:30:00.000Z',
    meaning: 'format',
    form: INSTANT,
    optional: true,
  },
  [`${nameOf(loginEndpoint)} username`]: { good: 'nora_w', meaning: 'text' },
  [`${nameOf(recordActivityEndpoint)} points`]: { good: 10, meaning: 'claim' },
  [`${nameOf(getPlaceClockEndpoint)} id`]: { good: String(CHICAGO.id), meaning: 'format' },
  [`${nameOf(getReadingEndpoint)} id`]: {
    good: 'celestial-love',
    meaning: 'text',
    unknown: { status: 404, code: 'not_found' },
  },
};

/** The fields of each body of the calls that accept several. */
const BODIES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  [nameOf(loginEndpoint)]: [['phoneNumber'], ['username', 'password']],
  [nameOf(proveEndpoint)]: [['code'], ['password'], ['passkey']],
};

export function findField(route: Route, name: string): Field | undefined {
  return FIELDS_OF_CALLS[`${nameOf(route)} ${name}`] ?? FIELDS[name];
}

export function getField(route: Route, name: string): Field {
  const field = findField(route, name);
  if (field === undefined) throw new Error(`${nameOf(route)}: fields.ts does not know "${name}"`);
  return field;
}

/** The fields of each body that a call takes; none for a call without a body. */
export function listBodies(route: Route): readonly (readonly string[])[] {
  if (route.body === undefined) return [];
  return BODIES[nameOf(route)] ?? [fieldsOf(route.body)];
}

/** Field names of an object's schema; throws for any other schema. */
export function fieldsOf(schema: Schema | undefined): string[] {
  if (schema === undefined) return [];
  if (!(schema instanceof z.ZodMiniObject)) throw new Error('fields.ts cannot read this schema');
  return Object.keys(schema.shape);
}

const WRONG_TYPES = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  7,
  1e21,
  -0.1,
  2 ** 53,
  [],
  ['everyone', 'nobody'],
  [null],
  [[]],
  {},
  { $ne: null },
  { length: 10, toString: 'x' },
  JSON.parse('{"__proto__":{"good":true}}'),
] as const;
const UNCLEAN = ['no\u0000va', 'no\ud800va', '\udc00', 'no\u202eva', 'no\u0007va', 'a\u2066b'];
/** Texts that are always refused: with unpaired surrogates, or control characters other than tab and line feed. */
const UNCLEAN_PROSE = ['no\u0000va', 'no\ud800va', '\udc00', 'no\u0007va'];
const TOO_LONG = ['x'.repeat(5000), '1'.repeat(5000), '🌙'.repeat(2001)];
const BLANK = [' ', '\t\n', '\u200b\u2060', '\u3164\u2800'];
const OTHER_TEXTS = [
  'infinity',
  '-infinity',
  'today',
  'tomorrow',
  'now',
  'epoch',
  'J2451187',
  'NaN',
  '1e400',
  '-1',
  '0x7E9',
  '2e3',
  ' 2026',
  '2026-11-20T00:00:00Z',
  '2026-02-30',
  ' 1994-08-02',
  '1994-08-02\u00a0',
  '0000-01-01',
  '19940802',
  '24:00',
  '9:05',
  'null',
  'true',
  'undefined',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'LEO',
  "'; drop table users; --",
  "' or '1'='1",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '$(reboot)`reboot`',
  '%00%2e%2e%2f',
  '../../etc/passwd',
  '١٢٣٤٥٦',
  '１２３４５６',
  'tel:+12125550123',
  '+12125550123;ext=4',
  '11111111-1111-4111-8111-111111111111x',
];

/** Values that the field must refuse, as JSON. */
export function listRefused({ meaning, good, form, empty = [] }: Field): unknown[] {
  const isEmpty = (value: unknown) => empty.includes(value);
  const wrongTypes = WRONG_TYPES.filter((value) => !isEmpty(value));
  const texts = [...UNCLEAN, ...TOO_LONG];
  const blank = ['', ...BLANK].filter((value) => !isEmpty(value));
  switch (meaning) {
    case 'claim':
      return [];
    case 'text':
      return [...wrongTypes, ...texts];
    case 'prose':
      return [...wrongTypes, ...UNCLEAN_PROSE, ...TOO_LONG];
    case 'name':
      return [...wrongTypes, ...texts, ...blank];
    case 'format':
      return [
        ...wrongTypes,
        ...texts,
        ...blank,
        ...OTHER_TEXTS.filter((text) => !form?.test(text)),
      ];
    case 'list':
      return [
        // An empty list is a choice: nothing, or nothing any more.
        ...wrongTypes.filter((value) => JSON.stringify(value) !== '[]'),
        ...[...texts, ...blank, ...OTHER_TEXTS].flatMap((text) => [text, [text]]),
      ];
    case 'tags':
      return [
        ...wrongTypes.filter(
          (value) => !['[]', '["everyone","nobody"]'].includes(JSON.stringify(value)),
        ),
        ...[...texts, ...blank].flatMap((text) => [text, [text]]),
        ...OTHER_TEXTS,
      ];
    case 'object':
      return [
        // Any object has no field of ours: nothing is to change.
        ...wrongTypes.filter((value) => Array.isArray(value) || Object(value) !== value),
        ...texts,
        ...blank,
        ...OTHER_TEXTS,
      ];
    case 'boolean':
      return [
        ...wrongTypes.filter((value) => typeof value !== 'boolean'),
        ...['true', 'false'],
        ...texts,
        ...blank,
        ...OTHER_TEXTS,
      ];
    case 'number': {
      // Wrong types but the whole numbers that a field may well take.
      const notWhole = wrongTypes.filter((value) => value !== 7);
      return [...notWhole, String(good), ...texts, ...blank, ...OTHER_TEXTS];
    }
  }
}

/** Those of `listRefused` that a query can contain. */
export function listRefusedTexts(field: Field): string[] {
  return listRefused(field).filter(
    (value): value is string =>
      // An address cannot hold half a character.
      typeof value === 'string' && value.length < 4000 && !/\p{Surrogate}/u.test(value),
  );
}

/** Odd texts that a name or a claim may contain. */
export function listTakenTexts(): readonly string[] {
  return OTHER_TEXTS;
}
