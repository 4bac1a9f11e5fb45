// The pages for people: their links lead somewhere, their lines can be read in a terminal, and every decision is listed.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as schema from '#server/db/schema/index.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const MAX_LINE = 200;
const FIRST_PAGE_MAX_LINES = 150;

const documents = [
  ...readdirSync(ROOT),
  ...['.github', 'client', 'server', 'shared', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  ),
].filter((file) => file.endsWith('.md'));

const DECISIONS = '.github/decisions';
const decisions = readdirSync(join(ROOT, DECISIONS))
  .filter((file) => /^\d{4}-/.test(file))
  .sort();

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** As GitHub makes the address of a heading out of its words. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-');
}

/** Why a link of a document leads nowhere; undefined for one that leads somewhere, or out of the repository. */
function faultOf(file: string, link: string): string | undefined {
  if (/^[a-z]+:/.test(link)) return undefined;
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : join(dirname(file), path);
  if (!existsSync(join(ROOT, target))) return `${link} is not there`;
  if (anchor === undefined) return undefined;
  const headings = [...read(target).matchAll(/^#+ (.+)$/gm)].map(([, words = '']) => words);
  return headings.some((words) => anchorOf(words) === anchor)
    ? undefined
    : `${link} has no heading`;
}

describe('a document', () => {
  it.each(documents)('%s has working links and readable line lengths', (file) => {
    const text = read(file);
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const faults = links.map((link) => faultOf(file, link)).filter((fault) => fault !== undefined);
    expect(faults).toEqual([]);
    expect(text.split('\n').filter((line) => line.length > MAX_LINE)).toEqual([]);
  });

  it.each(decisions)('%s is listed with its title and date, and says what replaced it', (file) => {
    const number = file.slice(0, 4);
    const [title = '', , status = ''] = read(join(DECISIONS, file)).split('\n');
    const [, replacement] = /superseded by (\[\d{4}\]\([\w-]+\.md\))/.exec(status) ?? [];
    const words = title.replace(`# ${number}. `, '');
    const note = replacement === undefined ? '' : `; superseded by ${replacement}`;
    const row = `| [${number}](${file}) | ${words}${note} | ${status.slice(0, 10)} |`;
    expect(read(join(DECISIONS, 'README.md')).split('\n')).toContain(row);
  });

  it('that records a decision has the next number', () => {
    const numbers = decisions.map((file) => Number(file.slice(0, 4)));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('about the database has a row for each table, and no others', () => {
    const rows = [...read('server/db/README.md').matchAll(/^\| (`[^|]*) \|/gm)];
    const described = rows.flatMap(([, names = '']) => names.replaceAll('`', '').split(', '));
    const tables = Object.values(schema).filter((value) => is(value, PgTable));
    expect(described.sort()).toEqual(tables.map(getTableName).sort());
  });

  it.each(['README.md', '.github/CONTRIBUTING.md'])(
    '%s, which people read first, stays short',
    (file) => {
      expect(read(file).split('\n').length).toBeLessThanOrEqual(FIRST_PAGE_MAX_LINES);
    },
  );
});
