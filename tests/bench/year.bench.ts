// What a reader's year costs the built server, in a process that has just started and in one that has told years before:
// the processor time of the whole call, without Postgres'.

import { setTimeout as wait } from 'node:timers/promises';
import { lastBirthday, nextBirthday } from '#shared/core/birthday.ts';
import { utcDateOf } from '#shared/core/calendar-date.ts';
import { urlOf } from '#shared/core/endpoint.ts';
import { getYearEndpoint } from '#shared/year/year.contract.ts';
import { createTestDatabase } from '#tests/support/databases.ts';
import { openAdmin } from '#tests/support/postgres-admin.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';
import { type Contestant, productCookie, startProduct } from './api/contestants.ts';
import { processorMicroseconds } from './load/process-figures.ts';
import { createReaders } from './morning/morning.ts';
import { type RunSettings, say } from './part.ts';
import { type PartResult, plain } from './report/figure.ts';
import { median } from './report/statistics.ts';

/** Date, time and margin; the last but one is born in 1940, the last one gives no time. */
const BIRTHS = [
  ['1994-08-02', '21:18', 5],
  ['1968-03-14', '06:40', 0],
  ['2004-12-27', '13:05', 15],
  ['1940-05-30', '03:30', 0],
  ['1987-10-09', null, null],
] as const;
const ZONE = 'America/Chicago';
/** The readers have been here for longer than the years that they ask for. */
const JOINED = '2010-01-01';
const YEARS_AGO = 10;
const MOST_MS = 150;
const PAUSE_MS = 1_000;
/** What an idle process takes in a pause for its regular work, microseconds. */
const IDLE_MICROSECONDS = 50_000;
const MICROSECONDS = 1000;

export async function measureYear({ rounds }: RunSettings): Promise<PartResult> {
  const postgres = await startPostgres();
  const database = await createTestDatabase(postgres.url);
  const { url = postgres.url } = database;
  const admin = await openAdmin(url);
  try {
    await createReaders(admin, BIRTHS.length);
    for (const [index, birth] of BIRTHS.entries()) {
      await admin.run(
        `update users set birth_date = $2, birth_time = $3, birth_time_margin = $4, created_at = $5
         where substr(username, 6)::int = $1`,
        [index + 1, ...birth, JOINED],
      );
    }
    const first = { now: [] as number[], next: [] as number[], ago: [] as number[] };
    const later: number[] = [];
    for (const [index, [birthDate]] of BIRTHS.entries()) {
      say(`the years of ${birthDate}`);
      const from = lastBirthday(birthDate, utcDateOf(Date.now()));
      const years = {
        now: from,
        next: nextBirthday(birthDate, from),
        ago: `${Number(from.slice(0, 4)) - YEARS_AGO}${from.slice(4)}`,
      };
      for (const which of ['now', 'next', 'ago'] as const) {
        const product = await startProduct(url);
        try {
          await untilIdle(product);
          const [cold] = await measureCalls(product, index + 1, years[which], 1);
          first[which].push(cold ?? Number.NaN);
          // Enough calls that the hundredths of a second of proc(5) do not matter.
          later.push(median(await measureCalls(product, index + 1, years[which], rounds)));
        } finally {
          await product.stop();
        }
      }
    }
    const atMost = { kind: 'at most', value: MOST_MS } as const;
    return {
      notes: [
        `Births of ${BIRTHS.map(([date]) => date).join(', ')}, the last without a time; each first call is a new process's, after it has warmed up. The highest of ${BIRTHS.length}. A process computes the sky of ten years ago when somebody who joined then first asks for it, once for all.`,
      ],
      figures: [
        plain('the first year of a process, this one', Math.max(...first.now), 'ms', atMost),
        plain('the next one', Math.max(...first.next), 'ms', atMost),
        plain('one ten years ago', Math.max(...first.ago), 'ms'),
        plain('a year again', Math.max(...later), 'ms', atMost),
      ],
    };
  } finally {
    await admin.close();
    await database.close();
    await postgres.close();
  }
}

/** Waits until a process has done what it does after its start. */
async function untilIdle({ pid }: Contestant): Promise<void> {
  for (let before = 0; ; ) {
    await wait(PAUSE_MS);
    const now = processorMicroseconds(pid);
    if (now - before < IDLE_MICROSECONDS) return;
    before = now;
  }
}

/** The processor time of each call, milliseconds. */
async function measureCalls(
  { url, pid }: Contestant,
  reader: number,
  from: string,
  calls: number,
): Promise<number[]> {
  const taken: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const before = processorMicroseconds(pid);
    const answer = await fetch(url + urlOf(getYearEndpoint, { query: { from, zone: ZONE } }), {
      headers: { cookie: productCookie(reader) },
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} ${text}`);
    taken.push((processorMicroseconds(pid) - before) / MICROSECONDS);
  }
  return taken;
}
