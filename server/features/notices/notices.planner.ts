// Plans which notices ring for a reader today and tomorrow (in the reader's zone). It plans again every half day, and
// at once when birth, zone, settings, bells or devices have changed.

import { createHash } from 'node:crypto';
import type { NoticeRow } from '#server/db/schema/index.ts';
import type { DueWork } from '#server/due-work/index.ts';
import { findLetterGist } from '#server/features/letter/index.ts';
import { dateOf, getZone } from '#server/features/transits/index.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import type { Random } from '#server/platform/random.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { addDays, daysBetween } from '#shared/core/calendar-date.ts';
import {
  type Candidate,
  findNatal,
  isTimed,
  keyOfContact,
  LATEST_MS,
  listCandidates,
} from './candidates.ts';
import { chooseNotices } from './choose-notices.ts';
import type { DueNotice, NewNotice, NoticesRepository, Reader } from './notices.repository.ts';
import { contactHashes, openContent, sealContent } from './sealed-content.ts';

export const PLAN_KIND = 'notices:plan';
export const RING_KIND = 'notices:ring';
export const SEND_KIND = 'notices:send';

const MINUTE_MS = 60_000;
const PLANNED_DAYS = 2;
/** How many days before today's UTC date notices that have rung are read, for the weekly limit. */
const LOOKED_BACK_DAYS = 7;
const PLAN_EVERY_MS = 12 * 60 * MINUTE_MS;
/** A candidate is still planned when its minute began less than this long ago. */
const GRACE_MS = MINUTE_MS;
/**
 * The table of due work is not encrypted, and the minutes of a person's contacts would reveal the birth. So the work of
 * a notice is due there at a full quarter of an hour; its handler then decrypts the minute and waits for it.
 */
const QUARTER_MS = 15 * MINUTE_MS;
/** The work of a notice is due at least this long before its minute. */
const LOOK_AHEAD_MS = 2 * MINUTE_MS;

export interface Planner {
  /** Schedules due work that plans a reader's notices again, due now. */
  planSoon(userId: string): Promise<void>;
  /**
   * Replaces a reader's planned notices and schedules the next planning; for a reader without a device only deletes.
   */
  plan(userId: string): Promise<void>;
  /** Whether the reader's birth, zone, kinds and bells would still give a planned notice at the same minute. */
  holds(due: DueNotice): Promise<boolean>;
}

export function createPlanner(dependencies: {
  repository: NoticesRepository;
  cipher: DataCipher;
  almanac: Almanac;
  dueWork: DueWork;
  random: Random;
  databaseNow: () => Promise<number>;
}): Planner {
  const { repository, cipher, almanac, dueWork, random, databaseNow } = dependencies;

  function choose(
    {
      user,
      settings,
      bells,
      rung,
      planned,
    }: Parameters<Parameters<NoticesRepository['plan']>[2]>[0],
    nowMs: number,
  ): NewNotice[] {
    const zone = getZone(undefined, user);
    const natal = findNatal(user);
    const hashesOf = (rows: readonly NoticeRow[]) => new Set(rows.map((row) => row.contactHash));
    const rungHashes = hashesOf(rung);
    const plannedHashes = hashesOf(planned);
    const isOpen = ({ key, ringAtMs, untilMs }: Candidate) => {
      const hashes = contactHashes(cipher, user.id, key);
      if (hashes.some((hash) => rungHashes.has(hash))) return false;
      // A notice that was planned in time and is late, as after a restart of the server, still rings.
      const isPlanned = hashes.some((hash) => plannedHashes.has(hash));
      return isPlanned ? untilMs > nowMs : ringAtMs > nowMs - GRACE_MS;
    };
    const today = dateOf(nowMs, zone);
    // Yesterday just after midnight, while its last notices may still be sent.
    const firstDay = dateOf(nowMs - LATEST_MS, zone);
    const dayCount = PLANNED_DAYS + daysBetween(firstDay, today);
    const days = Array.from({ length: dayCount }, (_, ahead) => {
      const date = addDays(firstDay, ahead);
      const wantsLead = natal !== undefined && settings.kinds.includes('contacts');
      const lead = wantsLead
        ? findLetterGist(almanac, user, natal, { date, zone }).lead
        : undefined;
      return {
        date,
        candidates: listCandidates(almanac, natal, { date, zone, quiet: settings }).filter(isOpen),
        leadKey: lead && isTimed(lead) ? keyOfContact(lead) : undefined,
      };
    });
    const belled = bells
      .map(({ sealed }) => openContent(cipher, 'bell', user.id, sealed)?.key)
      .filter((key) => key !== undefined);
    const chosen = chooseNotices(days, {
      ...settings,
      zone,
      bells: new Set(belled),
      rung: rung.map(({ day, source }) => ({ date: day, source })),
    });
    return chosen.map(({ date, source, candidate }) => {
      const { key, kind, words, telling, ringAtMs, untilMs } = candidate;
      const planned = { key, kind, words, telling, ringAtMs, untilMs };
      return {
        id: random.uuid(),
        userId: user.id,
        source,
        day: date,
        contactHash: contactHashes(cipher, user.id, key)[0],
        sealed: sealContent(cipher, 'notice', user.id, planned),
        isRung: false,
      };
    });
  }

  async function scheduleNext(userId: string, nowMs: number): Promise<void> {
    // The fraction of the half day at which this reader's notices are planned; different readers have different ones.
    const spread = createHash('sha256').update(userId).digest().readUInt32BE() / 2 ** 32;
    // A minute is added, so that a planning that runs slightly early does not schedule its own slot again.
    const slot = Math.floor((nowMs + MINUTE_MS) / PLAN_EVERY_MS - spread) + 1;
    await dueWork.forget(PLAN_KIND, userId);
    await dueWork.schedule({
      kind: PLAN_KIND,
      key: `${userId} ${slot}`,
      userId,
      payload: {},
      dueAtMs: (slot + spread) * PLAN_EVERY_MS,
    });
  }

  return {
    async planSoon(userId) {
      const dueAtMs = await databaseNow();
      const key = `${userId} ${random.uuid()}`;
      await dueWork.forget(PLAN_KIND, userId);
      await dueWork.schedule({ kind: PLAN_KIND, key, userId, payload: {}, dueAtMs });
    },

    async plan(userId) {
      const nowMs = await databaseNow();
      const hasDevice = (await repository.listSubscriptionIds(userId)).length > 0;
      // Both before the reader and the notices are read: what they delete, another planning may have just scheduled, and
      // this one takes its place.
      if (hasDevice) await scheduleNext(userId, nowMs);
      await dueWork.forget(RING_KIND, userId);
      const since = addDays(new Date(nowMs).toISOString().slice(0, 10), -LOOKED_BACK_DAYS);
      const planned = await repository.plan(userId, since, (reader) =>
        hasDevice ? choose(reader, nowMs) : [],
      );
      for (const { id, sealed } of planned) {
        const notice = openContent(cipher, 'notice', userId, sealed);
        if (notice === undefined) continue;
        const dueAtMs = Math.floor((notice.ringAtMs - LOOK_AHEAD_MS) / QUARTER_MS) * QUARTER_MS;
        await dueWork.schedule({
          kind: RING_KIND,
          key: id,
          userId,
          payload: { notice: id },
          dueAtMs,
        });
      }
    },

    async holds({ notice, ...reader }) {
      const { user, settings } = reader;
      const planned = openContent(cipher, 'notice', user.id, notice.sealed);
      if (planned === undefined || !(await isWanted(reader, notice.source, planned))) return false;
      const day = { date: notice.day, zone: getZone(undefined, user), quiet: settings };
      const candidates = listCandidates(almanac, findNatal(user), day);
      return candidates.some(
        ({ key, ringAtMs }) => key === planned.key && ringAtMs === planned.ringAtMs,
      );
    },
  };

  async function isWanted(
    { user, settings }: Reader,
    source: 'bell' | 'kind',
    { key, kind }: Pick<Candidate, 'key' | 'kind'>,
  ): Promise<boolean> {
    if (source === 'kind') return kind !== null && settings.kinds.includes(kind);
    return repository.hasBell(user.id, contactHashes(cipher, user.id, key));
  }
}
