// A day's lucky numbers. They depend only on the user, the day and its sky, so they are the same all day and
// on every machine.

import type { Clock } from '#server/platform/clock.ts';
import { createDayCache } from '#server/platform/day-cache.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { listDayFacts } from '#server/sky/day-facts.ts';
import { utcMidnightMs } from '#shared/core/calendar-date.ts';
import { AppError } from '#shared/core/errors.ts';
import { getLotteryFormat, type LotteryKey } from '#shared/lucky-numbers/formats.ts';
import type { LuckyNumbers } from '#shared/lucky-numbers/lucky-numbers.schema.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import { getSignKey } from '#shared/sky/longitude.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import { createPicker, createSeed, drawNumbers, nameSky } from './draw.ts';
import { explainLuckyNumbers, listTellingFacts, type TellingFact } from './explanation.ts';
import type { LuckyNumbersRepository } from './lucky-numbers.repository.ts';

const NOON_MS = 12 * 3_600_000;

/** The part of a draw that is the same for all users. */
interface DrawingDay {
  sky: string;
  moonSign: SignKey;
  telling: readonly TellingFact[];
}

export interface LuckyNumbersService {
  /** A user's numbers of a date `YYYY-MM-DD`. */
  getNumbers(userId: string, date: string): LuckyNumbers;
  /** The saved days, newest first. */
  listSaved(userId: string): Promise<LuckyNumbers[]>;
  /** Saves a day's numbers unless saved already; returns all saved days. Throws `not_signed_in` for a deleted user. */
  saveDay(userId: string, date: string): Promise<LuckyNumbers[]>;
  /** Removes a saved day, if there is one; returns the others. */
  removeDay(userId: string, date: string): Promise<LuckyNumbers[]>;
}

export function createLuckyNumbersService(dependencies: {
  repository: LuckyNumbersRepository;
  almanac: Almanac;
  clock: Clock;
}): LuckyNumbersService {
  const { repository, almanac, clock } = dependencies;

  // Computed once a day for all users.
  const days = createDayCache<'all', DrawingDay>((date) => {
    const noonMs = utcMidnightMs(date) + NOON_MS;
    const longitudeOf = (body: BodyKey) => almanac.getPosition(body, noonMs).longitudeDegrees;
    return {
      sky: nameSky(longitudeOf),
      moonSign: getSignKey(longitudeOf('moon')),
      telling: listTellingFacts(listDayFacts(almanac, date, null).map(({ fact }) => fact)),
    };
  });

  function getNumbers(userId: string, date: string): LuckyNumbers {
    const { sky, moonSign, telling } = days.get(date, 'all');
    const pickerOf = (set: string) => createPicker(createSeed(userId, date, sky, set));
    const draw = (lottery: LotteryKey) =>
      drawNumbers(getLotteryFormat(lottery, date), pickerOf(lottery));
    return {
      powerball: draw('powerball'),
      megaMillions: draw('megaMillions'),
      luckyForLife: draw('luckyForLife'),
      dailyNumbers: draw('dailyNumbers'),
      explanation: explainLuckyNumbers(telling, moonSign, pickerOf('explanation')),
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
    async removeDay(userId, date) {
      await repository.remove(userId, date);
      return repository.listSaved(userId);
    },
  };
}
