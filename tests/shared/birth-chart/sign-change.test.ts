import { describe, expect, it } from 'vitest';
import { findSignChange } from '#shared/birth-chart/sign-change.ts';

describe('a change of sign on the day of birth', () => {
  it.each([
    ['Gemini', false, 'Cancer', 'Gemini'],
    ['Cancer', false, 'Cancer', 'Gemini'],
    ['Aries', false, 'Aries', 'Pisces'],
    ['Gemini', true, 'Gemini', 'Cancer'],
    ['Pisces', true, 'Pisces', 'Aries'],
  ] as const)(
    'shown in %s (retrograde: %s), on the way to %s, comes from %s',
    (sign, retrograde, to, from) => {
      const changes = { to, atLocal: '14:20' };
      expect(findSignChange({ sign, retrograde, changes })).toEqual({ from, to, atLocal: '14:20' });
    },
  );

  it('is undefined when the sign is certain', () => {
    expect(findSignChange({ sign: 'Gemini', retrograde: false })).toBeUndefined();
  });
});
