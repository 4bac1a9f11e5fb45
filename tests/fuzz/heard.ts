// Values from the answers of a sequence that later calls of the sequence need, such as the id of what was just created
// or the token of a link.

import * as z from 'zod/mini';
import type { Schema } from '#shared/core/endpoint.ts';

/** How many values of one answer are remembered at most. */
const MOST_OF_ONE = 60;
const LONGEST = 300;
/** Smaller numbers are taken for counts and not for ids. */
const LEAST_ID = 10_000;
/** How many of the newest values that fit a field a token can choose from, by its digit. */
const CHOICES = 8;
const TOKEN = /<heard (\w+) (\d)\|((?:<[a-z ]+>|[^>])*)>/g;

interface Value {
  /** The name of the field that contained the value. */
  name: string;
  text: string;
  group: string;
}

/**
 * Stands in a request for a value of an earlier answer that fits a field of this name, or for `otherwise`, which may be
 * another token, if there is none. `choice` selects one of several values.
 */
export const heardToken = (field: string, choice: number, otherwise = '') =>
  `<heard ${field} ${choice % CHOICES}|${otherwise.replace(/(?<!<[a-z ]+)>/g, '')}>`;
export const HEARD_CHOICES = CHOICES;

/** The text with its tokens replaced by values from earlier answers. */
export function fillHeard(
  text: string,
  find: (wanted: { field: string; choice: number }) => string | undefined,
): string {
  return text.replace(
    TOKEN,
    (_, field: string, choice: string, otherwise: string) =>
      find({ field, choice: Number(choice) }) ?? otherwise,
  );
}

export class Heard {
  #values: Value[] = [];

  forget(): void {
    this.#values = [];
  }

  /** Remembers the texts and numbers of an answer. */
  add(path: string, json: unknown): void {
    const found: Value[] = [];
    collect(json, '', groupOf(path), found);
    this.#values.unshift(...found.slice(0, MOST_OF_ONE));
  }

  /**
   * A value that an earlier answer had under the name of the field or, if there is none, that the field's schema
   * accepts. Values of the same group come first, the newest of them at the beginning. Undefined if nothing fits.
   */
  find(
    { field, choice }: { field: string; choice: number },
    { schema, path }: { schema: unknown; path: string },
  ): string | undefined {
    const group = groupOf(path);
    const named = this.#values.filter(({ name }) => name === field);
    const fitting = this.#values.filter(
      ({ text }) => isChoosy(schema) && z.safeParse(schema as Schema, text).success,
    );
    const own = [...named, ...fitting].filter((value) => value.group === group);
    const [candidates = []] = [own, named, fitting].filter(({ length }) => length > 0);
    const texts = [...new Set(candidates.map(({ text }) => text))];
    return texts[choice % Math.max(1, texts.length)];
  }
}

/** Whether a field accepts only texts of some kind, so that a value that it accepts is likely to be meant for it. */
export function isChoosy(schema: unknown): boolean {
  return schema !== undefined && !z.safeParse(schema as Schema, 'any text').success;
}

/** '/api/matches/{id}' → 'matches'. */
const groupOf = (path: string) => path.split(/[/?]/)[2] ?? '';

function collect(json: unknown, name: string, group: string, found: Value[]): void {
  if (typeof json === 'string') {
    if (json === '' || json.length > LONGEST) return;
    found.push({ name, group, text: json });
    // The last part of a link is its token, before the ending of a file or behind a `#`.
    const token = /^(?:https?:\/|webcal:\/)?\/\S*[/#]([\w-]{16,})(?:\.\w+)?$/.exec(json)?.[1];
    if (token !== undefined) found.push({ name: 'token', group, text: token });
  } else if (Number.isSafeInteger(json) && Number(json) >= LEAST_ID) {
    found.push({ name, group, text: String(json) });
  } else if (Array.isArray(json)) {
    for (const item of json) collect(item, name, group, found);
  } else if (json instanceof Object) {
    for (const [key, value] of Object.entries(json)) collect(value, key, group, found);
  }
}
