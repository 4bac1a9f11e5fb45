// The thread of metronome.ts: it sleeps and notes how late it wakes.

import { parentPort, workerData } from 'node:worker_threads';

/** @type {{ beats: SharedArrayBuffer, tickMs: number, lateMs: number, originMs: number }} */
const { beats, tickMs, lateMs, originMs } = workerData;
/** What was lost so far, and when the present sleep began, both in milliseconds. */
const [LOST, BEGAN] = [0, 1];
const shared = new Int32Array(beats);
const bell = new Int32Array(new SharedArrayBuffer(4));
parentPort?.postMessage('ticking');
for (;;) {
  const beganMs = performance.timeOrigin + performance.now() - originMs;
  Atomics.store(shared, BEGAN, Math.round(beganMs));
  Atomics.wait(bell, 0, 0, tickMs);
  const late = performance.timeOrigin + performance.now() - originMs - beganMs - tickMs;
  if (late > lateMs) Atomics.add(shared, LOST, Math.round(late));
}
