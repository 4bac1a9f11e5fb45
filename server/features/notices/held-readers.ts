// The readers for whom this process rings: how it takes them over from other processes, and how it lets them go.

import type { BegunSendings } from './begun-sendings.ts';
import type { Claim, NoticePlansRepository } from './notice-plans.repository.ts';
import type { Held } from './ring.ts';
import type { Progress } from './sealed-content.ts';

export type HeldReaders = ReturnType<typeof createHeldReaders>;

export function createHeldReaders(plans: NoticePlansRepository, begun: BegunSendings) {
  /** By the id of the user. */
  const held = new Map<string, Held>();
  /**
   * Readers of whom it is not known whether this process holds them, because a claim got no answer or the reader has
   * changed something; with the progress of the process that held them before.
   */
  const unsure = new Map<string, Progress | undefined>();

  /** The progress of the process that held a reader before this one; undefined for none. */
  const inheritedOf = (userId: string) => held.get(userId)?.inherited ?? unsure.get(userId);

  function hold({ userId, plan, dueAtMs, mustPlan }: Claim, nowMs: number): void {
    held.set(userId, {
      dueAtMs,
      mustPlan,
      notices: plan.notices.filter(({ isRung, untilMs }) => !isRung && untilMs > nowMs),
      inherited: unsure.get(userId),
    });
    unsure.delete(userId);
  }

  /** Asks the database which of the unsure readers this process holds. */
  async function resolveUnsure(nowMs: number): Promise<void> {
    if (unsure.size === 0) return;
    const own = await plans.findOwn([...unsure.keys()]);
    const ids = new Set(own.map(({ userId }) => userId));
    for (const userId of unsure.keys()) if (!ids.has(userId)) unsure.delete(userId);
    // A reader who has changed something stays unsure until the next claim.
    for (const claim of own) if (!claim.isChanged) hold(claim, nowMs);
  }

  /** Prepares to hold the readers of a claim before it is stored; returns the progress to store with it. */
  function inherit(
    claims: readonly Claim[],
    progressOf: ReadonlyMap<string, Progress | undefined>,
  ): Progress {
    for (const progress of progressOf.values()) {
      for (const [host, place] of Object.entries(progress?.begun ?? {})) begun.advance(host, place);
    }
    for (const { userId, fromHolder } of claims) {
      const isOther = fromHolder !== null && fromHolder !== plans.holder;
      unsure.set(userId, isOther ? progressOf.get(fromHolder) : inheritedOf(userId));
      // What this process knew of the reader is out of date, because another process has held the reader since.
      if (isOther) held.delete(userId);
    }
    return begun.progress;
  }

  return {
    held,
    inheritedOf,

    /** Takes over all readers whom no living process holds. */
    async takeOver(nowMs: number): Promise<void> {
      await resolveUnsure(nowMs);
      for (;;) {
        const claims = await plans.claim(nowMs, inherit);
        for (const claim of claims) hold(claim, nowMs);
        if (claims.length === 0) return;
      }
    },

    /** Holds a reader no longer until the database says whether this process still does. */
    letGo(userId: string, { inherited }: Held): void {
      held.delete(userId);
      unsure.set(userId, inherited);
    },
  };
}
