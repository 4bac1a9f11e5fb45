// The blocking time that the page itself causes. Lighthouse counts the elapsed time of each task. If server, load and
// browser share the cores, this includes the time in which the task was not running.

/** The part of Chromium's trace that is read here. */
export interface Trace {
  traceEvents: readonly TraceEvent[];
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Start, microseconds. */
  ts: number;
  /** Duration and the thread's processor time, microseconds. */
  dur?: number;
  tdur?: number;
}

const TASK = 'RunTask';
const FIRST_PAINT = 'firstContentfulPaint';
const MICROSECONDS = 1000;
/** A task blocks for the time beyond this; Lighthouse's threshold, milliseconds. */
const NOT_LONG_MS = 50;

/**
 * Total blocking time by processor time, milliseconds. It covers the tasks that began after the first paint on the
 * page's thread, and counts what each took over 50 ms on a phone whose processor is `slowdown` times slower.
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
