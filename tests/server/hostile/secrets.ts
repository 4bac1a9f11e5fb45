// Values that were sent or received and must not be in the log, and the search for them.

import { METHODS } from 'node:http';
import { expect } from 'vitest';
import { ERROR_TABLE } from '#shared/core/errors.ts';
import type { RequestOptions } from '#tests/support/http-client.ts';

/** Fields whose values belong to a person. */
const PRIVATE_FIELDS: ReadonlySet<string> = new Set([
  'phoneNumber',
  'code',
  'firstName',
  'lastName',
  'name',
  'username',
  'email',
  'birthDate',
  'birthTime',
  'birthPlace',
  'password',
  'currentPassword',
  'newPassword',
  'confirm',
]);
/** The fields of a log line that are not free text, each with the check of its value. */
const VOCABULARY: Readonly<Record<string, (value: unknown) => boolean>> = {
  level: (value) => ['trace', 'debug', 'info', 'warn', 'error'].includes(String(value)),
  time: (value) => new Date(String(value)).toISOString() === value,
  requestId: (value) => UUID.test(String(value)),
  userId: (value) => UUID.test(String(value)),
  method: (value) => METHODS.includes(String(value)),
  status: Number.isInteger,
  ms: Number.isInteger,
  sent: Number.isInteger,
  cap: Number.isInteger,
  code: (value) => Object.hasOwn(ERROR_TABLE, String(value)),
};
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Shorter values would be found by chance. */
const MIN_LENGTH = 5;

export class Secrets {
  readonly #values = new Set<string>();

  add(value: string): void {
    if (value.length >= MIN_LENGTH) this.#values.add(value);
  }

  /** Remembers what is private in a request. */
  hear(path: string, { json, raw }: RequestOptions, cookies: ReadonlyMap<string, string>): void {
    this.#hearValue(json, undefined);
    if (typeof raw === 'string' && raw.length < 20_000) this.#hearRaw(raw);
    const mark = path.indexOf('?');
    if (mark !== -1) this.add(path.slice(mark + 1, mark + 200));
    this.hearCookies(cookies);
  }

  /** Remembers the session's secret, as the browser has it and as the server knows it. */
  hearCookies(cookies: ReadonlyMap<string, string>): void {
    for (const value of cookies.values()) {
      this.add(value);
      this.add(/^s%3A(.+?)\./.exec(value)?.[1] ?? '');
    }
  }

  /** Fails if a line contains a secret, or a word that is not in the lists. */
  search(lines: readonly string[], paths: ReadonlySet<string>): void {
    const told = lines.flatMap((line) => {
      const entry: Record<string, unknown> = JSON.parse(line);
      return Object.entries(entry).flatMap(([key, value]) => {
        if (key === 'route' && (value === 'unknown' || paths.has(String(value)))) return [];
        if (VOCABULARY[key]?.(value)) return [];
        return [key, ...listTexts(value)];
      });
    });
    this.searchText(told.join('\n'));
  }

  searchText(text: string): void {
    for (const value of this.#values) {
      const at = text.indexOf(value);
      if (at === -1) continue;
      expect.fail(
        `${JSON.stringify(value)} is told in: …${text.slice(Math.max(0, at - 200), at + 200)}…`,
      );
    }
  }

  #hearRaw(raw: string): void {
    try {
      this.#hearValue(JSON.parse(raw), undefined);
    } catch {
      // Not JSON: nothing in it was read as anybody's.
    }
  }

  #hearValue(value: unknown, field: string | undefined): void {
    if (typeof value === 'string') {
      if (field !== undefined && PRIVATE_FIELDS.has(field)) this.add(value);
    } else if (Array.isArray(value)) {
      for (const inner of value) this.#hearValue(inner, field);
    } else if (value instanceof Object) {
      for (const [name, inner] of Object.entries(value)) this.#hearValue(inner, name);
    }
  }
}

/** Every text in a value, including its keys, without JSON's escapes. */
function listTexts(value: unknown): string[] {
  if (!(value instanceof Object)) return [String(value)];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...listTexts(inner)]);
}
