// The sendings that this process has begun. None of them may begin again: not here, and not in a process that takes the
// readers over.

import type { Held, Sending } from './ring.ts';
import type { PlannedNotice, Progress } from './sealed-content.ts';
import { placeOf } from './sending-place.ts';

/** For how many push services `progress` keeps the place of the last sending. */
const MOST_HOSTS = 24;
/** How long a sending is remembered after its notice has expired, in case the clock is set back. */
const REMEMBERED_MS = 2 * 86_400_000;

export type BegunSendings = ReturnType<typeof createBegunSendings>;

export function createBegunSendings() {
  const progress: Progress = { begun: {}, underWay: [] };
  /** By the place of a sending, the instant until which it is remembered, UTC milliseconds. */
  const remembered = new Map<string, number>();
  return {
    /** How far this process has come, as it is stored. */
    progress,

    has: (place: string) => remembered.has(place),

    /** Remembers the place of a sending until `remember` sets an end or `forget` is called. */
    add(place: string): void {
      remembered.set(place, Number.POSITIVE_INFINITY);
    },

    forget(place: string): void {
      remembered.delete(place);
    },

    /** Remembers a sending, and that its notice has begun to ring: devices that are added later do not get it. */
    remember({ userId, notice, place }: Sending): void {
      const untilMs = notice.untilMs + REMEMBERED_MS;
      remembered.set(place, untilMs);
      remembered.set(placeOf(userId, notice, ''), untilMs);
    },

    forgetExpired(nowMs: number): void {
      for (const [place, untilMs] of remembered) if (untilMs < nowMs) remembered.delete(place);
    },

    /** Moves `progress` forward to a sending, for the processes that take over from this one. */
    advance(host: string, place: string): void {
      if ((progress.begun[host] ?? '') < place) progress.begun[host] = place;
      const hosts = Object.entries(progress.begun).sort(([, one], [, other]) =>
        one < other ? 1 : -1,
      );
      progress.begun = Object.fromEntries(hosts.slice(0, MOST_HOSTS));
    },

    /** Whether a sending of a notice to one of the devices has begun, here or in the process that held the reader. */
    hasBegun(
      { inherited }: Held,
      userId: string,
      notice: PlannedNotice,
      devices: readonly { id: string; host: string }[],
    ): boolean {
      return devices.some(({ id, host }) => {
        const place = placeOf(userId, notice, id);
        return remembered.has(place) || place <= (inherited?.begun[host] ?? '');
      });
    },
  };
}
