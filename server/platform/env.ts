// Every setting of the server, read and validated once. No other file reads process.env.

import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { isSupportedCountry } from 'libphonenumber-js/max';
import * as z from 'zod/mini';
import { DEFAULT_MIN_AGE_YEARS } from '#shared/identity/account/min-age.ts';
import { SMS_CARRIERS } from '#shared/law/sms-carriers.ts';
import { isLoopbackHost, localOrigin } from './addresses.ts';
import { type AndroidApp, androidAppField } from './android-app.ts';
import {
  CONTROL_CHARACTER,
  CONTROL_CHARACTER_FOUND,
  DOMAIN,
  isOrigin,
  oneLine,
  oneOf,
  optionalText,
  postgresAddress,
  secretList,
  splitList,
  textThat,
  variable,
  wholeNumber,
} from './env-fields.ts';
import { type MailSettings, mailFromField, smtpUrlField } from './mail/mail-settings.ts';
import type { TwilioSettings } from './sms/twilio-sms-gateway.ts';
import { DEFAULT_PUSH_HOSTS, readVapidKeys, type VapidKeys, VapidProblem } from './vapid.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const SMS_PROVIDERS = ['console', ...SMS_CARRIERS] as const;
/** OWASP ASVS 5.0 asks for 128 bits of entropy at least; text of 32 bytes holds more. */
const SECRET_MIN_BYTES = 32;

/** Every variable with a valid example. */
const EXAMPLES = {
  HOST: '127.0.0.1',
  PORT: '3000',
  DATABASE_URL: 'postgres://asteria:secret@localhost:5432/asteria',
  DATABASE_DIRECT_URL: 'postgres://asteria:secret@localhost:5432/asteria',
  DATABASE_POOLER: 'transaction',
  DATABASE_POOL: '10',
  DATA_DIR: '.data',
  SESSION_SECRET: '"$(openssl rand -hex 32)"',
  DATA_KEY: '"$(openssl rand -hex 32)"',
  DATA_AT_REST: 'on',
  DELETIONS_FILE: '/var/lib/asteria/deletions',
  WORKERS: '2',
  TRUST_PROXY: '1',
  SMS_PROVIDER: 'twilio',
  TWILIO_BASE_URL: 'http://127.0.0.1:4010',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: '0123456789abcdef0123456789abcdef',
  TWILIO_VERIFY_SERVICE_SID: `VA${'0'.repeat(32)}`,
  SMS_COUNTRIES: 'US,CA',
  SMS_HOURLY_CAP: '200',
  MIN_AGE: String(DEFAULT_MIN_AGE_YEARS),
  ORIGIN: 'https://asteria.example',
  RP_ID: 'asteria.example',
  SMTP_URL: 'smtps://asteria:secret@mail.example:465',
  MAIL_FROM: 'Asteria <oracle@asteria.example>',
  VAPID_PUBLIC_KEY: `B${'A'.repeat(86)}`,
  VAPID_PRIVATE_KEY: 'A'.repeat(43),
  VAPID_SUBJECT: 'mailto:hello@asteria.example',
  PUSH_HOSTS: 'fcm.googleapis.com,*.push.apple.com',
  ANDROID_APP: `app.asteria:${Array(32).fill('AB').join(':')}`,
  OPERATOR_NAME: 'Asteria Inc.',
  OPERATOR_EMAIL: 'hello@asteria.example',
  OPERATOR_ADDRESS: '1 Main Street, Springfield, IL 62701',
  METRICS_PORT: '9464',
  METRICS_HOST: '127.0.0.1',
  LIMIT_FACTOR: '1',
  LOG_LEVEL: 'info',
} as const;
type Variable = keyof typeof EXAMPLES;

/** A variable has an invalid value; the message is the one line that the operator reads. */
export class EnvError extends Error {
  constructor(variable: string, problem: string, example: string) {
    super(`${variable}: ${problem}. Example: ${variable}=${example}`);
    this.name = 'EnvError';
  }
}

export interface Env {
  production: boolean;
  port: number;
  host: string;
  /** Undefined selects the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  databaseDirectUrl: string | undefined;
  /** Whether `databaseUrl` leads through a pooler in transaction mode. */
  databasePooled: boolean;
  databasePool: number;
  dataDir: string;
  /** The first secret signs cookies, each of them verifies; undefined: one is generated and stored in `dataDir`. */
  sessionSecrets: readonly [string, ...string[]] | undefined;
  /** The first key encrypts stored data, each of them decrypts; undefined: one is generated and stored in `dataDir`. */
  dataKeys: readonly [string, ...string[]] | undefined;
  /** `DATA_AT_REST`; undefined when it is not set. */
  dataAtRest: 'on' | 'off' | undefined;
  /** Whether data about people is written encrypted, unless `dataAtRest` is undefined and the database says so. */
  encryptsData: boolean;
  /**
   * The file outside the database that records account deletions, so that they can be repeated after a backup is
   * restored.
   */
  deletionsFile: string | undefined;
  /** How many processes answer on the port; more than one requires Postgres. */
  workers: number;
  /** The number of proxies between browsers and this server. */
  trustProxy: number;
  sms: { provider: 'console' } | { provider: 'twilio'; twilio: TwilioSettings };
  smsCountries: readonly string[];
  smsHourlyCap: number;
  minAgeYears: number;
  /** The public address, without a path: `https://asteria.example`. */
  origin: string | undefined;
  /** The domain that passkeys are made for; undefined: the host of `origin`, or of the request outside production. */
  rpId: string | undefined;
  /** How mail is sent; undefined: no mail is sent. */
  mail: MailSettings | undefined;
  /** The keys of notices; undefined: no notices in production, elsewhere keys are generated and stored in `dataDir`. */
  vapid: VapidKeys | undefined;
  /** Whom push services contact about this server, `mailto:` or `https:`; undefined when `vapid` is. */
  vapidSubject: string | undefined;
  /** The push services' hosts that may be used; one that begins with `*.` stands for all hosts below it. */
  pushHosts: readonly string[];
  /** The Android app that opens this site's links; undefined: none. */
  androidApp: AndroidApp | undefined;
  /** Who runs the installation, and the addresses to write to them; for the legal pages. */
  operatorName: string | undefined;
  operatorEmail: string | undefined;
  operatorAddress: string | undefined;
  /** Where metrics are served, on loopback unless METRICS_HOST is set; undefined: no metrics. */
  metrics: { host: string; port: number } | undefined;
  limitFactor: number;
  logLevel: (typeof LOG_LEVELS)[number];
}

const variables = z.object({
  NODE_ENV: z.optional(z.string()),
  HOST: variable(textThat((value) => !/[\s/]/.test(value), 'must be an address or a host name')),
  PORT: wholeNumber(0, 65_535),
  DATABASE_URL: postgresAddress(),
  DATABASE_DIRECT_URL: postgresAddress(),
  DATABASE_POOLER: oneOf(['transaction']),
  DATABASE_POOL: wholeNumber(1, 1000),
  DATA_DIR: variable(z.string()),
  SESSION_SECRET: secretList(),
  DATA_KEY: secretList(),
  DATA_AT_REST: oneOf(['on', 'off']),
  DELETIONS_FILE: variable(z.string()),
  WORKERS: wholeNumber(1, 128),
  TRUST_PROXY: wholeNumber(0, 10),
  SMS_PROVIDER: oneOf(SMS_PROVIDERS),
  TWILIO_BASE_URL: variable(z.string()),
  // `chooseSms` validates these three, and only when Twilio is the provider.
  TWILIO_ACCOUNT_SID: optionalText,
  TWILIO_AUTH_TOKEN: optionalText,
  TWILIO_VERIFY_SERVICE_SID: optionalText,
  SMS_COUNTRIES: variable(
    z.pipe(
      textThat(
        (value) => splitList(value).every((country) => isSupportedCountry(country.toUpperCase())),
        (value) => `must be a comma-separated list of two-letter country codes, not "${value}"`,
      ),
      z.transform((value) => splitList(value).map((country) => country.toUpperCase())),
    ),
  ),
  SMS_HOURLY_CAP: wholeNumber(1, 1_000_000),
  MIN_AGE: wholeNumber(0, 120),
  ORIGIN: variable(
    textThat(
      (value) => isOrigin(value),
      (value) => `must be an http or https address without a path, not "${value}"`,
    ),
  ),
  RP_ID: variable(
    z.pipe(
      textThat(
        (value) => DOMAIN.test(value) && isIP(value) === 0,
        (value) => `must be a domain, without scheme and port, not "${value}"`,
      ),
      z.transform((value) => value.toLowerCase()),
    ),
  ),
  SMTP_URL: smtpUrlField,
  MAIL_FROM: mailFromField,
  // `chooseVapid` validates these three together.
  VAPID_PUBLIC_KEY: variable(z.string()),
  VAPID_PRIVATE_KEY: optionalText,
  VAPID_SUBJECT: variable(
    textThat(
      (value) => /^(?:mailto:[^\s@<>]+@[^\s@<>]+|https:\/\/[^\s<>]+)$/.test(value),
      (value) => `must be a mailto: or https: address, not "${value}"`,
    ),
  ),
  PUSH_HOSTS: variable(
    z.pipe(
      textThat(
        (value) =>
          splitList(value).every((host) => DOMAIN.test(host.replace(/^\*\./, '')) && host !== ''),
        (value) => `must be host names with commas between, not "${value}"`,
      ),
      z.transform((value) => splitList(value).map((host) => host.toLowerCase())),
    ),
  ),
  ANDROID_APP: androidAppField,
  OPERATOR_NAME: oneLine(),
  OPERATOR_ADDRESS: oneLine(),
  OPERATOR_EMAIL: variable(
    textThat(
      (value) => /^[^\s@<>]+@[^\s@<>]+$/.test(value),
      (value) => `must be one e-mail address, not "${value}"`,
    ),
  ),
  METRICS_PORT: wholeNumber(0, 65_535),
  METRICS_HOST: variable(
    textThat((value) => !/[\s/]/.test(value), 'must be an address or a host name'),
  ),
  LIMIT_FACTOR: variable(
    z.pipe(
      textThat(
        (value) => /^\d{1,9}(\.\d{1,6})?$/.test(value) && Number(value) > 0,
        (value) => `must be a number above 0, not "${value}"`,
      ),
      z.transform(Number),
    ),
  ),
  LOG_LEVEL: oneOf(LOG_LEVELS),
});

/** The settings of an environment; throws an EnvError for the first invalid variable. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const read = variables.safeParse(source);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw refusal(String(issue?.path[0]) as Variable, issue?.message ?? ''); // a key of the schema
  }
  const values = read.data;
  const production = values.NODE_ENV === 'production';
  const host = values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1');
  return {
    production,
    port: values.PORT ?? 3000,
    host,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databasePooled: values.DATABASE_POOLER === 'transaction',
    databasePool: values.DATABASE_POOL ?? 10,
    dataDir: values.DATA_DIR ?? '.data',
    sessionSecrets: chooseSecrets('SESSION_SECRET', values.SESSION_SECRET ?? [], production),
    dataKeys: chooseSecrets('DATA_KEY', values.DATA_KEY ?? [], production),
    dataAtRest: values.DATA_AT_REST,
    encryptsData: chooseEncryption(values, production),
    deletionsFile: values.DELETIONS_FILE,
    workers: chooseWorkers(values.WORKERS ?? 1, values.DATABASE_URL),
    trustProxy: values.TRUST_PROXY ?? 0,
    sms: chooseSms(values, production),
    smsCountries: values.SMS_COUNTRIES ?? ['US', 'CA'],
    smsHourlyCap: values.SMS_HOURLY_CAP ?? 200,
    minAgeYears: values.MIN_AGE ?? DEFAULT_MIN_AGE_YEARS,
    origin: values.ORIGIN && new URL(values.ORIGIN).origin,
    rpId: chooseRpId(values.RP_ID, values.ORIGIN, production),
    mail: chooseMail(values, production, host),
    vapid: chooseVapid(values),
    vapidSubject: values.VAPID_SUBJECT,
    pushHosts: values.PUSH_HOSTS ?? DEFAULT_PUSH_HOSTS,
    androidApp: values.ANDROID_APP,
    operatorName: values.OPERATOR_NAME,
    operatorEmail: values.OPERATOR_EMAIL,
    operatorAddress: values.OPERATOR_ADDRESS,
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : { host: values.METRICS_HOST ?? '127.0.0.1', port: values.METRICS_PORT },
    limitFactor: chooseLimitFactor(values.LIMIT_FACTOR ?? 1, production, host),
    logLevel: values.LOG_LEVEL ?? 'info',
  };
}

/** The settings of this process. */
export function readProcessEnv(): Env {
  return readEnv(readSecretFiles(process.env));
}

/** Variables that may be given as a file's path instead, by the same name with `_FILE`. */
const SECRET_VARIABLES = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SESSION_SECRET',
  'DATA_KEY',
  'TWILIO_AUTH_TOKEN',
  'SMTP_URL',
  'VAPID_PRIVATE_KEY',
] as const satisfies readonly Variable[];

/** An environment in which `NAME_FILE=path` has become `NAME`; throws an EnvError for a file that cannot be read. */
export function readSecretFiles(
  source: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const read: Record<string, string | undefined> = { ...source };
  for (const name of SECRET_VARIABLES) {
    const path = source[`${name}_FILE`]?.trim();
    if (path === undefined || path === '') continue;
    const variable = `${name}_FILE`;
    const example = `/run/secrets/${name.toLowerCase()}`;
    if (source[name]?.trim()) throw new EnvError(variable, `is set beside ${name}`, example);
    try {
      read[name] = readFileSync(path, 'utf8').trim();
    } catch {
      throw new EnvError(variable, 'names a file that cannot be read', example);
    }
  }
  return read;
}

/** The environment of this process with some variables replaced, for a child process. */
export function environmentWith(changes: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...changes };
}

function refusal(
  variable: Variable,
  problem: string,
  example: string = EXAMPLES[variable],
): EnvError {
  return new EnvError(variable, problem, example);
}

function chooseSecrets(
  variable: 'SESSION_SECRET' | 'DATA_KEY',
  secrets: readonly string[],
  production: boolean,
): Env['sessionSecrets'] {
  const [first, ...older] = secrets;
  if (first === undefined) {
    if (production) throw refusal(variable, 'is required in production');
    return undefined;
  }
  if (production && secrets.some((secret) => Buffer.byteLength(secret) < SECRET_MIN_BYTES)) {
    const problem = `each secret must have at least ${SECRET_MIN_BYTES} bytes (to rotate, set new,old)`;
    throw refusal(variable, problem);
  }
  return [first, ...older];
}

/** Mail contains links, so ORIGIN is required with it; outside production the links may lead to HOST and PORT. */
function chooseMail(
  { SMTP_URL: smtpUrl, MAIL_FROM: from, ORIGIN, PORT }: z.output<typeof variables>,
  production: boolean,
  host: string,
): MailSettings | undefined {
  if (smtpUrl === undefined) return undefined;
  if (from === undefined) throw refusal('MAIL_FROM', 'is required with SMTP_URL');
  if (ORIGIN === undefined && production) throw refusal('ORIGIN', 'is required with SMTP_URL');
  const origin = ORIGIN === undefined ? localOrigin(host, PORT ?? 3000) : new URL(ORIGIN).origin;
  return { smtpUrl, from, origin };
}

/** The RP ID is the host of ORIGIN or a domain above it; browsers refuse any other. */
function chooseRpId(
  rpId: string | undefined,
  origin: string | undefined,
  production: boolean,
): string | undefined {
  if (rpId === undefined) return undefined;
  if (origin === undefined) {
    if (production) throw refusal('RP_ID', 'needs ORIGIN to be set too');
    return rpId;
  }
  const { hostname } = new URL(origin);
  if (hostname !== rpId && !hostname.endsWith(`.${rpId}`)) {
    throw refusal(
      'RP_ID',
      `must be the host of ORIGIN (${hostname}) or a domain above it`,
      hostname,
    );
  }
  return rpId;
}

/** Throws an EnvError when the keys are not a pair, or when only some of the three variables are set. */
function chooseVapid(values: z.output<typeof variables>): VapidKeys | undefined {
  try {
    return readVapidKeys(values);
  } catch (error) {
    if (error instanceof VapidProblem) throw refusal(error.variable, error.message);
    throw error;
  }
}

function chooseWorkers(workers: number, databaseUrl: string | undefined): number {
  if (workers > 1 && databaseUrl === undefined) {
    const problem =
      'more than one needs Postgres (DATABASE_URL): the embedded database has one process';
    throw refusal('WORKERS', problem, '1');
  }
  return workers;
}

/** Off by default while processes of an earlier version, which reads only plain values, may share the database. */
function chooseEncryption(values: z.output<typeof variables>, production: boolean): boolean {
  if (values.DATA_AT_REST !== undefined) return values.DATA_AT_REST === 'on';
  return !production || values.DATABASE_URL === undefined;
}

function chooseSms(values: z.output<typeof variables>, production: boolean): Env['sms'] {
  const { SMS_PROVIDER: chosen, TWILIO_BASE_URL: baseUrl } = values;
  if (baseUrl !== undefined && production) {
    throw refusal('TWILIO_BASE_URL', 'is for tests and must not be set in production', '');
  }
  if (baseUrl !== undefined && !/^https?:\/\//.test(baseUrl)) {
    throw refusal('TWILIO_BASE_URL', 'must be an http:// or https:// address');
  }
  const provider = chosen ?? (production ? 'twilio' : 'console');
  if (provider === 'console') return { provider };

  const reason =
    chosen === undefined
      ? 'is required in production (or set SMS_PROVIDER=console)'
      : 'is required with SMS_PROVIDER=twilio';
  const required = (variable: Variable, value: string | undefined, pattern: RegExp): string => {
    if (value === undefined) throw refusal(variable, reason);
    if (CONTROL_CHARACTER.test(value)) throw refusal(variable, CONTROL_CHARACTER_FOUND);
    if (!pattern.test(value)) throw refusal(variable, 'must have the format of the example');
    return value;
  };
  return {
    provider,
    twilio: {
      accountSid: required('TWILIO_ACCOUNT_SID', values.TWILIO_ACCOUNT_SID, /^AC\w+$/),
      authToken: required('TWILIO_AUTH_TOKEN', values.TWILIO_AUTH_TOKEN, /^\S+$/),
      verifyServiceSid: required(
        'TWILIO_VERIFY_SERVICE_SID',
        values.TWILIO_VERIFY_SERVICE_SID,
        /^VA\w+$/,
      ),
      baseUrl,
    },
  };
}

function chooseLimitFactor(factor: number, production: boolean, host: string): number {
  if (factor <= 1 || !production || isLoopbackHost(host)) return factor;
  const problem = 'must not be above 1 in production unless HOST is a loopback address';
  throw refusal('LIMIT_FACTOR', problem);
}
