import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ListedTest, listTests } from './specification/listed-tests.ts';
import { SECTIONS, type ShownBy, type SpecificationRow } from './specification/row.ts';
import { SPECIFICATION } from './specification.table.ts';

const root = resolve(import.meta.dirname, '../..');
const ROW: SpecificationRow = { section: '2', sentence: 'A row.', tests: [] };
const THIS_FILE = 'tests/architecture/specification.test.ts';

const sources = new Map<string, string>();
function readSource(file: string): string {
  const path = join(root, file);
  const source = sources.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '');
  sources.set(file, source);
  return source;
}

const listed = new Map<string, ListedTest[]>();
function findTests({ file, name }: ShownBy): ListedTest[] {
  const tests = listed.get(file) ?? listTests(readSource(file));
  listed.set(file, tests);
  return tests.filter(({ title, path }) => title === name || path === name);
}

/** The test file with the journeys and samples beside it, which hold some of the words that it types and reads. */
function readWithNeighbors(file: string): string {
  const source = readSource(file);
  const neighbors = [...source.matchAll(/from '(\.{1,2}\/[^']+)'/g)].map(([, path = '']) =>
    readSource(join(dirname(file), path)),
  );
  return [source, ...neighbors].join('\n');
}

function listFaults(rows: readonly SpecificationRow[]): string[] {
  const seen = new Set<string>();
  return rows.flatMap(({ section, sentence, tests }) => {
    const faults: string[] = [];
    const key = `${section} ${sentence.toLowerCase().replace(/\W+/g, ' ').trim()}`;
    if (seen.has(key)) faults.push('stands twice');
    seen.add(key);
    if (tests.length === 0) faults.push('no test shows it');
    for (const test of tests) {
      const found = findTests(test);
      const where = `'${test.name}' in ${test.file}`;
      if (readSource(test.file) === '') faults.push(`no file ${test.file}`);
      else if (found.length === 0) faults.push(`no test ${where}`);
      else if (found.length > 1) faults.push(`more than one test ${where}`);
      else if (found[0]?.skipped === true) faults.push(`skipped: ${where}`);
    }
    const words = tests.map(({ file }) => readWithNeighbors(file)).join('\n');
    for (const [, text = ''] of sentence.matchAll(/“([^”]+)”/g)) {
      if (!words.includes(text)) faults.push(`none of its test files reads “${text}”`);
    }
    return faults.map((fault) => `§${section} ${sentence}: ${fault}`);
  });
}

describe('the table of the specification', () => {
  it('has rows of every section that can be seen or measured', () => {
    for (const section of SECTIONS) {
      expect(SPECIFICATION.filter((row) => row.section === section).length).toBeGreaterThan(20);
    }
  });

  it('names for every sentence, once, tests that are there, run and read its words', () => {
    expect(listFaults(SPECIFICATION)).toEqual([]);
  });

  it.each<[string, Partial<SpecificationRow>]>([
    ['no test shows it', {}],
    ['no file', { tests: [{ file: 'tests/client/no-such.test.tsx', name: 'is there' }] }],
    ['no test', { tests: [{ file: THIS_FILE, name: 'is a test that nobody has written' }] }],
    ['none of its test files reads', { sentence: 'It says “… and so on”, at length' }],
  ])('bites: %s', (fault, change) => {
    const [found = ''] = listFaults([{ ...ROW, ...change }]).slice(change.sentence ? 1 : 0);
    expect(found).toContain(fault);
  });

  it('bites: stands twice', () => {
    expect(listFaults([ROW, { ...ROW, sentence: 'a row' }]).join()).toContain('stands twice');
  });
});

describe('the list of tests in a file', () => {
  it('knows titles as written, the describes around them, and what is skipped', () => {
    const tests = listTests(`
      describe('a door', () => {
        it('opens', () => {});
        it.each([[1], [2]])("takes %i of us", (count) => { expect(count); });
        it.skip('sings', () => {});
        describe.skip('at night', () => { test(\`closes\`, () => {}); });
      });
      test('by its hinges', async ({ page }) => { test.skip(page.isTouch, 'no hinges'); });
      test.each<string>(['a'])('%s', () => {});
      test.describe('in a browser', () => { test('creaks', async () => {}); });
    `);
    expect(tests.map(({ path, skipped }) => (skipped ? `skipped: ${path}` : path))).toEqual([
      'a door > opens',
      'a door > takes %i of us',
      'skipped: a door > sings',
      'skipped: a door > at night > closes',
      'skipped: by its hinges',
      '%s',
      'in a browser > creaks',
    ]);
  });
});
