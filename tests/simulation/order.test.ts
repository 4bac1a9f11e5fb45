// The order of reads and writes in a history, as the tests of the cluster record it.

import { expect, test } from 'vitest';
import { type Event, findDisorder } from '#tests/faults/rig/history.ts';

const write = (value: number, startedMs: number, endedMs: number | undefined): Event => ({
  kind: 'write',
  key: 'name',
  value,
  startedMs,
  endedMs,
});
const read = (value: number, startedMs: number, endedMs: number, by = 'one'): Event => ({
  kind: 'read',
  key: 'name',
  value,
  startedMs,
  endedMs,
  by,
});

test.each<[what: string, history: Event[]]>([
  ['a read after a write shows it', [write(1, 0, 10), read(1, 11, 20)]],
  ['a read beside a write shows the state before it', [write(1, 0, 10), read(0, 5, 20)]],
  ['a read beside a write shows it', [write(1, 0, 10), read(1, 5, 8)]],
  [
    'a write without an answer is seen late',
    [write(1, 0, undefined), read(0, 5, 8), read(1, 50, 60)],
  ],
  ['reads beside each other differ', [write(1, 0, 30), read(1, 5, 20), read(0, 6, 19, 'two')]],
])('a history in which %s is in order', (_, history) => {
  expect(findDisorder(history)).toEqual([]);
});

test.each<[what: string, history: Event[], fault: string]>([
  [
    'a read lacks an acknowledged write',
    [write(1, 0, 10), write(2, 11, 20), read(1, 21, 30)],
    'name: 1 from one, after 2 was acknowledged',
  ],
  [
    'a reader sees an older state at another process',
    [write(1, 0, undefined), read(1, 5, 8), read(0, 9, 12, 'two')],
    'name: 0 from two, after 1 was read',
  ],
  [
    'a value that is only read goes back',
    [read(30, 0, 5), read(20, 6, 9, 'two')],
    'name: 20 from two, after 30 was read',
  ],
  [
    'a read shows what is written later',
    [write(1, 20, 30), read(1, 5, 8)],
    'name: 1 from one, which nobody had written',
  ],
])('a history in which %s is not in order', (_, history, fault) => {
  expect(findDisorder(history)).toEqual([fault]);
});
