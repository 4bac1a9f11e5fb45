// Which program reads a feed, by its User-Agent. Only the name is kept: no version, no device, no address.

import type { FeedReader } from '#shared/calendar/calendar.schema.ts';

const READERS: readonly (readonly [RegExp, FeedReader])[] = [
  [/google/i, 'google'],
  [/thunderbird/i, 'thunderbird'],
  [/outlook|microsoft|exchange/i, 'outlook'],
  [/\b(ios|macos|mac os x|darwin|cfnetwork|calendaragent|dataaccessd|accountsd)\b/i, 'apple'],
];

/** The reader that a `User-Agent` names. */
export function nameReader(userAgent: string | undefined): FeedReader {
  if (userAgent === undefined) return 'other';
  return READERS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other';
}
