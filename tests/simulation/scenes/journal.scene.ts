// The journal: each writer has two devices that write offline and send the waiting changes in order, again if no answer
// came. In whatever order they arrive, the latest change of an entry stands, and earlier versions are kept.

import { eq } from 'drizzle-orm';
import { journalEntries, journalVersions, users } from '#server/db/schema/index.ts';
import { openEntry, openVersion } from '#server/features/journal/sealed-entry.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import { type BIRTHS, birthAt, storeUsers } from './people.ts';
import { mustHold, type RoomsCall, type Scene, type SimulatedWorld } from './scene.ts';

/** `text` is null for a deletion. */
interface Change {
  entry: Entry;
  markedAtMs: number;
  text: string | null;
}

interface Entry {
  id: string;
  sent: Change[];
  acknowledged: Change[];
}

interface Device {
  waiting: Change[];
  isSending: boolean;
}

interface Writer {
  user: { id: string } & (typeof BIRTHS)[number];
  entries: Entry[];
  devices: readonly Device[];
  deletion: 'none' | 'asked' | 'done';
}

const WRITERS = 3;
const ENTRIES = 4;
/** How many versions of an entry are kept, including the current one. */
const MOST_KEPT = 11;
const DATE = '2026-11-19';
const ZONE = 'America/Chicago';

const latestOf = (changes: readonly Change[]) =>
  changes.reduce((latest, { markedAtMs }) => Math.max(latest, markedAtMs), 0);
const isDeletion = ({ text }: Change) => text === null;

export async function createJournalScene(
  world: SimulatedWorld,
  cipher: DataCipher,
): Promise<Scene> {
  const writers = await addWriters(world);
  let lastMs = 0;

  /** Writes on a device. As in the page's outbox, an edit replaces a waiting edit of the same entry. */
  function note(writer: Writer, device: Device): void {
    const isNew = writer.entries.length < ENTRIES && world.chance() < 0.4;
    if (isNew || writer.entries.length === 0) {
      writer.entries.push({ id: world.random.uuid(), sent: [], acknowledged: [] });
    }
    const entry = isNew ? writer.entries.at(-1) : world.pick(writer.entries);
    if (entry === undefined) return;
    lastMs = Math.max(lastMs + 1, world.nowMs - Math.floor(world.chance() * 600_000));
    const text = world.chance() < 0.25 && entry.acknowledged.length > 0 ? null : `at ${lastMs}`;
    const under = device.isSending ? 1 : 0;
    device.waiting = device.waiting.filter((each, at) => at < under || each.entry !== entry);
    device.waiting.push({ entry, markedAtMs: lastMs, text });
  }

  function send(writer: Writer, device: Device, change: Change): RoomsCall<unknown> {
    const { entry, text } = change;
    const markedAt = new Date(change.markedAtMs).toISOString();
    const content = { date: DATE, zone: ZONE, mood: null, tags: [], markedAt };
    device.isSending = true;
    if (!entry.sent.includes(change)) entry.sent.push(change);
    const settle = (isTaken: boolean) => {
      device.isSending = false;
      if (isTaken) device.waiting = device.waiting.filter((each) => each !== change);
    };
    return {
      what: text === null ? 'delete an entry' : 'write an entry',
      make: ({ journal }) =>
        text === null
          ? journal.remove(writer.user.id, { id: entry.id, markedAt })
          : journal.write(writer.user, { id: entry.id, text, ...content }),
      answered() {
        mustHold(writer.deletion !== 'done', () => 'a deleted account writes');
        entry.acknowledged.push(change);
        settle(true);
        world.count(text === null ? 'entries deleted' : 'entries written');
      },
      refused({ code }) {
        // The entry, or the whole account, may be deleted between a write and its answer.
        const isRight =
          writer.deletion === 'none'
            ? code === 'not_found' && entry.sent.some((each) => isDeletion(each))
            : code === 'not_found' || code === 'not_signed_in';
        mustHold(isRight, () => `a change of a journal gets ${code}`);
        settle(true);
      },
      unknown: () => settle(false),
    };
  }

  function removeAccount(writer: Writer): RoomsCall<void> {
    // It stays so without an answer: the account may be gone or not.
    writer.deletion = 'asked';
    return {
      what: 'delete a writer',
      make: ({ journal }) => journal.deleteAccount(writer.user.id),
      answered() {
        writer.deletion = 'done';
      },
    };
  }

  async function look(writer: Writer): Promise<void> {
    const { id: userId } = writer.user;
    const { db } = world.database;
    const rows = await db.select().from(journalEntries).where(eq(journalEntries.userId, userId));
    const kept = await db.select().from(journalVersions).where(eq(journalVersions.userId, userId));
    if (writer.deletion === 'done') {
      mustHold(rows.length + kept.length === 0, () => 'a journal outlives its account');
      return;
    }
    const isThere = await db.$count(users, eq(users.id, userId));
    if (isThere === 0) return;
    for (const entry of writer.entries) {
      const row = rows.find(({ id }) => id === entry.id);
      if (row === undefined) {
        mustHold(entry.acknowledged.length === 0, () => 'an entry is lost');
        continue;
      }
      const key = { userId, id: entry.id };
      const text = row.sealed === null ? null : (openEntry(cipher, key, row.sealed)?.text ?? '');
      const versions = kept
        .filter(({ entryId }) => entryId === entry.id)
        .map(({ sealed }) => openVersion(cipher, key, sealed)?.text);
      compare(entry, { text, atMs: (row.deletedAt ?? row.markedAt).getTime() }, versions);
    }
  }

  return {
    next() {
      const writer = world.pick(writers);
      const device = world.pick(writer.devices);
      const dice = world.chance();
      if (dice < 0.01 && writer.deletion === 'none') return removeAccount(writer);
      if (dice < 0.5 || device.waiting.length === 0) note(writer, device);
      const [change] = device.waiting;
      return change === undefined || device.isSending ? undefined : send(writer, device, change);
    },
    async check() {
      for (const writer of writers) await look(writer);
    },
  };
}

function compare(
  { sent, acknowledged }: Entry,
  stands: { text: string | null; atMs: number },
  versions: readonly (string | undefined)[],
): void {
  const isOfSomebody = sent.some(
    ({ text, markedAtMs }) => text === stands.text && (text === null || markedAtMs === stands.atMs),
  );
  mustHold(isOfSomebody, () => 'an entry says what nobody wrote');
  mustHold(stands.atMs >= latestOf(acknowledged), () => 'an older change stands over a later one');
  if (sent.some(isDeletion) || sent.length > MOST_KEPT) return;
  for (const { text } of acknowledged) {
    const isKept = text === stands.text || versions.includes(text ?? undefined);
    mustHold(isKept, () => 'an edit is lost');
  }
}

async function addWriters(world: SimulatedWorld): Promise<Writer[]> {
  const writers = Array.from({ length: WRITERS }, (_, index): Writer => {
    const device = (): Device => ({ waiting: [], isSending: false });
    return {
      user: { id: world.random.uuid(), ...birthAt(index) },
      entries: [],
      devices: [device(), device()],
      deletion: 'none',
    };
  });
  await storeUsers(
    world,
    'writer',
    writers.map(({ user }) => user),
  );
  return writers;
}
