import { expect, it } from 'vitest';
import { streakWords } from '#client/features/journey/journey.copy.ts';
import { STREAK_BADGES } from '#shared/progress/badges.ts';

it.each([
  [0, 'Read your horoscope today and it begins. Fourteen days: a full Moon.'],
  [1, 'Two more days earn Consistent Stargazer. Fourteen days: a full Moon.'],
  [2, 'One more day earns Consistent Stargazer. Fourteen days: a full Moon.'],
  [3, 'Four more days earn Devoted Astronomer. Fourteen days: a full Moon.'],
  [6, 'One more day earns Devoted Astronomer. Fourteen days: a full Moon.'],
  [7, 'Fourteen days: a full Moon.'],
  [13, 'Fourteen days: a full Moon.'],
  [14, 'The Moon is full. From here you’re showing off.'],
])('a streak of %i days names what it earns next', (days, words) => {
  expect(streakWords(days)).toBe(words);
});

it('a badge for thirty days is named too', () => {
  const badges = [...STREAK_BADGES, { name: 'Moon Walker', streakDays: 30 }];
  expect(streakWords(10, badges)).toBe(
    '20 more days earn Moon Walker. Fourteen days: a full Moon.',
  );
  expect(streakWords(28, badges)).toBe(
    'Two more days earn Moon Walker. The Moon is full. From here you’re showing off.',
  );
});
