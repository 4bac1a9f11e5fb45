// Servers that take no writes, several servers in one address, commits that no standby has confirmed, and poolers.

import { createServer } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseClient } from '#server/db/database.ts';
import { findSqlState, isDatabaseUnavailable } from '#server/db/pg-errors.ts';
import { openPostgres, type PostgresSettings } from '#server/db/postgres-client.ts';
import { type PostgresServer, startPostgres } from '#tests/support/postgres-server.ts';

let writable: PostgresServer;
let standby: PostgresServer;
beforeAll(async () => {
  [writable, standby] = await Promise.all([
    startPostgres(),
    // To a client a standby is this: it answers, and refuses to write.
    startPostgres({ default_transaction_read_only: 'on' }),
  ]);
}, 120_000);
afterAll(async () => {
  await Promise.all([writable?.close(), standby?.close()]);
});

const portOf = (server: PostgresServer) => new URL(server.url).port;
const addressOf = (...ports: string[]) =>
  `postgres://asteria@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/postgres`;

async function withClient(
  settings: Pick<PostgresSettings, 'url'> & Partial<PostgresSettings>,
  work: (client: DatabaseClient) => Promise<void>,
): Promise<void> {
  const client = openPostgres({ poolSize: 4, logger: pino({ level: 'silent' }), ...settings });
  try {
    await work(client);
  } finally {
    await client.close();
  }
}

const ask = (client: DatabaseClient, text: string) => client.query({ text, values: [] });

/** The port of the server that answers. */
async function findPort(client: DatabaseClient): Promise<unknown> {
  const { rows } = await ask(client, "select current_setting('port') as port");
  return rows[0]?.['port'];
}

describe('a server that takes no writes', () => {
  test('is not ready, and gets no queries', async () => {
    await withClient({ url: standby.url }, async (client) => {
      await expect(client.ping()).rejects.toSatisfy(isDatabaseUnavailable);
      await expect(ask(client, 'select 1')).rejects.toSatisfy(isDatabaseUnavailable);
    });
  });

  test('is left by connections that it once accepted, and used again when it is promoted', async () => {
    await withClient({ url: writable.url, poolSize: 1 }, async (client) => {
      await ask(client, 'create table if not exists kept (id integer)');
      await ask(client, 'set session characteristics as transaction read only');
      await expect(ask(client, 'insert into kept values (1)')).rejects.toSatisfy(
        (error) => findSqlState(error) === '25006' && isDatabaseUnavailable(error),
      );
      // The connection is gone, and with it what was set on it.
      await ask(client, 'insert into kept values (2)');
      await ask(client, 'set session characteristics as transaction read only');
      await expect(client.ping()).rejects.toSatisfy(isDatabaseUnavailable);
      await client.ping();
      await ask(client, 'drop table kept');
    });
  });
});

describe('several servers in one address', () => {
  test.each(['standby first', 'standby last', 'nobody first'])(
    '%s: the one that takes writes is found',
    async (order) => {
      const nobody = createServer().listen(0, '127.0.0.1');
      await new Promise((done) => nobody.once('listening', done));
      const address = nobody.address();
      const free = String(address instanceof Object ? address.port : 0);
      await new Promise((done) => nobody.close(done));
      const ports = {
        'standby first': [portOf(standby), portOf(writable)],
        'standby last': [portOf(writable), portOf(standby)],
        'nobody first': [free, portOf(standby), portOf(writable)],
      }[order];
      await withClient({ url: addressOf(...(ports ?? [])) }, async (client) => {
        const found = await Promise.all(Array.from({ length: 8 }, () => findPort(client)));
        expect(new Set(found)).toEqual(new Set([portOf(writable)]));
        await client.ping();
      });
    },
  );

  test('without one that takes writes refuse in time', async () => {
    await withClient({ url: addressOf(portOf(standby), portOf(standby)) }, async (client) => {
      await expect(client.ping()).rejects.toSatisfy(isDatabaseUnavailable);
    });
  });

  test('are migrated where writes are taken', async () => {
    await withClient({ url: addressOf(portOf(standby), portOf(writable)) }, async (client) => {
      await client.migrate();
      const { rows } = await ask(client, 'select count(*)::int as users from users');
      expect(rows).toEqual([{ users: 0 }]);
    });
  });
});

test('a commit that gave up waiting for its standby does not count as done', async () => {
  await withClient({ url: writable.url }, async (client) => {
    await ask(client, 'create table if not exists confirmed (id integer)');
    await ask(client, "alter system set synchronous_standby_names = 'nobody'");
    await ask(client, 'select pg_reload_conf()');
    try {
      await expect
        .poll(async () => (await ask(client, 'show synchronous_standby_names')).rows[0], {
          timeout: 5_000,
        })
        .toEqual({ synchronous_standby_names: 'nobody' });
      let settled = true;
      let writing: Promise<unknown> = Promise.resolve();
      const isHeld = async () => {
        if (settled) {
          settled = false;
          writing = ask(client, 'insert into confirmed values (1)').finally(() => {
            settled = true;
          });
          writing.catch(() => undefined);
        }
        const held =
          "select 1 from pg_stat_activity where wait_event = 'SyncRep' and query like 'insert into confirmed%'";
        return (await ask(client, held)).rows.length === 1;
      };
      // The processes of Postgres read their settings one after the other: until all have, a commit waits for nobody.
      await expect.poll(isHeld, { timeout: 10_000 }).toBe(true);
      const outcome = expect(writing).rejects.toSatisfy(isDatabaseUnavailable);
      // Canceled, Postgres answers with a warning and no error. Work of its own may wait for the standby too.
      const cancel =
        "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'";
      const cancelAll = async () => {
        await ask(client, cancel);
        return settled;
      };
      await expect.poll(cancelAll, { timeout: 10_000 }).toBe(true);
      await outcome;
    } finally {
      await ask(client, 'alter system reset synchronous_standby_names');
      await ask(client, 'select pg_reload_conf()');
    }
    await expect
      .poll(async () => (await ask(client, 'show synchronous_standby_names')).rows[0])
      .toEqual({ synchronous_standby_names: '' });
    await ask(client, 'drop table confirmed');
  });
});

describe('behind a pooler', () => {
  test("a connection keeps nothing: no prepared statement, and only the role's settings", async () => {
    const prepared = { name: 'sample', text: 'select 1 as one', values: [] };
    const listed = 'select name from pg_prepared_statements';
    await withClient({ url: writable.url, poolSize: 1, pooled: true }, async (client) => {
      await client.query(prepared);
      expect((await ask(client, listed)).rows).toEqual([]);
      expect(await client.listMissingSettings?.()).toEqual(
        expect.arrayContaining(['statement_timeout', 'lock_timeout']),
      );
      await ask(client, 'alter role asteria set statement_timeout = 5000');
      await ask(client, 'alter role asteria set lock_timeout = 2000');
      await ask(client, 'alter role asteria set idle_in_transaction_session_timeout = 10000');
      await ask(client, "alter role asteria set timezone = 'UTC'");
    });
    await withClient({ url: writable.url, poolSize: 1, pooled: true }, async (client) => {
      expect(await client.listMissingSettings?.()).toEqual([]);
      await ask(client, 'alter role asteria reset all');
    });
    await withClient({ url: writable.url, poolSize: 1 }, async (client) => {
      await client.query(prepared);
      expect((await ask(client, listed)).rows).toEqual([{ name: 'sample' }]);
      expect(await client.listMissingSettings?.()).toEqual([]);
    });
  });
});
