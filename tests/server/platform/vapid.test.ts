import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EnvError, readEnv } from '#server/platform/env.ts';
import { systemRandom } from '#server/platform/random.ts';
import { getVapidKeys } from '#server/platform/stored-secrets.ts';
import { deriveVapidKeys } from '#server/platform/vapid.ts';

const PAIR = deriveVapidKeys(Buffer.from('a private key of these tests !!!').toString('base64url'));
if (PAIR === undefined) throw new Error('no key pair');
const GIVEN = {
  VAPID_PUBLIC_KEY: PAIR.publicKey,
  VAPID_PRIVATE_KEY: PAIR.privateKey,
  VAPID_SUBJECT: 'mailto:hello@asteria.example',
};
const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: 's'.repeat(32),
  DATA_KEY: 'd'.repeat(32),
  SMS_PROVIDER: 'console',
};

test('the keys of notices come from the environment', () => {
  const env = readEnv({ ...PRODUCTION, ...GIVEN });
  expect(getVapidKeys(env, systemRandom)).toEqual(PAIR);
  expect(env.vapidSubject).toBe('mailto:hello@asteria.example');
});

test('without keys, production has none, and elsewhere they are generated once, readable only by their owner', () => {
  expect(getVapidKeys(readEnv(PRODUCTION), systemRandom)).toBeUndefined();
  const folder = mkdtempSync(join(tmpdir(), 'asteria-vapid-'));
  const env = readEnv({ DATA_DIR: join(folder, 'data') });
  const made = getVapidKeys(env, systemRandom);
  expect(made?.publicKey).toMatch(/^B[\w-]{86}$/);
  expect(getVapidKeys(env, systemRandom)).toEqual(made);
  expect(statSync(join(folder, 'data', 'vapid-private-key')).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});

describe('refused keys', () => {
  test.each<[string, Record<string, string>, string]>([
    ['one without the other', { VAPID_PUBLIC_KEY: PAIR.publicKey }, 'VAPID_PRIVATE_KEY'],
    ['both without a subject', { ...GIVEN, VAPID_SUBJECT: '' }, 'VAPID_SUBJECT'],
    ['of two pairs', { ...GIVEN, VAPID_PUBLIC_KEY: `B${'A'.repeat(86)}` }, 'VAPID_PUBLIC_KEY'],
    ['that are none', { ...GIVEN, VAPID_PRIVATE_KEY: 'AAAA' }, 'VAPID_PRIVATE_KEY'],
    ['with a subject that is none', { ...GIVEN, VAPID_SUBJECT: 'hello' }, 'VAPID_SUBJECT'],
    ['for hosts that are none', { PUSH_HOSTS: 'https://fcm.googleapis.com' }, 'PUSH_HOSTS'],
  ])('%s: the variable is named, and no private key is repeated', (_what, source, variable) => {
    const read = () => readEnv({ ...PRODUCTION, ...source });
    expect(read).toThrow(EnvError);
    expect(read).toThrow(new RegExp(`^${variable}: `));
    expect(read).not.toThrow(PAIR.privateKey);
  });
});
