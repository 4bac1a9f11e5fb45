// The three servers of a comparison and their calls, on one Postgres and with the same pool size.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltApp } from '#tests/support/built-app.ts';
import {
  PAIR_IDS,
  SESSION_SECRET,
  signedCookie,
  USER_ID_SQL,
  userId,
  userSid,
} from '#tests/support/many-users.ts';
import type { Admin } from '#tests/support/postgres-admin.ts';
import type { Target } from '../load/target.ts';
import { startComparedServer } from './compared-server.ts';

export const POOL_SIZE = 10;
/** The pairs of signs that users start with (`createUsers`) are already recorded, so writes use the remaining pairs. */
const FIRST_FREE_PAIR = 30;

export const READS = ['user', 'horoscope', 'luckyNumbers', 'birthChart', 'progress'] as const;
export type Read = (typeof READS)[number];

/** The request of each read; `date` is the UTC day. */
const READ_PATHS: Readonly<Record<Read, (id: string, date: string) => string>> = {
  user: () => '/api/user',
  horoscope: (_id, date) => `/api/horoscope/daily?sign=leo&date=${date}`,
  luckyNumbers: (id, date) => `/api/lucky-numbers/${id}?date=${date}`,
  birthChart: (id) => `/api/birth-chart/${id}`,
  progress: () => '/api/user-progress',
};

/** The numbers of a measurement's users, one after another. */
export interface Readers {
  next(): number;
}

/** Users `first`, `first + step`, … of `count`, repeated forever. */
export function usersRoundRobin(first: number, count: number, step = 1): Readers {
  let turn = 0;
  return {
    next: () => first + (turn++ % count) * step,
  };
}

export interface Contestant {
  read(read: Read, readers: Readers): Target;
  /** New activities of these users, none of them twice. */
  write(readers: WritingUsers): Target;
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** The users who write: `count` users from `first` on, one after another, each time with their next pair of signs. */
export interface WritingUsers {
  next(): { number: number; pairId: string };
}

/** The same, repeated forever, for a server that lets a user record the same activity again. */
export function writersAgain(first: number, count: number): WritingUsers {
  const readers = usersRoundRobin(first, count);
  return { next: () => ({ number: readers.next(), pairId: PAIR_IDS[0] ?? '' }) };
}

export function writersInTurn(first: number, count: number, step = 1): WritingUsers {
  let turn = 0;
  return {
    next() {
      const pairId = PAIR_IDS[FIRST_FREE_PAIR + Math.floor(turn / count)];
      if (pairId === undefined) throw new Error('every pair is done: more readers are needed');
      return { number: first + (turn++ % count) * step, pairId };
    },
  };
}

const today = () => new Date().toISOString().slice(0, 10);

function activityBody(pairId: string): string {
  return JSON.stringify({
    activityType: 'compatibility',
    activityId: pairId,
    points: 10,
    timestamp: new Date().toISOString(),
  });
}

/** The cookie of a user from `createUsers`, for the product in production. */
export const productCookie = (number: number) => signedCookie('__Host-sid', userSid(number));

/** The product as it is built and as an operator starts it: in production mode, with its log in a file. */
export async function startProduct(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Contestant> {
  const folder = mkdtempSync(join(tmpdir(), 'asteria-bench-'));
  const app = await startBuiltApp({
    dataDir: folder,
    logFile: join(folder, 'log'),
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: String(POOL_SIZE),
      SESSION_SECRET,
      DATA_KEY: SESSION_SECRET,
      SMS_PROVIDER: 'console',
      LIMIT_FACTOR: '100000',
      ...env,
    },
  });
  return {
    ...callsOf(app, 'product', productCookie),
    async stop() {
      await app.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The usual stack, with its tables filled from the product's responses. */
export async function startUsual(
  databaseUrl: string,
  { run }: Admin,
  { product, readers }: { product: Contestant; readers: number },
): Promise<Contestant> {
  const samples = {
    horoscope: await fetchSample(product, 'horoscope'),
    luckyNumbers: await fetchSample(product, 'luckyNumbers'),
    birthChart: await fetchSample(product, 'birthChart'),
  };
  await run(
    'create table usual_sessions (sid varchar primary key, sess json not null, expire timestamp(6) not null)',
  );
  await run('create index usual_sessions_expire on usual_sessions (expire)');
  await run(
    `insert into usual_sessions select 'session-of-user-' || n, json_build_object(
       'cookie', json_build_object('originalMaxAge', 2592000000, 'httpOnly', true, 'path', '/',
         'expires', to_char(now() + interval '30 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
       'passport', json_build_object('user', ${USER_ID_SQL})), now() + interval '30 days'
     from generate_series(1, $1::int) n`,
    [readers],
  );
  await run(
    'create table usual_horoscopes (sign text, date date, horoscope jsonb not null, primary key (sign, date))',
  );
  await run('insert into usual_horoscopes values ($1, $2, $3)', [
    'leo',
    today(),
    JSON.stringify(samples.horoscope),
  ]);
  await run(
    'create table usual_lucky_numbers (user_id uuid, date date, numbers jsonb not null, primary key (user_id, date))',
  );
  await run(
    `insert into usual_lucky_numbers select ${USER_ID_SQL}, $2, $3 from generate_series(1, $1::int) n`,
    [readers, today(), JSON.stringify(samples.luckyNumbers)],
  );
  await run('create table usual_birth_charts (user_id uuid primary key, chart jsonb not null)');
  await run(
    `insert into usual_birth_charts select ${USER_ID_SQL}, $2 from generate_series(1, $1::int) n`,
    [readers, JSON.stringify(samples.birthChart)],
  );

  const server = await startComparedServer(new URL('./usual.server.ts', import.meta.url), {
    databaseUrl,
    poolSize: POOL_SIZE,
  });
  const cookieOf = (number: number) => signedCookie('connect.sid', userSid(number));
  return { ...callsOf(server, 'usual stack', cookieOf), stop: server.stop };
}

async function fetchSample(product: Contestant, read: Read): Promise<unknown> {
  const { path, headers } = product.read(read, usersRoundRobin(1, 1)).nextRequest();
  const answer = await fetch(product.url + path, { headers });
  if (!answer.ok) throw new Error(`${path} is ${answer.status}`);
  return answer.json();
}

/** The calls of the product's API, which the usual stack also serves. */
function callsOf(
  { url, pid }: { url: string; pid: number },
  who: string,
  cookieOf: (number: number) => string,
): Omit<Contestant, 'stop'> {
  return {
    url,
    pid,
    read: (read, readers) => ({
      name: `${who}: ${read}`,
      url,
      pid,
      nextRequest() {
        const number = readers.next();
        const path = READ_PATHS[read](userId(number), today());
        return { method: 'GET', path, headers: { cookie: cookieOf(number) } };
      },
    }),
    write: (writers) => ({
      name: `${who}: activity`,
      url,
      pid,
      nextRequest() {
        const { number, pairId } = writers.next();
        return {
          method: 'POST',
          path: '/api/user-progress/activity',
          headers: { cookie: cookieOf(number), 'content-type': 'application/json' },
          body: activityBody(pairId),
        };
      },
    }),
  };
}

/** The limit: the cost of one statement behind Node's own server. */
export async function startLimit(databaseUrl: string, { run }: Admin): Promise<Contestant> {
  await run(
    `create table limit_activities (id uuid primary key, user_id uuid not null,
       activity_id text not null, completed_at timestamptz not null)`,
  );
  const server = await startComparedServer(new URL('./limit.server.ts', import.meta.url), {
    databaseUrl,
    poolSize: POOL_SIZE,
  });
  const { url, pid } = server;
  return {
    url,
    pid,
    stop: server.stop,
    read: (_read, readers) => ({
      name: 'limit: one SELECT',
      url,
      pid,
      nextRequest: () => ({ method: 'GET', path: `/${userId(readers.next())}`, headers: {} }),
    }),
    write: (writers) => ({
      name: 'limit: one INSERT',
      url,
      pid,
      nextRequest() {
        const { number, pairId } = writers.next();
        const body = JSON.stringify({ userId: userId(number), activityId: pairId });
        return { method: 'POST', path: '/', headers: { 'content-type': 'application/json' }, body };
      },
    }),
  };
}
