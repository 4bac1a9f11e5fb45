// Matches as their two people see and change them. The match of other people is `not_found`, like one that does not
// exist.

import type { Database } from '#server/db/database.ts';
import { getBirth } from '#server/features/birth-chart/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { Random } from '#server/platform/random.ts';
import { utcDateOf } from '#shared/core/calendar-date.ts';
import { AppError, badField } from '#shared/core/errors.ts';
import { MATCH_FIELD_COPY } from '#shared/matches/matches.copy.ts';
import type { ChangeMatchRequest, Match } from '#shared/matches/matches.schema.ts';
import { MAX_AGAIN_A_YEAR } from '#shared/matches/matches.ts';
import { makeMatch, sealSides } from './make-match.ts';
import { hashPair, type MatchSecrets } from './match-secrets.ts';
import type { FoundMatch, MatchesRepository, SideRow } from './matches.repository.ts';
import { getNoonTable, waitForNoonTable } from './noon-table.ts';
import { openSide, type SideSecret } from './sealed-side.ts';
import { viewMatch } from './view-match.ts';

export interface MatchesService {
  list(userId: string): Promise<Match[]>;
  /**
   * Changes the user's own level and switches. With `again`, records that the user asks for the match to be made again
   * from the present birth details, and makes it again if the other person has asked too. Throws `not_found`,
   * `match_fixed` where the other person cannot be asked, `again_too_often`, `bad_input` without a birth date, and
   * `unavailable` soon after the start of the process.
   */
  change(userId: string, id: string, request: ChangeMatchRequest): Promise<Match>;
  /** Deletes a match, for both. Throws `not_found`. */
  remove(userId: string, id: string): Promise<void>;
  /** Deletes a match, for both, and closes the invitations of each to the other. Throws `not_found`. */
  block(userId: string, id: string): Promise<void>;
  /** Deletes the match of a guest's key, if there is one. */
  leave(guestKey: string): Promise<void>;
  /** A match as the user of its `own` side sees it. */
  view(found: FoundMatch): Match;
}

export function createMatchesService(dependencies: {
  repository: MatchesRepository;
  secrets: MatchSecrets;
  cipher: DataCipher;
  clock: Clock;
  random: Random;
  logger: Logger;
}): MatchesService {
  const { repository, secrets, cipher, clock, random, logger } = dependencies;

  /** Decrypts a side; undefined for a guest's, a deleted one, and one whose key is no longer in `DATA_KEY`. */
  function open(side: SideRow | undefined): SideSecret | undefined {
    if (side === undefined || side.sealed === null) return undefined;
    const secret = openSide(cipher, side, side.sealed);
    if (secret === undefined) logger.error('a match cannot be read: its key is not in DATA_KEY');
    return secret;
  }

  function view({ match, own, other }: FoundMatch): Match {
    return viewMatch({ match, own, other, ownSecret: open(own), otherSecret: open(other) });
  }

  /** Locks a match until `tx` ends, so that changes and its deletion come one after the other. Throws `not_found`. */
  async function lock(tx: Database, userId: string, id: string): Promise<FoundMatch> {
    const isThere = await repository.lockMatch(tx, id);
    const found = isThere ? await repository.findMatch(tx, userId, id) : undefined;
    if (found === undefined) throw new AppError('not_found');
    return found;
  }

  /**
   * Records that the user asks for the match to be made again, and makes it again if the other person has asked too.
   */
  async function askAgain(tx: Database, { match, own, other }: FoundMatch): Promise<void> {
    const ids = [own.userId, other?.userId];
    const [ownId, otherId] = ids;
    if (other === undefined || !ownId || !otherId || match.pairHash === null) {
      throw new AppError('match_fixed');
    }
    const createdAt = new Date(clock.now());
    const makings = await repository.countMakings(tx, match.pairHash, createdAt);
    if (makings > MAX_AGAIN_A_YEAR) throw new AppError('again_too_often');
    const people = await repository.lockUsers(tx, [ownId, otherId]);
    const birthOf = (userId: string) => {
      const person = people.find(({ id }) => id === userId);
      return person === undefined ? null : getBirth(person);
    };
    const [birth, othersBirth] = [birthOf(ownId), birthOf(otherId)];
    if (birth === null) throw badField('birthDate', MATCH_FIELD_COPY.birthNeeded);
    if (othersBirth === null) throw new AppError('match_fixed');
    if (!other.asksAgain) return repository.changeSide(tx, own, { asksAgain: true });

    const [first, second] = own.side === 0 ? [own, other] : [other, own];
    const made = await makeMatch(
      own.side === 0 ? [birth, othersBirth] : [othersBirth, birth],
      utcDateOf(createdAt.getTime()),
    );
    const [ofFirst, ofSecond] = sealSides(cipher, match.id, made);
    await repository.changeMatch(tx, match.id, { ...made.words, createdAt });
    await repository.changeSide(tx, first, { asksAgain: false, sealed: ofFirst });
    await repository.changeSide(tx, second, { asksAgain: false, sealed: ofSecond });
    await repository.addMaking(tx, {
      id: random.uuid(),
      pairHash: match.pairHash,
      madeAt: createdAt,
    });
  }

  return {
    view,

    async list(userId) {
      const found = await repository.listMatches(userId);
      // Who looks at matches may make one again: starts the table now.
      if (found.length > 0) void getNoonTable().catch(() => undefined);
      return found.map(view);
    },

    async change(userId, id, { level, signs, again }) {
      if (again) {
        // Nothing that takes long for a match that is not there.
        const isThere = (await repository.findMatch(undefined, userId, id)) !== undefined;
        if (!isThere) throw new AppError('not_found');
        // Before the lock, so that no other call waits at the lock while the table is being computed.
        await waitForNoonTable();
      }
      const changed = await repository.inTransaction(async (tx) => {
        const found = await lock(tx, userId, id);
        if (level !== undefined || signs !== undefined) {
          await repository.changeSide(tx, found.own, {
            ...(level === undefined ? {} : { level }),
            ...(signs === undefined
              ? {}
              : { showsSun: signs.sun, showsMoon: signs.moon, showsRising: signs.rising }),
          });
        }
        if (again) await askAgain(tx, found);
        return repository.findMatch(tx, userId, id);
      });
      if (changed === undefined) throw new AppError('not_found');
      return view(changed);
    },

    async remove(userId, id) {
      if (!(await repository.deleteMatch(undefined, userId, id))) throw new AppError('not_found');
    },

    async block(userId, id) {
      await repository.inTransaction(async (tx) => {
        const { own, other } = await lock(tx, userId, id);
        await repository.deleteMatch(tx, userId, id);
        // A guest has no account and a deleted account no id by which a later invitation could be recognized.
        if (other?.userId === undefined || other.userId === null) return;
        await repository.addBlock(tx, {
          userId,
          pairHash: hashPair(userId, other.userId),
          nickname: own.nickname,
          blockedAt: new Date(clock.now()),
        });
      });
    },

    leave: (guestKey) => repository.deleteGuestMatch(secrets.hashOfGuestKey(guestKey)),
  };
}
