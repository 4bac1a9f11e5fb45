// Distinguishes a slow server from a machine that was paused, as hosts do with virtual machines: a thread that only
// sleeps wakes late only if no thread could run.

import { Worker } from 'node:worker_threads';

const TICK_MS = 10;
/** A busy machine wakes a sleeping thread a few milliseconds late, which does not count as a pause. */
const LATE_MS = 50;

export interface Metronome {
  /** How long the machine was paused since the start, milliseconds; pauses under 50 ms do not count. */
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
