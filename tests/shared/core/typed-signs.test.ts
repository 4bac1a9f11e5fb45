import { describe, expect, it } from 'vitest';
import { foldDigits, foldSigns } from '#shared/core/typed-signs.ts';

/** The digits 9 to 0 in every numbering system of the runtime that has ten of its own. */
const DIGITS = Intl.supportedValuesOf('numberingSystem')
  .map((name) => {
    const numbers = new Intl.NumberFormat(`en-u-nu-${name}`, { useGrouping: false });
    return { name, digits: numbers.format(9_876_543_210) };
  })
  .filter(({ digits }) => /^\p{Nd}+$/u.test(digits));

describe('digits of other scripts', () => {
  it('are read as 0 to 9, in every numbering system', () => {
    expect(DIGITS.length).toBeGreaterThan(50);
    for (const { name, digits } of DIGITS)
      expect([name, foldDigits(digits)]).toEqual([name, '9876543210']);
  });
});

describe('characters that look like plain ones', () => {
  it.each([
    ['full-width signs', '＋１（２１２）', '+1(212)'],
    ['direction marks', '\u202A+1\u202C \u200E212\u2068\u2069', '+1 212'],
    ['a soft hyphen and a zero-width space', '21\u00AD2\u200B5', '2125'],
    ['dashes of all kinds', '1‐2‑3‒4–5—6−7﹣8－9', '1-2-3-4-5-6-7-8-9'],
    ['spaces of all kinds', '1\u00A02\u20093\u202F4\u30005', '1 2 3 4 5'],
    ['keycaps', '1️⃣2️⃣', '12'],
  ])('are folded: %s', (_what, typed, expected) => {
    expect(foldSigns(typed)).toBe(expected);
  });
});
