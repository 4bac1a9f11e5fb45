// The description of the interface, made from the very declarations that answer the calls.

import * as z from 'zod/mini';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';
import { ERROR_TABLE, type ErrorCode, errorBodySchema } from '#shared/core/errors.ts';

/** What a call's declaration says of itself; the http layer's `Route` is one. */
export interface DescribedCall {
  method: string;
  path: string;
  access: 'open' | 'session' | 'user';
  summary: string;
  body: z.ZodMiniType | undefined;
  query: z.ZodMiniType | undefined;
  params: z.ZodMiniType | undefined;
  status: number;
  answer: z.ZodMiniType;
  errors: readonly ErrorCode[];
  owner: string | undefined;
}

const COOKIE_SCHEME = 'session';

/** Refusals that a call can answer with: those its declaration implies, and its own. */
function listRefusals(call: DescribedCall): ErrorCode[] {
  const implied: ErrorCode[] = ['too_many_requests', 'unavailable'];
  if (call.method !== 'GET') implied.push('foreign_origin');
  if (call.body) implied.push('bad_input', 'not_json', 'too_large');
  if (call.query || call.params) implied.push('bad_input');
  if (call.access === 'user') implied.push('not_signed_in');
  if (call.owner) implied.push('forbidden');
  return [...new Set([...implied, ...call.errors])];
}

function describeResponses(call: DescribedCall): Record<string, ZodOpenApiResponseObject> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of listRefusals(call)) {
    const { status } = ERROR_TABLE[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const responses: Record<string, ZodOpenApiResponseObject> = {
    [`${call.status}`]: {
      description: 'As asked',
      content: { 'application/json': { schema: call.answer } },
    },
  };
  for (const [status, codes] of [...byStatus].sort(([a], [b]) => a - b)) {
    responses[`${status}`] = {
      description: codes.join(', '),
      content: { 'application/json': { schema: errorBodySchema } },
    };
  }
  return responses;
}

function describeCall(call: DescribedCall): ZodOpenApiOperationObject {
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
export function describeApi(calls: readonly DescribedCall[]): object {
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
        securitySchemes: {
          [COOKIE_SCHEME]: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
        },
      },
    },
    {
      // A field that may be left out is not required, whatever it is then read as.
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
