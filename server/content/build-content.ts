// Reads the YAML files of the content, and finds the file and line of each mistake.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Document, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod';
import { type Content, contentSchema } from './schema/content.ts';

/** The project's folder, to which printed paths are relative. */
const PROJECT = join(import.meta.dirname, '../..');
const ENGLISH = join(import.meta.dirname, 'en');
/** zod's own messages, in English. */
const { localeError } = z.locales.en();

/** A text's place in the content: `['letter', 'daily', 'mars-to-moon', 'easy', 0, 'why']`. */
export type ContentPath = readonly (string | number)[];

/** A mistake in the content. */
export interface Fault {
  path: ContentPath;
  message: string;
}

export interface ContentSource {
  /** The content of the files, valid or not, by folder, file and key. */
  tree: Record<string, unknown>;
  /** The file and line of a path, or of as much of it as there is: `server/content/en/letter/….yaml:12`. */
  locate(path: ContentPath): string;
  /** Files that cannot be parsed as YAML. */
  faults: Fault[];
}

interface File {
  name: string;
  document: Document;
  lines: LineCounter;
}

/** Reads all files of a folder. */
export function readSource(folder = ENGLISH): ContentSource {
  const files = new Map<string, File>();
  const faults: Fault[] = [];
  const read = (at: string, path: readonly string[]): Record<string, unknown> => {
    const tree: Record<string, unknown> = {};
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      if (entry.isDirectory()) tree[entry.name] = read(join(at, entry.name), [...path, entry.name]);
      if (!entry.isFile() || !entry.name.endsWith('.yaml')) continue;
      const key = entry.name.slice(0, -'.yaml'.length);
      const lines = new LineCounter();
      const name = join(at, entry.name);
      const document = parseDocument(readFileSync(name, 'utf8'), { lineCounter: lines });
      files.set([...path, key].join('/'), { name, document, lines });
      const [error] = document.errors;
      if (error === undefined) tree[key] = document.toJS();
      else {
        const [message = ''] = error.message.split('\n');
        faults.push({ path: [...path, key], message });
      }
    }
    return tree;
  };
  const tree = read(folder, []);
  return { tree, faults, locate: (path) => locate(folder, files, path) };
}

function locate(folder: string, files: ReadonlyMap<string, File>, path: ContentPath): string {
  for (let length = path.length; length > 0; length -= 1) {
    const file = files.get(path.slice(0, length).join('/'));
    if (file === undefined) continue;
    return `${relative(PROJECT, file.name)}:${findLine(file, path.slice(length))}`;
  }
  return relative(PROJECT, join(folder, ...path.map(String)));
}

/** The line of a path within a file; when the path continues below a block of lines, the line in the block. */
function findLine({ document, lines }: File, path: ContentPath): number {
  const [error] = document.errors;
  if (error !== undefined) return lines.linePos(error.pos[0]).line;
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (!isNode(node) || node.range === undefined || node.range === null) continue;
    const { line } = lines.linePos(node.range[0]);
    const next = path[length];
    const isBlock = isScalar(node) && node.type === 'BLOCK_LITERAL';
    return isBlock && typeof next === 'number' ? line + 1 + next : line;
  }
  return 1;
}

/** The content of a source, or the mistakes in its form. */
export function parseContent({
  tree,
  faults,
}: ContentSource): { content: Content } | { faults: Fault[] } {
  if (faults.length > 0) return { faults };
  // In words for editors; the server's own messages are for people who fill in forms.
  const parsed = contentSchema.safeParse(tree, { error: localeError });
  if (parsed.success) return { content: parsed.data };
  return {
    faults: parsed.error.issues.map(({ path, message }) => ({
      path: path.map((key) => (typeof key === 'symbol' ? key.toString() : key)),
      message,
    })),
  };
}

/** The mistakes as lines of text, each with its file and line. */
export function describeFaults(source: ContentSource, faults: readonly Fault[]): string[] {
  return faults.map(
    ({ path, message }) => `${source.locate(path)}: ${message} (${path.join(' ')})`,
  );
}
