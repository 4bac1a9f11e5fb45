// The words around a year. Its headline and the lines of its seasons and months come from the server.

import { listWords } from '#shared/core/list-words.ts';
import { HOUSE_AREAS } from '#shared/sky/houses.copy.ts';

const NAMED_PASSES = ['First', 'Second', 'Third', 'Fourth', 'Fifth'] as const;
const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five'] as const;

export const YEAR_COPY = {
  back: 'Home',
  birthday: (name: string) => `Happy birthday, ${name}.`,
  span: (from: string, until: string) => `${from} to ${until}`,
  loading: 'Reading your year',
  failed: 'We couldn’t read your year just now.',
  offline: 'Your year needs a connection.',
  outOfReach: 'That year is out of reach.',
  outOfReachHint: 'A year begins on your birthday. You can look at this one and the next.',
  toThisYear: 'Go to this year',
  noBirthDate: 'A year in seasons needs your birth date.',
  noBirthDateHint: 'Then it’s read from your own chart, from birthday to birthday.',
  addBirthDetails: 'Add birth details',
  oracle: 'The Star Oracle',
  send: 'Send',
  return: {
    past: 'The Sun came back to where you met it.',
    today: 'The Sun is back where you met it.',
    ahead: 'The Sun is coming back to where you met it.',
    exact: (when: string, isPast: boolean) =>
      `${when.charAt(0).toUpperCase()}${when.slice(1)} it ${isPast ? 'stood' : 'stands'} exactly where it did when you were born.`,
    at: (day: string, time: string) => `${day} at ${time}`,
    about: (day: string, time: string) => `${day} ${time}`,
  },
  seasons: {
    title: 'Your year, in seasons',
    lead: 'A star marks each exact day; the box is how long it’s felt.',
    none: 'No slow planet comes near your chart this year.',
    felt: (spans: readonly string[]) => `Felt ${listWords(spans)}.`,
    span: (start: string, end: string) => `${start} to ${end}`,
    exact: (days: string) => `Exact ${days}`,
    pass: (pass: number, passes: number, day: string) =>
      `${NAMED_PASSES[pass - 1] ?? `Number ${pass}`} of ${COUNTS[passes] ?? passes} ${day}`,
    elsewhere: 'Its exact days lie outside this year.',
    never: 'It turns around just short of exact, or your birth time can’t tell.',
  },
  months: 'Month by month',
  eclipses: {
    title: (count: number) =>
      count === 1 ? 'One eclipse, and where it falls' : 'The eclipses, and where they fall',
    house: (house: number) => {
      const area = HOUSE_AREAS[house - 1] ?? '';
      return `Yours: ${area}.`;
    },
    wheel: (houses: readonly { house: number; count: number }[]) => {
      const places = houses.map(
        ({ house, count }) => `${COUNTS[count] ?? count} for ${HOUSE_AREAS[house - 1] ?? ''}`,
      );
      return `The eclipses by the areas of your life: ${places.join('; ')}.`;
    },
    noHouses: 'Where they fall in your life needs a birth time.',
  },
  stations: 'When planets turn',
  past: {
    title: 'The year before',
    label: (months: readonly string[], lookbacks: readonly string[]) =>
      `You wrote in your journal in ${listWords(months)}.${lookbacks.length === 0 ? '' : ` Dots on ${listWords(lookbacks)}.`}`,
    /** After the last day that is named. */
    more: (count: number) => (count === 1 ? 'one more day' : `${count} more days`),
    lookbacks: 'A dot: the sky stood as on a day you’d written about before.',
    journal: 'Read your journal',
  },
  nextYear: (from: string) => `The year from ${from}`,
  thisYear: 'This year',
} as const;
