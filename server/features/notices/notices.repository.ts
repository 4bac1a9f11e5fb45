// Queries of notices. What tells a device or a birth is sealed under the keys of DATA_KEY.

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
/** What has rung counts for a week; a day more on either side, since days are those of readers' zones. */
const KEPT_DAYS = 9;

const dayBefore = (days: number) =>
  `to_char(to_timestamp(($1::bigint - ${days * DAY_MS}) / 1000.0) at time zone 'UTC', 'YYYY-MM-DD')`;

export const expiredRows: readonly ExpiredRows[] = [
  { table: 'notices', condition: `day < ${dayBefore(KEPT_DAYS)}` },
  { table: 'notice_bells', condition: `day < ${dayBefore(3)}` },
];

export const ownedTables: OwnedTables = {
  byUserId: [noticeSettings, pushSubscriptions, noticeBells, notices],
  byPhoneNumber: [],
  readers: {
    // Neither the hash that finds the device nor the keys that write to it.
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

/** A reader with what they chose. */
export interface Reader {
  user: UserRow;
  settings: NoticeSettings;
}

/** What a reader chose. */
export interface Chosen {
  settings: NoticeSettings;
  bells: { sealed: string }[];
  devices: { sessionId: string }[];
}

/** What has to be true for a notice to go to a device. */
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

  /** The user with the settings; undefined when the account is gone. `isLocked` holds other changes of the user back. */
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
     * Changes settings, and takes back what was planned by kind: it is planned anew. False when the account is gone.
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

    /** Stores a device in place of an earlier one of its session or endpoint, also of another user. */
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

    /** Adds a bell unless `hasSpace` says no of those there are; false then. Several at once wait for each other. */
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

    /** Takes a bell off, with what was planned for it. */
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
     * Replaces what is planned for a reader by what `choose` makes of the reader, the bells, what rang since a date and
     * what was planned; nothing is changed meanwhile. Returns what is planned now.
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

    /** A notice with its reader; undefined when it was taken back. */
    async findNotice(id: string): Promise<DueNotice | undefined> {
      const [row] = await db
        .select({ notice: notices, user: users, settings: noticeSettings })
        .from(notices)
        .innerJoin(users, eq(users.id, notices.userId))
        .leftJoin(noticeSettings, eq(noticeSettings.userId, notices.userId))
        .where(eq(notices.id, id));
      return row && { ...row, settings: settingsOf(row.settings) };
    },

    /** Whether one of the hashes is that of a bell of the user. */
    async hasBell(userId: string, hashes: readonly string[]): Promise<boolean> {
      const found = await db
        .select({ id: noticeBells.id })
        .from(noticeBells)
        .where(ofContact(userId, hashes));
      return found.length > 0;
    },

    /** Says that a notice rings now; false when it was taken back. */
    async markRung(id: string): Promise<boolean> {
      const rung = await db
        .update(notices)
        .set({ isRung: true })
        .where(eq(notices.id, id))
        .returning({ id: notices.id });
      return rung.length > 0;
    },

    /**
     * Whether a device, a notice, and the kind or the bell (by the hashes of its contact) that asks for it are still
     * there, in one query.
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
