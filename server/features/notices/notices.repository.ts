// Queries of notices. Everything that would reveal a device or a birth is stored encrypted under DATA_KEY.

import { and, asc, eq, gte, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ExpiredRows } from '#server/db/clean-up.ts';
import type { Database } from '#server/db/database.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import {
  type NoticeBellRow,
  type NoticeRow,
  noticeBells,
  noticeSettings,
  notices,
  type PushSubscriptionRow,
  pushSubscriptions,
  type UserRow,
  users,
} from '#server/db/schema/index.ts';
import { DEFAULT_NOTICE_SETTINGS, type NoticeSettings } from '#shared/notices/notices.schema.ts';
import { openContent } from './sealed-content.ts';

const DAY_MS = 86_400_000;
/** A week, in which notices that have rung count, and a day on either side, since days are those of readers' zones. */
const KEPT_DAYS = 9;
/** A bell is of no use after its day; two days more allow for zones and for notices that are late. */
const KEPT_BELL_DAYS = 3;

/** SQL: the UTC date some days before the time of the clean-up ($1, milliseconds since 1970 UTC), `YYYY-MM-DD`. */
const dayBefore = (days: number) =>
  `to_char(to_timestamp(($1::bigint - ${days * DAY_MS}) / 1000.0) at time zone 'UTC', 'YYYY-MM-DD')`;

export const expiredRows: readonly ExpiredRows[] = [
  { table: 'notices', condition: `day < ${dayBefore(KEPT_DAYS)}` },
  { table: 'notice_bells', condition: `day < ${dayBefore(KEPT_BELL_DAYS)}` },
];

export const ownedTables: OwnedTables = {
  byUserId: [noticeSettings, pushSubscriptions, noticeBells, notices],
  byPhoneNumber: [],
  readers: {
    // Without the hash that finds the device and the keys with which messages to it are encrypted.
    push_subscriptions: ({ endpointHash: _, sealed, ...row }, cipher) => {
      const device = openContent(cipher, 'device', String(row['userId']), String(sealed));
      return { ...row, endpoint: device?.endpoint ?? null };
    },
    notice_bells: ({ contactHash: _, sealed, ...row }, cipher) => ({
      ...row,
      contact: openContent(cipher, 'bell', String(row['userId']), String(sealed)) ?? null,
    }),
    notices: ({ contactHash: _, sealed, ...row }, cipher) => ({
      ...row,
      notice: openContent(cipher, 'notice', String(row['userId']), String(sealed)) ?? null,
    }),
  },
};

/** A user with the settings of notices. */
export interface Reader {
  user: UserRow;
  settings: NoticeSettings;
}

/** What a reader chose: settings, bells and devices. */
export interface Chosen {
  settings: NoticeSettings;
  bells: { sealed: string }[];
  devices: { sessionId: string }[];
}

/** A planned notice with its reader, to check before sending that it is still wanted. */
export interface DueNotice extends Reader {
  notice: NoticeRow;
}

export type NewNotice = typeof notices.$inferInsert;
export type NoticesRepository = ReturnType<typeof createNoticesRepository>;

const settingsOf = (row: typeof noticeSettings.$inferSelect | null): NoticeSettings => {
  if (row === null) return DEFAULT_NOTICE_SETTINGS;
  const { kinds, style, quietFrom, quietUntil } = row;
  return { kinds, style, quietFrom, quietUntil };
};

/** The rows of a subquery as one JSON list of objects with these columns. */
function jsonList(columns: Readonly<Record<string, SQLWrapper>>): SQL {
  const parts = Object.entries(columns).map(([name, column]) => sql`${name}::text, ${column}`);
  return sql`coalesce(json_agg(json_build_object(${sql.join(parts, sql`, `)})), '[]')`;
}

export function createNoticesRepository(db: Database) {
  const ofContact = (userId: string, hashes: readonly string[]): SQL | undefined =>
    and(eq(noticeBells.userId, userId), inArray(noticeBells.contactHash, [...hashes]));

  /**
   * The user with the settings; undefined when the account is deleted. `isLocked` locks the user's row until the
   * transaction `from` ends.
   */
  async function findReader(
    from: Database,
    userId: string,
    isLocked = false,
  ): Promise<Reader | undefined> {
    const query = from
      .select({ user: users, settings: noticeSettings })
      .from(users)
      .leftJoin(noticeSettings, eq(noticeSettings.userId, users.id))
      .where(eq(users.id, userId));
    const [row] = await (isLocked ? query.for('no key update', { of: users }) : query);
    return row && { user: row.user, settings: settingsOf(row.settings) };
  }

  const listBells = (from: Database, userId: string): Promise<NoticeBellRow[]> =>
    from.select().from(noticeBells).where(eq(noticeBells.userId, userId));

  return {
    /**
     * Changes settings and deletes the notices planned by kind, which the caller has planned again. False when the
     * account is deleted.
     */
    changeSettings: (userId: string, change: Partial<NoticeSettings>): Promise<boolean> =>
      db.transaction(async (tx) => {
        const reader = await findReader(tx, userId, true);
        if (reader === undefined) return false;
        const settings = { ...reader.settings, ...change };
        const columns = { ...settings, kinds: [...settings.kinds] };
        await tx
          .insert(noticeSettings)
          .values({ userId, ...columns })
          .onConflictDoUpdate({ target: noticeSettings.userId, set: columns });
        await tx
          .delete(notices)
          .where(
            and(eq(notices.userId, userId), eq(notices.isRung, false), eq(notices.source, 'kind')),
          );
        return true;
      }),

    /** The settings, bells and devices of a user, in one query. */
    async list(userId: string): Promise<Chosen> {
      const bells = db
        .select({ list: jsonList({ sealed: noticeBells.sealed }) })
        .from(noticeBells)
        .where(eq(noticeBells.userId, userId));
      const devices = db
        .select({ list: jsonList({ sessionId: pushSubscriptions.sessionId }) })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, userId));
      const [row] = await db
        .select({
          settings: noticeSettings,
          bells: sql<Chosen['bells']>`(${bells})`,
          devices: sql<Chosen['devices']>`(${devices})`,
        })
        .from(users)
        .leftJoin(noticeSettings, eq(noticeSettings.userId, users.id))
        .where(eq(users.id, userId));
      return {
        settings: settingsOf(row?.settings ?? null),
        bells: row?.bells ?? [],
        devices: row?.devices ?? [],
      };
    },

    /** Stores a device in place of earlier ones with its session or its endpoint, even of another user. */
    replaceSubscription: (
      row: PushSubscriptionRow,
      endpointHashes: readonly string[],
    ): Promise<void> =>
      db.transaction(async (tx) => {
        await tx
          .delete(pushSubscriptions)
          .where(
            or(
              eq(pushSubscriptions.sessionId, row.sessionId),
              inArray(pushSubscriptions.endpointHash, [...endpointHashes]),
            ),
          );
        await tx.insert(pushSubscriptions).values(row).onConflictDoNothing();
      }),

    /** Deletes a device of the user, by its session or one of the hashes of its endpoint. */
    async deleteSubscription(
      userId: string,
      by: { sessionId: string } | { endpointHashes: readonly string[] },
    ): Promise<void> {
      const isDevice =
        'sessionId' in by
          ? eq(pushSubscriptions.sessionId, by.sessionId)
          : inArray(pushSubscriptions.endpointHash, [...by.endpointHashes]);
      await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), isDevice));
    },

    /** Ends a device whose push service says that it is gone. */
    async endSubscription(id: string): Promise<void> {
      await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
    },

    listSubscriptionIds: async (userId: string): Promise<string[]> =>
      (
        await db
          .select({ id: pushSubscriptions.id })
          .from(pushSubscriptions)
          .where(eq(pushSubscriptions.userId, userId))
      ).map(({ id }) => id),

    /**
     * Adds a bell and returns true, also when its contact has one already. Returns false when `hasSpace` answers false
     * for the user's bells so far, or the account is deleted. Simultaneous calls of one user run one after the other.
     */
    addBell: (
      row: NoticeBellRow,
      hashes: readonly string[],
      hasSpace: (bells: readonly NoticeBellRow[]) => boolean,
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        const reader = await findReader(tx, row.userId, true);
        if (reader === undefined) return false;
        const bells = await listBells(tx, row.userId);
        if (bells.some(({ contactHash }) => hashes.includes(contactHash))) return true;
        if (!hasSpace(bells)) return false;
        await tx.insert(noticeBells).values(row).onConflictDoNothing();
        return true;
      }),

    /** Deletes a bell and the notices planned for it. */
    deleteBell: (userId: string, hashes: readonly string[]): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.delete(noticeBells).where(ofContact(userId, hashes));
        await tx
          .delete(notices)
          .where(
            and(
              eq(notices.userId, userId),
              eq(notices.source, 'bell'),
              eq(notices.isRung, false),
              inArray(notices.contactHash, [...hashes]),
            ),
          );
      }),

    /**
     * Replaces a reader's planned notices by those that `choose` returns and returns the ones stored. `choose` gets the
     * reader, the bells, the notices that have rung since the date `since` (`YYYY-MM-DD`), and those planned before.
     * The user's row is locked meanwhile.
     */
    plan: (
      userId: string,
      since: string,
      choose: (
        of: Reader & { bells: NoticeBellRow[]; rung: NoticeRow[]; planned: NoticeRow[] },
      ) => NewNotice[],
    ): Promise<NewNotice[]> =>
      db.transaction(async (tx) => {
        const reader = await findReader(tx, userId, true);
        if (reader === undefined) return [];
        const bells = await listBells(tx, userId);
        const planned = await tx
          .delete(notices)
          .where(and(eq(notices.userId, userId), eq(notices.isRung, false)))
          .returning();
        const rung = await tx
          .select()
          .from(notices)
          .where(and(eq(notices.userId, userId), gte(notices.day, since)))
          .orderBy(asc(notices.day));
        const chosen = choose({ ...reader, bells, rung, planned });
        if (chosen.length === 0) return [];
        return tx.insert(notices).values(chosen).onConflictDoNothing().returning();
      }),

    /** A notice with its reader; undefined when it was deleted. */
    async findNotice(id: string): Promise<DueNotice | undefined> {
      const [row] = await db
        .select({ notice: notices, user: users, settings: noticeSettings })
        .from(notices)
        .innerJoin(users, eq(users.id, notices.userId))
        .leftJoin(noticeSettings, eq(noticeSettings.userId, notices.userId))
        .where(eq(notices.id, id));
      return row && { ...row, settings: settingsOf(row.settings) };
    },

    /** Whether the user has a bell whose contact has one of these hashes. */
    async hasBell(userId: string, hashes: readonly string[]): Promise<boolean> {
      const found = await db
        .select({ id: noticeBells.id })
        .from(noticeBells)
        .where(ofContact(userId, hashes));
      return found.length > 0;
    },

    /** Records that a notice rings now; false when it was deleted. */
    async markRung(id: string): Promise<boolean> {
      const rung = await db
        .update(notices)
        .set({ isRung: true })
        .where(eq(notices.id, id))
        .returning({ id: notices.id });
      return rung.length > 0;
    },

    /**
     * Whether a notice may still be sent to a device, in one query: device and notice exist, and the bell (found by the
     * hashes of its contact) or the chosen kind for which it was planned exists too.
     */
    async isWanted(
      { subscription, notice }: { subscription: string; notice: string },
      kind: string | null,
      hashes: readonly string[],
    ): Promise<boolean> {
      const bells = db
        .select({ id: noticeBells.id })
        .from(noticeBells)
        .where(
          and(
            eq(noticeBells.userId, notices.userId),
            inArray(noticeBells.contactHash, [...hashes]),
          ),
        );
      const isAsked = sql`case ${notices.source} when 'bell' then exists (${bells})
        else ${kind}::text = any(${noticeSettings.kinds}) end`;
      const found = await db
        .select({ id: notices.id })
        .from(notices)
        .innerJoin(pushSubscriptions, eq(pushSubscriptions.userId, notices.userId))
        .leftJoin(noticeSettings, eq(noticeSettings.userId, notices.userId))
        .where(and(eq(notices.id, notice), eq(pushSubscriptions.id, subscription), isAsked));
      return found.length > 0;
    },

    async findSubscription(id: string): Promise<PushSubscriptionRow | undefined> {
      const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
      return row;
    },
  };
}
