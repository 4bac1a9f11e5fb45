import { monitorEventLoopDelay } from 'node:perf_hooks';

const SAMPLE_INTERVAL_MS = 20;
const CHECK_INTERVAL_MS = 500;
/**
 * A check counts as late when, since the last check, the longest delay of the event loop exceeds this and the mean
 * delay exceeds half of it.
 */
const OVERLOAD_DELAY_MS = 250;
/**
 * Late checks in a row that mean overload. Fewer can come from one long task (the start, the first computation of the
 * sky) or from another program on the machine.
 */
const LATE_CHECKS_FOR_OVERLOAD = 3;

/** Measures the delay of the event loop; `isOverloaded` says whether to refuse new calls. */
export function watchOverload(): { isOverloaded: () => boolean; stop: () => void } {
  const histogram = monitorEventLoopDelay({ resolution: SAMPLE_INTERVAL_MS });
  histogram.enable();
  let lateChecks = 0;
  const timer = setInterval(() => {
    const isLate =
      histogram.max / 1e6 > OVERLOAD_DELAY_MS && histogram.mean / 1e6 > OVERLOAD_DELAY_MS / 2;
    lateChecks = isLate ? lateChecks + 1 : 0;
    histogram.reset();
  }, CHECK_INTERVAL_MS);
  timer.unref();
  return {
    isOverloaded: () => lateChecks >= LATE_CHECKS_FOR_OVERLOAD,
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
