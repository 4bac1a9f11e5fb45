// Which push service a sending goes to, and its place in the order of all sendings to it.

import { createHash } from 'node:crypto';
import type { PlannedNotice } from './sealed-content.ts';

/** Stands for a mail where a device or its push service would. */
export const MAIL = 'mail';

/** The push service of a device. */
export const hostOf = (endpoint: string) => new URL(endpoint).host;

/**
 * The place of a sending among all to its push service, which sorts by minute, reader and device. Without a device it
 * sorts right before those of the notice.
 */
export function placeOf(
  userId: string,
  { key, ringAtMs }: Pick<PlannedNotice, 'key' | 'ringAtMs'>,
  subscriptionId: string,
): string {
  const name = createHash('sha256').update(`${userId} ${key}`).digest('base64url').slice(0, 16);
  return `${String(ringAtMs).padStart(15, '0')} ${name} ${subscriptionId.slice(0, 8)}`;
}
