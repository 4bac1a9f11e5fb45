// As many requests as a server answers, by autocannon: each connection asks again when it has its answer.

import autocannon from 'autocannon';
import { percentile } from '../report/statistics.ts';
import type { Target } from './target.ts';

export interface FullLoad {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  requests: number;
}

/** For the first answers of a server on a machine that has much else to do. */
const TIMEOUT_SECONDS = 60;

/** Loads a target for a time or a number of requests; throws when any answer is not the expected one, since errors are quick. */
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
