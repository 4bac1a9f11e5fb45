import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const PROCESSES = 3;
const FOLDERS = 200;
/** All processes come to a folder at the same moment; the first one when each has loaded its code. */
const LOADED_WITHIN_MS = 1_500;
const EVERY_MS = 2;

/** Reads the secret of one folder after the other and prints them. */
const READ_SECRETS = `
import { readEnv } from '#server/platform/env.ts';
import { systemRandom } from '#server/platform/random.ts';
import { getSessionSecrets } from '#server/platform/stored-secrets.ts';
const [root, start] = process.argv.slice(1);
for (let folder = 0; folder < ${FOLDERS}; folder += 1) {
  const env = readEnv({ DATA_DIR: root + '/' + folder });
  while (Date.now() < Number(start) + folder * ${EVERY_MS});
  console.log(getSessionSecrets(env, systemRandom)[0]);
}
`;

test('processes that start together read the same complete secret', async () => {
  const root = mkdtempSync(join(tmpdir(), 'asteria-secrets-'));
  const args = ['--import', 'tsx', '--input-type=module', '--eval', READ_SECRETS];
  const start = String(Date.now() + LOADED_WITHIN_MS);
  const read = await Promise.all(
    Array.from({ length: PROCESSES }, () =>
      promisify(execFile)(process.execPath, [...args, root, start]),
    ),
  );
  const [first, ...others] = read.map(({ stdout }) => stdout.trim().split('\n'));
  expect(new Set(first)).toHaveProperty('size', FOLDERS);
  for (const other of others) expect(other).toEqual(first);
  expect(readdirSync(join(root, '0'))).toEqual(['session-secret']);
  rmSync(root, { recursive: true });
});
