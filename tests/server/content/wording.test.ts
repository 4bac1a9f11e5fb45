// Every sentence of the product, wherever it stands, against the words and phrases that readers must not meet.

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { isScalar, parseDocument, visit as visitYaml } from 'yaml';
import { listWordingFaults } from '#server/content/check/wording.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** What the product's owner wrote with British spelling, letter for letter. */
const STATED: ReadonlySet<string> = new Set([
  'Full personalised readings',
  'Personalised psychic readings',
]);

/** The texts of a file: its string literals, its templates with a word for each slot, and the text of its markup. */
function listTexts(path: string): string[] {
  const text = readFileSync(resolve(ROOT, path), 'utf8');
  const texts: string[] = [];
  if (path.endsWith('.yaml')) {
    visitYaml(parseDocument(text), (_key, node) => {
      if (isScalar(node) && typeof node.value === 'string') texts.push(...node.value.split('\n'));
    });
    return texts;
  }
  if (!/\.tsx?$/.test(path)) return [text];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node)) {
      const spans = node.templateSpans.map(({ literal }) => `1${literal.text}`);
      texts.push([node.head.text, ...spans].join(''));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  // One line of a table of words is one text.
  return texts.flatMap((each) => each.split('\n')).filter((each) => each.includes(' '));
}

const files = ['client', 'server', 'shared']
  .flatMap((top) =>
    readdirSync(resolve(ROOT, top), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${top}/${path}`,
    ),
  )
  .filter(
    (path) =>
      /\.(tsx?|html|webmanifest)$|^server\/content\/en\/.*\.yaml$/.test(path) &&
      !/\.generated\.ts$/.test(path),
  )
  .filter((path) => path !== 'server/content/check/wording.ts');
const textsOf = new Map(files.map((path) => [path, listTexts(path)]));

describe('the wording', () => {
  it('is American, plain and kind in every text of page, server and shared tables', () => {
    const faults = [...textsOf].flatMap(([path, texts]) =>
      texts
        .filter((text) => !STATED.has(text))
        .flatMap((text) =>
          listWordingFaults(text).map((fault) => `${path}: ${fault}: ${text.trim().slice(0, 160)}`),
        ),
    );
    expect(faults).toEqual([]);
  });

  it('is read in every table of words and every file of copy', () => {
    const wordy = files.filter((path) => /\.copy\.ts$|\/words\/.*\.ts$|\.yaml$/.test(path));
    expect(wordy.length).toBeGreaterThan(150);
    for (const path of [
      'client/features/landing/landing.copy.ts',
      'client/features/readings/blueprints.copy.ts',
      'client/index.html',
      'server/content/en/compatibility/pairs.yaml',
      'server/content/en/horoscope/moon-7-12.yaml',
      'server/content/en/insights/moon-aspects.yaml',
      'server/content/en/letter/daily/sun-to-sun.yaml',
      'shared/core/errors.ts',
      'shared/numerology/meanings.ts',
      'shared/numerology/titles.ts',
      'shared/zodiac/signs.ts',
    ]) {
      expect(textsOf.get(path)?.length, path).toBeGreaterThan(0);
    }
  });

  it.each([
    ['The Moon likes the colour.', 'not American: colour'],
    ['Walk towards it.', 'not American: towards'],
    ['Keep one for the washing-up.', 'not American: washing-up'],
    ['People who turn up early.', 'not American: people who turn up'],
    ["He said it drily, and couldn't stop.", 'not American: drily'],
    ['The Sun is new in Leo, so shine.', 'odd English: sun is new in'],
    ['The Moon clocks in to Capricorn.', 'odd English: clocks in to'],
    ['Virgo gets the Moon, and the crumbs grow nervous.', 'odd English: gets the moon,'],
    ['Let them help, for they have been waiting.', 'odd English: for they have'],
    ['Your chart is computed anew.', 'odd English: computed anew'],
    ['Everybody with an accent has an advantage.', 'sensitive: accent'],
    ['Ask a stranger where they are from.', 'sensitive: where they are from'],
  ])('rejects %j', (text, fault) => {
    expect(listWordingFaults(text)).toEqual([fault]);
  });

  it.each([
    'The audience studies the color of the harbor.',
    'The Moon is new in Aries, and what you could do without goes out the window.',
    'Saturn turns up the heat and looks around; the accentuated word is fatherly.',
    'Leave it for the Moon, for they say she likes bread.',
  ])('accepts %j', (text) => {
    expect(listWordingFaults(text)).toEqual([]);
  });
});
