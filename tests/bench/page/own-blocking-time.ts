// The blocking time that a page itself is the cause of. Lighthouse counts how long each task took by the clock; where
// server, load and browser share the cores, that includes the time in which the task was not on one.

/** Chromium's trace, as far as it is read here. */
export interface Trace {
  traceEvents: readonly TraceEvent[];
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Begin, microseconds. */
  ts: number;
  /** Duration and processor time of the thread, microseconds. */
  dur?: number;
  tdur?: number;
}

const TASK = 'RunTask';
const FIRST_PAINT = 'firstContentfulPaint';
const MICROSECONDS = 1000;
/** A task blocks by what is over this; Lighthouse's choice, milliseconds. */
const NOT_LONG_MS = 50;

/**
 * Total blocking time by processor time, milliseconds: of the tasks that began after the first paint on its thread, what
 * each took over 50 ms of the processor of a phone that is `slowdown` times slower.
 */
export function findOwnBlockingTime({ traceEvents }: Trace, slowdown: number): number {
  const paint = traceEvents.find(({ name }) => name === FIRST_PAINT);
  if (paint === undefined) throw new Error('the trace has no first paint');
  return traceEvents
    .filter(({ name, pid, tid }) => name === TASK && pid === paint.pid && tid === paint.tid)
    .filter(({ ts }) => ts >= paint.ts)
    .map(({ tdur = 0 }) => (tdur / MICROSECONDS) * slowdown - NOT_LONG_MS)
    .reduce((sum, blocked) => sum + Math.max(0, blocked), 0);
}
