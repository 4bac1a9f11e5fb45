// A TCP proxy that delays, holds or cuts a connection between two programs, to simulate network
// faults.

import { createConnection, createServer, type Socket } from 'node:net';

/** Judges each chunk on its way to the target; `lose-answer` drops the target's answer to it. */
export type Interception = 'pass' | 'hold' | 'lose-answer';

export interface TcpProxy {
  readonly port: number;
  /** Delay of every chunk in either direction, milliseconds; their order is preserved. */
  setDelay(ms: number): void;
  /**
   * From now on `judge` is called with each chunk to the target (as text), until it returns
   * something other than `pass`: `hold` drops this chunk and all after it, `lose-answer` delivers
   * it and cuts the connection when the target begins to answer. Resolves when that has happened.
   */
  intercept(judge: (chunk: string) => Interception): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy from a free port of loopback to `target` on loopback. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let watch: { judge: (chunk: string) => Interception; happened: () => void } | undefined;

  const judge = (chunk: Buffer): Interception => watch?.judge(chunk.toString('latin1')) ?? 'pass';
  /**
   * Runs work after the delay, one after the other as it came. TCP keeps the order, also when the delay becomes shorter;
   * timers of different lengths that end together do not.
   */
  const createLine = () => {
    const waiting: { atMs: number; work: () => void }[] = [];
    const run = () => {
      for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
        const leftMs = next.atMs - performance.now();
        if (leftMs > 0) {
          setTimeout(run, Math.ceil(leftMs));
          return;
        }
        waiting.shift();
        next.work();
      }
    };
    return (work: () => void) => {
      if (delayMs === 0 && waiting.length === 0) return work();
      const atMs = Math.max(waiting.at(-1)?.atMs ?? 0, performance.now() + delayMs);
      waiting.push({ atMs, work });
      if (waiting.length === 1) setTimeout(run, Math.ceil(atMs - performance.now()));
    };
  };

  const server = createServer((near) => {
    const far = createConnection(target, '127.0.0.1');
    let held = false;
    let losing: (() => void) | undefined;
    const [toFar, toNear] = [createLine(), createLine()];
    const cut = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', cut);
      socket.on('close', () => {
        sockets.delete(socket);
        // Chunks that were already under way are delivered first.
        (socket === near ? toFar : toNear)(cut);
      });
    }
    near.on('data', (chunk) => {
      if (held) return;
      const verdict = judge(chunk);
      if (verdict !== 'pass') {
        const happened = watch?.happened;
        watch = undefined;
        if (verdict === 'hold') {
          held = true;
          happened?.();
          return;
        }
        losing = happened;
      }
      toFar(() => far.write(chunk));
    });
    far.on('data', (chunk) => {
      if (losing !== undefined) {
        cut();
        losing();
        return;
      }
      if (!held) toNear(() => near.write(chunk));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  return {
    port: address.port,
    setDelay(ms) {
      delayMs = ms;
    },
    intercept(judgement) {
      return new Promise((happened) => {
        watch = { judge: judgement, happened };
      });
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
