// Both ends of a server that the product is compared with, each in a process of its own.

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

/** In the process itself: makes the server of the settings, listens, and tells where. */
export function serve(create: (settings: ComparedServerSettings) => Server): void {
  process.once('message', (settings: ComparedServerSettings) => {
    const server = create(settings);
    server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
  });
  process.once('disconnect', () => process.exit());
}

/** Starts the file of such a server as a process. */
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
