// What clients wrote and read of values that only grow, each with its time, and whether their order is possible. With
// one writer a value, that is whether the history is linearizable.

export interface Written {
  kind: 'write';
  key: string;
  value: number;
  startedMs: number;
  /** When it was acknowledged; undefined while that is unknown, and then it may take effect at any later time. */
  endedMs: number | undefined;
}

export interface Read {
  kind: 'read';
  key: string;
  value: number;
  startedMs: number;
  endedMs: number;
  /** Which process answered. */
  by: string;
}

export type Event = Written | Read;

/**
 * The reads that are not possible: of a value older than a write that was acknowledged before the read began, of one
 * older than an earlier read returned, or of one that nobody had begun to write. For keys without writes only the
 * second rule applies.
 */
export function findDisorder(events: readonly Event[]): string[] {
  const faults: string[] = [];
  for (const key of new Set(events.map((event) => event.key))) {
    const own = events.filter((event) => event.key === key);
    const writes = own.filter((event) => event.kind === 'write');
    const reads = own.filter((event) => event.kind === 'read');
    const acknowledged = floorOver(writes);
    const seen = floorOver(reads);
    const begun = floorOver(writes.map((write) => ({ ...write, endedMs: write.startedMs })));
    for (const { value, startedMs, endedMs, by } of reads) {
      const say = (what: string) => faults.push(`${key}: ${value} from ${by}, ${what}`);
      const [written, shown] = [acknowledged(startedMs), seen(startedMs)];
      if (value < written) say(`after ${written} was acknowledged`);
      else if (value < shown) say(`after ${shown} was read`);
      else if (writes.length > 0 && value > begun(endedMs)) say('which nobody had written');
    }
  }
  return faults;
}

/** Tells the highest value of all events that ended before an instant; 0 for none. */
function floorOver(
  events: readonly { value: number; endedMs: number | undefined }[],
): (beforeMs: number) => number {
  const ended = events
    .flatMap(({ value, endedMs }) => (endedMs === undefined ? [] : [{ value, endedMs }]))
    .toSorted((one, other) => one.endedMs - other.endedMs);
  const floors: number[] = [];
  for (const { value } of ended) floors.push(Math.max(value, floors.at(-1) ?? 0));
  return (beforeMs) => {
    let [low, high] = [0, ended.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ended[middle]?.endedMs ?? 0) < beforeMs) low = middle + 1;
      else high = middle;
    }
    return floors[low - 1] ?? 0;
  };
}
