// The check that editors run: nothing is wrong in the content, and what would be is found at its file and line.

import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeFaults, parseContent, readSource } from '#server/content/build-content.ts';
import { checkContent } from '#server/content/check/check-content.ts';
import { CONTENT_EDITION, content } from '#server/content/index.ts';
// The words for forms are set in the server, where content is read too.
import '#server/app.ts';
import { dataFile } from '#server/data-file.ts';

const ENGLISH = dataFile('content/en');

/** What `npm run content` prints about a folder. */
function listFaults(folder = ENGLISH): string[] {
  const source = readSource(folder);
  const parsed = parseContent(source);
  return describeFaults(
    source,
    'faults' in parsed ? parsed.faults : checkContent(parsed.content),
  ).map((row) => row.replace(/^.*?(?=letter\/)/, ''));
}

describe('npm run content', () => {
  let copy: string;
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync(ENGLISH, copy, { recursive: true });
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  /** The faults with one change in one file, which is then undone. */
  function faultsWith(file: string, from: string | RegExp, to: string): string[] {
    const path = join(copy, file);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(from, to);
    expect(after, file).not.toBe(before);
    writeFileSync(path, after);
    try {
      return listFaults(copy);
    } finally {
      writeFileSync(path, before);
    }
  }

  // req: LETTER-1
  it('finds nothing wrong', () => {
    expect(listFaults()).toEqual([]);
  });

  it.each([
    [
      'a British word',
      /angry, and nobody/,
      'angry at the colour, and nobody',
      /yaml:6: not American/,
    ],
    ['a missing key', / {4}question: Which need.*\n/, '', /:4: .*question/],
    ['an unknown key', '    register: warm', '    mood: warm', /mood/],
    ['an unknown tag', 'area: home', 'area: house', /yaml:\d+: .*area\)$/],
    ['an id that stands twice', 'id: 515', 'id: 514', /the id 514 was given before; 1139 is free/],
    ['an id that is lost', 'id: 514', 'id: 1139', /no unit has the id 514/],
    ['a text that is no YAML', 'headline: You', 'headline: "You', /mars-to-moon\.yaml:\d+: /],
  ])('names file and line of %s', (_what, from, to, fault) => {
    const faults = faultsWith('letter/daily/mars-to-moon.yaml', from, to);
    expect(faults.join('\n')).toMatch(fault);
    expect(faults.join('\n')).toMatch(/letter\/(daily\/mars-to-moon|retired)\.yaml:\d+: /);
  });

  it.each([
    ['names the Moon', 'Be on each other’s side', 'The Moon is on your side', /a body, a time/],
    ['has an element too many', '[fire]', '[fire, earth]', /word\.yaml:\d+: .*elements/],
    [
      'occurs twice',
      /Check in once today[^\n]*/,
      'Say thank you for something old.',
      /says the same/,
    ],
    ['leaves too few for an area', 'flows: [love, trust]', 'flows: [love]', /7 lines or more/],
  ])('reports a line of the day that %s', (_what, from, to, fault) => {
    expect(faultsWith('matches/days/word.yaml', from, to).join('\n')).toMatch(fault);
  });

  it.each([
    ['You’d like a friend to notice.', ['is a headline of the letter', 'not how long', '6 words']],
    [
      'Saturn has your friends. You may see them again by Monday, or a bit later.',
      ['names a planet', 'not one sentence', 'a time of day', 'not how long'],
    ],
    [
      'How soon you tire may surprise you for two or three weeks, since nothing shows.',
      ['says the same'],
    ],
  ])('reports what is wrong with a season’s sentence for Sunday: %s', (sentence, expected) => {
    const sunday = /sunday: Your friends.*/;
    const faults = faultsWith('letter/seasons/saturn-to-moon.yaml', sunday, `sunday: ${sentence}`);
    for (const fault of expected) expect(faults.join('\n')).toContain(fault);
  });

  it('reports a missing file', () => {
    const path = join(copy, 'letter/events/new-moon.yaml');
    const before = readFileSync(path, 'utf8');
    rmSync(path);
    expect(listFaults(copy).join('\n')).toContain('new-moon');
    writeFileSync(path, before);
  });
});

it('the edition of the content is its hash', () => {
  expect(CONTENT_EDITION).toBe(createHash('sha256').update(JSON.stringify(content)).digest('hex'));
});
