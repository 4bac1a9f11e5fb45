// Tells a machine that stands still, as a virtual one does while its host is busy or copies it, from a server that is
// slow: a thread that does nothing but sleep wakes late only when nobody could run.

import { Worker } from 'node:worker_threads';

const TICK_MS = 10;
/** A busy machine wakes a sleeper a few milliseconds late, and that is no standstill. */
const LATE_MS = 50;

export interface Metronome {
  /** How long the machine has stood still since the start, milliseconds; spans under 50 ms are not counted. */
  lostMs(): number;
  stop(): Promise<void>;
}

/** Starts it; resolves once it ticks. */
export async function startMetronome(): Promise<Metronome> {
  const beats = new SharedArrayBuffer(8);
  const originMs = performance.timeOrigin + performance.now();
  const worker = new Worker(new URL('./metronome-worker.mjs', import.meta.url), {
    execArgv: [],
    workerData: { beats, tickMs: TICK_MS, lateMs: LATE_MS, originMs },
  });
  await new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  worker.unref();
  const shared = new Int32Array(beats);
  return {
    lostMs() {
      const lost = Atomics.load(shared, 0);
      // After a standstill this thread may wake before the other has counted it.
      const sleptMs =
        performance.timeOrigin + performance.now() - originMs - Atomics.load(shared, 1);
      return lost + (sleptMs - TICK_MS > LATE_MS ? Math.round(sleptMs - TICK_MS) : 0);
    },
    stop: async () => void (await worker.terminate()),
  };
}
