import { describe, expect, it } from 'vitest';
import { findNumberMeaning } from '#shared/numerology/meanings.ts';

describe('the meaning of a number', () => {
  // req: NUMBERS-2 NUMBERS-6
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33])(
    'exists for %i, with title, keywords and description',
    (number) => {
      const { title, keywords, description } = findNumberMeaning(number);
      expect(title).not.toBe('Unknown');
      expect(keywords).toHaveLength(3);
      expect(description.length).toBeGreaterThan(60);
    },
  );

  // req: NUMBERS-6
  it.each([10, 12, 44, -1, 1.5, Number.NaN])('is Unknown for %d', (number) => {
    expect(findNumberMeaning(number)).toMatchObject({
      title: 'Unknown',
      keywords: ['Mystery', 'Unknown', 'Hidden'],
    });
  });

  it('differs for each number', () => {
    const titles = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33].map(
      (number) => findNumberMeaning(number).title,
    );
    expect(new Set(titles).size).toBe(titles.length);
  });
});
