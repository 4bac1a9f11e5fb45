// Queries of what readers chose about notices: settings, devices and bells.

import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { ExpiredRows } from '#server/db/clean-up.ts';
import type { Database, DatabaseClient } from '#server/db/database.ts';
import type { OwnedTables } from '#server/db/owned-tables.ts';
import {
  noticeBells,
  noticePlans,
  noticeSettings,
  notices,
  type PushSubscriptionRow,
  pushSubscriptions,
  subscribers,
  type UserRow,
} from '#server/db/schema/index.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import type { NoticeSettings } from '#shared/notices/notices.schema.ts';
import { wantsMail } from './letter-mail.ts';
import { changePlan, findReader, type Reader, settingsOf } from './notice-plans.repository.ts';
import {
  type Answer,
  type BellContact,
  type LetterMail,
  type NoticePlan,
  openContent,
  openPlan,
} from './sealed-content.ts';

const DAY_MS = 86_400_000;
/** The most answers that wait to ring; more than ring on a day. */
const MOST_ANSWERS = 6;
/** How long rows of the previous version are needed. */
const KEPT_DAYS = 9;
/** How long the row of a process that has ended is kept; longer than any notice may be late. */
const KEPT_HOLDER_MS = DAY_MS;

/** SQL: the UTC date some days before the time of the clean-up ($1, milliseconds since 1970 UTC), `YYYY-MM-DD`. */
const dayBefore = (days: number) =>
  `to_char(to_timestamp(($1::bigint - ${days * DAY_MS}) / 1000.0) at time zone 'UTC', 'YYYY-MM-DD')`;

export const expiredRows: readonly ExpiredRows[] = [
  { table: 'notices', key: 'user_id', condition: `day < ${dayBefore(KEPT_DAYS)}` },
  { table: 'notice_bells', key: 'user_id', condition: `day < ${dayBefore(KEPT_DAYS)}` },
  {
    table: 'notice_holders',
    key: 'id',
    condition: `expires_at < to_timestamp(($1::bigint - ${KEPT_HOLDER_MS}) / 1000.0)
      and not exists (select 1 from notice_plans where holder = notice_holders.id)`,
  },
];

export const ownedTables: OwnedTables = {
  byUserId: [noticeSettings, pushSubscriptions, noticePlans, noticeBells, notices],
  byPhoneNumber: [],
  readers: {
    // Without the hash that finds the device and the keys with which messages to it are encrypted.
    push_subscriptions: ({ endpointHash: _, sealed, ...row }, cipher) => {
      const device = openContent(cipher, 'device', String(row['userId']), String(sealed));
      return { ...row, endpoint: device?.endpoint ?? null };
    },
    // Without the secret of the links in mails.
    notice_plans: ({ userId, sealed }, cipher) => {
      const { mail: _, ...plan } = openPlan(cipher, String(userId), String(sealed));
      return { userId, ...plan };
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

/** What a reader chose: settings, bells and devices. */
export interface Chosen {
  settings: NoticeSettings;
  plan: NoticePlan;
  devices: { sessionId: string }[];
}

/** What the queries depend on. */
interface Parts {
  db: DatabaseClient['db'];
  cipher: DataCipher;
}

/** Changes settings. False when the account is deleted. */
function changeSettings(
  { db, cipher }: Parts,
  userId: string,
  change: Partial<NoticeSettings>,
  nowMs: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const reader = await findReader(tx, userId, true);
    if (reader === undefined) return false;
    const settings = { ...reader.settings, ...change };
    await saveSettings(tx, userId, settings);
    const dueAtMs = wantsMail(settings) ? nowMs : undefined;
    await changePlan(tx, cipher, userId, (plan) => plan, dueAtMs);
    return true;
  });
}

async function saveSettings(tx: Database, userId: string, settings: NoticeSettings): Promise<void> {
  const columns = {
    ...settings,
    kinds: [...settings.kinds],
    letterBy: [...settings.letterBy],
  };
  await tx
    .insert(noticeSettings)
    .values({ userId, ...columns })
    .onConflictDoUpdate({ target: noticeSettings.userId, set: columns });
}

/**
 * Changes what is kept of the address for the letter, or the settings too; false where `change` answers undefined,
 * and when the account is deleted.
 */
function changeMail(
  { db, cipher }: Parts,
  userId: string,
  nowMs: number,
  change: (
    reader: Reader,
    plan: NoticePlan,
  ) => { mail?: LetterMail; settings?: NoticeSettings } | undefined,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const reader = await findReader(tx, userId, true);
    if (reader === undefined) return false;
    let settings: NoticeSettings | undefined;
    let isDone = false;
    const dueAtMs = wantsMail(reader.settings) ? nowMs : undefined;
    await changePlan(
      tx,
      cipher,
      userId,
      (plan) => {
        const changed = change(reader, plan);
        settings = changed?.settings;
        isDone = changed !== undefined;
        return changed && { ...plan, mail: changed.mail ?? plan.mail };
      },
      dueAtMs,
    );
    if (settings !== undefined) await saveSettings(tx, userId, settings);
    return isDone;
  });
}

async function findUser({ db }: Parts, userId: string): Promise<UserRow | undefined> {
  return (await findReader(db, userId))?.user;
}

async function findPlan({ db, cipher }: Parts, userId: string): Promise<NoticePlan> {
  const [row] = await db
    .select({ sealed: noticePlans.sealed })
    .from(noticePlans)
    .where(eq(noticePlans.userId, userId));
  return openPlan(cipher, userId, row?.sealed);
}

/** Whether the user has confirmed the address for the Sunday letter. */
async function isConfirmedElsewhere(
  { db }: Parts,
  userId: string,
  email: string,
): Promise<boolean> {
  const rows = await db
    .select({ email: subscribers.email })
    .from(subscribers)
    .where(and(eq(subscribers.userId, userId), isNotNull(subscribers.confirmedAt)));
  return rows.some((row) => row.email.toLowerCase() === email.toLowerCase());
}

/** The settings, bells and devices of a user. */
async function list({ db, cipher }: Parts, userId: string): Promise<Chosen> {
  const [row] = await db
    .select({
      settings: noticeSettings,
      sealed: noticePlans.sealed,
      devices: sql<Chosen['devices']>`(
        select coalesce(json_agg(json_build_object('sessionId', session_id)), '[]')
        from ${pushSubscriptions} where user_id = ${userId}::uuid)`,
    })
    .from(sql`(select ${userId}::uuid as id) as reader`)
    .leftJoin(noticeSettings, sql`${noticeSettings.userId} = reader.id`)
    .leftJoin(noticePlans, sql`${noticePlans.userId} = reader.id`);
  return {
    settings: settingsOf(row?.settings ?? null),
    plan: openPlan(cipher, userId, row?.sealed ?? undefined),
    devices: row?.devices ?? [],
  };
}

/**
 * Stores a device in place of earlier ones with its session or its endpoint, even of another user. `nowMs` is when
 * the reader's notices are planned first.
 */
function replaceSubscription(
  { db, cipher }: Parts,
  row: PushSubscriptionRow,
  endpointHashes: readonly string[],
  nowMs: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx
      .delete(pushSubscriptions)
      .where(
        or(
          eq(pushSubscriptions.sessionId, row.sessionId),
          inArray(pushSubscriptions.endpointHash, [...endpointHashes]),
        ),
      );
    const added = await tx
      .insert(pushSubscriptions)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: pushSubscriptions.id });
    if (added.length === 0 || !(await findReader(tx, row.userId, true))) return;
    await changePlan(tx, cipher, row.userId, (plan) => plan, nowMs);
  });
}

/** Deletes a device of the user, by its session or one of the hashes of its endpoint. */
function deleteSubscription(
  { db }: Parts,
  userId: string,
  by: { sessionId: string } | { endpointHashes: readonly string[] },
): Promise<void> {
  return db.transaction(async (tx) => {
    const isDevice =
      'sessionId' in by
        ? eq(pushSubscriptions.sessionId, by.sessionId)
        : inArray(pushSubscriptions.endpointHash, [...by.endpointHashes]);
    await tx.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), isDevice));
    await tx.update(noticePlans).set({ isChanged: true }).where(eq(noticePlans.userId, userId));
  });
}

/**
 * Adds a bell and returns true, also when its contact has one already. Returns false when `hasSpace` answers false
 * for the user's bells so far, or the account is deleted. Simultaneous calls of one user run one after the other.
 */
function addBell(
  { db, cipher }: Parts,
  userId: string,
  bell: BellContact,
  hasSpace: (bells: readonly BellContact[]) => boolean,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if ((await findReader(tx, userId, true)) === undefined) return false;
    let isSet = true;
    await changePlan(tx, cipher, userId, (plan) => {
      if (plan.bells.some(({ key }) => key === bell.key)) return undefined;
      isSet = hasSpace(plan.bells);
      return isSet ? { ...plan, bells: [...plan.bells, bell] } : undefined;
    });
    return isSet;
  });
}

/**
 * Adds an answer to what rings for a user who has a device; within the transaction `tx`, so that it rings if and only
 * if the match is there.
 */
async function addAnswer(
  { cipher }: Parts,
  tx: Database,
  userId: string,
  answer: Answer,
): Promise<void> {
  const [device] = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .limit(1);
  if (device === undefined) return;
  await changePlan(tx, cipher, userId, (plan) => ({
    ...plan,
    answers: [answer, ...plan.answers].slice(0, MOST_ANSWERS),
  }));
}

/** Deletes a bell. */
function deleteBell({ db, cipher }: Parts, userId: string, key: string): Promise<void> {
  return db.transaction(async (tx) => {
    if ((await findReader(tx, userId, true)) === undefined) return;
    await changePlan(tx, cipher, userId, (plan) => ({
      ...plan,
      bells: plan.bells.filter((bell) => bell.key !== key),
    }));
  });
}

/** Makes the reader's notices be planned again, as when the birth details or the zone have changed. */
async function planAgain({ db }: Parts, userId: string): Promise<void> {
  await db.update(noticePlans).set({ isChanged: true }).where(eq(noticePlans.userId, userId));
}

export type NoticesRepository = ReturnType<typeof createNoticesRepository>;

/**
 * Every change here also marks the reader's plan as changed, so that no sending of the plan from before can begin once
 * the change is stored.
 */
export function createNoticesRepository({ db }: DatabaseClient, cipher: DataCipher) {
  const parts: Parts = { db, cipher };
  return bindAll(parts, {
    changeSettings,
    changeMail,
    findUser,
    findPlan,
    isConfirmedElsewhere,
    list,
    replaceSubscription,
    deleteSubscription,
    addBell,
    addAnswer,
    deleteBell,
    planAgain,
  });
}
