// The account's own rows, and everything stored about a user, table by table.

import { and, desc, eq, getTableColumns, getTableName, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  activities,
  birthCharts,
  consents,
  phoneGrants,
  pointEntries,
  savedLuckyNumbers,
  sessions,
  subscribers,
  type UserRow,
  userBadges,
  users,
  verificationCodes,
} from '../../db/schema/index.ts';

export type UserChanges = Partial<
  Pick<
    UserRow,
    | 'username'
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'attractions'
    | 'birthDate'
    | 'birthTime'
    | 'birthPlace'
    | 'birthPlaceDetails'
    | 'birthTimeFold'
    | 'passwordHash'
  >
>;

/** Tables whose rows belong to a user by `user_id`; a test holds this list against the schema. */
const OWNED_TABLES = [
  sessions,
  consents,
  activities,
  pointEntries,
  userBadges,
  savedLuckyNumbers,
  birthCharts,
  subscribers,
] as const;

/** Columns that would let their reader sign in as the user, or say nothing to anybody. */
const SECRET_COLUMNS = new Set(['passwordHash', 'sidHash', 'codeHash']);

type ExportedRow = Record<string, unknown>;
/** Table name → rows. */
export type ExportedTables = Record<string, ExportedRow[]>;

function withoutSecrets(row: ExportedRow): ExportedRow {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !SECRET_COLUMNS.has(column)));
}

export function createAccountRepository(db: Database) {
  return {
    /** The changed user, or undefined when the user is gone. */
    async updateUser(tx: Database, id: string, changes: UserChanges): Promise<UserRow | undefined> {
      const [changed] = await tx.update(users).set(changes).where(eq(users.id, id)).returning();
      return changed;
    },

    /** Keeps other changes of the user waiting until `tx` ends. */
    async holdUser(tx: Database, id: string): Promise<void> {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
    },

    async findUser(tx: Database, id: string): Promise<UserRow | undefined> {
      const [found] = await tx.select().from(users).where(eq(users.id, id));
      return found;
    },

    /** Ends the consent in force; it stays as the record that it was given. */
    async withdrawConsent(tx: Database, userId: string, withdrawnAt: Date): Promise<void> {
      await tx
        .update(consents)
        .set({ withdrawnAt })
        .where(and(eq(consents.userId, userId), isNull(consents.withdrawnAt)));
    },

    async giveConsent(
      tx: Database,
      consent: { id: string; userId: string; version: string; givenAt: Date },
    ): Promise<void> {
      await tx
        .insert(consents)
        .values({ ...consent, kind: 'attractions' })
        .onConflictDoNothing();
    },

    async listSessions(userId: string) {
      return db
        .select({
          id: sessions.id,
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.lastSeenAt,
          expiresAt: sessions.expiresAt,
          device: sessions.device,
        })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
    },

    /** Whether the user had that session. */
    async deleteSession(userId: string, id: string): Promise<boolean> {
      const deleted = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
        .returning({ id: sessions.id });
      return deleted.length > 0;
    },

    async deleteOtherSessions(
      tx: Database,
      userId: string,
      keptId: string | undefined,
    ): Promise<void> {
      const others =
        keptId === undefined
          ? eq(sessions.userId, userId)
          : and(eq(sessions.userId, userId), ne(sessions.id, keptId));
      await tx.delete(sessions).where(others);
    },

    /** Everything stored about the user, of one instant, without hashes. */
    async exportUser(userId: string): Promise<ExportedTables> {
      return db.transaction(
        async (tx) => {
          const tables: ExportedTables = {};
          const user = await tx.select().from(users).where(eq(users.id, userId));
          tables[getTableName(users)] = user.map(withoutSecrets);
          for (const table of OWNED_TABLES) {
            const rows = await tx
              .select(getTableColumns(table))
              .from(table)
              .where(eq(table.userId, userId));
            tables[getTableName(table)] = rows.map(withoutSecrets);
          }
          const number = user[0]?.phoneNumber ?? '';
          for (const table of [verificationCodes, phoneGrants]) {
            const rows = await tx
              .select(getTableColumns(table))
              .from(table)
              .where(eq(table.phoneNumber, number));
            tables[getTableName(table)] = rows.map(withoutSecrets);
          }
          return tables;
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
    },

    /** Deletes every row of the user; gives how many, by table. Undefined when the user is gone already. */
    async deleteUser(tx: Database, userId: string): Promise<Record<string, number> | undefined> {
      const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
      if (!user) return undefined;
      const deleted: Record<string, number> = {};
      for (const table of [verificationCodes, phoneGrants]) {
        const rows = await tx
          .delete(table)
          .where(eq(table.phoneNumber, user.phoneNumber))
          .returning({ phoneNumber: table.phoneNumber });
        deleted[getTableName(table)] = rows.length;
      }
      for (const table of OWNED_TABLES) {
        const rows = await tx
          .delete(table)
          .where(eq(table.userId, userId))
          .returning({ userId: table.userId });
        deleted[getTableName(table)] = rows.length;
      }
      const unclaimed = await tx
        .delete(subscribers)
        .where(eq(subscribers.phoneNumber, user.phoneNumber))
        .returning({ id: subscribers.id });
      deleted[getTableName(subscribers)] =
        (deleted[getTableName(subscribers)] ?? 0) + unclaimed.length;
      const gone = await tx.delete(users).where(eq(users.id, userId)).returning({ id: users.id });
      deleted[getTableName(users)] = gone.length;
      return deleted;
    },

    inTransaction: <T>(work: (tx: Database) => Promise<T>): Promise<T> => db.transaction(work),
  };
}
export type AccountRepository = ReturnType<typeof createAccountRepository>;
