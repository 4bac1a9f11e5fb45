// The rooms of one simulated process: the product's own code, composed over the simulated database, clock and random
// source. A planted fault wraps one of its dependencies.

import { eq } from 'drizzle-orm';
import pino from 'pino';
import type { Database, DatabaseClient } from '#server/db/database.ts';
import { users } from '#server/db/schema/index.ts';
import {
  createDueWork,
  createDueWorkStore,
  type DueWork,
  type WorkHandler,
} from '#server/due-work/index.ts';
import type { ChartOwner } from '#server/features/birth-chart/index.ts';
import { noteChartRead } from '#server/features/chart-reading/chart-readers.repository.ts';
import {
  answerGame,
  countPastWeeks,
  startGame,
  withdrawShare,
} from '#server/features/find-yourself/find-yourself.service.ts';
import { createHasWrittenOn } from '#server/features/journal/index.ts';
import {
  createJournalRepository,
  type JournalRepository,
} from '#server/features/journal/journal.repository.ts';
import { createJournalService } from '#server/features/journal/journal.service.ts';
import {
  createInvitationsService,
  type InvitationsService,
} from '#server/features/matches/invitations.service.ts';
import { createMatchSecrets } from '#server/features/matches/match-secrets.ts';
import {
  createMatchesRepository,
  type MatchesRepository,
} from '#server/features/matches/matches.repository.ts';
import {
  createMatchesService,
  type MatchesService,
} from '#server/features/matches/matches.service.ts';
import { createPairHashes } from '#server/features/matches/pair-hash.repository.ts';
import {
  createNoticePlansRepository,
  type NoticePlansRepository,
} from '#server/features/notices/notice-plans.repository.ts';
import {
  createNoticesRepository,
  type NoticesRepository,
} from '#server/features/notices/notices.repository.ts';
import { createRinger } from '#server/features/notices/notices.ringer.ts';
import type { PreparePush } from '#server/features/notices/push-sender.ts';
import {
  createProgressRepository,
  type ProgressRepository,
} from '#server/features/progress/progress.repository.ts';
import {
  createProgressService,
  type ProgressService,
} from '#server/features/progress/progress.service.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import type { DataCipher } from '#server/platform/data-cipher.ts';
import { createLimits, type Limits } from '#server/platform/limits.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import type { SimulatedDatabase } from './simulated-database.ts';
import { drawSimulated } from './simulated-draw.ts';
import type { Surroundings } from './world.ts';

export type DueWorkStore = ReturnType<typeof createDueWorkStore>;

/** What concerns the game Find yourself. */
export type GameRoom = ReturnType<typeof createGameRoom>;

/** What concerns the journal. */
export type JournalRoom = ReturnType<typeof createJournalRoom>;

export interface Rooms {
  database: DatabaseClient;
  game: GameRoom;
  journal: JournalRoom;
  progress: ProgressService;
  limits: Limits;
  dueWork: DueWork;
  matches: MatchesService;
  invitations: InvitationsService;
  notices: NoticesRepository;
  databaseNow(): number;
  now(): number;
  start(): void;
  nextAtMs(): Promise<number | undefined>;
}

/** What is outside of the processes and the same for all. */
export interface Outside {
  database: SimulatedDatabase;
  cipher: DataCipher;
  almanac: Almanac;
  guestBirth: ChartOwner;
  /** The push service, as a process sees it. */
  pushOf(surroundings: Surroundings): PreparePush;
  /** How a process does the work that becomes due. */
  handlersOf(surroundings: Surroundings): WorkHandler[];
}

/** A planted fault: the dependencies that it replaces. */
export interface Plant {
  progress?(repository: ProgressRepository, now: () => number): ProgressRepository;
  plans?(repository: NoticePlansRepository): NoticePlansRepository;
  limits?(limits: Limits): Limits;
  dueWork?(store: DueWorkStore): DueWorkStore;
  matches?(repository: MatchesRepository): MatchesRepository;
  game?(room: GameRoom, stored: { db: Database; cipher: DataCipher }): GameRoom;
  journal?(room: JournalRoom, db: Database): JournalRoom;
  entries?(repository: JournalRepository): JournalRepository;
}

const SECRETS = ['a-secret-of-the-simulation-and-of-nothing-else'] as const;
const keep = <T>(value: T): T => value;

const WEEK_MS = 7 * 24 * 3_600_000;

function createGameRoom({ random, now }: Surroundings, db: Database, cipher: DataCipher) {
  const dependencies = { db, cipher, random, clock: { now }, draw: drawSimulated };
  const { startGame: start, answerGame: answer } = bindAll(dependencies, { startGame, answerGame });
  return {
    start,
    answer,
    withdraw: (userId: string, device: string) => withdrawShare(dependencies, userId, device),
    readChart: (userId: string) => noteChartRead(db, userId),
    /** Counts as if a week later, so that every answered game has waited long enough. */
    count: () => countPastWeeks({ db, cipher, clock: { now: () => now() + WEEK_MS } }),
    async deleteAccount(userId: string) {
      await db.delete(users).where(eq(users.id, userId));
    },
  };
}

function createJournalRoom(db: Database, dependencies: Parameters<typeof createJournalService>[0]) {
  return {
    ...createJournalService(dependencies),
    async deleteAccount(userId: string) {
      await db.delete(users).where(eq(users.id, userId));
    },
  };
}

export function composeRooms(surroundings: Surroundings, outside: Outside, plant: Plant): Rooms {
  const { gate, random, logged } = surroundings;
  const { cipher, almanac, guestBirth } = outside;
  const database = outside.database.openClient(gate);
  const clock = { now: surroundings.now };
  const databaseNow = async () => surroundings.databaseNow();
  const logger = pino({
    level: 'error',
    hooks: {
      logMethod: ([first]) => {
        logged(first instanceof Object && 'err' in first ? first.err : first);
      },
    },
  });

  const repository = (plant.matches ?? keep)(createMatchesRepository(database.db));
  const notices = createNoticesRepository(database, cipher);
  const plans = createNoticePlansRepository(database, cipher, random.uuid());
  const ringer = createRinger({
    plans: plant.plans?.(plans) ?? plans,
    letters: {
      foresee: async () => null,
      announce: async () => ({ headline: 'A small red light', isOpened: false }),
    },
    isAnswerNew: (userId, matchId) => repository.isNew(userId, matchId),
    cipher,
    almanac,
    logger,
    prepare: outside.pushOf(surroundings),
    mail: undefined,
    origin: undefined,
    databaseNow,
    isOverloaded: () => false,
  });
  const store = createDueWorkStore(database, databaseNow);
  const dueWork = createDueWork({
    store: (plant.dueWork ?? keep)(store),
    random,
    logger,
    isOverloaded: () => false,
    metrics: undefined,
    handlers: outside.handlersOf(surroundings),
    loops: [ringer],
  });
  const progress = createProgressRepository(database);
  const limits = createLimits({ database, clock, factor: 1, secrets: SECRETS });
  const ofMatches = {
    repository,
    secrets: createMatchSecrets({ random, secrets: SECRETS }),
    pairHashes: createPairHashes(database.db, cipher),
    cipher,
    clock,
    random,
    logger,
  };
  const matches = createMatchesService(ofMatches);
  const game = createGameRoom(surroundings, database.db, cipher);
  const entries = createJournalRepository(database.db);
  const journal = createJournalRoom(database.db, {
    repository: (plant.entries ?? keep)(entries),
    clock,
    cipher,
    random,
    logger,
  });
  return {
    database,
    journal: plant.journal?.(journal, database.db) ?? journal,
    game: plant.game?.(game, { db: database.db, cipher }) ?? game,
    progress: createProgressService({
      repository: plant.progress?.(progress, surroundings.now) ?? progress,
      clock,
      random,
      hasWrittenOn: createHasWrittenOn({ database }),
      // The game's points are claimed by nobody here.
      hasPlayed: async () => false,
    }),
    limits: (plant.limits ?? keep)(limits),
    dueWork,
    matches,
    invitations: createInvitationsService({
      ...ofMatches,
      matches,
      readGuestBirth: async () => guestBirth,
      noteAnswer: notices.addAnswer,
    }),
    notices,
    databaseNow: surroundings.databaseNow,
    now: surroundings.now,
    start: () => dueWork.start(),
    nextAtMs: () => ringer.nextAtMs(),
  };
}
