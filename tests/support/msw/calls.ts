// The calls that pages made in the running test.

import { buildUrl, type Endpoint, type urlOf } from '#shared/core/endpoint.ts';

/** Every call of the running test, such as 'POST /api/login', with its body, in order. */
export const calls: { call: string; body: unknown }[] = [];

/** The bodies of the calls to an endpoint, in order; `input` selects params and query. */
export function callsOf<E extends Endpoint>(
  endpoint: E,
  ...input: Parameters<typeof urlOf<E>> extends [E, ...infer Input] ? Input : never
): unknown[] {
  const name = `${endpoint.method} ${buildUrl(endpoint.path, input[0] ?? {})}`;
  return calls.filter(({ call }) => call === name).map(({ body }) => body);
}
