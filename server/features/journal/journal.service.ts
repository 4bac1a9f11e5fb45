// A user's journal: entries are written on devices, also without a connection, and stored encrypted.

import { dateOf } from '#server/features/transits/index.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { Random } from '#server/platform/random.ts';
import { findZoneHistory } from '#server/sky/civil-time/zone-table.ts';
import { daysBetween } from '#shared/core/calendar-date.ts';
import { AppError, badField } from '#shared/core/errors.ts';
import { JOURNAL_FIELD_COPY } from '#shared/journal/journal.copy.ts';
import type {
  ImportedEntry,
  Journal,
  JournalEdit,
  JournalEntry,
} from '#shared/journal/journal.schema.ts';
import { FIRST_DATE, KEPT_DAYS, MAX_DAYS, MAX_ENTRIES } from '#shared/journal/journal-rules.ts';
import { writeMarkdown } from '#shared/journal/markdown.ts';
import type {
  EntryRow,
  FoundEntry,
  JournalChange,
  JournalRepository,
  NewEntry,
  NewVersion,
} from './journal.repository.ts';
import { type Edit, mergeEdit, type Outcome, type StoredEntry } from './merge-edit.ts';
import {
  openEntry,
  openNamespace,
  openVersion,
  sealEntry,
  sealNamespace,
  sealVersion,
} from './sealed-entry.ts';

/** The columns of a user that entries depend on. */
export interface JournalOwner {
  id: string;
  birthDate: string | null;
}

export interface JournalDependencies {
  repository: JournalRepository;
  clock: Clock;
  cipher: DataCipher;
  random: Random;
  logger: Logger;
}

const DAY_MS = 86_400_000;
/** A device whose clock is further ahead is taken to write now; milliseconds. */
const CLOCK_AHEAD_MS = 5 * 60_000;
/** Entries that are decrypted before other work gets its turn. */
const OPENED_AT_ONCE = 500;

/**
 * Writes an entry, or keeps the edit beside a later one. `isNew` when the journal had no entry with this id. Throws
 * `bad_input`, `journal_full`, and `not_found` for an entry that was deleted after the edit.
 */
async function write(
  dependencies: JournalDependencies,
  user: JournalOwner,
  { id, ...edit }: JournalEdit & { id: string },
): Promise<{ entry: JournalEntry; isNew: boolean }> {
  const { clock, repository } = dependencies;
  const nowMs = clock.now();
  const today = dateIn(edit.zone, nowMs, 'zone');
  const read = readEdit(edit, nowMs);
  const isNew = await requireUser(
    repository.change(user.id, async (journal) => {
      const [row] = await journal.find([id]);
      // An entry stays where it is when the birth date is corrected to a later one.
      if (row?.date !== edit.date) assertDate(edit.date, user, today, 'date');
      const stored = row && readStored(dependencies, user.id, row);
      const outcome = mergeEdit(stored, read);
      if (outcome.kind === 'gone') throw new AppError('not_found');
      if (outcome.kind === 'new' && (await journal.count()) >= MAX_ENTRIES) {
        throw new AppError('journal_full');
      }
      const writes = listWrites(dependencies, user.id, id, {
        edit: read,
        outcome,
        writtenOn: today,
      });
      await store(journal, [writes], nowMs);
      return outcome.kind === 'new';
    }),
  );
  const found = await repository.findEntry(user.id, { id, since: keptSince(nowMs) });
  // Another device may have deleted it in between.
  if (found === undefined) throw new AppError('not_found');
  return { entry: requireRead(describe(dependencies, user.id, found)), isNew };
}

/**
 * Adds the entries of another journal, all or none. Throws `bad_input`, which names the entry by its place, and
 * `journal_full`.
 */
async function addImported(
  dependencies: JournalDependencies,
  user: JournalOwner,
  entries: readonly ImportedEntry[],
): Promise<{ added: number; changed: number; unchanged: number }> {
  const { clock, repository } = dependencies;
  const nowMs = clock.now();
  const edits = entries.map(({ id, ...edit }, index) => {
    const today = dateIn(edit.zone, nowMs, `entries.${index}.zone`);
    assertDate(edit.date, user, today, `entries.${index}.date`);
    return { id, edit: readEdit(edit, nowMs) };
  });
  return requireUser(
    repository.change(user.id, async (journal) => {
      const ids = [...new Set(edits.map(({ id }) => id))];
      const known = new Map<string, StoredEntry>(
        (await journal.find(ids)).map((row) => [row.id, readStored(dependencies, user.id, row)]),
      );
      const writes = new Map<string, Writes>();
      const counts = { added: 0, changed: 0, unchanged: 0 };
      for (const { id, edit } of edits) {
        const outcome = mergeEdit(known.get(id), edit);
        if (outcome.kind !== 'new' && outcome.kind !== 'wins') {
          counts.unchanged += 1;
          continue;
        }
        counts[outcome.kind === 'new' ? 'added' : 'changed'] += 1;
        known.set(id, edit);
        const made = listWrites(dependencies, user.id, id, { edit, outcome, writtenOn: null });
        writes.set(id, {
          ...made,
          versions: [...(writes.get(id)?.versions ?? []), ...made.versions],
        });
      }
      if (counts.added > 0 && (await journal.count()) + counts.added > MAX_ENTRIES) {
        throw new AppError('journal_full');
      }
      await store(journal, [...writes.values()], nowMs);
      return counts;
    }),
  );
}

/** Deletes an entry at once; throws `not_found` for an id that the journal does not have. */
async function remove(
  { clock, repository }: JournalDependencies,
  userId: string,
  { id, markedAt }: { id: string; markedAt?: string | undefined },
): Promise<void> {
  const nowMs = clock.now();
  const deletedAtMs = markedAt === undefined ? nowMs : readInstant(markedAt, nowMs);
  await requireUser(
    repository.change(userId, async (journal) => {
      const [row] = await journal.find([id]);
      if (row === undefined) throw new AppError('not_found');
      // Another device has changed or deleted it after this one deleted it.
      const latestMs = (row.deletedAt ?? row.markedAt).getTime();
      if (latestMs > deletedAtMs && (markedAt !== undefined || row.deletedAt !== null)) return true;
      await journal.remove(id, new Date(Math.max(deletedAtMs, latestMs)));
      return true;
    }),
  );
}

/** The entries of the dates from `from` to `until`. Throws `bad_input` for more than 400 days. */
async function list(
  dependencies: JournalDependencies,
  userId: string,
  { from, until }: { from: string; until: string },
): Promise<Journal> {
  if (until < from) throw badField('until', JOURNAL_FIELD_COPY.rangeReversed);
  if (daysBetween(from, until) >= MAX_DAYS)
    throw badField('until', JOURNAL_FIELD_COPY.rangeTooLong);
  const { repository, clock } = dependencies;
  const [found, summary] = await Promise.all([
    repository.findEntries(userId, { from, until, since: keptSince(clock.now()) }),
    repository.summarize(userId),
  ]);
  return { entries: await describeAll(dependencies, userId, found), ...summary };
}

/** The whole journal as one Markdown text, the oldest day first. */
async function exportMarkdown(dependencies: JournalDependencies, userId: string): Promise<string> {
  const { repository, clock } = dependencies;
  const since = keptSince(clock.now());
  const found = await repository.findEntries(userId, {
    from: '0001-01-01',
    until: '9999-12-31',
    since,
  });
  return writeMarkdown((await describeAll(dependencies, userId, found)).reverse());
}

/** The user's namespace of imported entries; made when it is first asked for. */
async function getNamespace(
  { repository, cipher, random }: JournalDependencies,
  userId: string,
): Promise<string> {
  const fresh = sealNamespace(cipher, userId, random.uuid());
  const sealed = await requireUser(repository.keepNamespace(userId, fresh));
  return requireRead(openNamespace(cipher, userId, sealed));
}

export function createJournalService(dependencies: JournalDependencies) {
  return bindAll(dependencies, {
    write,
    import: addImported,
    remove,
    list,
    export: exportMarkdown,
    getNamespace,
  });
}

export type JournalService = ReturnType<typeof createJournalService>;

/** What is written for one edit. */
interface Writes {
  entry: NewEntry | undefined;
  versions: NewVersion[];
}

function listWrites(
  { cipher }: JournalDependencies,
  userId: string,
  id: string,
  { edit, outcome, writtenOn }: { edit: Edit; outcome: Outcome; writtenOn: string | null },
): Writes {
  const key = { userId, id };
  const seal = (markedAtMs: number): NewEntry => ({
    id,
    date: edit.date,
    sealed: sealEntry(cipher, key, edit),
    markedAt: new Date(markedAtMs),
    writtenOn,
  });
  const putAside = (version: Edit): NewVersion => ({
    entryId: id,
    markedAt: new Date(version.markedAtMs),
    sealed: sealVersion(cipher, key, version),
  });
  switch (outcome.kind) {
    case 'new':
      return { entry: seal(edit.markedAtMs), versions: [] };
    case 'wins':
      return { entry: seal(edit.markedAtMs), versions: [putAside(outcome.aside)] };
    case 'same':
      return { entry: seal(outcome.markedAtMs), versions: [] };
    case 'loses':
      return { entry: undefined, versions: [putAside(outcome.aside)] };
    case 'gone':
      return { entry: undefined, versions: [] };
  }
}

async function store(journal: JournalChange, all: readonly Writes[], nowMs: number): Promise<void> {
  await journal.store(all.flatMap(({ entry }) => entry ?? []));
  await journal.putAside(
    all.flatMap(({ versions }) => versions),
    new Date(nowMs),
  );
}

function readStored({ cipher }: JournalDependencies, userId: string, row: EntryRow): StoredEntry {
  const { id, date, sealed, markedAt, deletedAt } = row;
  if (deletedAt !== null || date === null || sealed === null) {
    return { deletedAtMs: (deletedAt ?? markedAt).getTime() };
  }
  const content = requireRead(openEntry(cipher, { userId, id }, sealed));
  return { ...content, date, markedAtMs: markedAt.getTime() };
}

/** Entries as they are answered; other work gets its turn between them. */
export async function describeAll(
  dependencies: Pick<JournalDependencies, 'cipher' | 'logger'>,
  userId: string,
  found: readonly FoundEntry[],
): Promise<JournalEntry[]> {
  const entries: JournalEntry[] = [];
  for (const [index, row] of found.entries()) {
    if (index % OPENED_AT_ONCE === OPENED_AT_ONCE - 1) await new Promise(setImmediate);
    const entry = describe(dependencies, userId, row);
    if (entry !== undefined) entries.push(entry);
  }
  return entries;
}

/** Undefined for an entry whose key is no longer in `DATA_KEY`. */
function describe(
  { cipher, logger }: Pick<JournalDependencies, 'cipher' | 'logger'>,
  userId: string,
  { id, date, sealed, markedAt, earlierSealed, earlierMarkedAt }: FoundEntry,
): JournalEntry | undefined {
  const content = openEntry(cipher, { userId, id }, sealed);
  if (content === undefined) {
    logger.error('an entry of a journal cannot be read: its key is not in DATA_KEY');
    return undefined;
  }
  const { zone, text, mood, tags } = content;
  const earlier =
    earlierSealed === null ? undefined : openVersion(cipher, { userId, id }, earlierSealed);
  return {
    id,
    date,
    zone,
    text,
    mood,
    tags,
    markedAt: markedAt.toISOString(),
    earlier:
      earlier === undefined || earlierMarkedAt === null
        ? null
        : {
            text: earlier.text,
            mood: earlier.mood,
            tags: earlier.tags,
            markedAt: earlierMarkedAt.toISOString(),
          },
  };
}

function readEdit({ date, zone, text, mood, tags, markedAt }: JournalEdit, nowMs: number): Edit {
  return { date, zone, text, mood, tags, markedAtMs: readInstant(markedAt, nowMs) };
}

/** An instant of a device; now where its clock is ahead. */
function readInstant(markedAt: string, nowMs: number): number {
  const markedAtMs = Date.parse(markedAt);
  return markedAtMs > nowMs + CLOCK_AHEAD_MS ? nowMs : markedAtMs;
}

/** Today's date in a zone; throws `bad_input` at `field` for a zone that nobody knows. */
function dateIn(zone: string, nowMs: number, field: string): string {
  if (findZoneHistory(zone) === undefined) {
    throw badField(field, JOURNAL_FIELD_COPY.zoneUnknown);
  }
  return dateOf(nowMs, zone);
}

/** Throws `bad_input` at `field` for a date before the birth or after today. */
function assertDate(date: string, { birthDate }: JournalOwner, today: string, field: string): void {
  if (date > today) throw badField(field, JOURNAL_FIELD_COPY.dateAhead);
  if (birthDate !== null && date < birthDate) {
    throw badField(field, JOURNAL_FIELD_COPY.dateBeforeBirth);
  }
  if (birthDate === null && date < FIRST_DATE) {
    throw badField(field, JOURNAL_FIELD_COPY.dateTooEarly);
  }
}

export const keptSince = (nowMs: number): Date => new Date(nowMs - KEPT_DAYS * DAY_MS);

/** Throws `not_signed_in` where the account was deleted meanwhile. */
async function requireUser<T>(result: Promise<T | undefined>): Promise<T> {
  const value = await result;
  if (value === undefined) throw new AppError('not_signed_in');
  return value;
}

/** Throws `unavailable` for what cannot be decrypted, so that it is not overwritten. */
function requireRead<T>(content: T | undefined): T {
  if (content === undefined) throw new AppError('unavailable');
  return content;
}
