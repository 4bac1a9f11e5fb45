// Runs the tests of a room, its rules, calls and page, on Postgres and not on the embedded database as well:
// `npm run test:room -- progress`.

import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { listRoomFolders, listRooms } from './room-tests.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const PROJECTS = ['shared', 'client', 'server', 'postgres'];

const [room = ''] = process.argv.slice(2);
const folders = listRoomFolders(ROOT, room);
if (folders.length === 0) {
  process.stderr.write(`No room has that name. Rooms with tests: ${listRooms(ROOT).join(', ')}\n`);
  process.exit(1);
}
const projects = PROJECTS.flatMap((project) => ['--project', project]);
const { status } = spawnSync('npx', ['vitest', 'run', ...projects, ...folders], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
