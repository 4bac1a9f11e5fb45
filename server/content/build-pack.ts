// Builds the pack: all content in one JSON file, which the server reads. It is rebuilt when a file of content or a
// schema has changed.

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataFile } from '#server/data-file.ts';
import { PACK_PATH, type Pack } from './pack.ts';

/** Builds the pack unless it is up to date. Throws, and lists each mistake, when the content is not complete. */
export async function buildPack(): Promise<void> {
  const sources = hashSources();
  if (readSourcesOfPack() === sources) return;
  const { describeFaults, parseContent, readSource } = await import('./build-content.ts');
  const source = readSource();
  const parsed = parseContent(source);
  if ('faults' in parsed) throw new Error(describeFaults(source, parsed.faults).join('\n'));
  const pack: Pack = { sources, content: parsed.content };
  const path = dataFile(PACK_PATH);
  mkdirSync(dirname(path), { recursive: true });
  // Several processes may build it at the same time while others read it.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(pack));
  renameSync(draft, path);
}

/** The hash of the files that make up the pack. */
function hashSources(): string {
  const hash = createHash('sha256');
  for (const folder of ['en', 'schema']) {
    const paths = readdirSync(join(import.meta.dirname, folder), { recursive: true })
      .map((path) => join(folder, String(path)))
      .filter((path) => /\.(?:yaml|ts)$/.test(path))
      .sort();
    for (const path of paths)
      hash
        .update(path)
        .update('\0')
        .update(readFileSync(join(import.meta.dirname, path)));
  }
  return hash.digest('hex');
}

function readSourcesOfPack(): string | undefined {
  try {
    const { sources }: Pack = JSON.parse(readFileSync(dataFile(PACK_PATH), 'utf8'));
    return sources;
  } catch {
    return undefined; // there is none yet
  }
}
