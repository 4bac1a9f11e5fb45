// What a letter costs beside the contacts of its day, for readers of every age in the app: the processor time of the
// computation alone, without the server and Postgres.

import { type ChartOwner, getNatalPointsOf } from '#server/features/birth-chart/index.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { getDayContacts } from '#server/sky/contacts/index.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { createLetterChain } from '#tests/support/letter-chain.ts';
import { PARIS } from '#tests/support/test-places.ts';
import { type RunSettings, say } from './part.ts';
import { compared, type PartResult } from './report/figure.ts';
import { measureInTurns } from './report/in-turns.ts';

const ZONE = 'Europe/Paris';
/** Date and time of birth; the last one gives no time. */
const BIRTHS = [
  ['1994-08-02', '21:18'],
  ['1968-03-14', '06:40'],
  ['2004-12-27', '13:05'],
  ['1940-05-30', '03:30'],
  ['1987-10-09', null],
] as const;
/** How many letters a reader has opened before. */
const AGES = [0, 30, 365, 1_500];
const FIRST_DAY = '2027-05-01';
const DAYS = 12;
const MOST_TIMES = 6;

export async function measureLetters({ rounds }: RunSettings): Promise<PartResult> {
  const almanac = createAlmanac();
  const dayOf = (day: number) => ({ date: addDays(FIRST_DAY, day), zone: ZONE });
  const days = Array.from({ length: DAYS }, (_, day) => dayOf(day));
  const owners = BIRTHS.map(toOwner);

  function findContacts(): void {
    for (const owner of owners) {
      const natal = getNatalPointsOf(owner);
      if (natal === null) throw new Error('a birth without a date');
      for (const { date } of days) getDayContacts(almanac, natal.points, date, ZONE);
    }
  }

  const figures = [];
  for (const age of AGES) {
    say(`readers of ${age} letters`);
    const chain = createLetterChain(almanac);
    for (const owner of owners) {
      for (let day = -age; day < 0; day += 1) chain.open(owner, dayOf(day));
    }
    // The letter is written before the promise is returned.
    const write = () => {
      for (const owner of owners) for (const day of days) void chain.getKept(owner, day);
    };
    const [contacts = Number.NaN, letters = Number.NaN] = measureInTurns(rounds, [
      findContacts,
      write,
    ]).map((ms) => ms / (BIRTHS.length * DAYS));
    figures.push(
      compared(`a letter, after ${age} others`, letters, 'ms', {
        comparedWith: 'the contacts of its day',
        other: contacts,
        goal: { kind: 'at most', value: MOST_TIMES },
      }),
    );
  }
  const notes = [
    `Processor time of ${BIRTHS.length} births on ${DAYS} days, medians of ${rounds} rounds in turns; the sky of the days and the natal points are known.`,
  ];
  return { figures, notes };
}

function toOwner([birthDate, birthTime]: (typeof BIRTHS)[number], index: number): ChartOwner {
  return {
    id: String(index),
    birthDate,
    birthTime,
    birthPlaceDetails: PARIS,
    birthTimeFold: null,
    birthTimeMargin: birthTime === null ? null : 15,
  };
}
