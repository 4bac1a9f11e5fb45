// Values, bodies, queries and headers that no page sends.

import * as fc from 'fast-check';

const PROTOTYPE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
];

/** Texts that break programs: bounds of numbers and dates, code, invisible and composed characters. */
const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00x',
  '\ufeff',
  '\u202e',
  '\u2028',
  'e\u0301'.repeat(50),
  '🏳️‍🌈'.repeat(40),
  'ﷺ'.repeat(100),
  '%00',
  '%',
  '../../etc/passwd',
  "' or '1'='1",
  '{{7*7}}',
  '<svg onload=alert(1)>',
  '-0',
  '1e400',
  'NaN',
  'Infinity',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13',
  '2026-11-31',
  '24:00',
  'infinity',
  '١٩٩٤-٠٨-٠٢',
  '１９９４-08-02',
  'America/../UTC',
  'constructor',
  '__proto__',
];

export const hostileText = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .tuple(fc.constantFrom('x', '1', 'é', '🌙', '\u0301'), fc.integer({ min: 100, max: 9_000 }))
    .map(([text, times]) => text.repeat(times)),
);

const deep = (open: string, core: string, close: string) =>
  fc
    .integer({ min: 1, max: 1_500 })
    .map((levels): unknown => JSON.parse(`${open.repeat(levels)}${core}${close.repeat(levels)}`));

/** Any JSON value, in particular values of a wrong type: texts for numbers, lists for objects. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: hostileText, weight: 4 },
  { arbitrary: fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }), weight: 2 },
  {
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      0.5,
      2 ** 31,
      2 ** 53,
      -(2 ** 63),
      1e308,
      5e-324,
      [],
      {},
      [null],
      [[]],
      { $ne: null },
      { length: 1e9 },
      JSON.parse('{"__proto__":{"admin":true}}'),
    ),
    weight: 2,
  },
  { arbitrary: fc.oneof(fc.double(), fc.integer(), fc.maxSafeInteger()), weight: 1 },
  { arbitrary: fc.oneof(deep('[', '', ']'), deep('{"a":', '1', '}')), weight: 1 },
);

/** Keys that a schema does not know, including those that every object inherits. */
export const hostileKey = fc.oneof(
  fc.constantFrom(...PROTOTYPE_KEYS),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

/** Bodies, one character a byte, that are not JSON, or JSON but not an object. */
export const hostileBody = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '}',
    'null',
    '[]',
    '7',
    '""',
    '{"a":1}{"a":2}',
    '{"phoneNumber":"\\ud800"}',
    '{"\\u0000":1}',
    '{"__proto__":null}',
    '\xef\xbb\xbf{}',
    '\xff\xfe{\x00}\x00',
    '{"a":"\xc0\xaf"}',
    '\x1f\x8b\x08\x00',
  ),
  fc.string({ unit: 'binary-ascii', maxLength: 200 }),
  fc
    .tuple(fc.constantFrom('[', '{"a":', '"', '1', ' '), fc.integer({ min: 1, max: 20_000 }))
    .map(([text, times]) => text.repeat(times)),
  fc.json({ maxDepth: 3 }).map((json) => json.slice(0, -1)),
);

const latin1 = fc
  .string({ unit: 'binary-ascii', maxLength: 60 })
  .map((text) => text.replace(/[^\t\x20-\x7e]/g, '\xe9'));

/** Some request headers with values that they should not have. */
export const hostileHeaders: fc.Arbitrary<Record<string, string | string[]>> = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'content-encoding',
    'content-type',
    'cookie',
    'forwarded',
    'host',
    'if-modified-since',
    'if-none-match',
    'origin',
    'range',
    'referer',
    'sec-fetch-site',
    'user-agent',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-http-method-override',
    'x-request-id',
    '__proto__x',
  ),
  fc.oneof(
    latin1,
    fc.constantFrom(
      '',
      '*',
      'null',
      'cross-site',
      'https://evil.example',
      'application/json; charset=utf-16',
      'application/json;charset=utf-8;charset=utf-8',
      'text/plain',
      'gzip',
      'deflate, br',
      'sid=',
      'sid=s%3A.x; sid=s%3Ay.z; __proto__=1',
      'bytes=0-',
      '::ffff:1.2.3.4, unknown, [::1]:70000',
      'x'.repeat(4_000),
    ),
  ),
  { maxKeys: 3 },
);
