// The account: showing, editing, exporting and deleting it, and its signed-in devices.

import type { Database } from '#server/db/database.ts';
import type { DeletionLog } from '#server/db/deletion-log.ts';
import { findUniqueViolation } from '#server/db/pg-errors.ts';
import type { UserRow } from '#server/db/schema/index.ts';
import type { BirthDetailsService } from '#server/features/identity/birth/birth-details.service.ts';
import type { OwnerSession } from '#server/features/identity/session/owner-session.ts';
import { maskPhoneNumber } from '#server/features/identity/verification/phone-number.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { Random } from '#server/platform/random.ts';
import { listOffsets } from '#server/sky/civil-time/civil-time.ts';
import { findZoneHistory } from '#server/sky/civil-time/zone-table.ts';
import { AppError, badField } from '#shared/core/errors.ts';
import { ACCOUNT_FIELD_COPY } from '#shared/identity/account/account.copy.ts';
import type {
  AccountDeleted,
  AccountEdit,
  DeviceSession,
} from '#shared/identity/account/account.schema.ts';
import {
  ATTRACTION_IDS,
  ATTRACTIONS_CONSENT_VERSION,
} from '#shared/identity/account/attractions.ts';
import type { BirthDetails } from '#shared/identity/account/birth-details.schema.ts';
import type { NewsletterState } from '#shared/identity/account/newsletter-states.ts';
import { type HourFormat, OFFERS } from '#shared/identity/account/preferences.schema.ts';
import { FREE_PLAN, type User } from '#shared/identity/account/user.schema.ts';
import type { AccountRepository, ExportedTables, UserChanges } from './account.repository.ts';
import { assertFresh } from './fresh-proof.ts';

const DAY_MS = 86_400_000;
/** The passes of a slow planet lie up to two years apart, and days are shown up to 400 days ahead. */
const OFFSETS_BACK_MS = 2 * 366 * DAY_MS;
const OFFSETS_AHEAD_MS = 3 * 366 * DAY_MS;

function listOffsetsOf({ zone, createdAt }: UserRow, nowMs: number): User['zoneOffsets'] {
  // An edition of the zone table may drop a name.
  if (zone === null || findZoneHistory(zone) === undefined) return [];
  const range = {
    startMs: createdAt.getTime() - OFFSETS_BACK_MS,
    endMs: nowMs + OFFSETS_AHEAD_MS,
  };
  return listOffsets(zone, range);
}

/** The account as its user sees it: with the phone number masked and without secrets. */
function describeUser(user: UserRow, newsletter: NewsletterState, nowMs: number): User {
  return {
    id: user.id,
    name: [user.firstName, user.lastName].filter((part) => part !== '').join(' '),
    firstName: user.firstName,
    lastName: user.lastName,
    username: user.username,
    email: user.email,
    phoneNumber: maskPhoneNumber(user.phoneNumber),
    birthDate: user.birthDate,
    birthTime: user.birthTime,
    // A server older than the margin column may have cleared the time and left the margin.
    birthTimeMargin: user.birthTime === null ? null : user.birthTimeMargin,
    birthTimeFold: user.birthTimeFold,
    birthPlace: user.birthPlace,
    birthPlaceDetails: user.birthPlaceDetails,
    attractions: ATTRACTION_IDS.filter((id) => user.attractions.includes(id)),
    personalityTraits: user.personalityTraits,
    hasPassword: user.passwordHash !== null,
    plan: FREE_PLAN,
    newsletter,
    preferences: {
      zone: user.zone,
      zoneFixed: user.zoneFixed,
      hours: user.hours,
      dateOrder: user.dateOrder,
      firstDay: user.firstDay,
      houses: user.houses,
      theme: user.theme,
      offered: OFFERS.filter((offer) => user.offered.includes(offer)),
    },
    zoneOffsets: listOffsetsOf(user, nowMs),
    createdAt: user.createdAt.toISOString(),
  };
}

interface Dependencies {
  repository: AccountRepository;
  birthDetails: BirthDetailsService;
  deletions: DeletionLog;
  /** Called when a user's birth details or zone have changed. */
  readerChanged: (userId: string) => Promise<void>;
  clock: Clock;
  random: Random;
  logger: Logger;
}

/** Throws `not_signed_in` when the user was deleted while the request was being handled. */
export function requireFound(user: UserRow | undefined): UserRow {
  if (!user) throw new AppError('not_signed_in');
  return user;
}

/**
 * Replaces the consent to store attractions with one for the new set; for an empty set only withdraws it. Does nothing
 * when the set and the version of the wording are already stored.
 */
async function recordConsent(
  { repository, clock, random }: Dependencies,
  tx: Database,
  userId: string,
  attractions: readonly string[],
  device: string,
) {
  const stored = (await repository.findUser(tx, userId))?.attractions ?? [];
  const isSame =
    stored.length === attractions.length && attractions.every((id) => stored.includes(id));
  const version = ATTRACTIONS_CONSENT_VERSION;
  if (isSame && (await repository.hasConsent(tx, userId, version)) === attractions.length > 0) {
    return;
  }
  const now = new Date(clock.now());
  await repository.withdrawConsent(tx, userId, now);
  if (attractions.length > 0) {
    await repository.giveConsent(tx, { id: random.uuid(), userId, version, givenAt: now });
  }
  const kind = attractions.length > 0 ? 'consent_given' : 'consent_withdrawn';
  await repository.recordEvent(tx, { id: random.uuid(), userId, kind, device, at: now });
}

/**
 * Whether the address differs from the stored one; if so, records that in the history. Throws `fresh_proof_needed`
 * then, unless the session is fresh: with a new address, letters and links go to another person.
 */
async function changesEmail(
  { repository, clock, random }: Dependencies,
  tx: Database,
  userId: string,
  email: string | null,
  session: OwnerSession,
): Promise<boolean> {
  const { email: stored } = requireFound(await repository.findUser(tx, userId));
  if (email === stored) return false;
  assertFresh(session, clock.now());
  const event = { id: random.uuid(), userId, at: new Date(clock.now()) };
  const device = session.deviceName;
  await repository.recordEvent(tx, { ...event, kind: 'email_changed', device });
  return true;
}

/** The account as its user sees it: with the phone number masked and without secrets. */
async function describe({ repository, clock }: Dependencies, user: UserRow): Promise<User> {
  return describeUser(user, await repository.getNewsletterState(user.id), clock.now());
}

/** Throws `bad_input` for impossible birth details, with times in `hours`. */
async function updateBirthDetails(
  { birthDetails, repository, readerChanged }: Dependencies,
  userId: string,
  details: BirthDetails,
  hours: HourFormat,
): Promise<UserRow> {
  const columns = await birthDetails.resolve(details, hours);
  const user = await repository.inTransaction(async (tx) =>
    requireFound(await repository.updateUser(tx, userId, columns)),
  );
  await readerChanged(userId);
  return user;
}

/**
 * Changes the fields that are given. Throws `username_taken`, and `bad_input` for a zone that the zone table does not
 * have. An empty set of attractions withdraws the consent to store them. Throws `fresh_proof_needed` for another e-mail
 * address, unless the session is fresh.
 */
async function edit(
  dependencies: Dependencies,
  userId: string,
  { email: typed, preferences = {}, ...edit }: AccountEdit,
  session: OwnerSession,
): Promise<UserRow> {
  const { repository, readerChanged } = dependencies;
  const email = typed === '' ? null : typed;
  const { zone } = preferences;
  if (zone != null && findZoneHistory(zone) === undefined) {
    throw badField('preferences.zone', ACCOUNT_FIELD_COPY.zoneUnknown);
  }
  const given = Object.entries({ ...edit, ...preferences }).filter(
    ([, value]) => value !== undefined,
  );
  const changes: UserChanges = Object.fromEntries(given);
  // A page that says in which zone its browser is tells its language too.
  const { browserHours } = session;
  if (zone !== undefined && browserHours !== undefined) changes.browserHours = browserHours;
  try {
    const user = await repository.inTransaction(async (tx) => {
      if (edit.attractions || email !== undefined || preferences.offered) {
        // The lock allows one edit at a time: otherwise the attractions of one edit could be stored with the
        // consent of another.
        await repository.lockUserRowForUpdate(tx, userId);
      }
      if (edit.attractions) {
        await recordConsent(dependencies, tx, userId, edit.attractions, session.deviceName);
      }
      if (email !== undefined && (await changesEmail(dependencies, tx, userId, email, session))) {
        changes.email = email;
      }
      if (preferences.offered) {
        const before = requireFound(await repository.findUser(tx, userId)).offered;
        changes.offered = [...new Set([...before, ...preferences.offered])];
      }
      const changed =
        Object.keys(changes).length > 0
          ? await repository.updateUser(tx, userId, changes)
          : await repository.findUser(tx, userId);
      const user = requireFound(changed);
      const isRenamed = edit.firstName !== undefined || edit.lastName !== undefined;
      if (email !== undefined || isRenamed) await repository.moveSubscription(tx, user);
      return user;
    });
    if (zone !== undefined) await readerChanged(userId);
    return user;
  } catch (error) {
    if (findUniqueViolation(error) === 'users_username_unique')
      throw new AppError('username_taken', {
        fields: { username: ACCOUNT_FIELD_COPY.usernameTaken },
        cause: error,
      });
    throw error;
  }
}

async function listSessions(
  { clock, repository }: Dependencies,
  userId: string,
  currentId: string | undefined,
): Promise<DeviceSession[]> {
  const nowMs = clock.now();
  const rows = await repository.listSessions(userId);
  return rows
    .filter(({ expiresAt }) => expiresAt.getTime() > nowMs)
    .map(({ id, createdAt, lastSeenAt, device }) => ({
      id,
      current: id === currentId,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      device,
    }));
}

/** Throws `not_found` unless the id is a session of the user. */
async function endSession({ repository }: Dependencies, userId: string, id: string): Promise<void> {
  if (!(await repository.deleteSession(userId, id))) throw new AppError('not_found');
}

/**
 * Ends all sessions of the user but the current one, and with `withFeeds` the calendar feeds; false when there were no
 * other sessions.
 */
async function endOtherSessions(
  { repository, clock }: Dependencies,
  userId: string,
  currentId: string | undefined,
  { withFeeds }: { withFeeds: boolean },
): Promise<boolean> {
  return repository.inTransaction(async (tx) => {
    const ended = await repository.deleteOtherSessions(tx, userId, currentId);
    const feeds = withFeeds ? await repository.takeFeedsBack(tx, userId, new Date(clock.now())) : 0;
    return ended + feeds > 0;
  });
}

/** Everything stored about the user. */
async function exportAccount(
  { clock, repository }: Dependencies,
  userId: string,
): Promise<{ exportedAt: string; tables: ExportedTables }> {
  return {
    exportedAt: new Date(clock.now()).toISOString(),
    tables: await repository.exportUser(userId),
  };
}

/** Deletes the account and its rows. Throws `bad_input` unless `confirm` is the username. */
async function deleteAccount(
  { repository, deletions, clock, logger }: Dependencies,
  user: UserRow,
  confirm: string,
): Promise<AccountDeleted> {
  if (confirm !== user.username) throw badField('confirm', ACCOUNT_FIELD_COPY.deletionMistyped);
  const deleted = await repository.inTransaction(async (tx) => {
    const counts = await repository.deleteUser(tx, user.id);
    if (counts !== undefined) await deletions.record(tx, user.id, new Date(clock.now()));
    return counts;
  });
  if (!deleted) throw new AppError('not_signed_in');
  await deletions.appendToFile().catch((error: unknown) => {
    // The table has it; the next clean-up writes it to the file.
    logger.error({ err: error }, 'DELETIONS_FILE cannot be written');
  });
  return { deleted };
}

export function createAccountService(dependencies: Dependencies) {
  return bindAll(dependencies, {
    describe,
    updateBirthDetails,
    edit,
    listSessions,
    endSession,
    endOtherSessions,
    export: exportAccount,
    delete: deleteAccount,
  });
}

export type AccountService = ReturnType<typeof createAccountService>;
