// Compares what two checkouts tell fifty births over three years, after a change that must not change a word:
//   npm run --silent content:compare -- <folder of the other checkout>
// It prints how many texts of each kind it compared and the first that differ, and ends with 1 where any does.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const USAGE = 'Usage: npm run --silent content:compare -- <folder of the other checkout>';
const SHOWN = 20;
const here = resolve(import.meta.dirname, '../../..');

/** The hash of each text of a checkout, by its kind and key. */
async function listTexts(root: string): Promise<Map<string, string>> {
  const script = join(import.meta.dirname, 'list-texts.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, root], {
    cwd: here,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const texts = new Map<string, string>();
  for await (const row of createInterface({ input: child.stdout })) {
    const [key = '', hash = ''] = row.split('\t');
    texts.set(key, hash);
  }
  const code = await ended;
  if (code !== 0) throw new Error(`the texts of ${root} could not be listed`);
  return texts;
}

async function run(other: string): Promise<boolean> {
  const [before, after] = await Promise.all([listTexts(other), listTexts(here)]);
  const kinds = new Set([...before.keys(), ...after.keys()].map((key) => key.split(' ')[0] ?? ''));
  const all = new Set([...before.keys(), ...after.keys()]);
  const differing = [...all].filter((key) => before.get(key) !== after.get(key));
  for (const kind of kinds) {
    const keys = [...all].filter((key) => key.startsWith(`${kind} `));
    const distinct = new Set(keys.map((key) => after.get(key))).size;
    const wrong = differing.filter((key) => key.startsWith(`${kind} `)).length;
    process.stdout.write(`${kind}: ${keys.length} texts, ${distinct} distinct, ${wrong} differ\n`);
  }
  for (const key of differing.slice(0, SHOWN)) process.stdout.write(`differs: ${key}\n`);
  return all.size > 0 && differing.length === 0;
}

const other = process.argv[2];
if (other === undefined || !existsSync(join(other, 'package.json'))) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
} else {
  process.exitCode = (await run(resolve(other))) ? 0 : 1;
}
