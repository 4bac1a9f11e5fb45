// Tests of the search of the log, with logs that reveal something.

import { expect, test } from 'vitest';
import { Secrets } from './secrets.ts';

const PATHS = new Set(['/api/sky/today', '/api/user']);
const harmless = {
  level: 'info',
  time: '2026-11-20T12:00:00.000Z',
  requestId: '11111111-1111-4111-8111-111111111111',
  userId: '22222222-2222-4222-8222-222222222222',
  method: 'GET',
  route: '/api/sky/today',
  status: 200,
  ms: 123456,
  msg: 'request',
};
const COOKIES = new Map([['sid', 's%3Athe-secret-in-the-cookie.its-signature']]);

function search(...entries: object[]): void {
  const secrets = new Secrets();
  const json = {
    phoneNumber: '+12125550123',
    code: '123456',
    firstName: 'Zoë "Moon"',
    birthDate: '1994-08-02',
    birthPlace: 'Chicago, United States',
    nested: [{ email: 'nora@example.com', newPassword: 'correct horse' }],
  };
  secrets.hear('/api/places?q=sky%2Ftoday&x=today', { json }, COOKIES);
  secrets.hear('/api/x', { raw: '{"birthTime":"21:18","username":"today"}' }, COOKIES);
  secrets.search(
    entries.map((entry) => JSON.stringify(entry)),
    PATHS,
  );
}

test('ignores what the server says about itself, though it may look like a secret', () => {
  expect(() => search(harmless, { ...harmless, code: 'bad_input', status: 400 })).not.toThrow();
});

test.each([
  ['a number', { msg: 'sent to +12125550123' }],
  ['a code', { msg: 'code 123456' }],
  ['a code as a status', { code: '123456' }],
  ['a name, escaped as it is', { err: { message: 'no Zoë "Moon" here' } }],
  ['a birth date', { err: { detail: 'Key (birth_date)=(1994-08-02)' } }],
  ['a birth time', { birth: '21:18' }],
  ['a place', { msg: 'Chicago, United States' }],
  ['an e-mail in a list', { msg: 'nora@example.com' }],
  ['a password', { body: 'correct horse' }],
  ['a username in raw JSON', { msg: 'hello today' }],
  ['a cookie', { headers: { cookie: 'sid=s%3Athe-secret-in-the-cookie.its-signature' } }],
  ['the secret in a cookie', { sid: 'the-secret-in-the-cookie' }],
  ['a query', { route: '/api/places?q=sky%2Ftoday&x=today' }],
  ['a key', { 'nora@example.com': 1 }],
])('finds %s', (_what, told) => {
  expect(() => search({ ...harmless, ...told })).toThrow(/is told in/);
});
