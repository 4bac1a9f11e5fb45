// How far a process has come is stored in order, even if an earlier statement would be the last to arrive.

import { afterAll, expect, test } from 'vitest';
import { createNoticePlansRepository } from '#server/features/notices/notice-plans.repository.ts';
import type { Progress } from '#server/features/notices/sealed-content.ts';
import { createDataCipher } from '#server/platform/data-cipher.ts';
import { systemRandom } from '#server/platform/random.ts';
import { createTestDatabase } from '#tests/support/databases.ts';
import { TEST_DATA_KEY } from '#tests/support/test-app.ts';

const SLOW_MS = 100;
const database = await createTestDatabase();
afterAll(() => database.close());

test('a process that takes over finds the last sending, though the statement of one before was slow', async () => {
  const { client } = database;
  let isSlow = true;
  const plans = createNoticePlansRepository(
    {
      ...client,
      async query(asked) {
        const wasSlow = isSlow;
        isSlow = false;
        if (wasSlow) await new Promise((done) => setTimeout(done, SLOW_MS));
        // As for a reader who has a plan and a device, so that the sending may begin.
        return client.query({
          ...asked,
          text: asked.text.replace('exists (select 1 from held)', 'true'),
        });
      },
    },
    createDataCipher([TEST_DATA_KEY]),
    systemRandom.uuid(),
  );
  const progress: Progress = { begun: {}, underWay: [] };
  await plans.renew(0, progress);
  const begin = (place: string) => {
    progress.begun = { 'push.example': place };
    return plans.begin(systemRandom.uuid(), systemRandom.uuid(), progress);
  };
  await Promise.all([begin('first'), begin('second')]);
  expect(await plans.findProgress(plans.holder)).toMatchObject({
    begun: { 'push.example': 'second' },
  });
});
