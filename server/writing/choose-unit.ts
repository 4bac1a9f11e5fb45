// Chooses among several texts for one contact or event: the one that fits the reader's houses best, as far as the
// memory allows it.

import { hashOf } from '#server/text/rotation.ts';
import type { LetterArea } from '#shared/letter/letter.schema.ts';
import { fitOf, type Setting } from './areas.ts';
import { countInMonth, daysSinceArea, type Memory, restOf, restOfPicture } from './memory.ts';
import { type Premises, type ReaderDay, suits } from './suits.ts';

/** What the choice needs to know of a text. */
export interface Candidate extends Premises {
  readonly id: number;
  readonly area: LetterArea;
  /** All areas that the text really covers; the first is `area`. */
  readonly areas: readonly LetterArea[];
  readonly advice: string;
  readonly picture: string;
}

/** A text is never shown within this many days of an earlier showing. */
const RESTING_DAYS = 30;
const QUARTER_DAYS = 90;
const YEAR_DAYS = 365;
const YEARS_DAYS = 1_095;
const AGAIN = 21;
const AGAIN_WITHOUT_HOUSES = 80;
const AGAIN_IN_QUARTER = 4;
const AGAIN_IN_YEARS = 8;
const AREA_RESTED_DAYS = 21;
const AREA_RESTED = 15;
/** The penalty for a third day in a row with the same area, or the same advice. */
const AREA_THIRD = 60;
const ADVICE_THIRD = 60;
/** An area counts as overused when a month of days has had it this often. */
const AREA_OFTEN_DAYS = 8;
const AREA_OFTEN = 12;
const AREA_OFTEN_WITHOUT_HOUSES = 40;
/** The penalties for an image of the same kind within a week, and within three days. */
const PICTURE_WEEK_DAYS = 7;
const PICTURE_IN_WEEK = 4;
const PICTURE_NEAR_DAYS = 4;
const PICTURE_NEAR = 8;
const HASH_SPAN = 2 ** 32;

/** Whose letter it is, for which day (a number, counted from 1970-01-01), and what the reader has been shown. */
export interface Reading {
  day: number;
  reader: ReaderDay;
  /** Differs from birth to birth. */
  seed: string;
  memory: Memory;
}

/** A text with its score. */
export interface Scored<Unit> {
  unit: Unit;
  score: number;
}

/** The text with the highest score; undefined when all of them are resting or suit the day badly. */
export function chooseUnit<Unit extends Candidate>(
  units: readonly Unit[],
  setting: Setting,
  reading: Reading,
): Scored<Unit> | undefined {
  let best: Scored<Unit> | undefined;
  for (const unit of units) {
    if (!suits(unit, reading.reader)) continue;
    if (restOf(reading.memory, unit.id, reading.day) <= RESTING_DAYS) continue;
    const score = scoreOf(unit, setting, reading);
    if (best === undefined || score > best.score) best = { unit, score };
  }
  return best;
}

/**
 * Like `chooseUnit`; when all texts are resting, the one that has rested longest. Undefined only when none suits the
 * day.
 */
export function chooseUnitAnyway<Unit extends Candidate>(
  units: readonly Unit[],
  setting: Setting,
  reading: Reading,
): Scored<Unit> | undefined {
  const chosen = chooseUnit(units, setting, reading);
  if (chosen !== undefined) return chosen;
  const rested = (unit: Unit) => restOf(reading.memory, unit.id, reading.day);
  const [unit] = units
    .filter((each) => suits(each, reading.reader))
    .sort((one, other) => rested(other) - rested(one));
  return unit && { unit, score: scoreOf(unit, setting, reading) };
}

function scoreOf(unit: Candidate, setting: Setting, { day, seed, memory }: Reading): number {
  const fit = Math.max(...unit.areas.map((area) => fitOf(area, setting)));
  const again = setting.isSure ? AGAIN : AGAIN_WITHOUT_HOUSES;
  const rest = restOf(memory, unit.id, day);
  const met =
    rest <= QUARTER_DAYS
      ? again * AGAIN_IN_QUARTER
      : rest <= YEAR_DAYS
        ? again
        : rest <= YEARS_DAYS
          ? AGAIN_IN_YEARS
          : 0;
  const rested = daysSinceArea(memory, unit.area, day) >= AREA_RESTED_DAYS ? AREA_RESTED : 0;
  const [last, before] = memory.letters;
  const third = last?.area === unit.area && before?.area === unit.area ? AREA_THIRD : 0;
  const urged = last?.advice === unit.advice && before?.advice === unit.advice ? ADVICE_THIRD : 0;
  const isOften = countInMonth(memory, unit.area, day) >= AREA_OFTEN_DAYS;
  const often = isOften ? (setting.isSure ? AREA_OFTEN : AREA_OFTEN_WITHOUT_HOUSES) : 0;
  const since = restOfPicture(memory, unit.picture, day);
  const seen =
    since < PICTURE_NEAR_DAYS ? PICTURE_NEAR : since < PICTURE_WEEK_DAYS ? PICTURE_IN_WEEK : 0;
  const less = met + third + urged + often + seen;
  return fit + rested - less + hashOf(`${seed} ${unit.id}`) / HASH_SPAN;
}
