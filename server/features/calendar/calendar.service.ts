// A user's calendar feeds, and the file behind each address.

import { LRUCache } from 'lru-cache';
import type { FeedRow } from '#server/db/schema/index.ts';
import { assertFresh } from '#server/features/identity/index.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import { type Limits, MemoryLimit } from '#server/platform/limits.ts';
import type { Random } from '#server/platform/random.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import {
  type AddressedFeed,
  DEFAULT_FEED_KINDS,
  FEED_KINDS,
  type Feed,
  type FeedEdit,
  MAX_FEEDS,
  type NewFeed,
} from '#shared/calendar/calendar.schema.ts';
import { addDays, utcDateOf } from '#shared/core/calendar-date.ts';
import { AppError } from '#shared/core/errors.ts';
import type { AccountEventKind } from '#shared/identity/account/history.schema.ts';
import { CALENDAR_LIMITS, UNKNOWN_FEEDS } from './calendar.limits.ts';
import { type CalendarRepository, UNFETCHED_MS } from './calendar.repository.ts';
import { type FeedOwner, listFeedEvents } from './feed-events.ts';
import { EMPTY_FILE, type FeedFile, writeFeedFile } from './feed-file.ts';
import { nameReader } from './feed-reader.ts';

const TOKEN_BYTES = 20; // 160 bits
const UID_KEY_BYTES = 20;
const HASH_CONTEXT = 'calendar-token';
const MINUTE_MS = 60_000;
/** How much text of feed files a process caches, UTF-16 code units; each file for a minute. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** The call that creates an address, which only its answer contains. */
interface AddressCall {
  /** The caller's session, which must be fresh: anyone with the address can work out the birth. */
  session: FeedSession;
  /** The origin of the address; undefined where none is known. */
  origin: string | undefined;
  /** Throws when the answer can no longer be sent. */
  requireUnanswered: () => void;
}

type FeedSession = Parameters<typeof assertFresh>[0] & { readonly deviceName: string };

interface Dependencies {
  repository: CalendarRepository;
  almanac: Almanac;
  cipher: DataCipher;
  clock: Clock;
  random: Random;
  limits: Limits;
  /** LIMIT_FACTOR. */
  limitFactor: number;
  /** The path of a token's file. */
  pathOf: (token: string) => string;
}

function createParts(dependencies: Dependencies) {
  const { clock, limitFactor } = dependencies;
  const unknownTokens = new MemoryLimit(UNKNOWN_FEEDS, limitFactor, clock);
  // Keyed by everything that a file is computed from except the time: feed id, basis and sequence.
  const files = new LRUCache<string, { file: FeedFile; atMs: number }>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ file }) => file.text.length,
    ttl: MINUTE_MS,
    ttlAutopurge: true,
  });
  return { ...dependencies, unknownTokens, files };
}
type Parts = ReturnType<typeof createParts>;

function hashesOf({ cipher }: Parts, token: string) {
  return cipher.hashesOf(token, HASH_CONTEXT);
}

function newToken({ random }: Parts) {
  return random.secret(TOKEN_BYTES);
}

function addressOf({ pathOf }: Parts, token: string, origin: string | undefined): string {
  if (origin === undefined) throw new AppError('feeds_off');
  return `${origin}${pathOf(token)}`;
}

function eventOf(
  { clock, random }: Parts,
  userId: string,
  kind: AccountEventKind,
  { session }: AddressCall,
) {
  const at = new Date(clock.now());
  return { id: random.uuid(), userId, kind, device: session.deviceName, at };
}

async function list({ clock, repository }: Parts, userId: string): Promise<Feed[]> {
  const nowMs = clock.now();
  const feeds = (await repository.list(userId)).map((row) => describeFeed(row, nowMs));
  const isLive = ({ takenBackAt }: Feed) => takenBackAt === null;
  return [...feeds.filter(isLive), ...feeds.filter((feed) => !isLive(feed))];
}

/**
 * Throws `not_found` unless the user has the feed and it is live. A feed that was not fetched for a year is not live
 * either, although its `takenBackAt` is null, so a query on that column alone would not be enough.
 */
async function requireLive(parts: Parts, userId: string, id: string): Promise<void> {
  const feed = (await list(parts, userId)).find((each) => each.id === id);
  if (feed?.takenBackAt !== null) throw new AppError('not_found');
}

async function change(
  parts: Parts,
  userId: string,
  id: string,
  changes: Parameters<CalendarRepository['change']>[2],
  told?: Parameters<CalendarRepository['change']>[3],
): Promise<Feed> {
  const { repository, clock } = parts;
  await requireLive(parts, userId, id);
  const row = await repository.change(userId, id, changes, told);
  if (row === undefined) throw new AppError('not_found');
  return describeFeed(row, clock.now());
}

/**
 * A token's file; an empty one for every token that is not live. Counts the fetch, and throws `too_many_requests`: each
 * live feed has its own count, and each address has one for all tokens that are not live.
 */
async function read(
  parts: Parts,
  token: string,
  { address, userAgent }: { address: string; userAgent: string | undefined },
): Promise<FeedFile> {
  const { clock, repository, unknownTokens, limits, cipher, files, almanac } = parts;
  const nowMs = clock.now();
  const hashes = hashesOf(parts, token);
  const found = await repository.findByHash(hashes);
  if (found === undefined || findTakenBackMs(found.feed, nowMs) !== null) {
    unknownTokens.take(address);
    return EMPTY_FILE;
  }
  const { feed, owner } = found;
  await limits.takeAll([{ rule: CALENDAR_LIMITS.token, key: token }]);
  // Keyed with DATA_KEY and not with the row's `uidKey`: anyone who read the table could otherwise try all birth dates
  // until the hash matches.
  const bases = cipher.hashesOf(writeBasis(feed, owner), `calendar-basis:${feed.id}`);
  const basis = bases.find((each) => each === feed.basis) ?? bases[0];
  const sequence = await repository.countFetch(feed.id, {
    at: new Date(nowMs),
    by: nameReader(userAgent),
    week: mondayOf(nowMs),
    basis,
    hashes,
  });
  if (sequence === undefined) return EMPTY_FILE;
  const key = [feed.id, basis, sequence].join(' ');
  const kept = files.get(key);
  if (kept !== undefined && Math.abs(nowMs - kept.atMs) < MINUTE_MS) return kept.file;
  const events = listFeedEvents(almanac, { owner, feed, nowMs });
  const file = writeFeedFile(events, { sequence, stampMs: nowMs });
  files.set(key, { file, atMs: nowMs });
  return file;
}

/**
 * Throws `too_many_feeds` when five are live. `create` and `rotate` throw `fresh_proof_needed`, and `feeds_off` without
 * an `origin`.
 */
async function create(
  parts: Parts,
  userId: string,
  { name, style, kinds = [...DEFAULT_FEED_KINDS] }: NewFeed,
  call: AddressCall,
): Promise<AddressedFeed> {
  const { clock, random, repository } = parts;
  const nowMs = clock.now();
  assertFresh(call.session, nowMs);
  const token = newToken(parts);
  const url = addressOf(parts, token, call.origin);
  const row = {
    ...{ id: random.uuid(), userId, name, style, kinds },
    tokenHash: hashesOf(parts, token)[0],
    uidKey: random.secret(UID_KEY_BYTES),
    createdAt: new Date(nowMs),
  };
  const hasSpace = (feeds: readonly FeedRow[]) =>
    feeds.filter((feed) => findTakenBackMs(feed, nowMs) === null).length < MAX_FEEDS;
  const event = eventOf(parts, userId, 'feed_made', call);
  const isAdded = await repository.add(row, hasSpace, event, call.requireUnanswered);
  if (!isAdded) throw new AppError('too_many_feeds');
  const fresh = { ...row, ...NEVER_FETCHED };
  return { ...describeFeed(fresh, nowMs), url };
}

/** `edit`, `rotate` and `takeBack` throw `not_found` unless the user has a feed with this id and it is live. */
function edit(
  parts: Parts,
  userId: string,
  id: string,
  { name, style, kinds }: FeedEdit,
): Promise<Feed> {
  return change(parts, userId, id, { name, style, kinds });
}

/** Gives the feed another address; the old one answers with an empty file. */
async function rotate(
  parts: Parts,
  userId: string,
  id: string,
  call: AddressCall,
): Promise<AddressedFeed> {
  const { clock } = parts;
  assertFresh(call.session, clock.now());
  const token = newToken(parts);
  const url = addressOf(parts, token, call.origin);
  const tokenHash = hashesOf(parts, token)[0];
  const told = { event: eventOf(parts, userId, 'feed_changed', call), ...call };
  return { ...(await change(parts, userId, id, { tokenHash }, told)), url };
}

async function takeBack(parts: Parts, userId: string, id: string): Promise<Feed[]> {
  const { clock } = parts;
  await change(parts, userId, id, { takenBackAt: new Date(clock.now()) });
  return list(parts, userId);
}

export function createCalendarService(dependencies: Dependencies) {
  const parts = createParts(dependencies);
  return bindAll(parts, { list, read, create, edit, rotate, takeBack });
}

export type CalendarService = ReturnType<typeof createCalendarService>;

const NEVER_FETCHED = {
  lastFetchedAt: null,
  lastFetchedBy: null,
  week: null,
  weekFetches: 0,
  takenBackAt: null,
};

type DescribedRow = Omit<FeedRow, 'tokenHash' | 'uidKey' | 'basis' | 'sequence' | 'userId'>;

function describeFeed(row: DescribedRow, nowMs: number): Feed {
  const { id, name, style, kinds, createdAt, lastFetchedAt, lastFetchedBy } = row;
  const takenBackMs = findTakenBackMs(row, nowMs);
  return {
    id,
    name,
    style,
    kinds: FEED_KINDS.filter((kind) => kinds.includes(kind)),
    createdAt: createdAt.toISOString(),
    lastFetchedAt: lastFetchedAt?.toISOString() ?? null,
    lastFetchedBy,
    fetchesThisWeek: row.week === mondayOf(nowMs) ? row.weekFetches : 0,
    takenBackAt: takenBackMs === null ? null : new Date(takenBackMs).toISOString(),
  };
}

/** When a feed was taken back, by its owner or after a year without a fetch; null for a live one. */
function findTakenBackMs(
  feed: Pick<FeedRow, 'takenBackAt' | 'lastFetchedAt' | 'createdAt'>,
  nowMs: number,
): number | null {
  if (feed.takenBackAt !== null) return feed.takenBackAt.getTime();
  const endMs = (feed.lastFetchedAt ?? feed.createdAt).getTime() + UNFETCHED_MS;
  return endMs <= nowMs ? endMs : null;
}

/** The Monday of an instant's week by UTC, `YYYY-MM-DD`. */
function mondayOf(utcMs: number): string {
  const day = new Date(utcMs).getUTCDay();
  return addDays(utcDateOf(utcMs), -((day + 6) % 7));
}

/** Everything that the times and words of a feed's events are computed from, as text. */
function writeBasis(feed: FeedRow, owner: FeedOwner): string {
  const { birthDate, birthTime, birthPlaceDetails, birthTimeFold, birthTimeMargin } = owner;
  const place = birthPlaceDetails && [
    birthPlaceDetails.latitude,
    birthPlaceDetails.longitude,
    birthPlaceDetails.timeZone,
  ];
  const birth = [birthDate, birthTime, place, birthTimeFold, birthTimeMargin];
  const hours = owner.hours ?? owner.browserHours;
  return JSON.stringify([...birth, owner.zone, hours, feed.style, feed.kinds]);
}
