import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import {
  APP_ADDRESS,
  describeAddresses,
  describeListenProblem,
  METRICS_ADDRESS,
} from '#server/platform/addresses.ts';

/** The error of listening there. */
function listenAt(host: string, port = 0): Promise<Error> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(port, host, () => server.close(() => reject(new Error(`${host} could listen`))));
  });
}

// req: RUN-2
test.each(['999.1.1.1', 'localhost:80', '198.51.100.7'])(
  'a host that is none of this machine is named in one line: %s',
  async (host) => {
    const error = await listenAt(host);
    expect(describeListenProblem(error, { variables: APP_ADDRESS, host, port: 3000 })).toBe(
      `HOST: "${host}" is no address of this machine. Example: HOST=127.0.0.1`,
    );
    expect(describeListenProblem(error, { variables: METRICS_ADDRESS, host, port: 3000 })).toBe(
      `METRICS_HOST: "${host}" is no address of this machine. Example: METRICS_HOST=127.0.0.1`,
    );
  },
);

test('the hint for a phone on the same network is not printed in production', () => {
  const line = 'Asteria is at http://127.0.0.1:3000';
  expect(describeAddresses({ host: '127.0.0.1', production: true }, 3000)).toEqual([line]);
  expect(describeAddresses({ host: '127.0.0.1', production: false }, 3000)[0]).toBe(line);
});

// req: RUN-2
test('a port in use is named in one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const error = await listenAt('127.0.0.1', port);
  taken.close();
  const where = { variables: APP_ADDRESS, host: '127.0.0.1', port };
  expect(describeListenProblem(error, where)).toBe(
    `PORT: ${port} on 127.0.0.1 is in use already. Example: PORT=${port + 1}`,
  );
});
