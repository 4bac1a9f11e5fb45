import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ports that operating systems assign to outgoing connections, because such a connection could take the port
// before it is used.
const LOWEST = 11_000;
const HIGHEST = 32_000;

/** A loopback port on which nothing listens, for a process that is about to. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch {
      continue; // the port is taken
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}
