// Creates, opens, answers and revokes invitations to a match. A link that is wrong, used, expired, revoked or blocked
// always gets the same answer, `invitation_gone`, so that the answer reveals nothing.

import type { Database } from '#server/db/database.ts';
import type { UserRow } from '#server/db/schema/index.ts';
import { type Birth, type ChartOwner, getBirth } from '#server/features/birth-chart/index.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import type { Random } from '#server/platform/random.ts';
import { AppError, badField } from '#shared/core/errors.ts';
import type { HourFormat } from '#shared/identity/account/preferences.schema.ts';
import { MATCH_FIELD_COPY } from '#shared/matches/matches.copy.ts';
import type {
  AcceptedMatch,
  AcceptInvitationRequest,
  GuestBirth,
  Invitation,
  InvitationRequest,
  NewInvitation,
  OpenedInvitation,
  SignSwitches,
} from '#shared/matches/matches.schema.ts';
import { GUEST_MATCH_LEVELS, MAX_OPEN_INVITATIONS } from '#shared/matches/matches.ts';
import { type Answerer, isBlocked } from './blocks.ts';
import { openAnswer } from './kept-answer.ts';
import { type MadeMatch, makeMatch, sealSides, withKeptAnswer } from './make-match.ts';
import type { MatchSecrets } from './match-secrets.ts';
import type { InvitationRow, MatchesRepository, MatchRow, NewSide } from './matches.repository.ts';
import type { MatchesService } from './matches.service.ts';
import type { PairHasher } from './pair-hash.repository.ts';
import { viewMatch } from './view-match.ts';

const DAY_MS = 86_400_000;
const ALL_ON: SignSwitches = { sun: true, moon: true, rising: true };

export interface InvitationsDependencies {
  repository: MatchesRepository;
  secrets: MatchSecrets;
  pairHashes: () => Promise<PairHasher>;
  matches: Pick<MatchesService, 'view' | 'todayOf'>;
  /** Reads a guest's birth; throws `bad_input`, with times in `hours`. */
  readGuestBirth: (birth: GuestBirth, hours: HourFormat) => Promise<ChartOwner>;
  /** Notifies the sender of an answer, within the transaction that stores the answer. */
  noteAnswer: (
    tx: Database,
    userId: string,
    answer: { matchId: string; nickname: string; atMs: number },
  ) => Promise<void>;
  cipher: DataCipher;
  clock: Clock;
  random: Random;
}

/** Who answers, and how they read times. */
type AnsweredBy = {
  user: UserRow | undefined;
  knowsNumber: Answerer['knowsNumber'];
  hours: HourFormat;
};

function now({ clock }: InvitationsDependencies) {
  return new Date(clock.now());
}

function gone() {
  return new AppError('invitation_gone');
}

/** The birth of the user or guest who answers. Called before the link is looked up. Throws `bad_input`. */
async function readAnswerer(
  { readGuestBirth }: InvitationsDependencies,
  request: AcceptInvitationRequest,
  { user, hours }: AnsweredBy,
): Promise<Birth> {
  if (user === undefined && !(GUEST_MATCH_LEVELS as readonly string[]).includes(request.level)) {
    throw badField('level', MATCH_FIELD_COPY.guestLevel);
  }
  if (user === undefined && request.birth === undefined) {
    throw badField('birth', MATCH_FIELD_COPY.birthNeeded);
  }
  if (user !== undefined && request.nickname === undefined) {
    throw badField('nickname', MATCH_FIELD_COPY.nicknameRequired);
  }
  const owner =
    user ?? (request.birth === undefined ? undefined : await readGuestBirth(request.birth, hours));
  const birth = owner === undefined ? null : getBirth(owner);
  if (birth === null) throw badField('birth', MATCH_FIELD_COPY.birthNeeded);
  return birth;
}

/**
 * The open invitation of a token, with its sender. Throws `own_invitation`. Throws `invitation_gone` if the invitation
 * does not exist or the answerer is blocked, after the same queries in both cases.
 */
async function findOpen(dependencies: InvitationsDependencies, token: string, answerer: Answerer) {
  const { pairHashes, repository, secrets, cipher } = dependencies;
  const pairs = await pairHashes();
  const found = await repository.findInvitation(secrets.hashesOfToken(token), now(dependencies));
  const blocked = await isBlocked({ repository, cipher, pairs }, answerer, found?.sender.id);
  if (found === undefined || found.sender.birthDate === null || blocked) throw gone();
  if (found.sender.id === answerer.userId) throw new AppError('own_invitation');
  return found;
}

/**
 * The match that the same user, or the guest with the same key, has already made from an invitation. They call again
 * because the first response was lost. The birth in the repeated call is ignored.
 */
async function findMade(
  { secrets, repository, matches }: InvitationsDependencies,
  { token, nickname, guestKey }: AcceptInvitationRequest,
  user: UserRow | undefined,
): Promise<AcceptedMatch | undefined> {
  if (user !== undefined) {
    const ids = secrets.idsOfMatch(token, user.id);
    const found = await repository.findMatch(undefined, user.id, ids);
    return found && matches.view(found, matches.todayOf(user));
  }
  if (guestKey === undefined) return undefined;
  const found = await repository.findGuestMatch(secrets.hashOfGuestKey(guestKey));
  if (found === undefined || !secrets.idsOfMatch(token, guestKey).includes(found.match.id)) {
    return undefined;
  }
  const named = { ...found, own: { ...found.own, nickname: nickname ?? '' } };
  const seen = matches.view(named, matches.todayOf(undefined));
  return { ...seen, other: found.other === undefined ? 'gone' : 'user', guestKey };
}

/** The match of two births. If the two users had a match before, it repeats their earlier answer. */
async function makeFor(
  { repository, cipher }: InvitationsDependencies,
  tx: Database,
  births: readonly [Birth, Birth],
  pair: { pairs: PairHasher; senderId: string; userId: string } | undefined,
): Promise<MadeMatch> {
  const made = makeMatch(births);
  if (pair === undefined) return made;
  const { pairs, senderId, userId } = pair;
  const kept = await repository.findAnswer(tx, userId, pairs.hashOfAnswer(userId, senderId));
  return kept === undefined ? made : withKeptAnswer(made, openAnswer(cipher, userId, kept));
}

function sideOfSender(matchId: string, invitation: InvitationRow, userId: string) {
  const { nickname, level, showsSun, showsMoon, showsRising } = invitation;
  const shown = { nickname, level, showsSun, showsMoon, showsRising };
  return { matchId, side: 0, userId, ...shown, asksAgain: false, isSeen: false };
}

function sideOfAnswerer(
  matchId: string,
  request: AcceptInvitationRequest,
  user: UserRow | undefined,
) {
  const { sun, moon, rising } = request.signs ?? ALL_ON;
  return {
    matchId,
    side: 1,
    userId: user?.id ?? null,
    nickname: user === undefined ? '' : (request.nickname ?? ''),
    level: request.level,
    showsSun: sun,
    showsMoon: moon,
    showsRising: rising,
    asksAgain: false,
    isSeen: true,
  };
}

async function answer(
  dependencies: InvitationsDependencies,
  request: AcceptInvitationRequest,
  by: AnsweredBy,
  requireUnanswered: () => void,
): Promise<AcceptedMatch> {
  const { pairHashes, secrets, repository, matches, cipher } = dependencies;
  const { user, knowsNumber } = by;
  const birth = await readAnswerer(dependencies, request, by);
  const { invitation, sender } = await findOpen(dependencies, request.token, {
    userId: user?.id,
    knowsNumber,
  });
  const senderBirth = getBirth(sender);
  if (senderBirth === null) throw gone();
  const day = matches.todayOf(user);

  const pairs = await pairHashes();
  const pair = user === undefined ? undefined : { pairs, senderId: sender.id, userId: user.id };
  const guestKey = user === undefined ? (request.guestKey ?? secrets.makeGuestKey()) : undefined;
  const createdAt = now(dependencies);
  const matchId = secrets.idsOfMatch(request.token, user?.id ?? guestKey ?? '')[0];
  const senderSide = sideOfSender(matchId, invitation, sender.id);
  const answererSide = sideOfAnswerer(matchId, request, user);

  return repository.inTransaction(async (tx) => {
    const ids = user === undefined ? [sender.id] : [sender.id, user.id];
    const locked = await repository.lockUsers(tx, ids);
    if (user !== undefined && !locked.some(({ id }) => id === user.id)) {
      throw new AppError('not_signed_in');
    }
    // Deletes the invitation before anything is written, so that only one of several simultaneous answers continues.
    if (!(await repository.useInvitation(tx, invitation.id, createdAt))) throw gone();
    if (pair !== undefined) {
      const { senderId, userId } = pair;
      await repository.lockPair(tx, pairs.lockOf(senderId, userId));
      if (await repository.isBlocked(tx, pairs.formsOf('block', senderId, userId))) throw gone();
      // The two already have a match. It stays as it is, with the levels that they chose for it.
      const forms = pairs.formsOf('match', senderId, userId);
      const earlier = await repository.findMatchOfPair(tx, userId, forms);
      if (earlier !== undefined) {
        requireUnanswered();
        return matches.view(earlier, day);
      }
    }
    const made = await makeFor(dependencies, tx, [senderBirth, birth], pair);
    const [sealedSender, sealedAnswerer] = sealSides(cipher, matchId, made);
    const match: MatchRow = {
      id: matchId,
      pairHash: pair ? pairs.formsOf('match', pair.senderId, pair.userId)[0] : null,
      guestKeyHash: guestKey === undefined ? null : secrets.hashOfGuestKey(guestKey),
      ...made.words,
      createdAt,
    };
    const sides: NewSide[] = [
      { ...senderSide, sealed: sealedSender },
      { ...answererSide, sealed: user === undefined ? null : sealedAnswerer },
    ];
    if (!(await repository.addMatch(tx, match, sides))) throw gone();
    const { nickname } = invitation;
    await dependencies.noteAnswer(tx, sender.id, { matchId, nickname, atMs: createdAt.getTime() });
    requireUnanswered();
    const seen = viewMatch({
      match,
      own: { ...answererSide, nickname: request.nickname ?? invitation.signedAs ?? '' },
      other: senderSide,
      ownSecret: made.secrets[1],
      otherSecret: made.secrets[0],
      day,
    });
    // `viewMatch` says 'guest' for every match that has a guest. Here the guest is the reader, so the other person is a
    // user.
    return guestKey === undefined ? seen : { ...seen, other: 'user' as const, guestKey };
  });
}

/**
 * Creates an invitation. Throws `bad_input` without a birth date, and `too_many_invitations`. Whatever
 * `requireUnanswered` throws rolls the invitation back, because only this response contains the link's token.
 */
async function create(
  dependencies: InvitationsDependencies,
  user: UserRow,
  request: InvitationRequest,
  requireUnanswered: () => void,
): Promise<NewInvitation> {
  const { secrets, random, repository } = dependencies;
  if (user.birthDate === null) throw badField('birthDate', MATCH_FIELD_COPY.birthNeeded);
  const { secret, hash } = secrets.makeToken();
  const createdAt = now(dependencies);
  const { sun, moon, rising } = request.signs ?? ALL_ON;
  const row: InvitationRow = {
    id: random.uuid(),
    userId: user.id,
    tokenHash: hash,
    nickname: request.nickname,
    signedAs: request.signedAs === '' ? null : request.signedAs,
    level: request.level,
    showsSun: sun,
    showsMoon: moon,
    showsRising: rising,
    days: request.days,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + request.days * DAY_MS),
  };
  await repository.inTransaction(async (tx) => {
    // The account was deleted while the request was being handled.
    if (!(await repository.lockForInvitation(tx, user.id))) throw new AppError('not_signed_in');
    const waiting = await repository.countInvitations(tx, user.id, createdAt);
    if (waiting >= MAX_OPEN_INVITATIONS) throw new AppError('too_many_invitations');
    await repository.addInvitation(tx, row);
    requireUnanswered();
  });
  return { ...toInvitation(row), token: secret };
}

async function list(dependencies: InvitationsDependencies, userId: string): Promise<Invitation[]> {
  const { repository } = dependencies;
  return (await repository.listInvitations(userId, now(dependencies))).map(toInvitation);
}

/** Throws `not_found` unless the user has an open invitation with this id. */
async function takeBack(
  dependencies: InvitationsDependencies,
  userId: string,
  id: string,
): Promise<void> {
  const { repository } = dependencies;
  if (!(await repository.deleteInvitation(userId, id, now(dependencies))))
    throw new AppError('not_found');
}

/** Throws `invitation_gone`. Throws `own_invitation` for the sender. */
async function open(
  dependencies: InvitationsDependencies,
  token: string,
  answerer: Answerer,
): Promise<OpenedInvitation> {
  const { invitation } = await findOpen(dependencies, token, answerer);
  const { signedAs, level, expiresAt } = invitation;
  return { from: signedAs, level, expiresAt: expiresAt.toISOString() };
}

/**
 * Uses up the invitation and makes the match. Of several simultaneous answers only one does so; a repeated answer from
 * the same user or guest key gets the same match. Two users who already have a match get that one. Two users who once
 * had a match get the same answer again. A guest's birth is read from the request and not stored. Whatever
 * `requireUnanswered` throws rolls the match back. Throws `bad_input` for a missing or unusable birth and for a level
 * that guests cannot choose, `invitation_gone` and `own_invitation`.
 */
async function accept(
  dependencies: InvitationsDependencies,
  request: AcceptInvitationRequest,
  by: AnsweredBy,
  requireUnanswered: () => void,
): Promise<AcceptedMatch> {
  try {
    return await answer(dependencies, request, by, requireUnanswered);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invitation_gone') throw error;
    const made = await findMade(dependencies, request, by.user);
    if (made === undefined) throw error;
    return made;
  }
}

export function createInvitationsService(dependencies: InvitationsDependencies) {
  return bindAll(dependencies, { create, list, takeBack, open, accept });
}

export type InvitationsService = ReturnType<typeof createInvitationsService>;

function toInvitation(row: InvitationRow): Invitation {
  return {
    id: row.id,
    nickname: row.nickname,
    signedAs: row.signedAs,
    level: row.level,
    signs: { sun: row.showsSun, moon: row.showsMoon, rising: row.showsRising },
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}
