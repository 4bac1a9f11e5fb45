// Matches: an invitation makes one match, two people have one match at a time and always get the same answer, and
// everything acknowledged is in all later lists.

import { eq } from 'drizzle-orm';
import type { UserRow } from '#server/db/schema/index.ts';
import { users } from '#server/db/schema/index.ts';
import { AppError } from '#shared/core/errors.ts';
import type { AcceptedMatch, Match, NewInvitation } from '#shared/matches/matches.schema.ts';
import { GUEST_MATCH_LEVELS, MATCH_LEVELS, MAX_OPEN_INVITATIONS } from '#shared/matches/matches.ts';
import { mustHold, type RoomsCall, type Scene, type SimulatedWorld } from './scene.ts';

interface Invitation {
  token: string;
  senderId: string;
  /** Who got a match from it: a user's id or a guest's key. */
  answeredBy: string | undefined;
  /** The keys of guests and ids of users who have tried. */
  tries: string[];
}

interface Known {
  userIds: string[];
  /** `asked`: somebody has asked to delete it. */
  removal: 'no' | 'asked' | 'done';
}

const ALL_ON = { sun: true, moon: true, rising: true };

export function createMatchesScene(world: SimulatedWorld, ids: readonly string[]): Scene {
  const invitations: Invitation[] = [];
  const known = new Map<string, Known>();
  /** The first answer that each pair got, by the name of the value. */
  const told = new Map<string, string>();

  /** Breaks a rule if two people get another value than before. */
  function mustAgree(pair: string, name: string, value: string): void {
    const key = `${pair} ${name}`;
    const before = told.get(key);
    mustHold(
      before === undefined || before === value,
      () => `two are told ${value} after ${before}`,
    );
    told.set(key, value);
  }

  function checkView(match: Match, viewer: string, pair: string): void {
    const { flows, care, four, withoutMoon } = match.words;
    mustAgree(pair, 'words', `${flows}, ${care}${withoutMoon ? ' without a Moon' : ''}`);
    if (four !== undefined) mustAgree(pair, 'four', JSON.stringify(four));
    if (match.shown !== 'signs' || match.signs === undefined) return;
    for (const side of ['yours', 'theirs'] as const) {
      for (const [sign, value] of Object.entries(match.signs[side])) {
        mustAgree(pair, `${side} ${sign} of ${viewer}`, String(value));
      }
    }
  }

  /** Picks one of the first two users most often, so that the same pair has several matches. */
  const pickUser = (from: readonly string[]) => {
    const first = from.filter((id) => ids.indexOf(id) < 2);
    return world.pick(first.length > 0 && world.chance() < 0.8 ? first : from);
  };

  const pairOf = (...two: string[]) => two.toSorted().join(' ');

  async function findUser(
    rooms: { database: { db: SimulatedWorld['database']['db'] } },
    id: string,
  ) {
    const [user]: UserRow[] = await rooms.database.db.select().from(users).where(eq(users.id, id));
    if (user === undefined) throw new Error('a person is missing');
    return user;
  }

  const requireWaiting = (isWaiting: () => boolean) => () => {
    if (!isWaiting()) throw new AppError('unavailable');
  };

  function invite(senderId: string): RoomsCall<NewInvitation> {
    const level = world.pick(MATCH_LEVELS);
    const request = { nickname: 'Sam', signedAs: '', level, signs: ALL_ON, days: 7 as const };
    return {
      what: `invite at ${level}`,
      make: async (rooms, isWaiting) =>
        rooms.invitations.create(
          await findUser(rooms, senderId),
          request,
          requireWaiting(isWaiting),
        ),
      answered: ({ token }) => {
        invitations.push({ token, senderId, answeredBy: undefined, tries: [] });
      },
      refused: ({ code }) =>
        mustHold(code === 'too_many_invitations', () => `inviting gets ${code}`),
    };
  }

  function accept(invitation: Invitation): RoomsCall<AcceptedMatch> | undefined {
    const { senderId, token } = invitation;
    const again = invitation.tries.length > 0 && world.chance() < 0.6;
    const isGuest = world.chance() < 0.2;
    const by = again
      ? world.pick(invitation.tries)
      : isGuest
        ? world.random.secret(20)
        : pickUser(ids.filter((id) => id !== senderId));
    if (!again) invitation.tries.push(by);
    const isUser = ids.includes(by);
    const level = world.pick(isUser ? MATCH_LEVELS : GUEST_MATCH_LEVELS);
    const removedBefore = new Set(
      [...known].filter(([, { removal }]) => removal !== 'no').map(([id]) => id),
    );
    const guest = isUser
      ? {}
      : {
          guestKey: by,
          birth: {
            birthDate: '1996-05-20',
            birthTime: null,
            birthPlaceId: null,
            birthTimeFold: null,
          },
        };
    return {
      what: `accept invitation ${invitations.indexOf(invitation) + 1} at ${level}`,
      make: async (rooms, isWaiting) =>
        rooms.invitations.accept(
          { token, level, nickname: 'Kim', signs: ALL_ON, ...guest },
          {
            user: isUser ? await findUser(rooms, by) : undefined,
            knowsNumber: undefined,
            hours: '12',
          },
          requireWaiting(isWaiting),
        ),
      answered(match) {
        const { answeredBy = by } = invitation;
        mustHold(answeredBy === by, () => 'an invitation is answered by two');
        invitation.answeredBy = by;
        const pair = pairOf(senderId, by);
        checkView(match, by, pair);
        world.count('matches made');
        if (!known.has(match.id)) {
          // It may be deleted already, by a call that began meanwhile.
          known.set(match.id, { userIds: isUser ? [senderId, by] : [senderId], removal: 'no' });
        }
        const { removal } = known.get(match.id) ?? {};
        const isDead = removal === 'done' && removedBefore.has(match.id);
        mustHold(!isDead, () => 'a deleted match is answered');
      },
      refused: ({ code }) => mustHold(code === 'invitation_gone', () => `accepting gets ${code}`),
    };
  }

  function list(userId: string): RoomsCall<Match[]> {
    const own = [...known].filter(([, { userIds }]) => userIds.includes(userId));
    const there = own.filter(([, { removal }]) => removal === 'no');
    const gone = own.filter(([, { removal }]) => removal === 'done');
    return {
      what: 'list matches',
      make: ({ matches }) => matches.list({ id: userId, zone: null }, undefined),
      answered(found) {
        const listed = new Set(found.map(({ id }) => id));
        for (const [id, match] of there) {
          mustHold(match.removal !== 'no' || listed.has(id), () => 'a list lacks a match');
        }
        for (const [id] of gone) mustHold(!listed.has(id), () => 'a list has a deleted match');
        for (const match of found) {
          const others = known.get(match.id)?.userIds.filter((id) => id !== userId);
          if (others?.length === 1) checkView(match, userId, pairOf(userId, ...others));
        }
      },
    };
  }

  function remove(id: string, match: Known): RoomsCall<void> {
    match.removal = 'asked';
    return {
      what: 'delete a match',
      make: ({ matches }) => matches.remove(world.pick(match.userIds), id),
      answered() {
        match.removal = 'done';
      },
      refused: ({ code }) => mustHold(code === 'not_found', () => `deleting gets ${code}`),
    };
  }

  function change(id: string, { userIds }: Known): RoomsCall<Match> {
    const level = world.pick(MATCH_LEVELS);
    const userId = world.pick(userIds);
    return {
      what: `change a match to ${level}`,
      make: ({ matches }) => matches.change({ id: userId, zone: null }, id, { level }),
      answered(match) {
        mustHold(match.yours === level, () => `a level is ${match.yours} after ${level}`);
        if (userIds.length === 2) checkView(match, userId, pairOf(...userIds));
      },
      refused: ({ code }) => mustHold(code === 'not_found', () => `changing gets ${code}`),
    };
  }

  return {
    next() {
      const dice = world.chance();
      const open = invitations.filter(({ answeredBy }) => answeredBy === undefined);
      if (dice < 0.25) return invite(pickUser(ids));
      if (dice < 0.55 && open.length > 0) return accept(world.pick(open));
      if (dice < 0.65 && invitations.length > 0) return accept(world.pick(invitations));
      const living = [...known].filter(([, { removal }]) => removal === 'no');
      if (dice < 0.75 || living.length === 0) return list(pickUser(ids));
      return dice < 0.9 ? remove(...world.pick(living)) : change(...world.pick(living));
    },

    async check() {
      const [row] = await world.database.query(
        `select
            (select max(n) from (select count(*)::int as n from matches
              where pair_hash is not null group by pair_hash) as pairs) as pairs,
            (select max(n) from (select count(*)::int as n from match_invitations
              where expires_at > to_timestamp($1::bigint / 1000.0) group by user_id) as people) as waiting`,
        [world.nowMs],
      );
      mustHold(Number(row?.['pairs'] ?? 0) <= 1, () => 'two people have two matches');
      const waiting = Number(row?.['waiting'] ?? 0);
      mustHold(waiting <= MAX_OPEN_INVITATIONS, () => `${waiting} invitations of one person wait`);
    },
  };
}
