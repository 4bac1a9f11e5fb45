// Both ends of a server that the product is compared with: the code in the server's own process, and the code that
// starts it.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';

export interface ComparedServerSettings {
  databaseUrl: string;
  poolSize: number;
}

export interface ComparedServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** In the server's process: creates the server of the settings, listens, and reports its address. */
export function serve(create: (settings: ComparedServerSettings) => Server): void {
  process.once('message', (settings: ComparedServerSettings) => {
    const server = create(settings);
    server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
  });
  process.once('disconnect', () => process.exit());
}

/** Starts such a server's file as a process. */
export async function startComparedServer(
  file: URL,
  settings: ComparedServerSettings,
): Promise<ComparedServer> {
  const child = fork(file, { execArgv: ['--import', 'tsx'] });
  child.send(settings);
  const [address] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${address.port}`,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
