// What a process that rings keeps in memory.

import type { PreparePush } from './push-sender.ts';
import type { PlannedNotice, Progress } from './sealed-content.ts';

/** A reader for whom this process rings. */
export interface Held {
  dueAtMs: number;
  mustPlan: boolean;
  /** The notices that wait for their minute. */
  notices: PlannedNotice[];
  /** The progress of the process that held the reader before; undefined for none. */
  inherited: Progress | undefined;
}

/** A notice on its way to a device. */
export interface Sending {
  userId: string;
  notice: PlannedNotice;
  /** Of the device; `MAIL` for a mail. */
  subscriptionId: string;
  host: string;
  /** Its place among all sendings to the host. */
  place: string;
  send: Awaited<ReturnType<PreparePush>>;
}

/** A notice that is to be rung at an instant: at all devices, or once more at one. */
export interface Ring {
  atMs: number;
  userId: string;
  notice: PlannedNotice;
  retry?: { subscriptionId: string; attempts: number };
}
