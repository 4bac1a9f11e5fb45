// Every setting of the server: read once, checked once. Only this file looks at process.env.

import { isIP } from 'node:net';
import * as z from 'zod/mini';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const SMS_PROVIDERS = ['console', 'twilio'] as const;
/** OWASP ASVS 5.0 asks for 128 bits of entropy at least; text of 32 bytes has that with room. */
const SESSION_SECRET_MIN_BYTES = 32;

/** A setting that cannot be used; its message is the one line that the operator reads. */
export class EnvError extends Error {
  constructor(variable: string, problem: string, example: string) {
    super(`${variable}: ${problem}. Example: ${variable}=${example}`);
    this.name = 'EnvError';
  }
}

export interface TwilioSettings {
  accountSid: string;
  authToken: string;
  verifyServiceSid: string;
  /** Another server in place of https://verify.twilio.com; never in production. */
  baseUrl: string | undefined;
}

export interface Env {
  production: boolean;
  port: number;
  host: string;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  databasePool: number;
  dataDir: string;
  /** The first signs, all are believed; undefined: made and kept in `dataDir`. */
  sessionSecrets: readonly [string, ...string[]] | undefined;
  /** Number of proxies in front. */
  trustProxy: number;
  sms: { provider: 'console' } | { provider: 'twilio'; twilio: TwilioSettings };
  smsCountries: readonly string[];
  smsHourlyCap: number;
  minAgeYears: number;
  /** On loopback, unless HOST is set. */
  metrics: { host: string; port: number } | undefined;
  limitFactor: number;
  logLevel: (typeof LOG_LEVELS)[number];
}

type Source = Readonly<Record<string, string | undefined>>;

/** Whether the address is reached from this machine only. */
export function isLoopbackHost(host: string): boolean {
  if (host === 'localhost' || host === '::1' || host === '[::1]') return true;
  return isIP(host) === 4 && host.startsWith('127.');
}

/** The settings of an environment; throws an EnvError that names the first wrong variable. */
export function readEnv(source: Source): Env {
  const production = source['NODE_ENV'] === 'production';
  const host = text(source, 'HOST', '127.0.0.1') ?? (production ? '0.0.0.0' : '127.0.0.1');
  if (/[\s/]/.test(host))
    throw new EnvError('HOST', 'must be an address or a host name', '127.0.0.1');

  return {
    production,
    port: wholeNumber(source, 'PORT', { min: 0, max: 65_535, example: '3000' }) ?? 3000,
    host,
    databaseUrl: readDatabaseUrl(source),
    databasePool: wholeNumber(source, 'DATABASE_POOL', { min: 1, max: 1000, example: '10' }) ?? 10,
    dataDir: text(source, 'DATA_DIR', '.data') ?? '.data',
    sessionSecrets: readSessionSecrets(source, production),
    trustProxy: wholeNumber(source, 'TRUST_PROXY', { min: 0, max: 10, example: '1' }) ?? 0,
    sms: readSms(source, production),
    smsCountries: readCountries(source),
    smsHourlyCap:
      wholeNumber(source, 'SMS_HOURLY_CAP', { min: 1, max: 1_000_000, example: '200' }) ?? 200,
    minAgeYears: wholeNumber(source, 'MIN_AGE', { min: 0, max: 120, example: '13' }) ?? 13,
    metrics: readMetrics(source),
    limitFactor: readLimitFactor(source, production, host),
    logLevel: oneOf(source, 'LOG_LEVEL', LOG_LEVELS, 'info') ?? 'info',
  };
}

/** The settings of this process. */
export function readProcessEnv(): Env {
  return readEnv(process.env);
}

/** The environment of this process with some variables set otherwise, for a process that it starts. */
export function environmentWith(changes: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...changes };
}

/** The value of a variable; an empty one counts as not set, as compose files leave them. */
function text(source: Source, variable: string, example: string): string | undefined {
  const value = source[variable]?.trim();
  if (value === undefined || value === '') return undefined;
  if (/\p{Cc}/u.test(value)) {
    throw new EnvError(variable, 'must not hold control characters', example);
  }
  return value;
}

function wholeNumber(
  source: Source,
  variable: string,
  { min, max, example }: { min: number; max: number; example: string },
): number | undefined {
  const value = text(source, variable, example);
  if (value === undefined) return undefined;
  const parsed = z
    .pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))
    .safeParse(value);
  if (!parsed.success || parsed.data < min || parsed.data > max) {
    const problem = `must be a whole number from ${min} to ${max}, not "${value}"`;
    throw new EnvError(variable, problem, example);
  }
  return parsed.data;
}

function oneOf<const T extends readonly [string, ...string[]]>(
  source: Source,
  variable: string,
  options: T,
  example: string,
): T[number] | undefined {
  const value = text(source, variable, example);
  if (value === undefined) return undefined;
  const parsed = z.enum(options).safeParse(value);
  if (!parsed.success) {
    throw new EnvError(variable, `must be one of ${options.join(', ')}, not "${value}"`, example);
  }
  return parsed.data as T[number]; // one of the options, which the enum has just checked
}

function readDatabaseUrl(source: Source): string | undefined {
  const example = 'postgres://asteria:secret@localhost:5432/asteria';
  const value = text(source, 'DATABASE_URL', example);
  if (value === undefined) return undefined;
  // The value holds a password, so the message does not repeat it.
  if (!/^postgres(ql)?:\/\//.test(value) || !URL.canParse(value)) {
    throw new EnvError('DATABASE_URL', 'must be a postgres:// address', example);
  }
  return value;
}

function readSessionSecrets(
  source: Source,
  production: boolean,
): readonly [string, ...string[]] | undefined {
  const example = '"$(openssl rand -hex 32)"';
  const [first, ...older] = (text(source, 'SESSION_SECRET', example) ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
  if (first === undefined) {
    if (production) throw new EnvError('SESSION_SECRET', 'is required in production', example);
    return undefined;
  }
  const tooShort = [first, ...older].some(
    (secret) => Buffer.byteLength(secret) < SESSION_SECRET_MIN_BYTES,
  );
  if (production && tooShort) {
    const problem = `each secret must be ${SESSION_SECRET_MIN_BYTES} bytes or more (new,old while rotating)`;
    throw new EnvError('SESSION_SECRET', problem, example);
  }
  return [first, ...older];
}

function readSms(source: Source, production: boolean): Env['sms'] {
  const chosen = oneOf(source, 'SMS_PROVIDER', SMS_PROVIDERS, 'twilio');
  const baseUrl = text(source, 'TWILIO_BASE_URL', 'http://127.0.0.1:4010');
  if (baseUrl !== undefined && production) {
    const problem = 'is for tests and must not be set in production';
    throw new EnvError('TWILIO_BASE_URL', problem, '');
  }
  if (baseUrl !== undefined && !/^https?:\/\//.test(baseUrl)) {
    throw new EnvError('TWILIO_BASE_URL', 'must be an http address', 'http://127.0.0.1:4010');
  }
  const provider = chosen ?? (production ? 'twilio' : 'console');
  if (provider === 'console') return { provider };

  const reason =
    chosen === undefined
      ? 'is required in production (or set SMS_PROVIDER=console)'
      : 'is required with SMS_PROVIDER=twilio';
  const required = (variable: string, pattern: RegExp, example: string): string => {
    const value = text(source, variable, example);
    if (value === undefined) throw new EnvError(variable, reason, example);
    if (!pattern.test(value))
      throw new EnvError(variable, 'has not the form it must have', example);
    return value;
  };
  return {
    provider,
    twilio: {
      accountSid: required('TWILIO_ACCOUNT_SID', /^AC\w+$/, `AC${'0'.repeat(32)}`),
      authToken: required('TWILIO_AUTH_TOKEN', /^\S+$/, '0123456789abcdef0123456789abcdef'),
      verifyServiceSid: required('TWILIO_VERIFY_SERVICE_SID', /^VA\w+$/, `VA${'0'.repeat(32)}`),
      baseUrl,
    },
  };
}

function readCountries(source: Source): readonly string[] {
  const value = text(source, 'SMS_COUNTRIES', 'US,CA') ?? 'US,CA';
  const countries = value.split(',').map((country) => country.trim().toUpperCase());
  const wrong = countries.find((country) => !/^[A-Z]{2}$/.test(country));
  if (wrong !== undefined) {
    const problem = `must be two-letter country codes with commas between, not "${value}"`;
    throw new EnvError('SMS_COUNTRIES', problem, 'US,CA');
  }
  return countries;
}

function readMetrics(source: Source): Env['metrics'] {
  const port = wholeNumber(source, 'METRICS_PORT', { min: 0, max: 65_535, example: '9464' });
  if (port === undefined) return undefined;
  return { host: text(source, 'HOST', '127.0.0.1') ?? '127.0.0.1', port };
}

function readLimitFactor(source: Source, production: boolean, host: string): number {
  const value = text(source, 'LIMIT_FACTOR', '1');
  if (value === undefined) return 1;
  const factor = /^\d{1,9}(\.\d{1,6})?$/.test(value) ? Number(value) : 0;
  if (factor <= 0) {
    throw new EnvError('LIMIT_FACTOR', `must be a number above 0, not "${value}"`, '1');
  }
  if (factor > 1 && production && !isLoopbackHost(host)) {
    const problem = 'must not be above 1 in production unless HOST is a loopback address';
    throw new EnvError('LIMIT_FACTOR', problem, '1');
  }
  return factor;
}
