// Requests for every declared call: correct ones, ones with a mistake in one part, and hostile ones.

import * as fc from 'fast-check';
import * as z from 'zod/mini';
import type { Endpoint, Schema } from '#shared/core/endpoint.ts';
import {
  hostileBody,
  hostileHeaders,
  hostileKey,
  hostileText,
  hostileValue,
} from './hostile-values.ts';
import { nameOf } from './list-contracts.ts';
import { valueFor } from './schema-values.ts';
import type { Texts } from './texts.ts';

/** A part of an address: a text that the caller encodes, or one that is sent as it is. */
export type AddressPart = { text: string } | { raw: string };

/** One request. Its tokens (texts.ts) are replaced with values from the server's state when it is sent. */
export interface FuzzCall {
  /** The name of its endpoint, by `nameOf`. */
  name: string;
  /** `other`: a second user. */
  as: 'user' | 'other' | 'visitor';
  /** The declared one if undefined. */
  method?: string | undefined;
  params: Readonly<Record<string, AddressPart>>;
  query: readonly (readonly [key: AddressPart, value: AddressPart | undefined])[];
  /** `bytes`: each character is one byte, sent as JSON unless the headers say otherwise. */
  body?: { json: unknown } | { bytes: string } | undefined;
  headers: Readonly<Record<string, string | string[]>>;
}

const BROKEN_ADDRESS_PARTS = [
  '%',
  '%zz',
  '%E0%A4%A',
  '%C0%AE',
  '%00',
  '..%2f..',
  '.',
  '..',
  '*',
  '&&',
  ';',
];
const text = (value: unknown): AddressPart => ({ text: String(value) });
const broken: fc.Arbitrary<AddressPart> = fc.oneof(
  hostileText.map(text),
  fc.constantFrom(...BROKEN_ADDRESS_PARTS).map((raw) => ({ raw })),
);

/** Any request for a call; with `fitting` only those that its schemas accept, as far as the schemas reveal that. */
export function callOf(
  endpoint: Endpoint,
  texts: Texts,
  { fitting = false }: { fitting?: boolean } = {},
): fc.Arbitrary<FuzzCall> {
  const rarely = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>, weight: number) =>
    fitting ? usual : fc.oneof({ arbitrary: usual, weight }, { arbitrary: odd, weight: 1 });
  const isForUsers = endpoint.access === 'user';
  return fc.record({
    name: fc.constant(nameOf(endpoint)),
    as: rarely<FuzzCall['as']>(
      fc.constant(isForUsers ? 'user' : 'visitor'),
      fc.constantFrom('user', 'other', 'visitor'),
      6,
    ),
    method: rarely<string | undefined>(
      fc.constant(undefined),
      fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
      30,
    ),
    params: fc.record(
      Object.fromEntries(
        fieldsOf(endpoint.params).map(([name, schema]) => [
          name,
          rarely(valueFor(schema, texts, name).map(text), broken, 6),
        ]),
      ),
    ),
    query: queryOf(endpoint, texts, fitting),
    body: bodyOf(endpoint, texts, fitting),
    headers: rarely(fc.constant({}), hostileHeaders, 5),
  });
}

/** The fields of an input and their schemas. */
export function fieldsOf(schema: Schema | undefined): [string, unknown][] {
  return schema instanceof z.ZodMiniObject ? Object.entries(schema.shape) : [];
}

function queryOf(
  endpoint: Endpoint,
  texts: Texts,
  fitting: boolean,
): fc.Arbitrary<FuzzCall['query']> {
  const fields = fieldsOf(endpoint.query);
  const right = fc.record(
    Object.fromEntries(fields.map(([name, schema]) => [name, valueFor(schema, texts, name)])),
  );
  const pairs = right.map((values) =>
    Object.entries(values).flatMap(([name, value]): FuzzCall['query'][number][] =>
      value === undefined || value === null ? [] : [[text(name), text(value)]],
    ),
  );
  if (fitting) return pairs;
  const key = fc.oneof(
    ...fields.map(([name]) => fc.constant(text(name))),
    hostileKey.map(text),
    broken,
  );
  const added = fc.array(fc.tuple(key, fc.option(broken, { nil: undefined })), { maxLength: 2 });
  return fc.oneof(
    { arbitrary: pairs, weight: 4 },
    { arbitrary: fc.tuple(pairs, added).map((parts) => parts.flat()), weight: 2 },
    // Some are named twice, some not at all.
    {
      arbitrary: pairs.chain((all) =>
        all.length === 0 ? fc.constant(all) : fc.array(fc.constantFrom(...all), { maxLength: 4 }),
      ),
      weight: 1,
    },
  );
}

type Change = { set: string; to: unknown } | { drop: string };

function bodyOf(
  endpoint: Endpoint,
  texts: Texts,
  fitting: boolean,
): fc.Arbitrary<FuzzCall['body']> {
  const hostile = fc.oneof(
    hostileBody.map((bytes) => ({ bytes })),
    hostileValue.map((json) => ({ json })),
  );
  if (endpoint.body === undefined) {
    const none = fc.constant(undefined);
    return fitting
      ? none
      : fc.oneof({ arbitrary: none, weight: 8 }, { arbitrary: hostile, weight: 1 });
  }
  const right = valueFor(endpoint.body, texts);
  const sent = right.map((json) => ({ json }));
  if (fitting) return sent;
  const names = fieldsOf(endpoint.body).map(([name]) => name);
  const name = names.length === 0 ? hostileKey : fc.constantFrom(...names);
  const change: fc.Arbitrary<Change> = fc.oneof(
    fc.record({ set: name, to: hostileValue }),
    fc.record({ set: hostileKey, to: hostileValue }),
    fc.record({ drop: name }),
  );
  return fc.oneof(
    { arbitrary: sent, weight: 5 },
    {
      arbitrary: fc
        .tuple(right, fc.array(change, { minLength: 1, maxLength: 3 }))
        .map(([json, changes]) => ({ json: changeBody(json, changes) })),
      weight: 5,
    },
    { arbitrary: hostile, weight: 1 },
  );
}

/** A copy with fields set or dropped; `__proto__` becomes an ordinary field, as it is in JSON. */
function changeBody(json: unknown, changes: readonly Change[]): unknown {
  const fields = new Map(Object.entries(Object(json)));
  for (const change of changes) {
    if ('drop' in change) fields.delete(change.drop);
    else fields.set(change.set, change.to);
  }
  return Object.fromEntries(fields);
}
