// What a letter costs beside the contacts of its day, for readers of every age in the app: the processor time of the
// computation alone, without the server and Postgres.

import { type ChartOwner, getNatalPointsOf } from '#server/features/birth-chart/index.ts';
import { writeLetter } from '#server/features/letter/letter.service.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { getDayContacts } from '#server/sky/contacts/index.ts';
import { createMemory, type Memory, remember } from '#server/writing/memory.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { type RunSettings, say } from './part.ts';
import { compared, type PartResult } from './report/figure.ts';
import { measureInTurns } from './report/in-turns.ts';

const ZONE = 'Europe/Paris';
const PLACE = {
  id: 2988507,
  name: 'Paris',
  region: 'Île-de-France',
  country: 'France',
  latitude: 48.8534,
  longitude: 2.3488,
  timeZone: ZONE,
};
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
  const days = Array.from({ length: DAYS }, (_, day) => ({
    date: addDays(FIRST_DAY, day),
    zone: ZONE,
  }));
  const owners = BIRTHS.map(toOwner);

  /** What a reader remembers who has opened the letters of so many days. */
  function grow(owner: ChartOwner, age: number): Memory {
    let memory = createMemory();
    for (let day = -age; day < 0; day += 1) {
      const written = writeLetter(
        almanac,
        owner,
        { date: addDays(FIRST_DAY, day), zone: ZONE },
        memory,
      );
      if (written !== null) memory = remember(memory, written.shown);
    }
    return memory;
  }
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
    const memories = owners.map((owner) => grow(owner, age));
    const write = () => {
      for (const [index, owner] of owners.entries()) {
        const memory = memories[index] ?? createMemory();
        for (const day of days) writeLetter(almanac, owner, day, memory);
      }
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
    birthPlaceDetails: PLACE,
    birthTimeFold: null,
    birthTimeMargin: birthTime === null ? null : 15,
  };
}
