// The world of a simulation: the time, two processes, what waits for its turn, and the choice of what happens next. All
// of it follows from the seed.

import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { mock } from 'node:test';
import { setImmediate as settleAll } from 'node:timers/promises';
import { DatabaseUnavailableError } from '#server/db/pg-errors.ts';
import type { Random } from '#server/platform/random.ts';
import { AppError } from '#shared/core/errors.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import type { Fate, Gate, SimulatedDatabase } from './simulated-database.ts';

/** Something happened that must never happen. */
export class BrokenRule extends Error {}

/** A call of a client, which may be answered, refused, or left without an answer. */
export interface Call<Rooms, T> {
  what: string;
  make(rooms: Rooms, isWaiting: () => boolean): Promise<T>;
  answered(value: T): void;
  refused?(error: AppError): void;
  /** Nobody knows whether it took effect. */
  unknown?(): void;
  /** A statement or transaction of the call was committed. */
  committed?(): void;
}

export interface Process<Rooms> {
  name: string;
  /** How far its clock is ahead, milliseconds. */
  readonly aheadMs: number;
  isAlive: boolean;
  rooms: Rooms;
}

/** What a room is composed from. */
export interface Surroundings {
  name: string;
  gate: Gate;
  random: Random;
  now(): number;
  databaseNow(): number;
  /** An error that a process has logged. */
  logged(error: unknown): void;
}

/** Whose statement or transaction a step has committed: a call's, or that of a loop; undefined if it committed none. */
export type Commit = object | 'loop' | undefined;

interface Held<Rooms> {
  process: Process<Rooms>;
  what: string;
  attempt: Attempt<Rooms> | undefined;
  run(fate: Fate): Promise<void>;
}

interface Attempt<Rooms> {
  call: Call<Rooms, unknown>;
  process: Process<Rooms>;
  isWaiting: boolean;
  hangUp(): void;
}

/** An arbitrary Saturday noon UTC, the same for every seed. */
const START_MS = Date.UTC(2026, 10, 21, 12);
const PROCESSES = 2;
const MAX_CALLS = 6;
const PHASE_STEPS = 60;
const STEP_WITHIN_MS = 30_000;
const REMEMBERED_LINES = 200;
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const realSetTimeout = setTimeout;
const realClearTimeout = clearTimeout;

/** What the world needs from the rooms of a process. */
interface Startable {
  start(): void;
  /** When something is due next in memory, UTC milliseconds. */
  nextAtMs(): Promise<number | undefined>;
}

export class World<Rooms extends Startable> {
  nowMs = START_MS;
  /** How often each kind of thing has happened. */
  readonly counts = new Map<string, number>();
  readonly database: SimulatedDatabase;
  readonly chance: () => number;
  readonly random: Random;
  readonly processes: Process<Rooms>[] = [];
  readonly #compose: (surroundings: Surroundings) => Rooms;
  readonly #attempts = new Set<Attempt<Rooms>>();
  readonly #calls = new AsyncLocalStorage<Attempt<Rooms>>();
  readonly #digest = createHash('sha256');
  readonly #lines: string[] = [];
  #held: Held<Rooms>[] = [];
  #started = 0;
  #steps = 0;
  #commit: Commit;
  /** The first fault that was found outside of a check, for instance in an answer. */
  #broken: unknown;

  constructor(
    database: SimulatedDatabase,
    seed: number,
    compose: (surroundings: Surroundings) => Rooms,
  ) {
    this.database = database;
    this.#compose = compose;
    this.chance = createSeededRandom(seed);
    // Ids come from a stream of their own, so that the choice of what happens does not depend on how many are made.
    const bytes = createSeededRandom(seed ^ 0x5eed);
    const integerBelow = (bound: number) => Math.floor(bytes() * bound);
    const hex = (count: number) =>
      Array.from({ length: count }, () => integerBelow(16).toString(16)).join('');
    this.random = {
      integerBelow,
      uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
      secret: (count) => Buffer.from(hex(2 * count), 'hex').toString('base64url'),
    };
  }

  start(): void {
    mock.timers.enable({ apis: ['setTimeout'] });
    for (let index = 0; index < PROCESSES; index += 1) this.#startProcess(index);
  }

  /** Ends both processes, so that none of their code runs any more. */
  end(): void {
    for (const process of this.processes) process.isAlive = false;
    this.#held = [];
    mock.timers.reset();
  }

  pick<T>(values: readonly T[]): T {
    const value = values[Math.floor(this.chance() * values.length)];
    if (value === undefined) throw new Error('there is nothing to pick from');
    return value;
  }

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  note(line: string): void {
    this.#digest.update(`${line}\n`);
    this.#lines.push(line);
    if (this.#lines.length > REMEMBERED_LINES) this.#lines.shift();
  }

  /** The last things that happened. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  /** A hash of everything that happened; two runs in which the same happened have the same digest. */
  get digest(): string {
    return this.#digest.copy().digest('hex').slice(0, 16);
  }

  broke(rule: string): void {
    this.#broken ??= new BrokenRule(rule);
  }

  /**
   * Does one thing. `next` returns a call that a client may begin now. Busy times, in which clients call, alternate
   * with quiet times, in which the loops of the processes finish their work.
   */
  async step(next: () => Call<Rooms, unknown> | undefined): Promise<Commit> {
    this.#steps += 1;
    this.#commit = undefined;
    const isQuiet = Math.floor(this.#steps / PHASE_STEPS) % 2 === 1;
    const dice = this.chance();
    const mayCall = !isQuiet && this.#attempts.size < MAX_CALLS && dice < 0.3;
    const call = mayCall ? next() : undefined;
    if (call !== undefined) this.#begin(call);
    else if (dice < 0.9 && this.#held.length > 0) await this.#resume(this.#chooseFate());
    else if (dice >= 0.995) this.#restart(Math.floor(this.chance() * PROCESSES));
    else if (dice >= 0.98 && this.#attempts.size > 0) this.pick([...this.#attempts]).hangUp();
    else await this.#passTime();
    await this.#settle();
    return this.#commit;
  }

  /** Does one thing without any fault; false when nothing waits. */
  async calmStep(): Promise<boolean> {
    if (this.#held.length === 0) return false;
    await this.#resume('answered');
    await this.#settle();
    return true;
  }

  async advance(ms: number): Promise<void> {
    this.nowMs += ms;
    mock.timers.tick(ms);
    await this.#settle();
  }

  async #settle(): Promise<void> {
    // Work that does not wait for the simulation runs in microtasks, which end before this does.
    await settleAll();
    if (this.#broken !== undefined) throw this.#broken;
  }

  #begin<T>(call: Call<Rooms, T>): void {
    const process = this.pick(this.processes);
    const attempt: Attempt<Rooms> = {
      call,
      process,
      isWaiting: true,
      hangUp: () => {
        if (!attempt.isWaiting) return;
        attempt.isWaiting = false;
        this.#attempts.delete(attempt);
        this.note(`${call.what} is left without an answer`);
        this.count('calls without an answer');
        call.unknown?.();
      },
    };
    this.#attempts.add(attempt);
    this.note(`${process.name}: ${call.what}`);
    const end = (how: string, tell: () => void) => {
      if (!attempt.isWaiting) return;
      attempt.isWaiting = false;
      this.#attempts.delete(attempt);
      this.note(`${call.what} is ${how}`);
      this.count(`calls ${how.split(':')[0]}`);
      try {
        tell();
      } catch (error) {
        this.#broken ??= error;
      }
    };
    this.#calls
      .run(attempt, () => call.make(process.rooms, () => attempt.isWaiting))
      .then(
        (value) => end('answered', () => call.answered(value)),
        (error: unknown) => {
          if (isUnavailable(error)) end('refused: unavailable', () => call.unknown?.());
          else if (error instanceof AppError) {
            end(`refused: ${error.code}`, () => call.refused?.(error));
          } else this.broke(`${call.what} fails: ${describe(error)}`);
        },
      );
  }

  #chooseFate(): Fate {
    const dice = this.chance();
    if (dice < 0.9) return 'answered';
    if (dice < 0.945) return 'refused';
    if (dice < 0.99) return 'lost';
    return dice < 0.995 ? 'ended' : 'undone';
  }

  async #resume(fate: Fate): Promise<void> {
    const held = this.pick(this.#held);
    const { process, what, attempt } = held;
    this.#held.splice(this.#held.indexOf(held), 1);
    this.note(`${process.name}: ${what} ${fate}`);
    this.count(fate);
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([
      held.run(fate),
      new Promise((_, reject) => {
        const late = () => reject(new Error(`"${what}" of ${process.name} does not end`));
        timer = realSetTimeout(late, STEP_WITHIN_MS);
      }),
    ]);
    realClearTimeout(timer);
    if (fate === 'answered' || fate === 'lost' || fate === 'ended') {
      this.#commit = attempt?.call ?? 'loop';
      attempt?.call.committed?.();
    }
    if (fate === 'ended' || fate === 'undone') this.#restart(this.processes.indexOf(process));
  }

  async #passTime(): Promise<void> {
    const dice = this.chance();
    let ms = 20 + Math.floor(this.chance() * 5 * SECOND_MS);
    if (dice < 0.6) {
      const all = await Promise.all(this.processes.map(({ rooms }) => rooms.nextAtMs()));
      const next = all.filter((each) => each !== undefined && Number.isFinite(each));
      if (next.length > 0) ms = Math.max(20, Math.min(...next.map(Number)) - this.nowMs);
    } else if (dice < 0.7) ms = Math.floor(this.chance() * 10 * MINUTE_MS);
    else if (dice < 0.71) ms = Math.floor(this.chance() * 12 * 60 * MINUTE_MS);
    this.note(`${ms} ms pass`);
    await this.advance(ms);
  }

  #startProcess(index: number): void {
    this.#started += 1;
    const name = `process ${this.#started}`;
    const process = {
      name,
      // The clock of the first process is right, and that of the other is wrong by up to a minute.
      aheadMs: index === 0 ? 0 : Math.floor((this.chance() - 0.5) * 2 * MINUTE_MS),
      isAlive: true,
    };
    const owner: { process?: Process<Rooms> } = {};
    const rooms = this.#compose({
      name,
      random: this.random,
      now: () => this.nowMs + process.aheadMs,
      databaseNow: () => this.nowMs,
      logged: (error) => {
        if (!isUnavailable(error)) this.broke(`${name} logs: ${describe(error)}`);
      },
      gate: (what, perform) =>
        new Promise((resolve, reject) => {
          const by = owner.process;
          if (by === undefined) throw new Error('a room uses the database before it is started');
          // A process that has ended never gets an answer.
          if (!by.isAlive) return;
          const run = (fate: Fate) => perform(fate, { resolve, reject });
          this.#held.push({ process: by, what, attempt: this.#calls.getStore(), run });
        }),
    });
    owner.process = Object.assign(process, { rooms });
    this.processes[index] = owner.process;
    rooms.start();
  }

  #restart(index: number): void {
    const process = this.processes[index];
    if (process === undefined) return;
    this.note(`${process.name} ends`);
    this.count('processes ended');
    process.isAlive = false;
    this.#held = this.#held.filter((held) => held.process !== process);
    for (const attempt of [...this.#attempts]) if (attempt.process === process) attempt.hangUp();
    this.#startProcess(index);
  }
}

function* causesOf(error: unknown): Generator<unknown> {
  for (let each: unknown = error; each instanceof Error; each = each.cause) yield each;
}

/** Whether an error says that the database could not be reached, which callers see as a 503. */
function isUnavailable(error: unknown): boolean {
  return [...causesOf(error)].some(
    (each) =>
      each instanceof DatabaseUnavailableError ||
      (each instanceof AppError && each.code === 'unavailable'),
  );
}

function describe(error: unknown): string {
  return [...causesOf(error)].map(String).join('; ') || String(error);
}
