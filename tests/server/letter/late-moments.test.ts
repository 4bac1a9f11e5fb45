// What a reader is told of a season who opens a letter after days without one.

import { expect, it } from 'vitest';
import { createAlmanac } from '#server/sky/almanac.ts';
import { readWallClock } from '#server/sky/civil-time/civil-time.ts';
import { addDays, weekdayOf } from '#shared/core/calendar-date.ts';
import { WEEKDAY_NAMES } from '#shared/core/calendar-names.ts';
import { getBodyName } from '#shared/sky/bodies.ts';
import { isExhaustive, SWEEP_TIMEOUT_MS } from '#tests/support/exhaustive.ts';
import { createLetterChain } from '#tests/support/letter-chain.ts';

const ZONE = 'America/Chicago';
const DAYS = isExhaustive ? 120 : 45;

it(
  'says of a line that comes late when it was, within the last week',
  () => {
    const almanac = createAlmanac();
    const owner = {
      id: 'a reader',
      birthDate: '1985-08-20',
      birthTime: null,
      birthTimeMargin: null,
      birthTimeFold: null,
      birthPlaceDetails: null,
    };
    let late = 0;
    for (let ahead = 0; ahead < DAYS; ahead += 1) {
      const date = addDays('2027-01-01', ahead);
      // Each letter is the reader's first.
      const letter = createLetterChain(almanac).open(owner, { date, zone: ZONE })?.letter;
      const fact = letter?.facts.find(({ id }) => letter.also?.facts.includes(id));
      if (letter?.also == null || fact?.kind !== 'season') continue;
      const { text } = letter.also;
      expect(fact.day).toBeLessThanOrEqual(fact.days);
      const planet = getBodyName(fact.moving);
      const [, who, what, when] =
        / (\w+) (arrived at|was exact at|left) your [\w ]+? (?:(?:on|around) |about )?(\w+|a week ago)\.$/.exec(
          text,
        ) ?? [];
      if (what === undefined) {
        expect(text).toMatch(new RegExp(` Day ${fact.day} of ${fact.days} with ${planet}\\.$`));
        continue;
      }
      expect(who, text).toBe(planet);
      const exact = readWallClock(Date.parse(fact.exactAt ?? ''), ZONE).localDate;
      const days = Array.from({ length: 7 }, (_, ago) => addDays(date, -1 - ago));
      const day = when === 'a week ago' ? days[6] : days.find((it) => isNamed(it, when));
      if (what === 'was exact at') expect(exact, text).toBe(day);
      if (what === 'arrived at') expect(fact.start, text).toBe(day);
      if (what === 'left') expect(fact.end, text).toBe(day);
      late += 1;
    }
    expect(late).toBeGreaterThan(10);
  },
  SWEEP_TIMEOUT_MS,
);

const isNamed = (date: string, when: string | undefined): boolean =>
  when === WEEKDAY_NAMES[weekdayOf(date)];
