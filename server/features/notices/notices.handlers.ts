// The handlers of due work for notices: plan a reader's notices, ring at the minute of each, and send it to each
// device.

import { createHash } from 'node:crypto';
import type { DueWork, WorkHandler } from '#server/due-work/index.ts';
import { getZone } from '#server/features/transits/index.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import { createGate, type Gate } from '#server/platform/gate.ts';
import type { PushMetrics } from '#server/platform/metrics.ts';
import { formatClockTime } from '#server/text/clock-time.ts';
import type { PagePath } from '#shared/core/page-paths.ts';
import { type Moment, writeNotice } from './notices.copy.ts';
import { PLAN_KIND, type Planner, RING_KIND, SEND_KIND } from './notices.planner.ts';
import type { DueNotice, NoticesRepository } from './notices.repository.ts';
import type { PreparePush } from './push-sender.ts';
import { contactHashes, openContent, type PlannedNotice } from './sealed-content.ts';

/** The page that a tap on a notice opens: the day with its contacts. */
const TODAY_PATH: PagePath = '/today';
/** How long after a process has ended another takes over its work, so that a notice still arrives within a minute. */
const LEASE_MS = 15_000;
/** How many notices a process sends to one push service at once. */
const SENT_AT_ONCE = 2;
/** How many notices may wait for one push service; more than ever do. */
const MAX_WAITING = 1_000;
/** The pause after a request that got no answer; doubled after each further one. */
const FIRST_RETRY_MS = 5_000;

export interface NoticesWork {
  repository: NoticesRepository;
  planner: Planner;
  cipher: DataCipher;
  dueWork: DueWork;
  /** Undefined where notices are off: notices that were planned before are then dropped. */
  prepare: PreparePush | undefined;
  /** The configured origin of the app; where it is undefined, a device's own origin is used, at which it subscribed. */
  origin: string | undefined;
  databaseNow: () => Promise<number>;
  metrics?: PushMetrics | undefined;
}

export function createNoticesHandlers(work: NoticesWork): WorkHandler[] {
  const { repository, planner, cipher, dueWork, databaseNow } = work;
  const gates = new Map<string, Gate>();
  /** The gate of a push service. Each has its own, so that one that hangs delays no notices of another. */
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
          // Work with a key that exists already is not added again, so each device gets the notice once however often
          // this handler runs.
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
        // A notice is lost if the process ends between `begin` and the push service's answer, which few can be at a
        // time.
        const answer = await gateOf(device.endpoint)(async () => {
          if (!(await begin())) return 'not begun';
          // Checked after `begin`: a reader who switches something off waits for all work that has begun (`settle`).
          const isWanted = await repository.isWanted(wanted, planned.kind, hashes);
          return isWanted ? send() : 'not wanted';
        });
        // The work was canceled, or waited at the gate for longer than its lease. In the latter case it is due again.
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

/** The text on the lock screen, with the time by the reader's own clock. */
function write({ user, settings }: DueNotice, { words, telling, ringAtMs }: PlannedNotice): string {
  const time = formatClockTime(ringAtMs, getZone(undefined, user), user.hours ?? '12');
  const moment: Moment =
    telling.kind === 'exact' || telling.kind === 'sky' ? { ...telling, time } : telling;
  return writeNotice(settings.style, words, moment);
}

/** The push topic of a notice on a device: 32 characters of base64url that reveal neither. */
function topicOf(subscriptionId: string, noticeId: string): string {
  const name = createHash('sha256').update(`${subscriptionId} ${noticeId}`).digest('base64url');
  return name.slice(0, 32);
}
