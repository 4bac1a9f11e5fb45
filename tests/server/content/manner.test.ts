// The rules for texts to one reader find what they are for, and let pass what only looks like it.

import { describe, expect, it } from 'vitest';
import { listSpellingFaults } from '#server/content/check/manner.ts';

describe('a text to one reader', () => {
  it.each([
    ['A love that never dies.', 'forbidden: die'],
    ['Two deaths in one book.', 'forbidden: death'],
    ['It felt cursed from noon on.', 'forbidden: curse'],
    ['Nothing here is guaranteed.', 'forbidden: guarantee'],
    ['Stupidly, you had said yes.', 'forbidden: stupid'],
    ['A catastrophic soup.', 'forbidden: catastroph'],
  ])('must not say “%s”', (text, fault) => {
    expect(listSpellingFaults(text)).toContain(fault);
  });

  it.each([
    'The deadline is a friend.',
    'A diet of one’s own.',
    'You are doomscrolling again.',
    'Their soldiers stand in rows.',
  ])('may say “%s”', (text) => {
    expect(listSpellingFaults(text)).toEqual([]);
  });
});
