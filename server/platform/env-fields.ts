// Schemas for environment variables; each has a message that says what is wrong with a value.

import * as z from 'zod/mini';
import { splitHosts } from './postgres-address.ts';

// An empty variable counts as not set: compose files pass unset variables as empty text.
export const optionalText = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value?.trim() || undefined),
);
export const CONTROL_CHARACTER = /\p{Cc}/u;
export const CONTROL_CHARACTER_FOUND = 'must not contain control characters';
const cleanText = textThat((value) => !CONTROL_CHARACTER.test(value), CONTROL_CHARACTER_FOUND);

/** A variable that may be absent; `schema` reads its trimmed text. */
export function variable<S extends z.ZodMiniType<unknown, string>>(schema: S) {
  return z.pipe(optionalText, z.optional(z.pipe(cleanText, schema)));
}

/** Text that passes a test. `problem` is the message, which may quote the value unless it is secret. */
export function textThat(
  test: (value: string) => boolean,
  problem: string | ((value: string) => string),
) {
  const error = (issue: { input?: unknown }) =>
    typeof problem === 'string' ? problem : problem(String(issue.input));
  return z.string().check(z.refine(test, { error, abort: true }));
}

/** A variable with a whole number of at most nine digits, both bounds included. */
export function wholeNumber(min: number, max: number) {
  const isWithin = (value: string) =>
    /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max;
  const problem = (value: string) => `must be a whole number from ${min} to ${max}, not "${value}"`;
  return variable(z.pipe(textThat(isWithin, problem), z.transform(Number)));
}

/** A variable with one of several texts. */
export function oneOf<const T extends readonly [string, ...string[]]>(options: T) {
  const error = ({ input }: { input?: unknown }) =>
    `must be one of ${options.join(', ')}, not "${input}"`;
  return variable(z.enum(options, { error }));
}

/** A variable with an address of Postgres, of one host or several. */
export function postgresAddress() {
  const problem = 'must be a postgres:// address';
  return variable(textThat((value) => splitHosts(value) !== undefined, problem));
}

/** Whether a text is a web address of only scheme, host and port; it may end in a slash. */
export function isOrigin(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { pathname, search, hash, username, password } = new URL(value);
  return pathname === '/' && [search, hash, username, password].every((part) => part === '');
}

/** A domain name: two or more labels of letters, digits and hyphens with dots between, or `localhost` alone. */
export const DOMAIN = /^(?:localhost|(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*)$/i;

export const splitList = (value: string) => value.split(',').map((part) => part.trim());

/** A variable with secrets, separated by commas, the newest first. */
export function secretList() {
  return variable(
    z.pipe(
      z.string(),
      z.transform((value) => splitList(value).filter((secret) => secret !== '')),
    ),
  );
}

/** A variable with a name or an address for people to read: at most 300 characters, no control characters. */
export function oneLine() {
  return variable(
    textThat(
      (value) => value.length <= 300 && !/\p{Cc}/u.test(value),
      'must be one line of at most 300 characters',
    ),
  );
}
