// Whether the tables can be spread over several machines by user: their keys hold the user, and each statement on them
// reads the rows of one user or is in the list below.

import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reencrypt } from '#server/db/reencrypt.ts';
import { lowerRevived } from '#server/db/revived-rows.ts';
import * as schema from '#server/db/schema/index.ts';
import { resealJournals } from '#server/features/journal/index.ts';
import { resealLetters } from '#server/features/letter/index.ts';
import { resealMatches } from '#server/features/matches/index.ts';
import { resealNotices } from '#server/features/notices/index.ts';
import { resealProgress } from '#server/features/progress/index.ts';
import { createDataCipher } from '#server/platform/data-cipher.ts';
import { createTestDatabase } from '#tests/support/databases.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { type Admin, openAdmin } from '#tests/support/postgres-admin.ts';
import {
  distribute,
  findCrossShardTables,
  readDistribution,
} from '#tests/support/sharded-database.ts';
import {
  recordStatements,
  type Statement,
  type StatementRecorder,
} from '#tests/support/statements.ts';
import { TEST_DATA_KEY } from '#tests/support/test-app.ts';
import { type AttackedApp, startAttackedApp } from '../hostile/attacked-app.ts';
import { listBodies, nameOf } from '../hostile/fields.ts';
import { addressOf, prepareCall, requestOf } from '../hostile/good-calls.ts';

/** The statements on rows of many users, by their beginning, with the reason. None of them is part of a call. */
const ACROSS_USERS: readonly [statement: RegExp, reason: string][] = [
  [
    /^select user_id as key from account_events where at </,
    'clean-up: whose history has old events',
  ],
  [/^delete from account_events where user_id = any\(/, 'clean-up: the old events of these users'],
  [
    /^select "id" from "users" where .* not exists \(select 1 from "account_events"/,
    'unused accounts to note',
  ],
  [
    /^select "id" from "users" where .* and exists \(select 1 from "account_events"/,
    'unused accounts to delete',
  ],
  [
    /^select "subscribers"\."id", .* where \("account_events"\."kind" = /,
    'unused accounts to write to',
  ],
  [/^update "notice_settings" set "letter_by" = /, 'data:restored, letters by mail'],
  [/^delete from "birth_charts" where not \(starts_with\(/, 'data:encrypt, charts'],
  [
    /^select .* from "activities" where \(\("activities"\."user_id", .*\) > \(/,
    'data:encrypt, activities',
  ],
  [/^update activities .* activities\.user_id = fresh\.user_id/, 'data:encrypt, a batch of users'],
  [
    /^select .* from "point_entries" where \(\("point_entries"\."user_id", .*\) > \(/,
    'data:encrypt, ledger',
  ],
  [
    /^update point_entries .* point_entries\.user_id = fresh\.user_id/,
    'data:encrypt, a batch of users',
  ],
  [/^select .* from "letters" where \(\("letters"\."user_id", .*\) > \(/, 'data:encrypt, letters'],
  [
    /^select .* from "match_answers" where .*\("match_answers"\."user_id", .*\) > \(/,
    'data:encrypt, answers',
  ],
  [/^select id as key from journal_entries where deleted_at </, 'clean-up: ids of deleted entries'],
  [/^delete from journal_entries where id = any\(/, 'clean-up: deleted entries'],
  [/^select entry_id as key from journal_versions where kept_at </, 'clean-up: old versions'],
  [
    /^select .* from "journal_entries" where \(\("journal_entries"\."user_id", .*\) > \(/,
    'data:encrypt, journals',
  ],
  [
    /^select .* from "journal_versions" where \(\("journal_versions"\."user_id", .*\) > \(/,
    'data:encrypt, earlier versions',
  ],
  [
    /^select .* from "journal_namespaces" where \("journal_namespaces"\."user_id" > /,
    'data:encrypt, namespaces',
  ],
  [
    /^select "user_id" from "consents" where/,
    'data:restored: consents that a backup has brought back',
  ],
];

const DAY_MS = 86_400_000;
const NO_ID = '00000000-0000-4000-8000-000000000000';
const tables = Object.values(schema).filter((value) => is(value, PgTable));
const distributed = readDistribution().filter(({ kind }) => kind === 'user');

test('distribute.sql has every table of the schema once', () => {
  const named = readDistribution().map(({ table }) => table);
  expect(named.toSorted()).toEqual(tables.map(getTableName).toSorted());
});

test('the primary key of a distributed table begins with the user, and every unique key contains it', () => {
  const names = new Set(distributed.map(({ table }) => table));
  for (const table of tables.filter((each) => names.has(getTableName(each)))) {
    const { name, columns, primaryKeys, uniqueConstraints, indexes } = getTableConfig(table);
    const single = columns.filter(({ primary }) => primary);
    const [first] = primaryKeys[0]?.columns ?? single;
    expect(first?.name, name).toBe('user_id');
    const unique = [
      ...uniqueConstraints.map((constraint) => constraint.columns),
      ...indexes.filter(({ config }) => config.unique).map(({ config }) => config.columns),
      ...columns.filter(({ isUnique }) => isUnique).map((column) => [column]),
    ];
    for (const key of unique) {
      expect(
        key.map((column) => ('name' in column ? column.name : '')),
        name,
      ).toContain('user_id');
    }
  }
});

describe('in a database that is distributed', () => {
  let attacked: AttackedApp;
  let admin: Admin;
  let recorder: StatementRecorder;
  let mailServer: MailServer;
  beforeAll(async () => {
    const database = await createTestDatabase();
    if (database.url === undefined) throw new Error('shards are told by the plans of Postgres');
    admin = await openAdmin(database.url);
    await distribute(admin);
    mailServer = await startMailServer();
    const env = { SMTP_URL: mailServer.url, MAIL_FROM: 'Asteria <oracle@asteria.example>' };
    attacked = await startAttackedApp({ database, env });
    recorder = recordStatements();
  });
  afterAll(async () => {
    recorder?.stop();
    await admin?.close();
    await attacked?.close();
    await mailServer?.close();
  });

  /** The statements since the last call that read rows of several users in a distributed table. */
  async function findAcrossUsers(): Promise<string[]> {
    const seen = new Map<string, Statement>();
    for (const statement of recorder.take()) {
      if (/^\s*(select|insert|update|delete|with)\b/i.test(statement.text))
        seen.set(statement.text, statement);
    }
    const found: string[] = [];
    for (const statement of seen.values()) {
      const across = await findCrossShardTables(admin.run, statement);
      if (across.length > 0) found.push(statement.text.replace(/\s+/g, ' ').trim());
    }
    recorder.take(); // the questions themselves
    return found;
  }

  test('a statement that does not name its user is found', async () => {
    const { query } = attacked.app.database.client;
    await query({ text: 'select points from point_entries where id = $1', values: [NO_ID] });
    await query({
      text: 'select points from point_entries where user_id = $1 and id = $1',
      values: [NO_ID],
    });
    expect(await findAcrossUsers()).toEqual(['select points from point_entries where id = $1']);
  });

  test("every call works, and reads only one user's rows of distributed tables", {
    tags: 'night',
  }, async () => {
    for (const route of attacked.routes) {
      for (let variant = 0; variant < Math.max(1, listBodies(route).length); variant += 1) {
        const call = await prepareCall(attacked, route, variant);
        const answer = await call.client.send(addressOf(route, call), requestOf(route, call));
        expect(answer.status, `${nameOf(route)} ${answer.text}`).toBe(route.status);
        expect(await findAcrossUsers(), nameOf(route)).toEqual([]);
      }
    }
  });

  test("work outside calls reads many users' rows only if it is listed, and locks none of them", {
    tags: 'night',
  }, async () => {
    const { app, database } = attacked.app;
    const { client } = database;
    const cipher = createDataCipher([TEST_DATA_KEY]);
    app.dueWork.start();
    for (const days of [0, 701, 31]) {
      attacked.app.clock.advance(days * DAY_MS);
      await app.tidyUp();
      await expect.poll(() => app.dueWork.nextAtMs()).not.toBe(attacked.app.clock.now());
    }
    await app.dueWork.stop();
    await reencrypt(client.db);
    await resealProgress(client);
    await resealLetters(client.db, cipher);
    await resealJournals(client.db, cipher);
    await resealMatches(client.db, cipher);
    await resealNotices(client.db, cipher);
    await lowerRevived(client.db, new Date(attacked.app.clock.now()));
    const across = await findAcrossUsers();
    const isListed = (text: string) => ACROSS_USERS.some(([statement]) => statement.test(text));
    expect(across.filter((text) => !isListed(text))).toEqual([]);
    const gone = ACROSS_USERS.filter(([statement]) => !across.some((text) => statement.test(text)));
    expect(gone).toEqual([]);
    // Citus locks no rows of several machines.
    expect(
      across.filter((text) => /\bfor (no key )?(update|key share|share)\b/i.test(text)),
    ).toEqual([]);
  });
});
