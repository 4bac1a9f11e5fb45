// A user's letters. The letter of today or of a past day is stored encrypted when it is first read and never changes
// again; letters of coming days are computed for each call.

import { type ChartOwner, getNatalPointsOf } from '#server/features/birth-chart/index.ts';
import { dateOf, getZone, type ZoneOwner } from '#server/features/transits/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { getDateRangeOnEarth, listOffsets } from '#server/sky/civil-time/civil-time.ts';
import { getDayRange, type NatalPoints } from '#server/sky/contacts/index.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { badField } from '#shared/core/errors.ts';
import { LETTER_FIELD_COPY } from '#shared/letter/letter.copy.ts';
import type { Letter, WrittenLetter } from '#shared/letter/letter.schema.ts';
import { composeLetter, getLetterGist, type LetterGist, type LetterOf } from './letter.composer.ts';
import type { LetterRepository } from './letter.repository.ts';
import { type LetterKey, openLetter, sealLetter } from './sealed-letter.ts';

const DAYS_AHEAD = 7;

type ToldLetter = Exclude<Letter, { basis: 'none' }>;

/** A date (`YYYY-MM-DD`) of a zone (IANA name). */
interface ZonedDay {
  date: string;
  zone: string;
}

/** The columns of a user that a letter depends on. */
export interface LetterOwner extends ChartOwner, ZoneOwner {
  createdAt: Date;
}

export interface LetterService {
  /**
   * The letter of a date (`YYYY-MM-DD`; without one today in the zone). Throws `bad_input` for an unknown zone, and for
   * a date before the account's first day and before yesterday, or more than seven days ahead.
   */
  getLetter(
    user: LetterOwner,
    asked: { date?: string | undefined; zone?: string | undefined },
  ): Promise<Letter>;
}

export function createLetterService(dependencies: {
  almanac: Almanac;
  clock: Clock;
  repository: LetterRepository;
  cipher: DataCipher;
  logger: Logger;
}): LetterService {
  const { almanac, clock, repository, cipher, logger } = dependencies;

  /**
   * The stored letter; undefined when the key that sealed it is no longer in `DATA_KEY`. The caller then writes the
   * letter anew for this answer and leaves the row, which can be read again if the key comes back.
   */
  function open(key: LetterKey, sealed: string): WrittenLetter | undefined {
    const letter = openLetter(cipher, key, sealed);
    if (letter === undefined) {
      logger.error('a kept letter cannot be read: its key is not in DATA_KEY');
    }
    return letter;
  }

  return {
    async getLetter(user, asked) {
      const zone = getZone(asked.zone, user);
      const nowMs = clock.now();
      const today = dateOf(nowMs, zone);
      const date = asked.date ?? today;
      const yesterday = addDays(today, -1);
      const joined = dateOf(user.createdAt.getTime(), zone);
      const first = joined < yesterday ? joined : yesterday;
      if (date < first || date > addDays(today, DAYS_AHEAD)) {
        throw badField('date', LETTER_FIELD_COPY.dateOutOfRange);
      }
      const isKept = date <= today;
      const key = { userId: user.id, date };
      if (isKept) {
        const kept = await repository.findLetter(user.id, date);
        const shown = kept === undefined ? undefined : open(key, kept);
        if (shown !== undefined) return withOffsets(shown);
      }
      const written = writeLetter(almanac, user, { date, zone });
      if (written === null) return { basis: 'none' };
      const letter = withOffsets(written);
      if (!isKept) return letter;
      const sealed = sealLetter(cipher, key, letter);
      const kept = await repository.keepLetter(user.id, date, sealed, new Date(nowMs));
      const stored = open(key, kept);
      return stored === undefined ? letter : withOffsets(stored);
    },
  };
}

/** The letter with the offsets of its zone, also in place of stored ones: a newer zone table may know better. */
function withOffsets(letter: WrittenLetter): ToldLetter {
  const instants = letter.facts.flatMap((fact) =>
    fact.kind === 'contact' ? [fact.from, fact.until] : [fact.exactAt],
  );
  const day = getDayRange(letter.date, letter.zone) ?? getDateRangeOnEarth(letter.date);
  const all = [day.startMs, day.endMs, ...instants.map((instant) => Date.parse(instant))];
  const span = { startMs: Math.min(...all), endMs: Math.max(...all) };
  return { ...letter, offsets: listOffsets(letter.zone, span) };
}

/** The letter of a birth for a day of a zone; null without a birth date. */
export function writeLetter(
  almanac: Almanac,
  owner: ChartOwner,
  day: ZonedDay,
): WrittenLetter | null {
  const natal = getNatalPointsOf(owner);
  return natal === null ? null : composeLetter(almanac, toLetterOf(owner, natal.points, day));
}

/** The gist of the letter of a birth with these natal points for a day of a zone. */
export function findLetterGist(
  almanac: Almanac,
  owner: ChartOwner,
  natal: NatalPoints,
  day: ZonedDay,
): LetterGist {
  return getLetterGist(almanac, toLetterOf(owner, natal, day));
}

function toLetterOf(owner: ChartOwner, natal: NatalPoints, { date, zone }: ZonedDay): LetterOf {
  const { birthDate, birthTime, birthPlaceDetails } = owner;
  return {
    natal,
    basis: birthTime === null && birthPlaceDetails === null ? 'sun-only' : 'natal',
    seed: [birthDate, birthTime, birthPlaceDetails?.id].join(' '),
    date,
    zone,
  };
}
