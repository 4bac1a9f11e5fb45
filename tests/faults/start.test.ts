// Starts on the embedded database that are interrupted, and starts that must be refused.

import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startBuiltApp, waitUntil } from '#tests/support/built-app.ts';
import { makeFolder, prepareDatabase } from './rig/databases.ts';
import { signUpPeople, signUpPerson } from './rig/people.ts';
import { createWriters } from './rig/writers.ts';

/** When the first start is killed, as shares of the duration of a complete start. */
const MOMENTS = [0.2, 0.5, 0.7, 0.9];

let folder: ReturnType<typeof makeFolder>;
beforeEach(() => {
  folder = makeFolder();
});
afterEach(() => folder.remove());

test('an open folder is refused to a second process, which does not harm the first', {
  tags: 'night',
}, async () => {
  const database = await prepareDatabase('embedded');
  const app = await startBuiltApp(database.options);
  const writers = createWriters(await signUpPeople(app, 10));
  writers.start();
  const second = await startBuiltApp({ ...database.options, until: 'spawned' });
  expect(await second.exited).toBe(1);
  expect(second.output()).toMatch(
    new RegExp(`^DATA_DIR: .* is in use by process ${app.pid}\\. .*Example: DATA_DIR=\\.data-2\n$`),
  );
  const before = writers.tally.acknowledged;
  await waitUntil('more writes', () => writers.tally.acknowledged > before + 20 || undefined);
  await writers.halt();
  expect(await writers.compare()).toEqual([]);
  // The folder is also free after a process has crashed.
  await app.stop('SIGKILL');
  const third = await startBuiltApp({ ...database.options, port: app.port });
  expect(await writers.compare()).toEqual([]);
  writers.close();
  await third.stop();
  await database.close();
});

describe('a first start that is killed', () => {
  test('at any moment leaves an embedded database that the next start repairs', async () => {
    const clean = makeFolder();
    const whole = await startBuiltApp({ dataDir: clean.path });
    await whole.close();
    clean.remove();
    for (const moment of MOMENTS) {
      const app = await startBuiltApp({ dataDir: folder.path, until: 'spawned' });
      await Promise.race([delay(moment * whole.startMs), app.exited]);
      await app.stop('SIGKILL');
      expect(app.output()).not.toMatch(/error/i);
    }
    const app = await startBuiltApp({ dataDir: folder.path });
    const person = await signUpPerson(app);
    expect((await person.client.get('/api/user/export')).status).toBe(200);
    person.client.close();
    await app.stop();
  }, 300_000);
});
