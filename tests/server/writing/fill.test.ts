import { expect, it } from 'vitest';
import { fill, withArticle } from '#server/writing/fill.ts';

it('replaces slots with names', () => {
  expect(fill('It meets {planet} in {sign}.', { planet: withArticle('sun'), sign: 'Leo' })).toBe(
    'It meets the Sun in Leo.',
  );
  expect(withArticle('venus')).toBe('Venus');
});

it('never prints a slot that nothing fills', () => {
  expect(() => fill('It meets {planet}.', { sign: 'Leo' })).toThrow('{planet}');
  expect(() => fill('It meets {planet}.', { planet: undefined })).toThrow('{planet}');
});
