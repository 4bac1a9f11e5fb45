// Values that a schema accepts, generated from the schema. If a schema checks a field with a function, its rule cannot
// be read, and the field gets texts of the kinds that pass the check (texts.ts).

import * as fc from 'fast-check';
import type * as z from 'zod/mini';
import type { Schema } from '#shared/core/endpoint.ts';
import { passwordLoginSchema, phoneLoginSchema } from '#shared/identity/sign-in/sign-in.schema.ts';
import type { Texts } from './texts.ts';

const MAX_ITEMS = 5;
/** How many values meant for a field are generated for each other value that its schema accepts. */
const MEANT_WEIGHT = 4;

/** Values for a call's input; `field` is the name of the field. Throws for a schema of an unknown type. */
export function valueFor(schema: unknown, texts: Texts, field = ''): fc.Arbitrary<unknown> {
  const meant = texts.meant(field, schema as Schema);
  const any = anythingFor(schema, texts, field);
  return meant === undefined
    ? any
    : fc.oneof({ arbitrary: meant, weight: MEANT_WEIGHT }, { arbitrary: any, weight: 1 });
}

function anythingFor(schema: unknown, texts: Texts, field: string): fc.Arbitrary<unknown> {
  // The cast is Zod's own way for those who read schemas: the union of all its types.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.keys(def.shape).length === 0
        ? payloadOfLogin(texts)
        : fc.record(
            Object.fromEntries(
              Object.entries(def.shape).map(([name, inner]) => [
                name,
                valueFor(inner, texts, name),
              ]),
            ),
          );
    case 'string':
      return texts.fitting(schema as Schema);
    case 'number':
      return fc.oneof(numberWithin(def.checks), fc.integer({ min: 0, max: 30 }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'literal':
      return fc.constantFrom<unknown>(...def.values);
    case 'enum':
      return fc.constantFrom<unknown>(...Object.values(def.entries));
    case 'unknown':
    case 'any':
      return fc.jsonValue({ maxDepth: 3 });
    case 'default':
    case 'optional':
      return fc.option(valueFor(def.innerType, texts, field), { nil: undefined, freq: 4 });
    case 'nullable':
      return fc.option(valueFor(def.innerType, texts, field), { nil: null, freq: 4 });
    case 'union':
      return fc.oneof(...def.options.map((option) => valueFor(option, texts, field)));
    case 'array':
      return fc.array(valueFor(def.element, texts), lengthsOf(def.checks));
    case 'pipe':
      // "Absent, null or empty" begins with a transform, which takes anything: what it leads to says more.
      return isTransform(def.in)
        ? fc.oneof(
            { arbitrary: valueFor(def.out, texts, field), weight: MEANT_WEIGHT },
            { arbitrary: fc.constantFrom<unknown>('', null, undefined), weight: 1 },
          )
        : valueFor(def.in, texts, field);
    default:
      throw new Error(`schema-values.ts: generate values of the type "${def.type}" here`);
  }
}

const isTransform = (schema: unknown) => (schema as z.core.$ZodTypes)._zod.def.type === 'transform';

/** Bodies of the login, the only call that declares any object and chooses the schema by its fields. */
function payloadOfLogin(texts: Texts): fc.Arbitrary<unknown> {
  return fc.oneof(valueFor(phoneLoginSchema, texts), valueFor(passwordLoginSchema, texts));
}

/** The bounds of a list's length, as far as its checks state them. */
function lengthsOf(checks: readonly z.core.$ZodCheck[] = []): fc.ArrayConstraints {
  const bounds = { minLength: 0, maxLength: MAX_ITEMS };
  for (const check of checks) {
    const { def } = (check as z.core.$ZodChecks)._zod;
    if (def.check === 'min_length') bounds.minLength = def.minimum;
    if (def.check === 'max_length') bounds.maxLength = Math.min(MAX_ITEMS, def.maximum);
  }
  return bounds;
}

/** A whole number within the bounds of the checks. */
function numberWithin(checks: readonly z.core.$ZodCheck[] = []): fc.Arbitrary<number> {
  const bounds = { min: 1, max: 0x7fff_ffff };
  for (const check of checks) {
    const { def } = (check as z.core.$ZodChecks)._zod;
    if (def.check === 'greater_than') bounds.min = Number(def.value) + (def.inclusive ? 0 : 1);
    if (def.check === 'less_than') bounds.max = Number(def.value) - (def.inclusive ? 0 : 1);
  }
  return fc.integer({ ...bounds, min: Math.min(bounds.min, bounds.max) });
}
