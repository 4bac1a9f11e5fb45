// What a signed-in call costs, compared with the least that it can cost on this machine and with the usual stack.

import { createTestDatabase } from '#tests/support/databases.ts';
import { createUsers } from '#tests/support/many-users.ts';
import { openAdmin } from '#tests/support/postgres-admin.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { measurePacedLoad } from '../load/paced-load.ts';
import { pinLoad, pinServer, unpinLoad } from '../load/pin.ts';
import { type LoadFigures, measureRounds } from '../load/rounds.ts';
import type { Target } from '../load/target.ts';
import { type RunSettings, say } from '../part.ts';
import { compared, type Figure, type PartResult, plain } from '../report/figure.ts';
import { median } from '../report/statistics.ts';
import {
  POOL_SIZE,
  READS,
  startLimit,
  startProduct,
  startUsual,
  usersRoundRobin,
  writersAgain,
  writersInTurn,
} from './contestants.ts';

export const CONNECTIONS = 50;
/**
 * The number of users who read. The users after them write, half through the product and half through the usual stack.
 */
const READERS = 500;
const WRITERS = 3_000;
const ACTIVITIES_BEFORE = 12;

/** As in production; the tests' own Postgres runs without the cost of surviving a crash. */
export const DURABLE = { fsync: 'on', full_page_writes: 'on', shared_buffers: '256MB' };

export const CALLS = [
  { key: 'user', title: 'GET /api/user', ofLimit: 0.6 },
  { key: 'horoscope', title: 'GET /api/horoscope/daily', ofLimit: 0.6 },
  { key: 'luckyNumbers', title: 'GET /api/lucky-numbers', ofLimit: 0.6 },
  { key: 'birthChart', title: 'GET /api/birth-chart', ofLimit: 0.45 },
  { key: 'progress', title: 'GET /api/user-progress', ofLimit: 0.4 },
  { key: 'activity', title: 'POST /api/user-progress/activity', ofLimit: 0.3 },
] as const;
const OF_USUAL = 4;
/** At half of each server's maximum rate. */
const P99_OF_LIMIT = 2;
/** Many short rounds, because a pause of the machine then affects only the p99 of one round and not the median. */
const HALF_LOAD = { timesRounds: 3, seconds: 2 };

export async function measureApi(settings: RunSettings): Promise<PartResult> {
  const isPinned = pinLoad();
  const postgres = await startPostgres(DURABLE);
  const database = await createTestDatabase(postgres.url);
  const { url = postgres.url } = database;
  const admin = await openAdmin(url);
  const stops: (() => Promise<void>)[] = [admin.close];
  try {
    say('making readers');
    const everybody = READERS + 2 * WRITERS;
    await createUsers(admin, { users: everybody, activities: ACTIVITIES_BEFORE });
    await admin.run('vacuum analyze');
    const product = await startProduct(url);
    stops.push(product.stop);
    const limit = await startLimit(url, admin);
    stops.push(limit.stop);
    const usual = await startUsual(url, admin, { product, readers: everybody });
    stops.push(usual.stop);
    if (isPinned) for (const { pid } of [product, limit, usual]) pinServer(pid);

    const firstWriter = READERS + 1;
    const productTargets = [
      ...READS.map((read) => product.read(read, usersRoundRobin(1, READERS))),
      product.write(writersInTurn(firstWriter, WRITERS)),
    ];
    const usualTargets = [
      ...READS.map((read) => usual.read(read, usersRoundRobin(1, READERS))),
      usual.write(writersInTurn(firstWriter + WRITERS, WRITERS)),
    ];
    const limitTargets = [
      limit.read('user', usersRoundRobin(1, READERS)),
      limit.write(writersAgain(firstWriter, WRITERS)),
    ];
    // Every user's chart is computed once before anything is counted.
    await drawCharts(productTargets[READS.indexOf('birthChart')], READERS);

    const [limitRead, limitWrite, ...rest] = await measureRounds(
      [...limitTargets, ...productTargets, ...usualTargets],
      { ...settings, connections: CONNECTIONS, admin },
    );
    const figures: Figure[] = [];
    const limitHalves = {
      read: await measureHalfLoad(limitTargets[0], limitRead?.perSecond, settings),
      write: await measureHalfLoad(limitTargets[1], limitWrite?.perSecond, settings),
    };
    for (const [index, call] of CALLS.entries()) {
      const ours = rest[index];
      const theirs = rest[index + CALLS.length];
      const limits = call.key === 'activity' ? limitWrite : limitRead;
      if (!ours || !theirs || !limits) throw new Error('a target was not measured');
      say(`${call.title} at half load`);
      const half = await measureHalfLoad(productTargets[index], ours.perSecond, settings);
      const limitHalf = call.key === 'activity' ? limitHalves.write : limitHalves.read;
      figures.push(...describeCall(call, { ours, theirs, limits, half, limitHalf }));
    }
    const version = await admin.run('show server_version');
    return {
      notes: [
        `Postgres ${version[0]?.['server_version']} (fsync on), pool of ${POOL_SIZE} each, ${CONNECTIONS} connections, autocannon, ${isPinned ? 'the server on a core of its own, Postgres and load on another' : 'server, Postgres and load on the same cores'}; medians of ${settings.rounds} interleaved rounds of ${settings.seconds} s.`,
        "Limit: Node's own HTTP server and one prepared SELECT by key (for the write: one INSERT) through pg. Usual stack: Express 5, express-session, connect-pg-simple, passport, Drizzle.",
      ],
      figures,
    };
  } finally {
    for (const stop of stops.reverse()) await stop();
    await database.close();
    await postgres.close();
    if (isPinned) unpinLoad();
  }
}

async function drawCharts(target: Target | undefined, count: number): Promise<void> {
  if (target === undefined) throw new Error('no chart is measured');
  for (let drawn = 0; drawn < count; drawn += 1) {
    const { path, headers } = target.nextRequest();
    const answer = await fetch(target.url + path, { headers });
    if (!answer.ok) throw new Error(`${path} is ${answer.status}`);
    await answer.arrayBuffer();
  }
}

async function measureHalfLoad(
  target: Target | undefined,
  fullPerSecond: number | undefined,
  { rounds }: RunSettings,
): Promise<{ p50Ms: number; p99Ms: number }> {
  if (target === undefined || fullPerSecond === undefined) throw new Error('no full load before');
  const measured: { p50Ms: number; p99Ms: number }[] = [];
  for (let round = 0; round < rounds * HALF_LOAD.timesRounds; round += 1) {
    const pace = {
      perSecond: fullPerSecond / 2,
      seconds: HALF_LOAD.seconds,
      connections: CONNECTIONS,
    };
    measured.push(await measurePacedLoad(target, pace));
  }
  return {
    p50Ms: median(measured.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(measured.map(({ p99Ms }) => p99Ms)),
  };
}

function describeCall(
  { title, ofLimit }: (typeof CALLS)[number],
  measured: {
    ours: LoadFigures;
    theirs: LoadFigures;
    limits: LoadFigures;
    half: { p50Ms: number; p99Ms: number };
    limitHalf: { p50Ms: number; p99Ms: number };
  },
): Figure[] {
  const { ours, theirs, limits, half, limitHalf } = measured;
  return [
    compared(`${title}: rate`, ours.perSecond, '/s', {
      comparedWith: 'limit',
      other: limits.perSecond,
      goal: { kind: 'at least', value: ofLimit },
    }),
    compared(`${title}: rate beside the usual`, ours.perSecond, '/s', {
      comparedWith: 'usual stack',
      other: theirs.perSecond,
      goal: { kind: 'at least', value: OF_USUAL },
    }),
    compared(`${title}: server CPU`, ours.serverMicroseconds, 'µs', {
      comparedWith: 'limit',
      other: limits.serverMicroseconds,
    }),
    compared(`${title}: server CPU beside the usual`, ours.serverMicroseconds, 'µs', {
      comparedWith: 'usual stack',
      other: theirs.serverMicroseconds,
    }),
    compared(`${title}: Postgres CPU`, ours.databaseMicroseconds, 'µs', {
      comparedWith: 'limit',
      other: limits.databaseMicroseconds,
    }),
    plain(`${title}: p50 at full load`, ours.p50Ms, 'ms'),
    plain(`${title}: p99 at full load`, ours.p99Ms, 'ms'),
    plain(`${title}: p50 at half load`, half.p50Ms, 'ms'),
    compared(`${title}: p99 at half load`, half.p99Ms, 'ms', {
      comparedWith: 'limit',
      other: limitHalf.p99Ms,
      goal: { kind: 'at most', value: P99_OF_LIMIT },
    }),
  ];
}
