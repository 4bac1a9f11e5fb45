import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fillIn, listRows, listWrittenRows, namesOf, withRow } from './new-room/room-templates.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = join(import.meta.dirname, 'new-room/templates');
const templates = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.template'),
);
const names = namesOf('dream-book');

describe('a new room', () => {
  it('has its name in each form that code needs', () => {
    expect(names).toEqual({
      kebab: 'dream-book',
      camel: 'dreamBook',
      Pascal: 'DreamBook',
      UPPER: 'DREAM_BOOK',
    });
    expect(fillIn('use__Pascal__ in use-__kebab__.ts, __UPPER___COPY', names)).toBe(
      'useDreamBook in use-dream-book.ts, DREAM_BOOK_COPY',
    );
  });

  it.each(templates)('%s leaves no name unfilled and imports only existing files', (file) => {
    const text = fillIn(readFileSync(join(folder, file), 'utf8'), names);
    expect(text).not.toMatch(/__/);
    const imported = [...text.matchAll(/from '#([^']+)'/g)].map(([, path = '']) => path);
    const ofOthers = imported.filter((path) => !path.includes(names.kebab));
    expect(ofOthers.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it.each(listWrittenRows(names))('gets its row in $file', (written) => {
    const before = readFileSync(join(root, written.file), 'utf8');
    const after = withRow(before, written)?.split('\n') ?? [];
    expect(after[after.indexOf(written.below) + 1]).toBe(written.row);
    const added = written.importLine === undefined ? 1 : 2;
    expect(after).toHaveLength(before.split('\n').length + added);
    expect(withRow('', written)).toBeUndefined();
  });

  it('names rows in existing files', () => {
    const files = listRows(names).map(({ file }) => file.split(/[,:]/)[0] ?? '');
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});
