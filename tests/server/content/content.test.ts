// The check that editors run: nothing is wrong in the content, and what would be is found at its file and line.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeFaults, parseContent, readSource } from '#server/content/build-content.ts';
import { checkContent } from '#server/content/check/check-content.ts';
// The words for forms are set in the server, where content is read too.
import '#server/app.ts';
import { dataFile } from '#server/data-file.ts';

const ENGLISH = dataFile('content/en');
const LINES_OF_WORD = 'matches/days/word.yaml';
const MARS_TO_MOON = 'letter/daily/mars-to-moon.yaml';

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

  type Change = readonly [file: string, from: string | RegExp, to: string];

  /** The faults with changes in some files, which are then undone. */
  function faultsWith(...changes: readonly Change[]): string[] {
    const undo: (() => void)[] = [];
    for (const [file, from, to] of changes) {
      const path = join(copy, file);
      const before = readFileSync(path, 'utf8');
      const after = before.replace(from, to);
      expect(after, `${file} ${from}`).not.toBe(before);
      writeFileSync(path, after);
      undo.unshift(() => writeFileSync(path, before));
    }
    try {
      return listFaults(copy);
    } finally {
      for (const step of undo) step();
    }
  }

  // req: LETTER-1
  it('finds nothing wrong', { tags: 'night' }, () => {
    expect(listFaults()).toEqual([]);
  });

  it.each([
    ['a missing key', MARS_TO_MOON, / {4}question: Which need.*\n/, '', /:4: .*question/],
    ['an unknown key', MARS_TO_MOON, '    register: warm', '    mood: warm', /mood/],
    ['an unknown tag', MARS_TO_MOON, 'area: home', 'area: house', /yaml:\d+: .*area\)$/],
    ['an element too many', LINES_OF_WORD, '[fire]', '[fire, earth]', /word\.yaml:\d+: .*elements/],
    [
      'too few lines for an area',
      LINES_OF_WORD,
      'flows: [love, trust]',
      'flows: [love]',
      /7 lines or more/,
    ],
    ['a text that is no YAML', MARS_TO_MOON, 'headline: You', 'headline: "You', /\.yaml:\d+: /],
  ])('names file and line of %s', (_what, file, from, to, fault) => {
    const faults = faultsWith([file, from, to]).join('\n');
    expect(faults).toMatch(fault);
    expect(faults).toContain(`${file}:`);
  });

  // A whole check takes seconds, so what does not hinder it is planted at once.
  describe('where the form is right', () => {
    let faults: string;
    beforeAll(() => {
      faults = faultsWith(
        [MARS_TO_MOON, /angry, and nobody/, 'angry at the colour, and nobody'],
        [MARS_TO_MOON, 'id: 515', 'id: 514'],
        ['letter/daily/mars-to-sun.yaml', /id: \d+/, 'id: 1139'],
        [LINES_OF_WORD, 'Be on each other’s side', 'The Moon is on your side'],
        [LINES_OF_WORD, /Check in once today[^\n]*/, 'Say thank you for something old.'],
        [
          'letter/seasons/saturn-to-moon.yaml',
          /sunday: Your friends.*/,
          'sunday: You’d like a friend to notice.',
        ],
        [
          'letter/seasons/saturn-to-sun.yaml',
          /sunday: .*/,
          'sunday: Saturn has your friends. You may see them again by Monday, or a bit later.',
        ],
        [
          'letter/seasons/saturn-to-venus.yaml',
          /sunday: .*/,
          'sunday: How soon you tire may surprise you for two or three weeks, since nothing shows.',
        ],
      ).join('\n');
    });

    it.each([
      ['a British word', /letter\/daily\/mars-to-moon\.yaml:6: not American/],
      [
        'an id that stands twice',
        /letter\/daily\/mars-to-moon\.yaml:\d+: .*the id 514 was given before; \d+ is free/,
      ],
      ['an id that is lost', /letter\/retired\.yaml:\d+: .*no unit has the id \d+/],
      ['a line of the day that names the Moon', /word\.yaml:\d+: .*a body, a time/],
      ['a line of the day that occurs twice', /word\.yaml:\d+: .*says the same/],
      [
        'a Sunday’s sentence that is a headline',
        /saturn-to-moon\.yaml:\d+: .*is a headline of the letter/,
      ],
      ['a Sunday’s sentence that is too short', /saturn-to-moon\.yaml:\d+: .*6 words/],
      ['a Sunday’s sentence without a duration', /saturn-to-moon\.yaml:\d+: .*not how long/],
      ['a Sunday’s sentence that names a planet', /saturn-to-sun\.yaml:\d+: .*names a planet/],
      ['two sentences for Sunday', /saturn-to-sun\.yaml:\d+: .*not one sentence/],
      ['a Sunday’s sentence with a day', /saturn-to-sun\.yaml:\d+: .*a time of day/],
      ['a Sunday’s sentence that occurs twice', /saturn-to-venus\.yaml:\d+: .*says the same/],
    ])('reports %s', (_what, fault) => {
      expect(faults).toMatch(fault);
    });
  });

  it('reports a missing file', () => {
    const path = join(copy, 'letter/events/new-moon.yaml');
    const before = readFileSync(path, 'utf8');
    rmSync(path);
    expect(listFaults(copy).join('\n')).toContain('new-moon');
    writeFileSync(path, before);
  });
});
