// The thread of the embedded database. PGlite computes on the thread that calls it: on the server's own, every
// statement would keep connections waiting. Bytes of Postgres' protocol come in and its answers go out.
// Plain JavaScript, since a worker is started from a file and not from a bundle.

import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** @type {{ dataDir?: string, snapshot?: Blob }} */
const { dataDir, snapshot } = workerData;
const port = parentPort;
if (port === null) throw new Error('embedded-worker.mjs is started as a worker');

/**
 * Postgres' own default of 128 MB is for a machine that is a database. Behind it the system keeps the same files in
 * memory a second time; with 16 MB the process takes 120 MB less and reads as fast.
 */
const SHARED_BUFFERS = ['-c', 'shared_buffers=16MB'];

const pglite = await PGlite.create({
  startParams: [...PGlite.defaultStartParams, ...SHARED_BUFFERS],
  ...(dataDir === undefined ? {} : { dataDir }),
  ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
});
await pglite.exec("set timezone = 'UTC'");

/** One message after the other: an answer belongs to the bytes before it. */
let last = Promise.resolve();
port.on('message', (message) => {
  last = last.then(async () => {
    if (message instanceof Uint8Array) {
      // Errors of statements are in the answer, as Postgres sends them. `execProtocolRaw` would keep every message that
      // it has parsed, and the thread's memory would run out.
      const { data } = await pglite.execProtocol(message, { throwOnError: false });
      port.postMessage(data, [data.buffer]);
    } else if (message === 'dump') {
      port.postMessage({ dump: await pglite.dumpDataDir('none') });
    } else {
      await pglite.close();
      port.postMessage('closed');
      port.close();
    }
  });
});
port.postMessage('open');
