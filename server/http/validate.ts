// Validates input against the shared schemas and maps problems to sentences by field.

import * as z from 'zod/mini';
import { isCleanText } from '#shared/core/clean-text.ts';
import type { Schema } from '#shared/core/endpoint.ts';
import { AppError, ERROR_TABLE } from '#shared/core/errors.ts';
import { INPUT_COPY } from '#shared/core/input.copy.ts';
import { type Body, decodePercent, readQuery } from './request-input.ts';
import type { Route } from './route.ts';

const REQUIRED = 'Required';
/** Sentences that are meaningless without the name of their field. */
const NEEDS_ITS_FIELD: ReadonlySet<string> = new Set([
  REQUIRED,
  INPUT_COPY.notValid,
  INPUT_COPY.repeatedOrBroken,
]);

// The sentences for schemas without their own.
z.config({
  customError: (issue) =>
    issue.code === 'invalid_type' && issue.input === undefined ? REQUIRED : INPUT_COPY.notValid,
});

export interface CheckedInput {
  body: unknown;
  query: unknown;
  params: unknown;
}

/** Returns the output of the call's schemas; throws `bad_input` with a sentence for every invalid field. */
export function checkInput(
  route: Route,
  input: Readonly<{ body: Body; rawQuery: string; rawParams: Readonly<Record<string, string>> }>,
): CheckedInput {
  if (input.body.kind === 'malformed')
    throw new AppError('bad_input', { sentence: INPUT_COPY.malformed });
  const problems = new Map<string, string>();
  const checked: CheckedInput = { body: undefined, query: undefined, params: undefined };

  if (route.params !== undefined) {
    const decoded: Record<string, string> = {};
    for (const [name, raw] of Object.entries(input.rawParams)) {
      const value = decodePercent(raw);
      if (value === undefined) problems.set(name, INPUT_COPY.notValid);
      decoded[name] = value ?? '';
    }
    checked.params = check(route.params, decoded, problems);
  }
  if (route.query !== undefined) {
    const { values, broken } = readQuery(input.rawQuery);
    for (const key of broken.filter((name) => knows(route.query, name))) {
      problems.set(key, INPUT_COPY.repeatedOrBroken);
    }
    checked.query = check(route.query, { ...values }, problems);
  }
  if (route.body !== undefined) {
    const value = input.body.kind === 'value' ? input.body.value : undefined;
    checked.body = check(route.body, value, problems, route.prose);
  }

  if (problems.size > 0) {
    const [first = INPUT_COPY.notValid] = problems.values();
    const needsField = NEEDS_ITS_FIELD.has(first) || problems.has('');
    problems.delete('');
    throw new AppError('bad_input', {
      sentence: needsField ? ERROR_TABLE.bad_input.sentence : first,
      ...(problems.size > 0 ? { fields: Object.fromEntries(problems) } : {}),
    });
  }
  return checked;
}

function check(
  schema: Schema,
  value: unknown,
  problems: Map<string, string>,
  prose?: readonly string[],
): unknown {
  const result = z.safeParse(schema, value);
  if (!result.success) {
    for (const issue of result.error.issues) {
      const field = issue.path.join('.');
      // When a field has several sentences, the first one names the cause.
      if (!problems.has(field)) problems.set(field, issue.message);
    }
    return undefined;
  }
  findUncleanText(result.data, problems, prose);
  return result.data;
}

/**
 * Finds text that no schema may accept: Postgres refuses NUL and lone surrogates, and the other characters can deceive
 * users. Fields that a schema dropped are not checked. It walks a list instead of recursing, because a field of unknown
 * type may be nested deeper than the call stack. Fields named `prose` are checked by their schema.
 */
function findUncleanText(
  checked: unknown,
  problems: Map<string, string>,
  prose: readonly string[] = [],
): void {
  const found = [{ value: checked, path: '' }];
  for (const { value, path } of found) {
    if (typeof value === 'string') {
      if (!isCleanText(value)) problems.set(path, INPUT_COPY.controlCharacters);
    } else if (value instanceof Object) {
      for (const [key, inner] of Object.entries(value)) {
        if (typeof inner === 'string' && prose.includes(key)) continue;
        found.push({ value: inner, path: path === '' ? key : `${path}.${key}` });
      }
    }
  }
}

function knows(schema: Schema | undefined, key: string): boolean {
  return schema instanceof z.ZodMiniObject && Object.hasOwn(schema.shape, key);
}
