// A day's lucky numbers: from the user, the day and its sky, and from nothing else, so that they are the
// same all day and on every machine.

import { utcMidnightMs } from '#shared/core/calendar-date.ts';
import { AppError } from '#shared/core/errors.ts';
import { getLotteryFormat, type LotteryKey } from '#shared/lucky-numbers/formats.ts';
import type { LuckyNumbers } from '#shared/lucky-numbers/lucky-numbers.schema.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import { getSignKey } from '#shared/sky/longitude.ts';
import type { Clock } from '../../platform/clock.ts';
import { createDayCache } from '../../platform/day-cache.ts';
import type { Almanac } from '../../sky/almanac.ts';
import { listDayFacts } from '../../sky/day-facts.ts';
import { createPicker, createSeed, drawNumbers } from './draw.ts';
import { explainLuckyNumbers } from './explanation.ts';
import type { LuckyNumbersRepository } from './lucky-numbers.repository.ts';

const NOON_MS = 12 * 3_600_000;

export interface LuckyNumbersService {
  /** A user's numbers of a date `YYYY-MM-DD`. */
  getNumbers(userId: string, date: string): LuckyNumbers;
  /** The kept days, newest first. */
  listSaved(userId: string): Promise<LuckyNumbers[]>;
  /** Keeps a day's numbers, once, and gives all that are kept. */
  saveDay(userId: string, date: string): Promise<LuckyNumbers[]>;
}

export function createLuckyNumbersService(dependencies: {
  repository: LuckyNumbersRepository;
  almanac: Almanac;
  clock: Clock;
}): LuckyNumbersService {
  const { repository, almanac, clock } = dependencies;

  // The same for every reader: looked up once for each body and not for each set of each reader.
  const longitudes = createDayCache<'all', ReadonlyMap<BodyKey, number>>((date) => {
    const noonMs = utcMidnightMs(date) + NOON_MS;
    return new Map(
      BODY_KEYS.map((body) => [body, almanac.getPosition(body, noonMs).longitudeDegrees]),
    );
  });

  function getNumbers(userId: string, date: string): LuckyNumbers {
    const ofDay = longitudes.get(date, 'all');
    const longitudeOf = (body: BodyKey) => ofDay.get(body) ?? Number.NaN;
    const pickerOf = (set: string) => createPicker(createSeed(userId, date, longitudeOf, set));
    const draw = (lottery: LotteryKey) =>
      drawNumbers(getLotteryFormat(lottery, date), pickerOf(lottery));
    return {
      powerball: draw('powerball'),
      megaMillions: draw('megaMillions'),
      luckyForLife: draw('luckyForLife'),
      dailyNumbers: draw('dailyNumbers'),
      explanation: explainLuckyNumbers(
        listDayFacts(almanac, date, null).map(({ fact }) => fact),
        getSignKey(longitudeOf('moon')),
        pickerOf('explanation'),
      ),
      date,
    };
  }

  return {
    getNumbers,
    listSaved: (userId) => repository.listSaved(userId),
    async saveDay(userId, date) {
      const numbers = getNumbers(userId, date);
      const saved = await repository.save(userId, numbers, new Date(clock.now()));
      if (!saved) throw new AppError('not_signed_in');
      return repository.listSaved(userId);
    },
  };
}
