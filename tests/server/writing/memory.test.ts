import { expect, it } from 'vitest';
import { UNIT_ID_MAX } from '#server/content/index.ts';
import { PICTURES } from '#server/content/schema/letter-keys.ts';
import { LENGTH_CLASSES } from '#server/platform/length-classes.ts';
import {
  createMemory,
  LINE_ID_MAX,
  type Memory,
  packMemory,
  remember,
  unpackMemory,
} from '#server/writing/memory.ts';
import { LETTER_AREAS } from '#shared/letter/letter.schema.ts';
import { NATAL_POINT_KEYS } from '#shared/sky/natal-points.ts';

const FIRST_DAY = 20_800;
const DAYS = 1_600;

/** The memory of a reader who opened letters for years, each with the longest names. */
function rememberYears(): Memory {
  let memory = createMemory();
  for (let ahead = 0; ahead < DAYS; ahead += 1) {
    const area = LETTER_AREAS[ahead % LETTER_AREAS.length] ?? 'love';
    const season = `neptune-midheaven-opposition${ahead % 9}`;
    memory = remember(memory, {
      letter: {
        day: FIRST_DAY + ahead,
        area,
        moving: 'mercury',
        natal: 'midheaven',
        contact: 'mercury-midheaven-conjunction-3',
        advice: 'let go',
        ofSeason: false,
        thread: 'another-planet-yesterday',
      },
      units: [ahead % (UNIT_ID_MAX + 1)],
      lines: [ahead % (LINE_ID_MAX + 1)],
      moments: [`neptune-midheaven-opposition ${ahead}`],
      others: [`${season}${ahead}`],
      placements: [`placement-${NATAL_POINT_KEYS[ahead % NATAL_POINT_KEYS.length]}`],
      pictures: [PICTURES[ahead % PICTURES.length] ?? 'up'],
    });
  }
  return memory;
}

it('keeps the last day of every unit, line, area, letter and image, and a month of areas', () => {
  const memory = rememberYears();
  const kept = unpackMemory(packMemory(memory));
  expect(kept.units).toEqual(memory.units);
  expect(kept.units.size).toBe(UNIT_ID_MAX + 1);
  expect(kept.lines).toEqual(memory.lines);
  expect(kept.areas).toEqual(memory.areas);
  expect(kept.letters).toEqual(memory.letters);
  expect(kept.pictures).toEqual(memory.pictures);
  expect(kept.month).toEqual(memory.month);
  expect(kept.month.size).toBe(30);
  expect(kept.placements).toEqual(memory.placements);
});

it('fits the longest memory into its fixed size', () => {
  expect(packMemory(rememberYears()).length).toBeLessThanOrEqual(LENGTH_CLASSES.letterMemory[0]);
});
