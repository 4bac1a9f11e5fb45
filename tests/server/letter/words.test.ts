// Every unit of the letter's words against the manner in which it is written.

import { describe, expect, it } from 'vitest';
import { findEventUnit } from '#server/features/letter/words/event-library.ts';
import {
  findDayLines,
  findSeasonUnit,
  listMatterUnits,
} from '#server/features/letter/words/library.ts';
import { LINES_OF_ADVICE } from '#server/features/letter/words/lines/line-advice.ts';
import { getEventMeaning, getMeaning } from '#server/features/letter/words/meanings.ts';
import { ADVICE, EVENT_KEYS, PICTURES } from '#server/features/letter/words/unit.ts';
import { CONTACT_TONES } from '#server/sky/contacts/index.ts';
import { listPassageFaults, listSpellingFaults, listUnitFaults } from '#server/text/manner.ts';
import { countWords } from '#server/text/proofreading.ts';
import { LETTER_AREAS, LETTER_REGISTERS } from '#shared/letter/letter.schema.ts';
import { ASPECT_KEYS } from '#shared/sky/aspects.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import { HOUSE_ORDINALS } from '#shared/sky/houses.copy.ts';
import { HOUSE_NUMBERS } from '#shared/sky/houses.ts';
import { NATAL_POINT_KEYS, type NatalPointKey } from '#shared/sky/natal-points.ts';

const DAILY = ['sun', 'mercury', 'venus', 'mars'] as const;
const SLOW = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;
const LINED = ['sun', 'moon', 'mercury', 'venus', 'mars'] as const;

const cellsOf = <M extends BodyKey>(
  moving: readonly M[],
  points: readonly NatalPointKey[] = NATAL_POINT_KEYS,
) =>
  moving.flatMap((body) =>
    points.flatMap((natal) => CONTACT_TONES.map((tone) => ({ moving: body, natal, tone }))),
  );
const nameOf = ({ moving, natal, tone }: { moving: string; natal: string; tone: string }) =>
  `${moving} ${tone} ${natal}`;

const daily = cellsOf(DAILY).flatMap((cell) =>
  listMatterUnits(cell).map((unit, index) => ({ unit, name: `${nameOf(cell)} ${index}` })),
);
const moon = cellsOf(['moon']).flatMap((cell) =>
  listMatterUnits(cell).map((unit, index) => ({ unit, name: `${nameOf(cell)} ${index}` })),
);
const seasons = cellsOf(SLOW).flatMap((cell) => {
  const unit = findSeasonUnit(cell);
  return unit === undefined ? [] : [{ unit, name: nameOf(cell) }];
});

const events = EVENT_KEYS.flatMap((key) =>
  HOUSE_NUMBERS.flatMap((house) => {
    const unit = findEventUnit(key, house);
    return unit === undefined ? [] : [{ unit, key, name: `${key} ${house}` }];
  }),
);
const NUMBERED_HOUSE = new RegExp(`\\b(?:${HOUSE_ORDINALS.join('|')}) house\\b`, 'i');

/** The faults by the unit's name; empty when there are none. */
const faultsOf = <U>(units: readonly { unit: U; name: string }[], list: (unit: U) => string[]) =>
  units.flatMap(({ unit, name }) => list(unit).map((fault) => `${name}: ${fault}`));

describe('the tables are complete', () => {
  it('three units a daily matter, four for the easy ones and the Moon’s, one a season', () => {
    for (const cell of cellsOf(DAILY)) {
      expect(listMatterUnits(cell), nameOf(cell)).toHaveLength(cell.tone === 'easy' ? 4 : 3);
    }
    for (const cell of cellsOf(['moon'])) {
      expect(listMatterUnits(cell), nameOf(cell)).toHaveLength(4);
    }
    expect([daily.length, moon.length, seasons.length]).toEqual([480, 144, 180]);
  });

  it('two lines a contact in the day’s list', () => {
    for (const cell of cellsOf(LINED)) {
      expect(findDayLines(cell)?.length, nameOf(cell)).toBe(2);
    }
  });

  it('a unit of every event for each of the twelve houses', () => {
    for (const key of EVENT_KEYS) {
      const houses = HOUSE_NUMBERS.filter((house) => findEventUnit(key, house) !== undefined);
      expect(houses, key).toEqual([...HOUSE_NUMBERS]);
    }
    expect(findEventUnit('new-moon', 13)).toBeUndefined();
  });

  it('a sentence of meaning for every kind of contact and event', () => {
    for (const key of EVENT_KEYS) {
      const meaning = getEventMeaning(key);
      expect(meaning, key).toMatch(/^\p{Lu}.+\.$/u);
      expect(countWords(meaning), key).toBeLessThanOrEqual(18);
      expect(listSpellingFaults(meaning), meaning).toEqual([]);
    }
    for (const moving of BODY_KEYS) {
      for (const aspect of ASPECT_KEYS) {
        for (const natal of NATAL_POINT_KEYS) {
          const meaning = getMeaning({ moving, natal, aspect });
          expect(meaning, `${moving} ${aspect} ${natal}`).toMatch(/^\p{Lu}.+\.$/u);
          expect(countWords(meaning), meaning).toBeLessThanOrEqual(22);
          expect(listSpellingFaults(meaning), meaning).toEqual([]);
        }
      }
    }
  });
});

describe('the manner', () => {
  it('is kept by every daily unit, in 70 to 95 words', () => {
    expect(faultsOf(daily, (unit) => listUnitFaults(unit, { min: 70, max: 95 }))).toEqual([]);
  });

  it('is kept by every unit of the Moon, in 45 to 58 words', () => {
    const length = { min: 45, max: 58, longestTime: 'at 12 24 PM' };
    expect(faultsOf(moon, (unit) => listUnitFaults(unit, length))).toEqual([]);
  });

  // req: LETTER-1
  it('is kept by every unit of an event, in 70 to 95 words', () => {
    const length = { min: 70, max: 95, longestTime: 'at 12 24 PM' };
    expect(faultsOf(events, (unit) => listUnitFaults(unit, length))).toEqual([]);
  });

  it('has one time for an event, and names its house in plain words, never by number', () => {
    for (const { unit, name } of events) {
      expect(unit.why.match(/\{\w+\}/g), name).toEqual(['{exact}']);
      const { headline, notice, why, helps, question } = unit;
      expect([headline, notice, why, helps, question].join(' '), name).not.toMatch(NUMBERED_HOUSE);
    }
  });

  it('is grave where there is an eclipse, and firm where Mercury turns', () => {
    for (const { unit, key, name } of events) {
      if (key.endsWith('eclipse')) expect(unit.register, name).toBe('grave');
      if (key.startsWith('mercury')) expect(unit.register, name).toBe('firm');
    }
  });

  it('is kept by every phase of a season, in 30 to 37 words', () => {
    expect(
      faultsOf(seasons, ({ coming, exact, leaving }) =>
        [coming, exact, leaving].flatMap((phase) => listPassageFaults(phase, { min: 30, max: 37 })),
      ),
    ).toEqual([]);
  });

  it('has no planet in a headline, at most nine words, and no headline twice', () => {
    const headlines = [...daily, ...moon, ...seasons, ...events].map(({ unit }) => unit.headline);
    for (const headline of headlines) {
      expect(headline).not.toMatch(
        /\b(Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto)\b/,
      );
      expect(countWords(headline), headline).toBeLessThanOrEqual(9);
    }
    const twice = headlines.filter((headline, at) => headlines.indexOf(headline) !== at);
    expect(twice).toEqual([]);
  });

  it('is kept by the lines, which name no planet', () => {
    const lines = cellsOf(LINED).flatMap((cell) => findDayLines(cell) ?? []);
    for (const line of lines) {
      expect(listSpellingFaults(line), line).toEqual([]);
      expect(countWords(line), line).toBeLessThanOrEqual(15);
      expect(line).not.toMatch(/\b(Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto)\b|\d/);
    }
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  });

  it('has the advice of every line, and none in the Moon’s, which stand under any letter', () => {
    const advised = Object.values(LINES_OF_ADVICE).flat();
    const moonLines = cellsOf(['moon']).flatMap((cell) => findDayLines(cell) ?? []);
    const all = cellsOf(LINED).flatMap((cell) => findDayLines(cell) ?? []);
    for (const line of advised) expect(all, line).toContain(line);
    const advises =
      /(?:^|[.”] |, )(?:Ask|Say (?!yes)|Tell|Listen|Hush|Begin|Start|Go first|Finish|Move|Rest|Lie down|Let go)\b/;
    expect(all.filter((line) => advises.test(line) && !advised.includes(line))).toEqual([]);
    expect(moonLines.filter((line) => advises.test(line) || advised.includes(line))).toEqual([]);
  });

  it('has every tag from its list', () => {
    for (const { unit, name } of [...daily, ...moon, ...seasons, ...events]) {
      expect(LETTER_AREAS, name).toContain(unit.area);
      expect(LETTER_REGISTERS, name).toContain(unit.register);
      expect(ADVICE, name).toContain(unit.advice);
      expect(PICTURES, name).toContain(unit.picture);
    }
  });
});
