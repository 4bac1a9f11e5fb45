// Reads which requirements shared/requirements.md states, and which tests are tagged with them: `// req: HOME-3` above
// a test.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const REQUIREMENTS_FILE = 'shared/requirements.md';
const ROOT = resolve(import.meta.dirname, '../..');

/** Source text by path from the root, with forward slashes. */
export type Sources = ReadonlyMap<string, string>;
export type Requirement = { id: string; text: string };
/** A test with the ids of its requirements; `title` is as written, before it.each fills it in. */
export type TaggedTest = {
  file: string;
  line: number;
  title: string;
  /** Whether it runs at night only. */
  isOfNight: boolean;
  ids: readonly string[];
};

const SKIPS = /\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|skipIf|runIf|todo|fixme|fails?|only)\b/;
const TEST_BEGINS = /^\s*(?:it|test)(?:\.(?:each|concurrent)\b|[.(])/;
const TITLE =
  /^\s*(?:it|test)(?:\.concurrent)?(?:\(|\.each\b.*?\)\()\s*(?:'([^']*)'|"([^"]*)"|`([^`]*)`)(,\s*\{[^}]*['@]night')?/s;

export function readRequirements(): string {
  return readFileSync(join(ROOT, REQUIREMENTS_FILE), 'utf8');
}

/** Every hand-written source that may be tagged with a requirement or cite one; tests of this reader make ids up. */
export function readSources(): Sources {
  const files = ['client', 'server', 'shared', 'tests']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file).replaceAll('\\', '/'),
      ),
    )
    .filter(
      (file) =>
        /\.(?:tsx?|css)$/.test(file) && !/\.generated\.ts$|^tests\/architecture\//.test(file),
    );
  return new Map(files.sort().map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
}

export function listRequirements(markdown: string): Requirement[] {
  return [...markdown.matchAll(/^- \*\*([A-Z][A-Z0-9]*-\d+)\*\* (.+(?:\n {2}.+)*)/gm)].map(
    ([, id = '', text = '']) => ({ id, text: text.replace(/\n +/g, ' ') }),
  );
}

export function listTaggedTests(sources: Sources): TaggedTest[] {
  return [...sources].flatMap(([file, source]) => {
    if (!/\.(?:test|spec)\.tsx?$/.test(file)) return [];
    const lines = source.split('\n');
    return lines.flatMap((line, index) => {
      const isFirst = isTag(line) && !isTag(lines[index - 1]);
      if (!isFirst) return [];
      const end = lines.findIndex((other, at) => at > index && !other.trim().startsWith('//'));
      const ids = lines.slice(index, end).flatMap((tag) => (isTag(tag) ? idsOf(tag) : []));
      const test = lines.slice(end).join('\n');
      const [, single, double, template, night] = TEST_BEGINS.test(test)
        ? (TITLE.exec(test) ?? [])
        : [];
      const title = single ?? double ?? template ?? '';
      const isOfNight = night !== undefined || isInNight(lines.slice(0, index + 1));
      return [{ file, line: index + 1, title, isOfNight, ids }];
    });
  });
}

/** Whether the last of these lines stands in a block that runs at night only, by how far the lines are indented. */
function isInNight(lines: readonly string[]): boolean {
  let depth = Number.POSITIVE_INFINITY;
  for (const [index, line] of [...lines.entries()].reverse()) {
    const indent = line.search(/\S/);
    if (indent === -1 || indent >= depth) continue;
    depth = indent;
    const block = lines.slice(index, index + 3).join('\n');
    if (/^\s*describe\b(?:(?!=>).)*['@]night'/s.test(block)) return true;
  }
  return false;
}

/** What is wrong between the requirements and the sources, a line each. */
export function listFaults(markdown: string, sources: Sources): string[] {
  const requirements = listRequirements(markdown);
  const taggedTests = listTaggedTests(sources);
  const ids = new Set(requirements.map(({ id }) => id));
  const faults: string[] = [];
  if (ids.size < requirements.length) faults.push(`an id stands twice in ${REQUIREMENTS_FILE}`);
  for (const { file, line, title, ids: tags } of taggedTests) {
    const where = `${file}:${line}`;
    if (title === '') faults.push(`${where}: no test with a title below the ids`);
    if (SKIPS.test(sources.get(file) ?? '')) faults.push(`${where}: its file skips tests`);
    for (const id of tags) if (!ids.has(id)) faults.push(`${where}: unknown ${id}`);
  }
  for (const { id, text } of requirements) {
    const tests = taggedTests.filter(({ ids: tags }) => tags.includes(id));
    if (tests.length === 0) faults.push(`${id}: no test is tagged with it`);
    else if (tests.every(({ isOfNight }) => isOfNight))
      faults.push(`${id}: all its tests wait for the night`);
    const files = tests.map(({ file }) => file);
    const read = files.map((file) => readWithNeighbors(file, sources)).join('\n');
    for (const [, words = ''] of files.length > 0 ? text.matchAll(/“([^”]+)”/g) : [])
      if (!read.includes(words)) faults.push(`${id}: none of its tests reads “${words}”`);
  }
  return [...faults, ...listWrongCitations(ids, sources)];
}

/** Ids in comments, such as '(requirement HOME-3)', that stand nowhere among the requirements. */
function listWrongCitations(ids: ReadonlySet<string>, sources: Sources): string[] {
  return [...sources].flatMap(([file, source]) =>
    [...source.matchAll(/\brequirements? ((?:[A-Z][A-Z0-9]*-\d+(?:, | and )?)+)/g)]
      .flatMap(([, cited = '']) => idsOf(cited))
      .filter((id) => !ids.has(id))
      .map((id) => `${file}: cites unknown ${id}`),
  );
}

/** A test file with the journeys and samples that it imports, which hold some of the words it types and reads. */
function readWithNeighbors(file: string, sources: Sources): string {
  const source = sources.get(file) ?? '';
  const neighbors = [...source.matchAll(/from '(\.{1,2}\/[^']+)'/g)].map(
    ([, path = '']) => sources.get(join(dirname(file), path).replaceAll('\\', '/')) ?? '',
  );
  return [source, ...neighbors].join('\n');
}

function isTag(line: string | undefined): boolean {
  return /^\s*\/\/ req: /.test(line ?? '');
}

function idsOf(text: string): string[] {
  return text.match(/\b[A-Z][A-Z0-9]*-\d+\b/g) ?? [];
}
