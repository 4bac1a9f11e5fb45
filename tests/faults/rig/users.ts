// Requests whose duration is measured.

import type { Answer, HttpClient } from '#tests/support/http-client.ts';

/**
 * The longest that a request may take during a fault, milliseconds: the server's own limit, and a
 * margin for a busy machine.
 */
export const LONGEST_REQUEST_MS = 6_000 + 500;
/** Time within which everything works again after a fault, milliseconds. */
export const RECOVERY_MS = 5_000;

export interface TimedAnswer {
  status: number;
  ms: number;
  answer: Answer | undefined;
}

/** One GET and its duration; status 0 without an answer. */
export async function ask(client: HttpClient, path: string): Promise<TimedAnswer> {
  const startedMs = performance.now();
  const answer = await client.get(path).catch(() => undefined);
  return { status: answer?.status ?? 0, ms: performance.now() - startedMs, answer };
}

/** Many such requests at once. */
export function askMany(
  clients: readonly HttpClient[],
  path: string,
  count: number,
): Promise<TimedAnswer[]> {
  const one = (index: number) => {
    const client = clients[index % clients.length];
    if (client === undefined) throw new Error('nobody to ask');
    return ask(client, path);
  };
  return Promise.all(Array.from({ length: count }, (_, index) => one(index)));
}

/** Each status that occurred, once, sorted. */
export function statusesOf(answers: readonly { status: number }[]): number[] {
  return [...new Set(answers.map(({ status }) => status))].sort((a, b) => a - b);
}

export const slowest = (answers: readonly { ms: number }[]) =>
  Math.max(...answers.map(({ ms }) => ms));
