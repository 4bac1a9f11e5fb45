// Requests at a given rate, even if the responses do not keep up: how long users wait at the load that a server was
// designed for. Autocannon sends all requests of a second in one burst, so this code is our own.

import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../report/statistics.ts';
import type { OutgoingRequest, Target } from './target.ts';

export interface PacedLoad {
  p50Ms: number;
  p99Ms: number;
}

/** At first, connections are opened and code is compiled, in this process and in the server. */
const WARM_UP_SECONDS = 0.5;

/** Sends `perSecond` requests a second, evenly spaced, for `seconds`, after a short warm-up that is not counted. */
export async function measurePacedLoad(
  target: Target,
  settings: { perSecond: number; seconds: number; connections: number },
): Promise<PacedLoad> {
  const { perSecond, seconds, connections } = settings;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startMs = performance.now();
  const uncounted = Math.floor(perSecond * WARM_UP_SECONDS);
  const total = uncounted + Math.floor(perSecond * seconds);
  const answers: Promise<number>[] = [];
  while (answers.length < total) {
    const due = Math.min(total, ((performance.now() - startMs) / 1000) * perSecond);
    while (answers.length < due) answers.push(send(target.url, target.nextRequest(), agent));
    await wait(1);
  }
  const times = (await Promise.all(answers)).slice(uncounted);
  agent.destroy();
  return { p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99) };
}

/**
 * Milliseconds until the whole response has arrived, including the wait for a free connection; rejects unless the
 * status is 200.
 */
export function send(
  url: string,
  { method, path, headers, body }: OutgoingRequest,
  agent: Agent,
): Promise<number> {
  const { hostname, port } = new URL(url);
  const startMs = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent }, (incoming) => {
      incoming.resume();
      incoming.on('error', reject);
      incoming.on('end', () => {
        if (incoming.statusCode === 200) resolve(performance.now() - startMs);
        else reject(new Error(`${method} ${path}: ${incoming.statusCode}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
