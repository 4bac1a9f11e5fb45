import { buildUrl, type Endpoint, type EndpointAnswer, type urlOf } from '#shared/core/endpoint.ts';
import { openBrowser } from './application.ts';

/** What the application answers the user who is signed in; `input` selects params and query. */
export async function ask<E extends Endpoint>(
  endpoint: E,
  ...input: Parameters<typeof urlOf<E>> extends [E, ...infer Input] ? Input : never
): Promise<EndpointAnswer<E>> {
  const browser = await openBrowser();
  const answer = await browser.get(buildUrl(endpoint.path, input[0] ?? {}));
  return answer.read(endpoint.answer) as EndpointAnswer<E>;
}
