// Which of the server's test files meet a database, read from their imports, so that no list has to be kept.

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const FOLDER = 'tests/server';
/** What opens a database for a test file, by itself or inside of an application. */
const OPENS_DATABASE = /from '[^']*\/(databases|test-app|attacked-app|postgres-server)\.ts'/;

/** Their paths from the root of the repository, sorted. */
export function listDatabaseTests(): string[] {
  return readdirSync(resolve(ROOT, FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => `${FOLDER}/${path.replaceAll('\\', '/')}`)
    .filter((path) => OPENS_DATABASE.test(readFileSync(resolve(ROOT, path), 'utf8')))
    .toSorted();
}
