// What is done when notices become due: plan them, ring at the minute, and send to each device.

import { createHash } from 'node:crypto';
import type { DueWork, WorkHandler } from '#server/due-work/index.ts';
import { getZone } from '#server/features/transits/index.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import { createGate, type Gate } from '#server/platform/gate.ts';
import type { PushMetrics } from '#server/platform/metrics.ts';
import { writeTime } from '#server/text/clock-time.ts';
import type { PagePath } from '#shared/core/page-paths.ts';
import { type Moment, writeNotice } from './notices.copy.ts';
import { PLAN_KIND, type Planner, RING_KIND, SEND_KIND } from './notices.planner.ts';
import type { DueNotice, NoticesRepository } from './notices.repository.ts';
import type { PreparePush } from './push-sender.ts';
import { contactHashes, openContent, type PlannedNotice } from './sealed-content.ts';

/** What a tap opens: the day with its contacts. */
const TODAY_PATH: PagePath = '/today';
/** So much later another process rings in place of one that has ended, so that a notice arrives within a minute. */
const LEASE_MS = 15_000;
/** Notices on their way to one push service from one process. */
const SENT_AT_ONCE = 2;
/** More notices than wait for one push service at a time. */
const MAX_WAITING = 1_000;
/** The pause after a request without an answer; doubled each time. */
const FIRST_RETRY_MS = 5_000;

export interface NoticesWork {
  repository: NoticesRepository;
  planner: Planner;
  cipher: DataCipher;
  dueWork: DueWork;
  /** Undefined where notices are off: what was planned before is let go. */
  prepare: PreparePush | undefined;
  /** The public address of the app where it is set, in place of the one that a device subscribed at. */
  origin: string | undefined;
  databaseNow: () => Promise<number>;
  metrics?: PushMetrics | undefined;
}

export function createNoticesHandlers(work: NoticesWork): WorkHandler[] {
  const { repository, planner, cipher, dueWork, databaseNow } = work;
  const gates = new Map<string, Gate>();
  /** The gate of a push service: one that hangs holds back its own notices alone. */
  function gateOf(endpoint: string): Gate {
    const { host } = new URL(endpoint);
    const gate = gates.get(host) ?? createGate({ atOnce: SENT_AT_ONCE, waiting: MAX_WAITING });
    gates.set(host, gate);
    return gate;
  }
  return [
    {
      kind: PLAN_KIND,
      delivery: 'at-least-once',
      async handle({ userId }) {
        if (userId === null || work.prepare === undefined) return 'dropped';
        await planner.plan(userId);
        return 'done';
      },
    },
    {
      kind: RING_KIND,
      delivery: 'at-least-once',
      leaseMs: LEASE_MS,
      async handle({ payload }) {
        const due = await repository.findNotice(String(payload['notice']));
        const planned = due && open(cipher, due);
        if (due === undefined || planned === undefined) return 'dropped';
        const nowMs = await databaseNow();
        if (nowMs < planned.ringAtMs) return { retryInMs: planned.ringAtMs - nowMs };
        if (nowMs >= planned.untilMs || !(await planner.holds(due))) return 'dropped';
        if (!(await repository.markRung(due.notice.id))) return 'dropped';
        const { id, userId } = due.notice;
        for (const subscription of await repository.listSubscriptionIds(userId)) {
          // The key makes it once for each device and contact, however often this is done.
          const key = `${subscription} ${id}`;
          await dueWork.schedule({
            kind: SEND_KIND,
            key,
            userId,
            payload: { notice: id, subscription },
            dueAtMs: nowMs,
          });
        }
        return 'done';
      },
    },
    {
      kind: SEND_KIND,
      delivery: 'at-most-once',
      leaseMs: LEASE_MS,
      async handle({ payload, attempts }, { begin }) {
        const subscription = await repository.findSubscription(String(payload['subscription']));
        const due = await repository.findNotice(String(payload['notice']));
        if (work.prepare === undefined || subscription === undefined || due === undefined) {
          return 'dropped';
        }
        const planned = open(cipher, due);
        const device = openContent(cipher, 'device', subscription.userId, subscription.sealed);
        const isOf = subscription.userId === due.user.id;
        if (planned === undefined || device === undefined || !isOf) return 'dropped';
        const nowMs = await databaseNow();
        if (nowMs >= planned.untilMs || !(await planner.holds(due))) return 'dropped';
        const send = await work.prepare(device, {
          title: write(due, planned),
          navigate: new URL(TODAY_PATH, work.origin ?? subscription.origin).href,
          topic: topicOf(subscription.id, due.notice.id),
          ttlSeconds: (planned.untilMs - nowMs) / 1000,
        });
        const hashes = contactHashes(cipher, due.user.id, planned.key);
        const wanted = { subscription: subscription.id, notice: due.notice.id };
        // A process that ends between the beginning and the answer loses the notice: few are there at a time.
        const answer = await gateOf(device.endpoint)(async () => {
          if (!(await begin())) return 'not begun';
          // Looked at after the beginning: a reader who switches something off waits for what has begun.
          const isWanted = await repository.isWanted(wanted, planned.kind, hashes);
          return isWanted ? send() : 'not wanted';
        });
        // It was cancelled, or waited for longer than its claim holds: if it is still there it is due again.
        if (answer === 'not begun') return { retryInMs: 0 };
        if (answer === 'not wanted') return 'dropped';
        if (answer.kind === 'accepted') {
          work.metrics?.noticeDelayed((await databaseNow()) - planned.ringAtMs);
          return 'done';
        }
        if (answer.kind === 'gone') await repository.endSubscription(subscription.id);
        if (answer.kind !== 'later') return 'dropped';
        const retryInMs = answer.afterMs ?? FIRST_RETRY_MS * 2 ** (attempts - 1);
        return nowMs + retryInMs < planned.untilMs ? { retryInMs } : 'dropped';
      },
    },
  ];
}

function open(cipher: DataCipher, { notice }: DueNotice): PlannedNotice | undefined {
  return openContent(cipher, 'notice', notice.userId, notice.sealed);
}

/** What the lock screen says, by the reader's own clock. */
function write({ user, settings }: DueNotice, { words, telling, ringAtMs }: PlannedNotice): string {
  const time = writeTime(ringAtMs, getZone(undefined, user), user.hours ?? '12');
  const moment: Moment =
    telling.kind === 'exact' || telling.kind === 'sky' ? { ...telling, time } : telling;
  return writeNotice(settings.style, words, moment);
}

/** Names a notice on a device without telling which: 32 letters of base64url. */
function topicOf(subscriptionId: string, noticeId: string): string {
  const name = createHash('sha256').update(`${subscriptionId} ${noticeId}`).digest('base64url');
  return name.slice(0, 32);
}
