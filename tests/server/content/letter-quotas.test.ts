import { expect, it } from 'vitest';
import { countQuotas, describeQuotas } from '#server/content/check/letter-quotas.ts';
import type { WrittenLetter } from '#shared/letter/letter.schema.ts';

/** A letter of one unit, of which only what is counted matters. */
function letterOf(headline: string, area: WrittenLetter['area'] = 'home'): WrittenLetter {
  const paragraph = (text: string) => ({ text, facts: ['a'] });
  return {
    basis: 'natal',
    date: '2027-01-01',
    zone: 'UTC',
    headline,
    paragraphs: [paragraph('Notice {t:a:exact}.'), paragraph('Why.'), paragraph('Helps.')],
    question: null,
    also: null,
    register: 'warm',
    area,
    facts: [],
  };
}

it('counts what is met again within 30 and 90 days, in the last month, and the short windows', () => {
  const days = Array.from({ length: 95 }, (_, day) => letterOf(`Day ${day}.`));
  days[20] = letterOf('Day 0.');
  days[80] = letterOf('Day 0.');
  days[94] = { ...letterOf('Quiet.'), paragraphs: [{ text: 'Nothing.', facts: [] }] };
  const quotas = countQuotas(days);
  expect(quotas).toMatchObject({
    days: 95,
    units: 94,
    within30: 1,
    within90: 2,
    lastMonth: 29,
    lastMonthMet: 1,
    windows: 66,
    windowsShort: 66,
  });
  expect(describeQuotas(3, quotas)).toContain('birth 3: 94 units in 95 days');
});

it('takes a window in which each area stands three times', () => {
  const areas = ['love', 'work', 'money', 'home', 'friends', 'body'] as const;
  const days = Array.from({ length: 31 }, (_, day) => letterOf(`Day ${day}.`, areas[day % 6]));
  expect(countQuotas(days)).toMatchObject({ windows: 2, windowsShort: 0 });
});
