// Which tests are near to which files of the product.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const HOUSES = ['shared', 'server', 'client'];
/** Tests that are generated from declarations: a room that forgot a row fails here. */
const GENERATED = /^tests\/(architecture|tooling|server\/hostile|server\/api-description)\//;

/** The folders with the tests of a room, below `tests/`. */
export function listRoomFolders(root: string, room: string): string[] {
  if (!/^[a-z][a-z0-9-]*$/.test(room)) return [];
  return HOUSES.map((house) => `tests/${house}/${room}/`).filter((folder) =>
    existsSync(join(root, folder)),
  );
}

/** The rooms that have tests. */
export function listRooms(root: string): string[] {
  const rooms = HOUSES.flatMap((house) =>
    readdirSync(join(root, 'tests', house), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  );
  return [...new Set(rooms)].sort();
}

/** The room of a file, or what stands in its place: `progress` for `shared/progress/badges.ts`, `ui` for `client/ui/…`. */
function roomOf(file: string): string | undefined {
  return /^(?:client|server|shared|tests\/\w+)\/(?:features\/)?([^/]+)\//.exec(file)?.[1];
}

/** How far a test is from changed files: 0 it has changed itself, 1 in the same room, 2 generated, 3 anything else. */
function distanceOf(test: string, changed: readonly string[]): number {
  if (changed.includes(test)) return 0;
  const room = roomOf(test);
  if (room !== undefined && changed.some((file) => roomOf(file) === room)) return 1;
  return GENERATED.test(test) ? 2 : 3;
}

/**
 * The tests to run out of those that changed files reach by imports, the nearest first. Where these are more than a
 * quarter of all tests, those beyond the quarter are left out, but never one that has changed itself.
 */
export function chooseTests(
  reached: readonly string[],
  changed: readonly string[],
  all: number,
): { run: string[]; leftOut: string[] } {
  const byDistance = reached
    .map((test) => ({ test, distance: distanceOf(test, changed) }))
    .sort((one, other) => one.distance - other.distance || (one.test < other.test ? -1 : 1));
  const most = Math.max(
    Math.floor(all / 4),
    byDistance.filter(({ distance }) => distance === 0).length,
  );
  const tests = byDistance.map(({ test }) => test);
  return { run: tests.slice(0, most), leftOut: tests.slice(most) };
}
