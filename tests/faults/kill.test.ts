// Processes that end while fifty users write: killed, as in a crash, and terminated, as by an
// operator. `npm run test:faults:long` kills twenty times per database; the short run fewer times.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltApp, startBuiltApp, waitUntil } from '#tests/support/built-app.ts';
import { prepareDatabase, type TestDatabase } from './rig/databases.ts';
import { isLongRun } from './rig/long-run.ts';
import { signUpPeople } from './rig/people.ts';
import { report } from './rig/report.ts';
import { createWriters, type Writers } from './rig/writers.ts';

const WRITERS = 50;
const ROUNDS = isLongRun ? 20 : 3;
const WRITES_BEFORE_THE_END = 150;
const READY_AGAIN_MS = 5_000;
const STOP_MS = 12_000;

describe.each(['embedded', 'postgres'] as const)('fifty writers on the %s database', (kind) => {
  let database: TestDatabase;
  let app: BuiltApp;
  let writers: Writers;

  beforeAll(async () => {
    database = await prepareDatabase(kind);
    app = await startBuiltApp(database.options);
    writers = createWriters(await signUpPeople(app, WRITERS));
  });
  afterAll(async () => {
    writers?.close();
    await app?.stop();
    await database?.close();
  });

  /** Lets all users write until this many more writes are acknowledged; they continue to write. */
  async function writeFor(count: number): Promise<void> {
    const enough = writers.tally.acknowledged + count;
    writers.start();
    await waitUntil(`${count} writes`, () => writers.tally.acknowledged >= enough || undefined);
  }

  async function startAgain(): Promise<number> {
    app = await startBuiltApp({ ...database.options, port: app.port });
    return app.startMs;
  }

  test(`lose no acknowledged write to ${ROUNDS} × kill -9, and find the server ready within 5 s`, async () => {
    const startsMs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await writeFor(WRITES_BEFORE_THE_END);
      await app.stop('SIGKILL');
      await writers.halt();
      startsMs.push(await startAgain());
      expect(await writers.compare()).toEqual([]);
    }
    const { acknowledged, lost } = writers.tally;
    report(
      `${kind}: ${ROUNDS} × kill -9, ${acknowledged} writes acknowledged, ${lost} tries lost, ` +
        `ready again after ${Math.round(Math.max(...startsMs))} ms at most`,
    );
    expect(Math.max(...startsMs)).toBeLessThan(READY_AGAIN_MS);
  }, 600_000);

  test('lose none to SIGTERM either, after which the process exits cleanly', async () => {
    await writeFor(WRITES_BEFORE_THE_END);
    const startedMs = performance.now();
    const code = await app.stop('SIGTERM');
    const stopMs = performance.now() - startedMs;
    await writers.halt();
    await startAgain();
    expect(await writers.compare()).toEqual([]);
    report(`${kind}: SIGTERM under load, ended after ${Math.round(stopMs)} ms`);
    expect(code).toBe(0);
    expect(stopMs).toBeLessThan(STOP_MS);
  });
});
