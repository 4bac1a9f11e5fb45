// Writers that remember what the server acknowledged, and compare it with what is stored. Each
// writes one thing after another and repeats a write that was not acknowledged, as a user would.

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { accountExportSchema } from '#shared/identity/account/account.schema.ts';
import { compatibilityActivityId, DAILY_POINTS_CAP } from '#shared/progress/activities.ts';
import {
  activityRecordedSchema,
  pointsAwardedSchema,
  userProgressSchema,
} from '#shared/progress/progress.schema.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import type { Answer } from '#tests/support/http-client.ts';
import type { Event, Written } from './history.ts';
import type { Person } from './people.ts';

const BONUS_CLAIMS_A_DAY = 25;
/** Far fewer than a minute's writes to a journal. */
const ENTRIES = 20;
const ENTRY_MARKED_AT = '2026-11-20T20:00:00Z';
/** Delay before a refused or lost write is repeated. */
const RETRY_AFTER_MS = 25;
const ACTIVITY_IDS = [
  ...new Set(
    SIGN_KEYS.flatMap((one) => SIGN_KEYS.map((other) => compatibilityActivityId(one, other))),
  ),
];

type Write =
  | { kind: 'activity'; id: string }
  | { kind: 'bonus'; claimId: string }
  | { kind: 'email'; email: string }
  | { kind: 'name'; lastName: string }
  | { kind: 'entry'; id: string; text: string };

/** The result of one try. `lost`: no answer, so it is unknown whether the write took effect. */
export type Outcome = 'acknowledged' | 'refused' | 'lost';

export interface Tally {
  acknowledged: number;
  /** 503: the write did not take effect, or it is unknown. */
  refused: number;
  lost: number;
  /** Answers that no fault explains; each is a defect. */
  surprises: string[];
  /** The longest duration of a try, milliseconds. */
  slowestMs: number;
  /** The names written and the points that answers showed, in the order of their ends. */
  history: Event[];
}

/** One writing user; remembers every acknowledged write and the pending one. */
class Writer {
  readonly person: Person;
  readonly #tally: Tally;
  readonly #activities = new Map<string, number>();
  readonly #claims = new Set<string>();
  readonly #entries = new Map<string, string>();
  #email: string | undefined;
  #lastName = 'Whitlock';
  #underWay: Write | undefined;
  /** The name under way, as the history has it. */
  #writing: Written | undefined;
  #count = 0;

  constructor(person: Person, tally: Tally) {
    this.person = person;
    this.#tally = tally;
  }

  /** Writes until stopped; a pending write stays pending. */
  async writeWhile(goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      const outcome = await this.#try();
      if (outcome !== 'acknowledged' && goesOn()) await delay(RETRY_AFTER_MS);
    }
  }

  async #try(): Promise<Outcome> {
    this.#underWay ??= this.#next();
    const write = this.#underWay;
    const startedMs = performance.now();
    this.#noteBegun(write, startedMs);
    const answer = await this.#send(write).catch(() => undefined);
    this.#tally.slowestMs = Math.max(this.#tally.slowestMs, performance.now() - startedMs);
    if (answer === undefined || answer.status === 502 || answer.status === 504) {
      this.#tally.lost += 1;
      return 'lost';
    }
    if (answer.status === 200 || answer.status === 201 || answer.status === 202) {
      this.#remember(write, answer);
      this.#noteEnded(write, answer, startedMs);
      this.#underWay = undefined;
      this.#tally.acknowledged += 1;
      return 'acknowledged';
    }
    if (answer.status === 503) this.#tally.refused += 1;
    else this.#tally.surprises.push(`${write.kind}: ${answer.status} ${answer.text}`);
    return 'refused';
  }

  /** A name that is written again after a lost answer is one write, which began with its first try. */
  #noteBegun(write: Write, startedMs: number): void {
    if (write.kind !== 'name' || this.#writing !== undefined) return;
    const key = `name of ${this.person.phoneNumber}`;
    this.#writing = { kind: 'write', key, value: this.#count, startedMs, endedMs: undefined };
    this.#tally.history.push(this.#writing);
  }

  #noteEnded(write: Write, answer: Answer, startedMs: number): void {
    const endedMs = performance.now();
    if (write.kind === 'name' && this.#writing !== undefined) this.#writing.endedMs = endedMs;
    this.#writing = undefined;
    if (write.kind !== 'activity' && write.kind !== 'bonus') return;
    const key = `points of ${this.person.phoneNumber}`;
    const schema = write.kind === 'activity' ? activityRecordedSchema : pointsAwardedSchema;
    const value = answer.read(schema).cosmicPoints;
    this.#tally.history.push({ kind: 'read', key, value, startedMs, endedMs, by: write.kind });
  }

  /**
   * Alternates between kinds of writes; kinds with a daily limit are replaced by the others when it
   * is reached.
   */
  #next(): Write {
    this.#count += 1;
    const activity = ACTIVITY_IDS[this.#activities.size];
    if (this.#count % 3 === 0 && activity !== undefined) return { kind: 'activity', id: activity };
    if (this.#count % 3 === 1 && this.#claims.size < BONUS_CLAIMS_A_DAY / 2) {
      return { kind: 'bonus', claimId: randomUUID() };
    }
    if (this.#count % 4 === 0 && this.#entries.size < ENTRIES) {
      return { kind: 'entry', id: randomUUID(), text: `Entry ${this.#count}` };
    }
    return this.#count % 2 === 0
      ? { kind: 'email', email: `${randomUUID()}@example.com` }
      : { kind: 'name', lastName: `Whitlock ${this.#count}` };
  }

  #send(write: Write): Promise<Answer> {
    const { client } = this.person;
    switch (write.kind) {
      case 'activity':
        return client.post('/api/user-progress/activity', {
          activityType: 'compatibility',
          activityId: write.id,
        });
      case 'bonus':
        return client.post('/api/user-progress/points', { points: 1, claimId: write.claimId });
      case 'email':
        return client.patch('/api/user', { email: write.email });
      case 'name':
        return client.patch('/api/user', { lastName: write.lastName });
      case 'entry':
        return client.send(`/api/journal/${write.id}`, {
          method: 'PUT',
          json: { date: '2026-11-20', zone: 'UTC', text: write.text, markedAt: ENTRY_MARKED_AT },
        });
    }
  }

  #remember(write: Write, answer: Answer): void {
    switch (write.kind) {
      case 'activity':
        this.#activities.set(write.id, answer.read(activityRecordedSchema).awarded);
        break;
      case 'bonus':
        this.#claims.add(write.claimId);
        break;
      case 'email':
        this.#email = write.email;
        break;
      case 'name':
        this.#lastName = write.lastName;
        break;
      case 'entry':
        this.#entries.set(write.id, write.text);
        break;
    }
  }

  /** Differences between what is stored and what must be; empty if there are none. */
  async compare(): Promise<string[]> {
    const exported = await this.person.client.get('/api/user/export');
    if (exported.status !== 200) return [`no export: ${exported.status} ${exported.text}`];
    const { tables } = exported.read(accountExportSchema);
    const progress = (await this.person.client.get('/api/user-progress')).read(userProgressSchema);
    const faults: string[] = [];
    const underWay = this.#underWay;
    const check = (what: string, stored: readonly unknown[], known: ReadonlySet<unknown>) => {
      const found = new Set(stored);
      if (found.size !== stored.length) faults.push(`${what}: stored twice`);
      for (const one of known) if (!found.has(one)) faults.push(`${what}: lost ${String(one)}`);
      const own: unknown[] = underWay === undefined ? [] : Object.values(underWay);
      if (underWay?.kind === 'entry') own.push(`${underWay.id}: ${underWay.text}`);
      for (const one of found) {
        if (!known.has(one) && !own.includes(one))
          faults.push(`${what}: nobody wrote ${String(one)}`);
      }
    };
    const column = (table: string, name: string) => (tables[table] ?? []).map((row) => row[name]);

    const done = column('activities', 'activityId');
    check('activities', done, new Set(this.#activities.keys()));
    const emails: unknown[] = [this.#email];
    if (underWay?.kind === 'email') emails.push(underWay.email);
    const [email] = column('users', 'email');
    if (this.#email !== undefined && !emails.includes(email))
      faults.push(`email: ${String(email)}, not ${emails.join()}`);
    const names: unknown[] = [this.#lastName];
    if (underWay?.kind === 'name') names.push(underWay.lastName);
    const [lastName] = column('users', 'lastName');
    if (!names.includes(lastName)) faults.push(`name: ${String(lastName)}, not ${names.join()}`);

    const journal = (tables['journal_entries'] ?? []).map(({ id, text }) => `${id}: ${text}`);
    check('journal', journal, new Set([...this.#entries].map(([id, text]) => `${id}: ${text}`)));

    const entries = tables['point_entries'] ?? [];
    const sum = entries.reduce((total, { points }) => total + Number(points), 0);
    if (sum !== progress.cosmicPoints) {
      faults.push(`points: ${progress.cosmicPoints}, but the ledger's sum is ${sum}`);
    }
    const ofSource = (source: string) =>
      entries.filter((entry) => entry['source'] === source).map((entry) => entry['sourceKey']);
    check('bonus', ofSource('bonus'), this.#claims);
    // An activity and its award are written together: below the daily limit neither exists alone.
    const awarded = new Set(ofSource('activity'));
    if (awarded.size !== ofSource('activity').length) faults.push('an activity awarded twice');
    for (const id of done) {
      if (!awarded.delete(`compatibility:${String(id)}`) && sum < DAILY_POINTS_CAP) {
        faults.push(`points: nothing for ${String(id)}`);
      }
    }
    for (const key of awarded) faults.push(`points: for ${String(key)}, which was not done`);
    return faults;
  }
}

export interface Writers {
  readonly tally: Tally;
  readonly people: readonly Person[];
  /** Starts writing; `halt` ends it. */
  start(): void;
  /**
   * Stops after the running tries; a write without an acknowledgement stays pending until `start`.
   */
  halt(): Promise<void>;
  /** Every acknowledged write that is not stored, and everything stored that should not be. */
  compare(): Promise<string[]>;
  close(): void;
}

/** All these users writing at the same time. */
export function createWriters(people: readonly Person[]): Writers {
  const tally: Tally = {
    acknowledged: 0,
    refused: 0,
    lost: 0,
    surprises: [],
    slowestMs: 0,
    history: [],
  };
  const writers = people.map((person) => new Writer(person, tally));
  let writing: { goesOn: boolean; ended: Promise<unknown> } | undefined;
  return {
    tally,
    people,
    start() {
      const run = { goesOn: true, ended: Promise.resolve<unknown>(undefined) };
      run.ended = Promise.all(writers.map((writer) => writer.writeWhile(() => run.goesOn)));
      writing = run;
    },
    async halt() {
      if (writing === undefined) return;
      writing.goesOn = false;
      await writing.ended;
      writing = undefined;
    },
    async compare() {
      const faults: string[] = [];
      for (const writer of writers) {
        for (const fault of await writer.compare()) {
          faults.push(`${writer.person.phoneNumber} ${fault}`);
        }
      }
      return [...faults, ...tally.surprises];
    },
    close() {
      for (const { person } of writers) person.client.close();
    },
  };
}
