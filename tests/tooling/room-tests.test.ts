import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { chooseTests, listRoomFolders } from './suites/room-tests.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const OTHERS = Array.from({ length: 30 }, (_, index) => `tests/client/other-${index}/x.test.tsx`);
const NEAR = [
  'tests/server/hostile/fields.test.ts',
  'tests/client/ui/medal.test.tsx',
  'tests/shared/progress/badges.test.ts',
];

it('a room has its tests in up to three folders, and an unknown name has none', () => {
  expect(listRoomFolders(ROOT, 'progress')).toEqual([
    'tests/shared/progress/',
    'tests/server/progress/',
    'tests/client/progress/',
  ]);
  expect(listRoomFolders(ROOT, 'nowhere')).toEqual([]);
  expect(listRoomFolders(ROOT, '../..')).toEqual([]);
});

it('a change in one room runs its own tests and generated ones first, and at most a quarter of all', () => {
  const changed = ['shared/progress/badges.ts', 'client/ui/drawings/medal.tsx'];
  const { run, leftOut } = chooseTests([...OTHERS, ...NEAR], changed, 40);
  expect(run).toHaveLength(10);
  expect(run.slice(0, 3).sort()).toEqual([...NEAR].sort());
  expect(leftOut).toHaveLength(23);
});

it('tests that have changed themselves all run, however many there are', () => {
  const { run, leftOut } = chooseTests([...NEAR, ...OTHERS], OTHERS, 40);
  expect(run.toSorted()).toEqual(OTHERS.toSorted());
  expect(leftOut.toSorted()).toEqual(NEAR.toSorted());
});
