// The embedded database in a worker thread, as a socket that node-pg can talk to.

import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { dataFile } from '#server/data-file.ts';

/** The first byte of the message with which a client ends its session (Postgres' protocol, "Terminate"). */
const TERMINATE = 0x58;

export interface EmbeddedThread {
  /** A new connection; there may be one at a time. */
  connect(): Duplex;
  /** The whole content, to begin another database with. */
  dump(): Promise<Blob>;
  /** Ends the database and its thread. */
  close(): Promise<void>;
}

/** Starts PGlite on `dataDir`, or in memory with the content of `snapshot`. */
export async function startEmbeddedThread(settings: {
  dataDir?: string | undefined;
  snapshot?: Blob | undefined;
}): Promise<EmbeddedThread> {
  const worker = new Worker(dataFile('db/embedded-worker.mjs'), { workerData: settings });
  let current: ThreadSocket | undefined;
  /** The reason why the thread ended before it was closed: the database is gone. */
  let failure: Error | undefined;
  let isClosed = false;
  /** The functions that resolve the promises of `next`, by the kind of message that they wait for. */
  const waiting = new Map<string, (value: unknown) => void>();
  /** The worker's next message of a kind; rejects when the thread fails. */
  const next = (kind: string) =>
    new Promise<unknown>((resolve, reject) => {
      if (failure !== undefined) {
        reject(failure);
        return;
      }
      waiting.set(kind, resolve);
      worker.once('error', reject);
    });

  worker.on('message', (message: unknown) => {
    if (message instanceof Uint8Array) current?.receive(message);
    else if (typeof message === 'string') waiting.get(message)?.(undefined);
    else if (message instanceof Object && 'dump' in message) waiting.get('dump')?.(message.dump);
  });
  // When the thread fails or ends, statements that wait for it are refused, and so are new ones.
  const fail = (error: unknown) => {
    if (isClosed) return;
    failure ??= error instanceof Error ? error : new Error(String(error));
    current?.destroy(failure);
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the thread of the embedded database has ended')));
  await next('open');

  return {
    connect() {
      current = new ThreadSocket(worker);
      if (failure !== undefined) current.destroy(failure);
      return current;
    },
    async dump() {
      const dumped = next('dump');
      worker.postMessage('dump');
      return (await dumped) as Blob; // what the worker sends under this name
    },
    async close() {
      if (failure !== undefined) return;
      isClosed = true;
      const closed = next('closed');
      worker.postMessage('close');
      await closed;
      await worker.terminate();
    },
  };
}

/** The part of a socket that node-pg uses: bytes that it writes go to the worker, the worker's answers are read. */
class ThreadSocket extends Duplex {
  readonly #worker: Worker;
  #answered: (() => void) | undefined;

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
  }

  connect(): this {
    setImmediate(() => this.emit('connect'));
    return this;
  }

  /** The worker's answer to what was written last. */
  receive(answer: Uint8Array): void {
    const answered = this.#answered;
    this.#answered = undefined;
    if (answer.length > 0) this.push(answer);
    answered?.();
  }

  override _read(): void {
    // Nothing to do: `receive` pushes data when it arrives.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, callback: () => void): void {
    this.#send(chunk, callback);
  }

  override _writev(chunks: { chunk: Buffer }[], callback: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), callback);
  }

  #send(bytes: Buffer, callback: () => void): void {
    if (bytes[0] === TERMINATE) {
      // Not passed on: PGlite has one session, which lasts as long as PGlite itself.
      this.push(null);
      callback();
      return;
    }
    this.#answered = callback;
    this.#worker.postMessage(new Uint8Array(bytes));
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}
