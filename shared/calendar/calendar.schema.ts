// A feed that a calendar reads at its address: its contents, its wording, and who has read it.

import * as z from 'zod/mini';
import { personText } from '../core/text.ts';
import { CALENDAR_FIELD_COPY } from './calendar.copy.ts';

/** Live feeds that one user may have. */
export const MAX_FEEDS = 5;
/** A feed that no calendar has fetched for this many days is taken back: it ends for good. */
export const UNFETCHED_DAYS = 365;
const NAME_MAX_LENGTH = 40;

/** `planets`: contacts of the Sun to Mars; `slow`: of Jupiter to Pluto; `moon`: of the Moon. */
export const FEED_KINDS = ['planets', 'slow', 'moon', 'phases', 'stations'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];
export const DEFAULT_FEED_KINDS: readonly FeedKind[] = ['planets', 'slow', 'phases'];

/** `open`: each event says what happens. `discreet`: every event has the same title and nothing else. */
export const FEED_STYLES = ['open', 'discreet'] as const;
export type FeedStyle = (typeof FEED_STYLES)[number];

/** The calendar programs that are distinguished when they fetch a feed. */
export const FEED_READERS = ['apple', 'google', 'outlook', 'thunderbird', 'other'] as const;
export type FeedReader = (typeof FEED_READERS)[number];

const name = personText({
  required: CALENDAR_FIELD_COPY.nameRequired,
  max: [NAME_MAX_LENGTH, CALENDAR_FIELD_COPY.nameTooLong],
});
const style = z.enum(FEED_STYLES, CALENDAR_FIELD_COPY.style);
const kinds = z
  .array(z.enum(FEED_KINDS, CALENDAR_FIELD_COPY.kinds), CALENDAR_FIELD_COPY.kinds)
  .check(
    z.minLength(1, CALENDAR_FIELD_COPY.kinds),
    z.maxLength(FEED_KINDS.length, CALENDAR_FIELD_COPY.kinds),
    // Each kind once, in the order of `FEED_KINDS`.
    z.overwrite((chosen) => FEED_KINDS.filter((kind) => chosen.includes(kind))),
  );

export const newFeedSchema = z.object({
  name,
  style,
  /** Default: `DEFAULT_FEED_KINDS`. */
  kinds: z.optional(kinds),
});
export type NewFeed = z.infer<typeof newFeedSchema>;

export const feedEditSchema = z.object({
  name: z.optional(name),
  style: z.optional(style),
  kinds: z.optional(kinds),
});
export type FeedEdit = z.infer<typeof feedEditSchema>;

/** An instant, ISO 8601 in UTC. */
const instant = z.string();

export const feedSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  style: z.enum(FEED_STYLES),
  kinds: z.array(z.enum(FEED_KINDS)),
  createdAt: instant,
  lastFetchedAt: z.nullable(instant),
  lastFetchedBy: z.nullable(z.enum(FEED_READERS)),
  /** How often the feed was fetched since Monday 00:00 UTC. */
  fetchesThisWeek: z.int().check(z.gte(0)),
  /** When the user, or a year without a fetch, ended the feed: since then its address gives an empty calendar. */
  takenBackAt: z.nullable(instant),
});
export type Feed = z.infer<typeof feedSchema>;
/** Live feeds first, then those taken back; each group newest first. */
export const feedsSchema = z.array(feedSchema);
/** A feed with its new address, which no later answer contains. */
export const addressedFeedSchema = z.extend(feedSchema, { url: z.string() });
export type AddressedFeed = z.infer<typeof addressedFeedSchema>;
