// No reader is forgotten: a claim without an answer, a plan that changes while it is made and a process that ends
// between the two keep no bell from ringing, and make none ring twice.

import { test as base, expect } from 'vitest';
import type { DatabaseClient, PlainQuery } from '#server/db/database.ts';
import { DatabaseUnavailableError } from '#server/db/pg-errors.ts';
import { openContent, sealContent } from '#server/features/notices/sealed-content.ts';
import { createDataCipher } from '#server/platform/data-cipher.ts';
import type { TransitContact } from '#shared/transits/transits.schema.ts';
import { findBirthsWithContact } from '#tests/support/births-with-contact.ts';
import { createTestDatabase } from '#tests/support/databases.ts';
import { type PushService, startPushService } from '#tests/support/push-service.ts';
import { createTestApp, TEST_DATA_KEY, type TestApp } from '#tests/support/test-app.ts';
import {
  createReader,
  doDueWork,
  listTimed,
  minuteOf,
  type NoticesReader,
  passUntil,
  setBell,
} from './notices-rig.ts';

const MINUTE_MS = 60_000;
/** After a failure a process looks again so much later. */
const LOOKS_AGAIN_MS = 4_000;
const LEASE_MS = 15_000;

/** What is to happen once. */
interface Trouble {
  /** The next claim is stored, and its answer is lost. */
  losesClaim: boolean;
  /** Comes right before the next plan is stored. */
  beforePlan: (() => Promise<void>) | undefined;
}

interface Rig {
  app: TestApp;
  trouble: Trouble;
  reader: NoticesReader;
  /** A contact of the reader's in half an hour, before any midnight at which a plan is made again in any case. */
  contact: TransitContact;
}

const test = base.extend<{ service: PushService; rig: Rig }>({
  // biome-ignore lint/correctness/noEmptyPattern: the form in which vitest reads what a fixture needs
  async service({}, use) {
    const service = await startPushService();
    await use(service);
    expect(service.problems).toEqual([]);
    await service.close();
  },
  async rig({ service }, use) {
    const trouble: Trouble = { losesClaim: false, beforePlan: undefined };
    const database = await createTestDatabase();
    const client = createTroubled(database.client, trouble);
    const app = await createTestApp({ database: { ...database, client } });
    const [birth] = findBirthsWithContact(app.clock.now() + 30.5 * MINUTE_MS);
    const reader = await createReader(app, service, birth);
    const today = await listTimed(app, reader, { from: 0, days: 1 });
    const contact = today.find((each) => minuteOf(each) === app.clock.now() + 30 * MINUTE_MS);
    if (contact === undefined) throw new Error('no contact in half an hour');
    await use({ app, trouble, reader, contact });
    await app.app.dueWork.stop();
    await app.close();
  },
});

function createTroubled(client: DatabaseClient, trouble: Trouble): DatabaseClient {
  const transaction: DatabaseClient['db']['transaction'] = async (work, config) => {
    const result = await client.db.transaction(work, config);
    const [first]: unknown[] = Array.isArray(result) ? result : [];
    const isClaim = first instanceof Object && 'fromHolder' in first;
    if (!isClaim || !trouble.losesClaim) return result;
    trouble.losesClaim = false;
    throw new DatabaseUnavailableError(new Error('the answer to a commit is lost'));
  };
  return {
    ...client,
    db: Object.create(client.db, { transaction: { value: transaction } }),
    async query(asked: PlainQuery) {
      const { beforePlan } = trouble;
      if (beforePlan !== undefined && asked.text.startsWith('update notice_plans set sealed')) {
        trouble.beforePlan = undefined;
        await beforePlan();
      }
      return client.query(asked);
    },
  };
}

/** Looks again some seconds later, as after a failure, and then waits until the minute is over. */
async function passMinute(app: TestApp, contact: TransitContact): Promise<void> {
  app.clock.advance(LOOKS_AGAIN_MS);
  await passUntil(app, minuteOf(contact) + MINUTE_MS);
}

// req: NOTICE-1
test('a reader rings whose first claim got no answer', async ({ rig }) => {
  const { app, trouble, reader, contact } = rig;
  await setBell(reader, contact);
  trouble.losesClaim = true;
  await doDueWork(app);
  expect(trouble.losesClaim).toBe(false);
  await passMinute(app, contact);
  expect(reader.device.received).toHaveLength(1);
});

test('a bell rings whose claim got no answer', async ({ rig }) => {
  const { app, trouble, reader, contact } = rig;
  await doDueWork(app);
  trouble.losesClaim = true;
  await setBell(reader, contact);
  await expect.poll(() => trouble.losesClaim).toBe(false);
  await passMinute(app, contact);
  expect(reader.device.received).toHaveLength(1);
});

test('a reader rings whose plan was encrypted anew while another was made', async ({ rig }) => {
  const { app, trouble, reader, contact } = rig;
  await setBell(reader, contact);
  const cipher = createDataCipher([TEST_DATA_KEY]);
  const { id } = reader.user;
  const { client } = app.database;
  trouble.beforePlan = async () => {
    const text = 'select sealed from notice_plans where user_id = $1::uuid';
    const { rows } = await client.query({ text, values: [id] });
    const plan = openContent(cipher, 'plan', id, String(rows[0]?.['sealed']));
    if (plan === undefined) throw new Error('no plan to encrypt anew');
    await client.query({
      text: 'update notice_plans set sealed = $2 where user_id = $1::uuid',
      values: [id, sealContent(cipher, 'plan', id, plan)],
    });
  };
  await doDueWork(app);
  expect(trouble.beforePlan).toBeUndefined();
  await passMinute(app, contact);
  expect(reader.device.received).toHaveLength(1);
});

test('a bell rings whose process ended before it had made the plan', async ({ rig }) => {
  const { app, trouble, reader, contact } = rig;
  await doDueWork(app);
  const ended = new Promise<void>((resolve) => {
    trouble.beforePlan = async () => {
      resolve();
      throw new DatabaseUnavailableError(new Error('the process ends'));
    };
  });
  await setBell(reader, contact);
  await ended;
  await app.app.dueWork.stop();
  const twin = await app.twin();
  twin.clock.advance(LEASE_MS);
  await passMinute(twin, contact);
  await twin.app.dueWork.stop();
  expect(reader.device.received).toHaveLength(1);
});
