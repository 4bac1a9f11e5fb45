// A user's letters. The letter of today or of a past day is stored encrypted when it is first written. It changes only
// when the reader's birth details do, on its own day. Letters of future days are computed for each call.

import { type ChartOwner, getNatalPointsOf } from '#server/features/birth-chart/index.ts';
import { ASKED_BY_SIGN, readChart } from '#server/features/chart-reading/index.ts';
import { dateOf, getZone, type ZoneOwner } from '#server/features/transits/index.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import { createKeyedMutex } from '#server/platform/keyed-mutex.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { getDateRangeOnEarth, listOffsets } from '#server/sky/civil-time/civil-time.ts';
import { getDayRange, type NatalPoints } from '#server/sky/contacts/index.ts';
import { dayNumberOf } from '#server/text/rotation.ts';
import { type Memory, remember, type ToRemember } from '#server/writing/memory.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { AppError, badField } from '#shared/core/errors.ts';
import { LETTER_FIELD_COPY } from '#shared/letter/letter.copy.ts';
import type { Letter, WrittenLetter } from '#shared/letter/letter.schema.ts';
import {
  type ComposedLetter,
  composeLetter,
  type LetterGist,
  type LetterOf,
  type Placement,
} from './letter.composer.ts';
import type { LetterRepository } from './letter.repository.ts';
import {
  type LetterKey,
  openLetter,
  openMemory,
  type StoredLetter,
  sealLetter,
  sealMemory,
} from './sealed-letter.ts';

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

/** A letter and what it is about. */
export type KeptLetter = Pick<StoredLetter, 'letter' | 'gist'>;

export interface LetterService {
  /**
   * The letter of a date (`YYYY-MM-DD`; today in the zone by default). Throws `bad_input` for an unknown zone, and for
   * a date before both the account's first day and yesterday, or more than seven days ahead.
   */
  getLetter(
    user: LetterOwner,
    asked: { date?: string | undefined; zone?: string | undefined },
  ): Promise<Letter>;
  /**
   * The letter of a day, without marking it as opened: today's is the stored one, written if there is none; for another
   * day, what would be written now. Null without a birth date.
   */
  getKept(user: ChartOwner, day: ZonedDay): Promise<KeptLetter | null>;
  /**
   * The headline of today's letter for a notice, and whether the reader has opened it. It is stored, written if there is
   * none, and not opened by this. Null without a birth date, and for a day that is not today.
   */
  announce(
    user: ChartOwner,
    day: ZonedDay,
  ): Promise<{ headline: string; isOpened: boolean } | null>;
  /**
   * What the letter of a day is about. Stores nothing: a letter written at the reader's midnight would have a revealing
   * time.
   */
  foresee(user: ChartOwner, day: ZonedDay): Promise<LetterGist | null>;
}

/**
 * How often a letter is rewritten because another process changed the reader's memory first. Within this process a
 * mutex makes the letters of one reader wait for each other.
 */
const MAX_CONFLICTS = 50;

interface Dependencies {
  almanac: Almanac;
  clock: Clock;
  repository: LetterRepository;
  cipher: DataCipher;
  logger: Logger;
}

interface Context extends Dependencies {
  mutex: ReturnType<typeof createKeyedMutex>;
}

/** Whether it is today's letter, and whether the reader opens it now. */
interface When {
  isToday: boolean;
  isOpened: boolean;
}

interface StoredComposed {
  stored: StoredLetter;
  shown: ToRemember;
}

async function getLetter(
  context: Context,
  user: LetterOwner,
  asked: { date?: string | undefined; zone?: string | undefined },
): Promise<Letter> {
  const zone = getZone(asked.zone, user);
  const today = dateOf(context.clock.now(), zone);
  const date = asked.date ?? today;
  const yesterday = addDays(today, -1);
  const joined = dateOf(user.createdAt.getTime(), zone);
  const first = joined < yesterday ? joined : yesterday;
  if (date < first || date > addDays(today, DAYS_AHEAD)) {
    throw badField('date', LETTER_FIELD_COPY.dateOutOfRange);
  }
  const day = { date, zone };
  const stored =
    date <= today
      ? await keep(context, user, day, { isToday: date === today, isOpened: true })
      : await preview(context, user, day);
  return stored === null ? { basis: 'none' } : withOffsets(stored.letter);
}

async function getKept(
  context: Context,
  user: ChartOwner,
  day: ZonedDay,
): Promise<KeptLetter | null> {
  const isToday = day.date === dateOf(context.clock.now(), day.zone);
  return isToday
    ? keep(context, user, day, { isToday, isOpened: false })
    : preview(context, user, day);
}

async function announce(
  context: Context,
  user: ChartOwner,
  day: ZonedDay,
): Promise<{ headline: string; isOpened: boolean } | null> {
  if (day.date !== dateOf(context.clock.now(), day.zone)) return null;
  const kept = await keep(context, user, day, { isToday: true, isOpened: false });
  return kept && { headline: kept.letter.headline, isOpened: kept.isOpened };
}

async function foresee(
  context: Context,
  user: ChartOwner,
  day: ZonedDay,
): Promise<LetterGist | null> {
  return (await preview(context, user, day))?.gist ?? null;
}

/** The letter of today or of a past day, written and stored if there is none; null without a birth date. */
const keep = (
  context: Context,
  user: ChartOwner,
  day: ZonedDay,
  when: When,
): Promise<StoredLetter | null> =>
  context.mutex.runExclusive(user.id, () => keepNow(context, user, day, when));

async function keepNow(
  context: Context,
  user: ChartOwner,
  day: ZonedDay,
  when: When,
): Promise<StoredLetter | null> {
  const { clock, repository, cipher } = context;
  const { isToday, isOpened } = when;
  const key = { userId: user.id, date: day.date };
  // Taken before anything is computed, because the computation takes longer the more contacts a chart has.
  const at = new Date(clock.now());
  for (let conflicts = 0; conflicts <= MAX_CONFLICTS; conflicts += 1) {
    const found = await repository.findLetter(key);
    const kept = found.letter === null ? undefined : open(context, key, found.letter);
    const isOld = kept !== undefined && isToday && isOfOtherBirth(kept, user);
    if (kept !== undefined && !isOld) {
      if (!isOpened || kept.isOpened) return kept;
    }
    const { sealed, version } =
      found.letter === null ? found.memory : await repository.findMemory(user.id);
    const memory = openMemory(cipher, user.id, sealed);
    const next =
      kept !== undefined && !isOld
        ? markOpened(kept, memory, day)
        : write(compose(context, user, day, memory), memory, kept, isOpened);
    if (next === null) return null;
    // A letter that cannot be decrypted stays where it is.
    if (found.letter !== null && kept === undefined) return next.stored;
    const isKept = await repository.keepLetter(key, {
      letter: sealLetter(cipher, key, next.stored),
      replaces: found.letter,
      memory: sealMemory(cipher, user.id, next.memory),
      version,
      at,
    });
    if (isKept) return next.stored;
  }
  throw new AppError('unavailable');
}

/** The stored letter of a day, or what would be written for it now; stores nothing. */
async function preview(
  context: Context,
  user: ChartOwner,
  day: ZonedDay,
): Promise<StoredLetter | null> {
  const { repository, cipher } = context;
  const key = { userId: user.id, date: day.date };
  const found = await repository.findLetter(key);
  const kept = found.letter === null ? undefined : open(context, key, found.letter);
  if (kept !== undefined && !isOfOtherBirth(kept, user)) return kept;
  const { sealed } = found.letter === null ? found.memory : await repository.findMemory(user.id);
  return compose(context, user, day, openMemory(cipher, user.id, sealed))?.stored ?? null;
}

/**
 * The stored letter; undefined when the key that sealed it is no longer in `DATA_KEY`. The caller then writes the
 * letter again for this answer and leaves the row, which can be read again if the key comes back.
 */
function open(
  { cipher, logger }: Context,
  key: LetterKey,
  sealed: string,
): StoredLetter | undefined {
  const letter = openLetter(cipher, key, sealed);
  if (letter === undefined) {
    logger.error('a kept letter cannot be read: its key is not in DATA_KEY');
  }
  return letter;
}

function compose(
  { almanac }: Context,
  user: ChartOwner,
  day: ZonedDay,
  memory: Memory,
): StoredComposed | null {
  const composed = writeLetter(almanac, user, day, memory);
  if (composed === null) return null;
  const { letter, shown, gist } = composed;
  return { stored: { letter, gist, birth: birthOf(user), unopened: [], isOpened: false }, shown };
}

/** A composed letter as it is stored, and the memory after it; `replaced` is the letter of the same day before. */
function write(
  composed: StoredComposed | null,
  memory: Memory,
  replaced: StoredLetter | undefined,
  isOpened: boolean,
) {
  if (composed === null) return null;
  const { stored, shown } = composed;
  return {
    stored: {
      ...stored,
      letter: { ...stored.letter, rewritten: replaced !== undefined },
      unopened: isOpened ? [] : shown.moments,
      isOpened,
    },
    memory: remember(memory, isOpened ? shown : { ...shown, moments: [] }),
  };
}

/** When a stored letter is opened now, its moments count as shown. */
function markOpened(kept: StoredLetter, memory: Memory, { date }: ZonedDay) {
  const moments = new Map(memory.moments);
  for (const moment of kept.unopened) moments.set(moment, dayNumberOf(date));
  return { stored: { ...kept, unopened: [], isOpened: true }, memory: { ...memory, moments } };
}

/** Identifies the birth that a letter is written for. */
function birthOf({ birthDate, birthTime, birthPlaceDetails, birthTimeFold }: ChartOwner): string {
  return [birthDate, birthTime, birthPlaceDetails?.id, birthTimeFold].join(' ');
}

/** Whether a letter was written for a birth that the reader has since corrected. */
const isOfOtherBirth = ({ birth }: StoredLetter, user: ChartOwner): boolean =>
  birth !== null && birth !== birthOf(user);

/** The letter with its zone's offsets, which replace stored ones: a newer zone table may be more correct. */
function withOffsets(letter: WrittenLetter): ToldLetter {
  const instants = letter.facts.flatMap((fact) => {
    if (fact.kind === 'placement') return [];
    return 'from' in fact ? [fact.from, fact.until] : [fact.exactAt];
  });
  const day = getDayRange(letter.date, letter.zone) ?? getDateRangeOnEarth(letter.date);
  const all = [day.startMs, day.endMs, ...instants.map((instant) => Date.parse(instant))];
  const span = { startMs: Math.min(...all), endMs: Math.max(...all) };
  return { ...letter, offsets: listOffsets(letter.zone, span) };
}

/** The letter of a birth for a day of a zone, with what it adds to the memory; null without a birth date. */
export function writeLetter(
  almanac: Almanac,
  owner: ChartOwner,
  day: ZonedDay,
  memory: Memory,
): ComposedLetter | null {
  const natal = getNatalPointsOf(owner);
  return natal === null
    ? null
    : composeLetter(almanac, toLetterOf(owner, natal.points, day, memory));
}

export function toLetterOf(
  owner: ChartOwner,
  natal: NatalPoints,
  { date, zone }: ZonedDay,
  memory: Memory,
): LetterOf {
  const { birthDate, birthTime, birthPlaceDetails } = owner;
  return {
    natal,
    basis: birthTime === null && birthPlaceDetails === null ? 'sun-only' : 'natal',
    birthDate: birthDate ?? date,
    seed: [birthDate, birthTime, birthPlaceDetails?.id].join(' '),
    date,
    zone,
    memory,
    placements: () => listPlacements(owner),
  };
}

/** The chapters that are about one placement. */
const PLACEMENT_KINDS: ReadonlySet<string> = new Set(['big-three', 'placement', 'angle']);

/**
 * The placements that hold for every possible minute of a birth, in the words of the chart's reading; without those
 * in which the game Find yourself asks readers for themselves.
 */
function listPlacements(owner: ChartOwner): Placement[] {
  return readChart(owner).chapters.flatMap(({ kind, headline, text, facts: [fact], certainty }) => {
    if (!PLACEMENT_KINDS.has(kind) || certainty.level === 'changes') return [];
    if (fact?.kind !== 'placement' || fact.bodies.some((body) => ASKED_BY_SIGN.has(body)))
      return [];
    return [{ headline, text, fact: { ...fact, meaning: certainty.text } }];
  });
}

export function createLetterService(dependencies: Dependencies): LetterService {
  const context: Context = { ...dependencies, mutex: createKeyedMutex() };
  return bindAll(context, { getLetter, getKept, announce, foresee });
}
