import { monitorEventLoopDelay } from 'node:perf_hooks';

const SAMPLE_INTERVAL_MS = 20;
const LOOK_INTERVAL_MS = 500;
/** A half second in which every turn of the loop came this late: more work would only add to it. */
const OVERLOAD_DELAY_MS = 1_000;
/** One long turn (a start, a first look at the sky) is over when it is seen; overload is one after the other. */
const LATE_LOOKS_FOR_OVERLOAD = 2;

/** Watches how far the event loop is behind; `isOverloaded` says whether to refuse new work. */
export function watchOverload(): { isOverloaded: () => boolean; stop: () => void } {
  const histogram = monitorEventLoopDelay({ resolution: SAMPLE_INTERVAL_MS });
  histogram.enable();
  let lateLooks = 0;
  const timer = setInterval(() => {
    const isLate =
      histogram.max / 1e6 > OVERLOAD_DELAY_MS && histogram.mean / 1e6 > OVERLOAD_DELAY_MS / 4;
    lateLooks = isLate ? lateLooks + 1 : 0;
    histogram.reset();
  }, LOOK_INTERVAL_MS);
  timer.unref();
  return {
    isOverloaded: () => lateLooks >= LATE_LOOKS_FOR_OVERLOAD,
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
