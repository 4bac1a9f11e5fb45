// Every unit of the letter's words against the manner in which it is written.

import { describe, expect, it } from 'vitest';
import {
  findDayLines,
  findSeasonUnit,
  listMatterUnits,
} from '#server/features/letter/words/library.ts';
import { LINES_OF_ADVICE } from '#server/features/letter/words/lines/line-advice.ts';
import { getMeaning } from '#server/features/letter/words/meanings.ts';
import { ADVICE, PICTURES } from '#server/features/letter/words/unit.ts';
import { listPassageFaults, listSpellingFaults, listUnitFaults } from '#server/text/manner.ts';
import { countWords } from '#server/text/proofreading.ts';
import { LETTER_AREAS, LETTER_REGISTERS } from '#shared/letter/letter.schema.ts';
import { ASPECT_KEYS } from '#shared/sky/aspects.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import { NATAL_POINT_KEYS, type NatalPointKey } from '#shared/sky/natal-points.ts';

const TONES = ['joined', 'easy', 'hard'] as const;
const DAILY = ['sun', 'mercury', 'venus', 'mars'] as const;
const SLOW = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;
const LINED = ['sun', 'moon', 'mercury', 'venus', 'mars'] as const;

const cellsOf = <M extends BodyKey>(
  moving: readonly M[],
  points: readonly NatalPointKey[] = NATAL_POINT_KEYS,
) =>
  moving.flatMap((body) =>
    points.flatMap((natal) => TONES.map((tone) => ({ moving: body, natal, tone }))),
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

  it('a sentence of meaning for every kind of contact', () => {
    for (const moving of BODY_KEYS) {
      for (const aspect of ASPECT_KEYS) {
        const meaning = getMeaning({ moving, aspect });
        expect(meaning, `${moving} ${aspect}`).toMatch(/^\p{Lu}.+\.$/u);
        expect(listSpellingFaults(meaning), meaning).toEqual([]);
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

  it('is kept by every phase of a season, in 30 to 37 words', () => {
    expect(
      faultsOf(seasons, ({ coming, exact, leaving }) =>
        [coming, exact, leaving].flatMap((phase) => listPassageFaults(phase, { min: 30, max: 37 })),
      ),
    ).toEqual([]);
  });

  it('has no planet in a headline, at most nine words, and no headline twice', () => {
    const headlines = [...daily, ...moon, ...seasons].map(({ unit }) => unit.headline);
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
    for (const { unit, name } of [...daily, ...moon, ...seasons]) {
      expect(LETTER_AREAS, name).toContain(unit.area);
      expect(LETTER_REGISTERS, name).toContain(unit.register);
      expect(ADVICE, name).toContain(unit.advice);
      expect(PICTURES, name).toContain(unit.picture);
    }
  });
});
