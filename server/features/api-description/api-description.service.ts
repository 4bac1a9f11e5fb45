// The OpenAPI description, generated from the same declarations that the routes use.

import * as z from 'zod/mini';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import { type Endpoint, listRefusals } from '#shared/core/endpoint.ts';
import { ERROR_TABLE, type ErrorCode, errorBodySchema } from '#shared/core/errors.ts';
import { userSchema } from '#shared/identity/account/user.schema.ts';
import { contactFactSchema } from '#shared/sky/contact-fact.ts';

const COOKIE_SCHEME = 'session';
/** Schemas that many answers share: each is described once, under its name. */
const COMPONENTS = {
  Error: errorBodySchema,
  ErrorCode: errorBodySchema.shape.code,
  User: userSchema,
  ContactFact: contactFactSchema,
};

function describeResponses(call: Endpoint): Record<string, ZodOpenApiResponseObject> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of listRefusals(call)) {
    const { status } = ERROR_TABLE[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const content = {
    [call.contentType?.split(';')[0] ?? 'application/json']: { schema: call.answer },
  };
  const responses: Record<string, ZodOpenApiResponseObject> = {
    [`${call.status ?? 200}`]: { description: 'As asked', content },
  };
  if (call.existingStatus !== undefined)
    responses[`${call.existingStatus}`] = { description: 'It was there already', content };
  for (const [status, codes] of [...byStatus].sort(([a], [b]) => a - b)) {
    responses[`${status}`] = {
      description: codes.join(', '),
      content: { 'application/json': { schema: errorBodySchema } },
    };
  }
  return responses;
}

function describeCall(call: Endpoint): ZodOpenApiOperationObject {
  const isObject = (schema: z.ZodMiniType | undefined): schema is z.ZodMiniObject =>
    schema instanceof z.ZodMiniObject;
  return {
    summary: call.summary,
    security: call.access === 'user' ? [{ [COOKIE_SCHEME]: [] }] : [],
    requestParams: {
      ...(isObject(call.query) ? { query: call.query } : {}),
      ...(isObject(call.params) ? { path: call.params } : {}),
    },
    ...(call.body
      ? { requestBody: { content: { 'application/json': { schema: call.body } } } }
      : {}),
    responses: describeResponses(call),
  };
}

/** An OpenAPI 3.1 document of the calls (spec.openapis.org/oas/v3.1). */
export function describeApi(calls: readonly Endpoint[]): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const call of calls) {
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: describeCall(call),
    };
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Asteria',
        version: '1',
        description:
          'Every refusal has one body: a code, a sentence for people, and the sentences of the fields concerned.',
      },
      paths,
      components: {
        schemas: COMPONENTS,
        securitySchemes: {
          [COOKIE_SCHEME]: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
        },
      },
    },
    {
      // zod-openapi requires every field that the parsed value has. A caller may leave a field out whenever its schema
      // accepts undefined, for instance because the schema puts a default in its place.
      override: ({ jsonSchema, zodSchema }) => {
        if (!(zodSchema instanceof z.ZodMiniObject) || !jsonSchema.required) return;
        const { shape } = zodSchema;
        jsonSchema.required = jsonSchema.required.filter(
          (field) => !z.safeParse(shape[field] ?? z.never(), undefined).success,
        );
      },
    },
  );
}
