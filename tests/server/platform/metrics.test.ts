import { once } from 'node:events';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { createMetrics, createMetricsServer } from '#server/platform/metrics.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let server: Server;
let url: string;
let overloaded = false;

beforeAll(async () => {
  const metrics = await createMetrics({
    isOverloaded: () => overloaded,
    pool: () => ({ total: 4, idle: 1, waiting: 2 }),
  });
  app = await createTestApp({ replace: { metrics } });
  server = createMetricsServer(metrics.registry).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  url = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

/** The value of a series by its name and labels as Prometheus writes them; undefined when it is not there. */
async function read(series: string): Promise<number | undefined> {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

const countOf = (labels: string) => read(`asteria_http_request_duration_seconds_count{${labels}}`);

describe('metrics', () => {
  it('count calls by their declared route and status, whatever the address contained', async () => {
    const client = app.client();
    await client.get('/api/sky/today');
    await client.get('/api/readings/one');
    await client.get('/api/readings/another');
    await client.get('/api/nowhere/4155550123');
    expect(await countOf('method="GET",route="/api/sky/today",status="200"')).toBe(1);
    expect(await countOf('method="GET",route="/api/readings/{id}",status="401"')).toBe(2);
    expect(await countOf('method="GET",route="unknown",status="404"')).toBe(1);
    expect(await read('asteria_http_requests_in_flight')).toBe(0);
    const text = await (await fetch(`${url}/api/metrics`)).text();
    expect(text).not.toContain('4155550123');
  });

  it('count refusals by route and code: failed sign-ins, and calls over a limit', async () => {
    const refusals = (route: string, code: string) =>
      read(`asteria_refusals_total{route="${route}",code="${code}"}`);
    const client = app.client();
    const login = { username: 'nobody', password: 'not the password' };
    for (let count = 0; count < 6; count += 1) await client.post('/api/login', login);
    expect(await refusals('/api/login', 'login_failed')).toBe(5);
    expect(await refusals('/api/login', 'too_many_requests')).toBe(1);
    expect(await refusals('/api/sky/today', 'too_many_requests')).toBeUndefined();
  });

  it('show the process, the pool and overload as they are now', async () => {
    expect(await read('process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(await read('asteria_database_connections{state="waiting"}')).toBe(2);
    expect(await read('asteria_overloaded')).toBe(0);
    overloaded = true;
    expect(await read('asteria_overloaded')).toBe(1);
  });

  it("are in Prometheus' format, and the only thing on their port", async () => {
    const answer = await fetch(`${url}/api/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect((await fetch(`${url}/api/metrics`, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(`${url}/api/metrics`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${url}/api/user`)).status).toBe(404);
  });

  it('are not on the public port', async () => {
    expect((await app.client().get('/api/metrics')).status).toBe(404);
  });

  it('listen on loopback unless METRICS_HOST says otherwise, in production too', () => {
    const production = {
      NODE_ENV: 'production',
      SESSION_SECRET: 's'.repeat(32),
      DATA_KEY: 'd'.repeat(32),
      SMS_PROVIDER: 'console',
      METRICS_PORT: '9464',
    };
    expect(readEnv(production)).toMatchObject({
      host: '0.0.0.0',
      metrics: { host: '127.0.0.1', port: 9464 },
    });
    expect(readEnv({ ...production, METRICS_HOST: '10.0.0.7' }).metrics?.host).toBe('10.0.0.7');
  });
});
