// Checking input against the shared schemas, and turning what is wrong into sentences at their fields.

import * as z from 'zod/mini';
import { AppError, ERROR_TABLE } from '#shared/core/errors.ts';
import { INPUT_COPY } from '#shared/core/input.copy.ts';
import { isCleanText } from '#shared/core/text.ts';
import { type Body, decodePercent, readQuery } from './request-input.ts';
import type { Route, Schema } from './route.ts';

const REQUIRED = 'Required';
/** Sentences that say nothing without the field beside them. */
const NEEDS_ITS_FIELD: ReadonlySet<string> = new Set([
  REQUIRED,
  INPUT_COPY.notValid,
  INPUT_COPY.repeatedOrBroken,
]);

// Where a schema has no sentence of its own.
z.config({
  customError: (issue) =>
    issue.code === 'invalid_type' && issue.input === undefined ? REQUIRED : INPUT_COPY.notValid,
});

export interface CheckedInput {
  body: unknown;
  query: unknown;
  params: unknown;
}

/** The input of a call as its schemas give it; throws `bad_input` that names every field at fault. */
export function validateInput(
  route: Route,
  input: { body: Body; rawQuery: string; rawParams: Readonly<Record<string, string>> },
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
    checked.body = check(route.body, value, problems);
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

function check(schema: Schema, value: unknown, problems: Map<string, string>): unknown {
  const result = z.safeParse(schema, value);
  if (!result.success) {
    for (const issue of result.error.issues) {
      const field = issue.path.join('.');
      // The first sentence at a field is the one that names its cause.
      if (!problems.has(field)) problems.set(field, issue.message);
    }
    return undefined;
  }
  findUncleanText(result.data, problems);
  return result.data;
}

/**
 * Text that no schema may let through: NUL and lone surrogates are errors to Postgres, the others
 * deceive readers. What a schema dropped is not looked at. A list, not a recursion: a field that takes
 * anything may be nested deeper than the stack.
 */
function findUncleanText(checked: unknown, problems: Map<string, string>): void {
  const found = [{ value: checked, path: '' }];
  for (const { value, path } of found) {
    if (typeof value === 'string') {
      if (!isCleanText(value)) problems.set(path, INPUT_COPY.controlCharacters);
    } else if (value instanceof Object) {
      for (const [key, inner] of Object.entries(value)) {
        found.push({ value: inner, path: path === '' ? key : `${path}.${key}` });
      }
    }
  }
}

function knows(schema: Schema | undefined, key: string): boolean {
  return schema instanceof z.ZodMiniObject && Object.hasOwn(schema.shape, key);
}
