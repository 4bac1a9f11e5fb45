// The letters of a reader's birthdays.

import { expect, it } from 'vitest';
import { listMatterUnits } from '#server/features/letter/units.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { createLetterChain } from '#tests/support/letter-chain.ts';

const AUCKLAND = {
  ...{ id: 2193733, name: 'Auckland', region: 'Auckland', country: 'New Zealand' },
  ...{ latitude: -36.8485, longitude: 174.7635, timeZone: 'Pacific/Auckland' },
};
const BIRTHS = ['1990-05-14', '1985-08-20', '1971-12-30'] as const;

// req: LETTER-1
it('have each of their texts once before any comes again, and begin with another one for others', {
  tags: 'night',
}, () => {
  const chain = createLetterChain(createAlmanac());
  const units = listMatterUnits({ moving: 'sun', natal: 'sun', tone: 'joined' });
  const headlines = units.map(({ headline }) => headline).sort();
  const firsts = BIRTHS.map((birthDate) => {
    const owner = {
      id: birthDate,
      birthDate,
      birthTime: null,
      birthTimeMargin: null,
      birthTimeFold: null,
      birthPlaceDetails: null,
    };
    const told = units.map((_, years) => {
      const date = `${2027 + years}${birthDate.slice(4)}`;
      return chain.open(owner, { date, zone: 'America/Chicago' })?.letter.headline;
    });
    expect([...told].sort()).toEqual(headlines);
    return told[0];
  });
  expect(new Set(firsts).size).toBeGreaterThan(1);
});

it('lead on the calendar day of a reader far from the birth place, when the Sun returns three days before', () => {
  const chain = createLetterChain(createAlmanac());
  const owner = {
    id: 'far',
    birthDate: '1955-06-17',
    birthTime: '03:30',
    birthTimeMargin: null,
    birthTimeFold: null,
    birthPlaceDetails: AUCKLAND,
  };
  const letter = chain.open(owner, { date: '2032-06-17', zone: 'America/Los_Angeles' })?.letter;
  const units = listMatterUnits({ moving: 'sun', natal: 'sun', tone: 'joined' });
  expect(units.map(({ headline }) => headline)).toContain(letter?.headline);
});
