// As many requests as a server can answer, by autocannon: each connection sends its next request when it has its
// response.

import autocannon from 'autocannon';
import { percentile } from '../report/statistics.ts';
import type { Target } from './target.ts';

export interface FullLoad {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  requests: number;
}

/** For the first responses of a server on a busy machine. */
const TIMEOUT_SECONDS = 60;

/**
 * Loads a target for a duration or a number of requests; throws if any response is unexpected, because errors are fast.
 */
export async function measureFullLoad(
  target: Target,
  length: { connections: number } & ({ seconds: number } | { requests: number }),
): Promise<FullLoad> {
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url: target.url,
        connections: length.connections,
        ...('seconds' in length ? { duration: length.seconds } : { amount: length.requests }),
        timeout: TIMEOUT_SECONDS,
        requests: [
          {
            setupRequest: (request) => {
              const { method, path, headers, body } = target.nextRequest();
              return { ...request, method, path, headers, ...(body === undefined ? {} : { body }) };
            },
          },
        ],
      },
      (error: unknown, done: autocannon.Result) => (error ? reject(error) : resolve(done)),
    );
    run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  const wrong = result.non2xx + result.errors + result.timeouts;
  if (wrong > 0 || times.length === 0) {
    throw new Error(`${target.name}: ${wrong} of ${times.length} answers were not 2xx`);
  }
  return {
    perSecond: times.length / result.duration,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    requests: times.length,
  };
}
