// The scale of a day's hours: how far down each instant stands, with long empty stretches shortened. All lengths are CSS
// pixels, all instants Unix milliseconds.

const HOUR_MS = 3_600_000;
const PIXELS_PER_HOUR = 66;
/** The space above the first instant, for its number. */
const TOP = 14;
/** Longer stretches without a contact are shortened. */
const SHORTENED_FROM_MS = 3 * HOUR_MS;
/** What a shortened part measures. */
const BREAK_HEIGHT = 46;
/** What is kept of the stretch: after a contact the height of its row, after the line of now or the day's first hour less. */
const AFTER_CONTACT_MS = 1.3 * HOUR_MS;
const AFTER_START_MS = 0.6 * HOUR_MS;
const BEFORE_NEXT_MS = 0.4 * HOUR_MS;

type Stretch = { startMs: number; endMs: number };
/** A shortened part: from where to where it is left out, how long the whole stretch is, and where its middle stands. */
export type Break = Stretch & { quietMs: number; y: number };

export interface HoursScale {
  /** The parts that are drawn, from top to bottom. */
  parts: readonly Stretch[];
  breaks: readonly Break[];
  yOf: (ms: number) => number;
  /** Whether an instant is drawn, and not left out. */
  isDrawn: (ms: number) => boolean;
}

/**
 * The scale from `startMs` to `endMs`. `nowMs`: an instant in it that is drawn and that the first stretch counts from;
 * `contacts`: their intervals, in order of time.
 */
export function buildHoursScale({
  startMs,
  endMs,
  nowMs,
  contacts,
}: Stretch & { nowMs: number | undefined; contacts: readonly Stretch[] }): HoursScale {
  const skipped: Omit<Break, 'y'>[] = [];
  let last = { ms: nowMs ?? startMs, keepMs: AFTER_START_MS };
  for (const next of [...contacts, { startMs: endMs, endMs }]) {
    const quietMs = next.startMs - last.ms;
    if (quietMs > SHORTENED_FROM_MS) {
      const part = { startMs: last.ms + last.keepMs, endMs: next.startMs - BEFORE_NEXT_MS };
      skipped.push({ ...part, quietMs });
    }
    if (next.endMs >= last.ms) last = { ms: next.endMs, keepMs: AFTER_CONTACT_MS };
  }
  const yOf = (ms: number): number => {
    const at = Math.min(Math.max(ms, startMs), endMs);
    let y = TOP + ((at - startMs) / HOUR_MS) * PIXELS_PER_HOUR;
    for (const part of skipped) {
      const inside = Math.min(Math.max(at - part.startMs, 0), part.endMs - part.startMs);
      const share = inside / (part.endMs - part.startMs);
      y += share * BREAK_HEIGHT - (inside / HOUR_MS) * PIXELS_PER_HOUR;
    }
    return y;
  };
  const edges = [startMs, ...skipped.flatMap((part) => [part.startMs, part.endMs]), endMs];
  const parts = skipped.concat().map((_, index) => ({
    startMs: edges[index * 2] ?? startMs,
    endMs: edges[index * 2 + 1] ?? endMs,
  }));
  parts.push({ startMs: edges.at(-2) ?? startMs, endMs });
  return {
    parts,
    breaks: skipped.map((part) => ({ ...part, y: (yOf(part.startMs) + yOf(part.endMs)) / 2 })),
    yOf,
    isDrawn: (ms) => parts.some((part) => ms >= part.startMs && ms <= part.endMs),
  };
}
