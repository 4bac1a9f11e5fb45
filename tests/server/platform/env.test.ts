import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EnvError, readEnv } from '#server/platform/env.ts';

const SECRET = 's'.repeat(32);
const DATA_KEY = 'd'.repeat(32);
const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: SECRET,
  DATA_KEY,
  SMS_PROVIDER: 'console',
};
const TWILIO = {
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'token-of-the-tests',
  TWILIO_VERIFY_SERVICE_SID: `VA${'0'.repeat(32)}`,
};
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'sky@asteria.example' };

describe('settings without any variables', () => {
  // req: RUN-1
  test('are the development defaults', () => {
    expect(readEnv({})).toEqual({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      databasePooled: false,
      databasePool: 10,
      dataDir: '.data',
      sessionSecrets: undefined,
      dataKeys: undefined,
      encryptsData: true,
      workers: 1,
      trustProxy: 0,
      sms: { provider: 'console' },
      smsCountries: ['US', 'CA'],
      smsHourlyCap: 200,
      minAgeYears: 13,
      origin: undefined,
      rpId: undefined,
      pushHosts: [
        'fcm.googleapis.com',
        'jmt17.google.com',
        'updates.push.services.mozilla.com',
        '*.push.apple.com',
        '*.notify.windows.com',
      ],
      operatorEmail: undefined,
      metrics: undefined,
      limitFactor: 1,
      logLevel: 'info',
    });
  });

  test('listen on all addresses in production', () => {
    expect(readEnv(PRODUCTION)).toMatchObject({ production: true, host: '0.0.0.0' });
  });

  test('count as unset when they are empty', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ', SMS_PROVIDER: '' })).toEqual(readEnv({}));
  });
});

describe('valid settings', () => {
  test.each<[Record<string, string>, object]>([
    [
      { PORT: '0', HOST: '::1' },
      { port: 0, host: '::1' },
    ],
    [{ SESSION_SECRET: `${SECRET}, older` }, { sessionSecrets: [SECRET, 'older'] }],
    [{ DATA_KEY: `${DATA_KEY}, older` }, { dataKeys: [DATA_KEY, 'older'] }],
    [{}, { encryptsData: true }],
    [{ DATABASE_URL: 'postgres://localhost/asteria' }, { encryptsData: true }],
    [PRODUCTION, { encryptsData: true }],
    [{ ...PRODUCTION, DATABASE_URL: 'postgres://localhost/asteria' }, { encryptsData: false }],
    [
      { ...PRODUCTION, DATABASE_URL: 'postgres://localhost/asteria', DATA_AT_REST: 'on' },
      { encryptsData: true },
    ],
    [{ DATA_AT_REST: 'off' }, { encryptsData: false }],
    [
      { DATABASE_URL: 'postgres://me:a%2Cb@one:5432,two/asteria?sslmode=require' },
      { databaseUrl: 'postgres://me:a%2Cb@one:5432,two/asteria?sslmode=require' },
    ],
    [{ DATABASE_POOLER: 'transaction' }, { databasePooled: true }],
    [{ WORKERS: '4', DATABASE_URL: 'postgres://localhost/asteria' }, { workers: 4 }],
    [{ SMS_COUNTRIES: 'us, gb' }, { smsCountries: ['US', 'GB'] }],
    [{ LIMIT_FACTOR: '0.5' }, { limitFactor: 0.5 }],
    [{ ...PRODUCTION, LIMIT_FACTOR: '50', HOST: '127.0.0.1' }, { limitFactor: 50 }],
    [{ MIN_AGE: '0' }, { minAgeYears: 0 }],
    [{ ORIGIN: 'https://Asteria.example/' }, { origin: 'https://asteria.example' }],
    [{ ORIGIN: 'http://127.0.0.1:3000' }, { origin: 'http://127.0.0.1:3000' }],
    [
      { ORIGIN: 'https://sky.asteria.example', RP_ID: 'Asteria.example' },
      { rpId: 'asteria.example' },
    ],
    [{ RP_ID: 'localhost' }, { rpId: 'localhost' }],
    [{ ...MAIL, HOST: '::1' }, { mail: { origin: 'http://[::1]:3000' } }],
    [{ ...MAIL, HOST: '0.0.0.0', PORT: '3001' }, { mail: { origin: 'http://localhost:3001' } }],
    [
      { ...MAIL, ORIGIN: 'https://asteria.example/' },
      { mail: { origin: 'https://asteria.example' } },
    ],
    [{ OPERATOR_EMAIL: 'hello@asteria.example' }, { operatorEmail: 'hello@asteria.example' }],
    [{ OPERATOR_NAME: 'Asteria Inc.' }, { operatorName: 'Asteria Inc.' }],
    [{ OPERATOR_ADDRESS: '1 Main St.' }, { operatorAddress: '1 Main St.' }],
    [{ MIN_AGE: '120' }, { minAgeYears: 120 }],
    [{ ...TWILIO, TWILIO_BASE_URL: 'http://127.0.0.1:1' }, { sms: { provider: 'twilio' } }],
  ])('%j are understood', (source, expected) => {
    expect(readEnv(source)).toMatchObject(expected);
  });
});

describe('invalid settings', () => {
  // req: RUN-2
  test.each<[variable: string, source: Record<string, string>]>([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '3000.5' }],
    ['HOST', { HOST: 'http://localhost' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://me:hidden@localhost/x' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://me:hidden@:badport:x' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://me@one,/asteria' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://me@one,two:x/asteria' }],
    ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'localhost' }],
    ['DATABASE_POOLER', { DATABASE_POOLER: 'session' }],
    ['DATABASE_POOL', { DATABASE_POOL: '0' }],
    ['SESSION_SECRET', { NODE_ENV: 'production', SMS_PROVIDER: 'console' }],
    ['SESSION_SECRET', { ...PRODUCTION, SESSION_SECRET: 'hidden' }],
    ['SESSION_SECRET', { ...PRODUCTION, SESSION_SECRET: `${SECRET},hidden` }],
    ['DATA_KEY', { ...PRODUCTION, DATA_KEY: '' }],
    ['DATA_KEY', { ...PRODUCTION, DATA_KEY: 'hidden' }],
    ['DATA_KEY', { ...PRODUCTION, DATA_KEY: `${DATA_KEY},hidden` }],
    ['WORKERS', { WORKERS: 'all', DATABASE_URL: 'postgres://localhost/asteria' }],
    ['WORKERS', { WORKERS: '2' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['SMS_PROVIDER', { SMS_PROVIDER: 'pigeon' }],
    ['TWILIO_ACCOUNT_SID', { NODE_ENV: 'production', SESSION_SECRET: SECRET, DATA_KEY }],
    ['TWILIO_ACCOUNT_SID', { ...TWILIO, TWILIO_ACCOUNT_SID: 'hidden' }],
    ['TWILIO_AUTH_TOKEN', { ...TWILIO, TWILIO_AUTH_TOKEN: '' }],
    ['TWILIO_VERIFY_SERVICE_SID', { ...TWILIO, TWILIO_VERIFY_SERVICE_SID: '' }],
    ['TWILIO_BASE_URL', { ...PRODUCTION, ...TWILIO, TWILIO_BASE_URL: 'http://127.0.0.1:1' }],
    ['TWILIO_BASE_URL', { ...TWILIO, TWILIO_BASE_URL: '127.0.0.1:1' }],
    ['SMS_COUNTRIES', { SMS_COUNTRIES: 'USA' }],
    ['SMS_COUNTRIES', { SMS_COUNTRIES: 'US,UK' }],
    ['SMS_HOURLY_CAP', { SMS_HOURLY_CAP: 'none' }],
    ['MIN_AGE', { MIN_AGE: '121' }],
    ['MIN_AGE', { MIN_AGE: '12.5' }],
    ['ORIGIN', { ORIGIN: 'asteria.example' }],
    ['ORIGIN', { ORIGIN: 'https://asteria.example/app' }],
    ['ORIGIN', { ORIGIN: 'javascript:alert(1)' }],
    ['RP_ID', { RP_ID: 'https://asteria.example' }],
    ['RP_ID', { RP_ID: '127.0.0.1' }],
    ['RP_ID', { ORIGIN: 'https://asteria.example', RP_ID: 'sky.asteria.example' }],
    ['RP_ID', { ORIGIN: 'https://asteria.example', RP_ID: 'steria.example' }],
    ['RP_ID', { ...PRODUCTION, RP_ID: 'asteria.example' }],
    ['OPERATOR_EMAIL', { OPERATOR_EMAIL: 'nobody' }],
    ['OPERATOR_NAME', { OPERATOR_NAME: 'A\nB' }],
    ['METRICS_PORT', { METRICS_PORT: 'yes' }],
    ['LIMIT_FACTOR', { LIMIT_FACTOR: '0' }],
    ['LIMIT_FACTOR', { LIMIT_FACTOR: 'Infinity' }],
    ['LIMIT_FACTOR', { ...PRODUCTION, LIMIT_FACTOR: '2' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ])('%s is named in one line, with an example, and no secret is repeated', (variable, source) => {
    const read = () => readEnv(source);
    expect(read).toThrow(EnvError);
    const line = messageOf(read);
    expect(line.startsWith(`${variable}: `)).toBe(true);
    expect(line).toContain(`Example: ${variable}=`);
    expect(line).not.toMatch(/\n|hidden/);
  });

  test('the example is valid', () => {
    const line = messageOf(() => readEnv({ PORT: 'http' }));
    const example = line.slice(line.indexOf('Example: PORT=') + 'Example: PORT='.length);
    expect(readEnv({ PORT: example })).toMatchObject({ port: 3000 });
  });

  // req: RUN-2
  test.each([
    ['PORT', 'http', 'must be a whole number from 0 to 65535, not "http". Example: PORT=3000'],
    [
      'DATA_DIR',
      'package.json',
      '"package.json" is no folder that this user can make and write in (EEXIST). Example: DATA_DIR=.data',
    ],
  ])('end the start with only that line: %s', async (variable, value, line) => {
    const root = resolve(import.meta.dirname, '../../..');
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      cwd: root,
      env: { PATH: process.env['PATH'], [variable]: value },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const code = await new Promise((done) => child.on('close', done));
    expect(code).toBe(1);
    expect(output).toBe(`${variable}: ${line}\n`);
  });
});

function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error('nothing was thrown');
}
