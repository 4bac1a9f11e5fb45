// Matches as their two people see and change them. Other people's matches answer `not_found`, like a match that does
// not exist.

import type { Database } from '#server/db/database.ts';
import type { UserRow } from '#server/db/schema/index.ts';
import { getBirth } from '#server/features/birth-chart/index.ts';
import { dateOf, getZone, type ZoneOwner } from '#server/features/transits/index.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { Random } from '#server/platform/random.ts';
import { AppError, badField } from '#shared/core/errors.ts';
import { getUserDay } from '#shared/core/user-day.ts';
import { MATCH_FIELD_COPY } from '#shared/matches/matches.copy.ts';
import type { ChangeMatchRequest, Match } from '#shared/matches/matches.schema.ts';
import { lowerLevel, MAX_AGAIN_A_YEAR, reachesLevel } from '#shared/matches/matches.ts';
import { sealBlocked } from './blocks.ts';
import { getMatchDay, type MatchDay } from './day-line.ts';
import { type KeptAnswer, sealAnswer } from './kept-answer.ts';
import { makeMatch, sealSides } from './make-match.ts';
import { getSigns } from './match-chart.ts';
import type { MatchSecrets } from './match-secrets.ts';
import type { FoundMatch, MatchesRepository, SideRow } from './matches.repository.ts';
import type { PairHasher } from './pair-hash.repository.ts';
import { openSide, type SideSecret } from './sealed-side.ts';
import { viewMatch } from './view-match.ts';

interface Dependencies {
  repository: MatchesRepository;
  secrets: MatchSecrets;
  pairHashes: () => Promise<PairHasher>;
  cipher: DataCipher;
  clock: Clock;
  random: Random;
  logger: Logger;
}

/** Decrypts a side; undefined for a guest's side, a deleted one, and one whose key is no longer in `DATA_KEY`. */
function open({ cipher, logger }: Dependencies, side: SideRow | undefined): SideSecret | undefined {
  if (side === undefined || side.sealed === null) return undefined;
  const secret = openSide(cipher, side, side.sealed);
  if (secret === undefined) logger.error('a match cannot be read: its key is not in DATA_KEY');
  return secret;
}

/** A match on a day, as the user of its `own` side sees it. */
function view(dependencies: Dependencies, { match, own, other }: FoundMatch, day: MatchDay): Match {
  return viewMatch({
    match,
    own,
    other,
    ownSecret: open(dependencies, own),
    otherSecret: open(dependencies, other),
    day,
  });
}

/** Today in the zone of a user's preferences; for a guest, the UTC date. */
function todayOf({ clock }: Dependencies, user: ZoneOwner | undefined): MatchDay {
  return getMatchDay(dateOf(clock.now(), getZone(undefined, user ?? { zone: null })));
}

/**
 * Locks a match and its users until `tx` ends, so that changes and deletions run one after the other. Throws
 * `not_found`.
 */
async function lock({ repository }: Dependencies, tx: Database, userId: string, id: string) {
  const seen = await repository.findMatch(tx, userId, id);
  if (seen === undefined) throw new AppError('not_found');
  // Locks the users before the match, in the same order as the deletion of an account.
  const ids = [userId, seen.other?.userId].filter((each) => typeof each === 'string');
  const people = await repository.lockUsers(tx, ids);
  const isThere = await repository.lockMatch(tx, id);
  const found = isThere ? await repository.findMatch(tx, userId, id) : undefined;
  if (found === undefined) throw new AppError('not_found');
  return { found, people };
}

function levelOf({ own, other }: FoundMatch) {
  return lowerLevel(own.level, other?.level ?? 'word');
}

/**
 * Records that the user asks to remake the match, and remakes it if the other person has also asked. This is allowed
 * only where both see aspects, which reveal the birth dates anyway. Below that level, answers to a few charts of one
 * person would reveal the other person's birth date.
 */
async function askAgain(
  { clock, repository, cipher, random }: Dependencies,
  tx: Database,
  { found, people }: { found: FoundMatch; people: readonly UserRow[] },
  pairs: PairHasher,
): Promise<void> {
  const { match, own, other } = found;
  const [ownId, otherId] = [own.userId, other?.userId];
  if (other === undefined || !ownId || !otherId || !reachesLevel(levelOf(found), 'threads')) {
    throw new AppError('match_fixed');
  }
  const forms = pairs.formsOf('making', ownId, otherId);
  const createdAt = new Date(clock.now());
  const makings = await repository.countMakings(tx, forms, createdAt);
  if (makings >= MAX_AGAIN_A_YEAR) throw new AppError('again_too_often');
  const birthOf = (userId: string) => {
    const person = people.find(({ id }) => id === userId);
    return person === undefined ? null : getBirth(person);
  };
  const [birth, othersBirth] = [birthOf(ownId), birthOf(otherId)];
  if (birth === null) throw badField('birthDate', MATCH_FIELD_COPY.birthNeeded);
  if (othersBirth === null) throw new AppError('match_fixed');
  if (!other.asksAgain) return repository.changeSide(tx, own, { asksAgain: true });

  const [first, second] = own.side === 0 ? [own, other] : [other, own];
  const made = makeMatch(own.side === 0 ? [birth, othersBirth] : [othersBirth, birth]);
  const [ofFirst, ofSecond] = sealSides(cipher, match.id, made);
  await repository.changeMatch(tx, match.id, { ...made.words, createdAt });
  // The match is new to the person who asked first and has been waiting.
  for (const [side, sealed] of [
    [first, ofFirst],
    [second, ofSecond],
  ] as const) {
    await repository.changeSide(tx, side, { asksAgain: false, isSeen: side === own, sealed });
  }
  await repository.addMaking(tx, { id: random.uuid(), pairHash: forms[0], madeAt: createdAt });
}

/** Deletes a locked match, and stores for each of two users what they were told below *Threads*. */
async function removeLocked(
  dependencies: Dependencies,
  tx: Database,
  { match, own, other }: FoundMatch,
  pairs: PairHasher,
): Promise<void> {
  const { repository, cipher } = dependencies;
  const { flows, care, four, withoutMoon } = match;
  const [ownId, otherId] = [own.userId, other?.userId];
  if (ownId && otherId && four !== null) {
    const words = { flows, care, four, withoutMoon };
    const signsOf = (side: SideRow | undefined) => {
      const secret = open(dependencies, side);
      return secret === undefined ? null : (secret.signs ?? getSigns(secret.chart));
    };
    const [ofOwn, ofOther] = [signsOf(own), signsOf(other)];
    const keep = (userId: string, answer: KeptAnswer) =>
      repository.keepAnswer(tx, {
        userId,
        pairHash: pairs.hashOfAnswer(userId, answer.otherId),
        sealed: sealAnswer(cipher, userId, answer),
      });
    await keep(ownId, { otherId, words, signs: { own: ofOwn, theirs: ofOther } });
    await keep(otherId, { otherId: ownId, words, signs: { own: ofOther, theirs: ofOwn } });
  }
  if (own.userId !== null) await repository.deleteMatch(tx, own.userId, match.id);
}

/**
 * The matches of a user, with the sentences of a date. Throws `bad_input` for a date that is today nowhere on earth.
 */
async function list(
  dependencies: Dependencies,
  user: ZoneOwner & { id: string },
  date: string | undefined,
): Promise<Match[]> {
  const { clock, repository } = dependencies;
  const day =
    date === undefined ? todayOf(dependencies, user) : getMatchDay(getUserDay(date, clock.now()));
  const found = await repository.listMatches(user.id);
  return found.map((match) => view(dependencies, match, day));
}

/** Records that a user has seen all of their current matches. */
function see({ repository }: Dependencies, userId: string): Promise<void> {
  return repository.see(userId);
}

/**
 * Changes the user's own level and switches. With `again`, records that the user asks to remake the match from the
 * current birth details, and remakes it if the other person has also asked. Throws `not_found`, `again_too_often`, and
 * `bad_input` without a birth date. Throws `match_fixed` below the level *Threads* and where the other person cannot be
 * asked.
 */
async function change(
  dependencies: Dependencies,
  user: ZoneOwner & { id: string },
  id: string,
  { level, signs, again }: ChangeMatchRequest,
): Promise<Match> {
  const { pairHashes, repository } = dependencies;
  const userId = user.id;
  const pairs = await pairHashes();
  const changed = await repository.inTransaction(async (tx) => {
    const { found: before, people } = await lock(dependencies, tx, userId, id);
    if (level !== undefined || signs !== undefined) {
      await repository.changeSide(tx, before.own, {
        ...(level === undefined ? {} : { level }),
        ...(signs === undefined
          ? {}
          : { showsSun: signs.sun, showsMoon: signs.moon, showsRising: signs.rising }),
      });
    }
    const found = { ...before, own: { ...before.own, level: level ?? before.own.level } };
    if (again) await askAgain(dependencies, tx, { found, people }, pairs);
    else if (!reachesLevel(levelOf(found), 'threads')) {
      // A request made at a higher level does not count at this one.
      for (const side of [found.own, found.other]) {
        if (side?.asksAgain) await repository.changeSide(tx, side, { asksAgain: false });
      }
    }
    return repository.findMatch(tx, userId, id);
  });
  if (changed === undefined) throw new AppError('not_found');
  return view(dependencies, changed, todayOf(dependencies, user));
}

/** Deletes a match for both people. Their answers are stored for a new match. Throws `not_found`. */
async function remove(dependencies: Dependencies, userId: string, id: string): Promise<void> {
  const { pairHashes, repository } = dependencies;
  const pairs = await pairHashes();
  await repository.inTransaction(async (tx) => {
    const { found } = await lock(dependencies, tx, userId, id);
    await removeLocked(dependencies, tx, found, pairs);
  });
}

/**
 * Deletes a match for both people. From then on neither can answer the other's invitations. The blocked person cannot
 * answer as a guest either, on a device on which they have signed in. Throws `not_found`.
 */
async function block(dependencies: Dependencies, userId: string, id: string): Promise<void> {
  const { pairHashes, repository, cipher, clock } = dependencies;
  const pairs = await pairHashes();
  await repository.inTransaction(async (tx) => {
    const { found } = await lock(dependencies, tx, userId, id);
    await removeLocked(dependencies, tx, found, pairs);
    const blockedId = found.other?.userId;
    // A guest has no account, and a deleted account has no id. Neither could be recognized at a later invitation.
    if (!blockedId) return;
    await repository.addBlock(tx, {
      userId,
      pairHash: pairs.formsOf('block', userId, blockedId)[0],
      sealed: sealBlocked(cipher, userId, blockedId),
      nickname: found.own.nickname,
      blockedAt: new Date(clock.now()),
    });
  });
}

/** Deletes the match of a guest's key, if there is one. */
function leave({ repository, secrets }: Dependencies, guestKey: string): Promise<void> {
  return repository.deleteGuestMatch(secrets.hashOfGuestKey(guestKey));
}

export function createMatchesService(dependencies: Dependencies) {
  return bindAll(dependencies, { view, todayOf, list, see, change, remove, block, leave });
}

export type MatchesService = ReturnType<typeof createMatchesService>;
