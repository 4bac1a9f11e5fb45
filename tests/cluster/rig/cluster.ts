// Three servers of Postgres under Patroni and etcd, with HAProxy and PgBouncer in front, with the configurations of
// server/deploy/, on free ports of loopback.

import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { waitUntil } from '#tests/support/built-app.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { openAdmin } from '#tests/support/postgres-admin.ts';
import { findOwner } from '#tests/support/postgres-server.ts';
import type { ClusterParts } from './parts.ts';
import { ROLE_SETTINGS, startPgbouncer } from './pgbouncer.ts';
import { isAlive, listFamily, type Process, signalAll, startProcess } from './processes.ts';

const NODES = 3;
const DEPLOY = resolve(import.meta.dirname, '../../../server/deploy');
/** The operator's configuration of a server. */
const PATRONI = z
  .looseObject({
    bootstrap: z.looseObject({
      dcs: z.looseObject({ ttl: z.number(), loop_wait: z.number() }),
      initdb: z.array(z.unknown()),
    }),
    postgresql: z.looseObject({}),
  })
  .parse(parse(readFileSync(join(DEPLOY, 'patroni.yml'), 'utf8')));
/** How long Patroni's leader keeps the lead without renewing it. */
export const LEASE_MS = PATRONI.bootstrap.dcs.ttl * 1000;
export const LOOP_WAIT_MS = PATRONI.bootstrap.dcs.loop_wait * 1000;
const FORMING_TIMEOUT_MS = 90_000;

export interface ClusterNode {
  readonly name: string;
  readonly port: number;
  /** Ends Patroni and Postgres as a loss of power would. */
  kill(): Promise<void>;
  /** Starts it again after `kill`. */
  start(): void;
  /** Stops all of its processes with SIGSTOP, so that their connections stay open. */
  freeze(): void;
  thaw(): void;
  /** Stops the processes that send changes to the standbys, like a network that drops every packet. */
  freezeReplication(): void;
}

export interface Cluster {
  readonly nodes: readonly ClusterNode[];
  /** Addresses of the database: through HAProxy, through PgBouncer in front of it, and of all servers. */
  readonly addresses: { haproxy: string; pgbouncer: string; hosts: string };
  /** The server that accepts writes, according to Patroni. */
  findLeader(): Promise<ClusterNode>;
  /** The standby that has every change that the leader acknowledged; Patroni makes no other standby the leader. */
  findSynchronousStandby(): Promise<ClusterNode>;
  /** Waits until there are a leader and two standbys that have all of its changes. */
  becomeWhole(): Promise<void>;
  /** Makes another server the leader, without a failure. */
  switchOver(to: ClusterNode): Promise<void>;
  /** Changes Patroni's settings of the cluster. */
  configure(change: Readonly<Record<string, unknown>>): Promise<void>;
  stopEtcd(): Promise<void>;
  startEtcd(): Promise<void>;
  close(): Promise<void>;
}

interface Member {
  name: string;
  role: string;
  state: string;
  lag?: number | string;
}

export async function startCluster(
  parts: ClusterParts,
  { synchronous }: { synchronous: boolean },
): Promise<Cluster> {
  const owner = findOwner();
  const folder = mkdtempSync(join(tmpdir(), 'asteria-cluster-'));
  chmodSync(folder, 0o755);
  const makeFolder = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path, { mode: 0o700 });
    if (owner !== undefined) chownSync(path, owner.uid, owner.gid);
    return path;
  };
  const started: Process[] = [];
  const start = (name: string, command: readonly [string, ...string[]], cwd: string) => {
    const log = join(folder, `${name}.log`);
    const child = startProcess({ command, env: { ...parts.env }, owner, cwd, log });
    started.push(child);
    return child;
  };

  const [etcdPort, peerPort] = [await findFreePort(), await findFreePort()];
  const etcdFolder = makeFolder('etcd');
  const etcdUrl = `http://127.0.0.1:${etcdPort}`;
  const peerUrl = `http://127.0.0.1:${peerPort}`;
  let etcd: Process | undefined;
  const startEtcd = async () => {
    const names = ['--name', 'one', '--data-dir', join(etcdFolder, 'data')];
    const clients = ['--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl];
    const peers = ['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl];
    const forming = ['--initial-cluster', `one=${peerUrl}`, '--enable-v2'];
    const command = [parts.etcd, ...names, ...clients, ...peers, ...forming] as const;
    etcd = start('etcd', command, etcdFolder);
    await waitUntil('etcd', async () => {
      const answer = await fetch(`${etcdUrl}/health`).catch(() => undefined);
      return answer?.ok || undefined;
    });
  };
  await startEtcd();

  const servers = await Promise.all(
    Array.from({ length: NODES }, async (_, index) => ({
      name: `node${index + 1}`,
      port: await findFreePort(),
      restPort: await findFreePort(),
    })),
  );
  const restUrls = servers.map(({ restPort }) => `http://127.0.0.1:${restPort}`);

  const killers: (() => void)[] = [];
  const killAll = () => {
    for (const kill of killers) kill();
  };
  // They are killed when the test run exits early.
  process.once('exit', killAll);
  const nodes = servers.map((server): ClusterNode => {
    const home = makeFolder(server.name);
    const config = join(home, 'patroni.yml');
    // JSON is YAML.
    writeFileSync(
      config,
      JSON.stringify(configOf({ ...server, home, etcdPort, parts, synchronous })),
    );
    chmodSync(config, 0o644);
    let patroni: Process;
    const run = () => {
      patroni = start(server.name, [parts.python, parts.patroni, config], home);
    };
    const all = () => {
      const pid = findPostmaster(join(home, 'data'));
      const ofPostgres = pid === undefined ? [] : listFamily(pid);
      return [...new Set([...patroni.family(), ...ofPostgres])];
    };
    // Postgres goes on when its Patroni has ended.
    killers.push(() => signalAll(all(), 'SIGKILL'));
    run();
    return {
      name: server.name,
      port: server.port,
      start: run,
      async kill() {
        // They are stopped first, so that none of them reports that another one has ended.
        const pids = all();
        signalAll(pids, 'SIGSTOP');
        signalAll(pids, 'SIGKILL');
        await waitUntil('its end', () => pids.every((pid) => !isAlive(pid)) || undefined);
      },
      freeze: () => signalAll(all(), 'SIGSTOP'),
      thaw: () => signalAll(all(), 'SIGCONT'),
      freezeReplication() {
        const senders = all().filter((pid) => titleOf(pid).includes('walsender'));
        if (senders.length === 0) throw new Error('nobody to send changes to');
        signalAll(senders, 'SIGSTOP');
      },
    };
  });

  /** The members of the cluster, according to the first server that answers. */
  async function listMembers(): Promise<Member[]> {
    for (const url of restUrls) {
      const answer = await fetch(`${url}/cluster`, { signal: AbortSignal.timeout(1_000) }).catch(
        () => undefined,
      );
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members; // Patroni's form
    }
    return [];
  }
  const nodeOf = (members: readonly Member[], role: string) =>
    nodes.find(({ name }) => members.some((one) => one.name === name && one.role === role));
  const leaderOf = (members: readonly Member[]) => nodeOf(members, 'leader');
  const find = (role: string) =>
    waitUntil(`a ${role}`, async () => nodeOf(await listMembers(), role), FORMING_TIMEOUT_MS);
  const findLeader = () => find('leader');
  let isSynchronous = synchronous;
  const becomeWhole = async () => {
    await waitUntil(
      'a leader and two standbys',
      async () => {
        const members = await listMembers();
        const isRunning = ({ state }: Member) => state === 'running' || state === 'streaming';
        const standbys = members.filter(({ role }) => role !== 'leader');
        const isWhole =
          members.length === NODES &&
          members.every(isRunning) &&
          leaderOf(members) !== undefined &&
          standbys.every(({ lag }) => lag === 0) &&
          (!isSynchronous || standbys.some(({ role }) => role === 'sync_standby'));
        return isWhole || undefined;
      },
      FORMING_TIMEOUT_MS,
    );
  };
  const post = async (method: string, path: string, body: unknown) => {
    const leader = await findLeader();
    const url = restUrls[nodes.indexOf(leader)];
    const answer = await fetch(`${url}${path}`, { method, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };

  await becomeWhole();
  const haproxyPort = await findFreePort();
  const haproxyFolder = makeFolder('haproxy');
  const haproxyConfig = join(haproxyFolder, 'haproxy.cfg');
  writeFileSync(haproxyConfig, haproxyOf(haproxyPort, servers), { mode: 0o644 });
  start('haproxy', [parts.haproxy, '-db', '-f', haproxyConfig], haproxyFolder);
  const bouncerPort = await findFreePort();
  const bouncerFolder = makeFolder('pgbouncer');
  const toHaproxy = { folder: bouncerFolder, port: bouncerPort, target: haproxyPort };
  started.push(startPgbouncer({ parts, owner, ...toHaproxy }));

  const addressOf = (...ports: number[]) =>
    `postgres://asteria@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/postgres`;
  const addresses = {
    haproxy: addressOf(haproxyPort),
    pgbouncer: addressOf(bouncerPort),
    hosts: addressOf(...servers.map(({ port }) => port)),
  };
  // HAProxy takes every server for the leader when it starts.
  let successive = 0;
  await waitUntil('the leader through both', async () => {
    const both = await Promise.all([addresses.haproxy, addresses.pgbouncer].map(takesWrites));
    successive = both.every(Boolean) ? successive + 1 : 0;
    return successive > 2 * NODES || undefined;
  });
  const admin = await openAdmin(addresses.haproxy);
  for (const setting of ROLE_SETTINGS) await admin.run(setting);
  await admin.close();

  return {
    nodes,
    addresses,
    findLeader,
    findSynchronousStandby: () => find('sync_standby'),
    becomeWhole,
    async switchOver(to) {
      const leader = await findLeader();
      await post('POST', '/switchover', { leader: leader.name, candidate: to.name });
    },
    async configure(change) {
      if ('synchronous_mode' in change) isSynchronous = change['synchronous_mode'] === true;
      await post('PATCH', '/config', change);
    },
    startEtcd,
    stopEtcd: async () => etcd?.stop('SIGKILL'),
    async close() {
      process.off('exit', killAll);
      for (const node of nodes) await node.kill();
      for (const child of started) await child.stop('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether the server that answers at an address accepts writes. */
async function takesWrites(address: string): Promise<boolean> {
  const admin = await openAdmin(address).catch(() => undefined);
  const rows = await admin
    ?.run("select current_setting('transaction_read_only') as read_only")
    .catch(() => []);
  await admin?.close();
  return rows?.[0]?.['read_only'] === 'off';
}

/** The id of the running Postgres of a data folder; the file of one that ended may name another program's process. */
function findPostmaster(data: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return titleOf(pid).includes(data) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function titleOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Whether a Patroni that was frozen takes the lead back from its successor, so that what the successor acknowledged is
 * lost. Patroni before 3.1 does so with version 3 of etcd's API (patroni/patroni#2689, #2783), and not with version 2.
 */
function overwritesLeases(parts: ClusterParts): boolean {
  const [major = 0, minor = 0] = parts.version('patroni').split(/[.-]/).map(Number);
  return major < 3 || (major === 3 && minor < 1);
}

function configOf(settings: {
  name: string;
  port: number;
  restPort: number;
  home: string;
  etcdPort: number;
  parts: ClusterParts;
  synchronous: boolean;
}): object {
  const { name, port, restPort, home, etcdPort, parts, synchronous } = settings;
  const { etcd3: _, watchdog: __, ...config } = PATRONI;
  return {
    ...config,
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    [overwritesLeases(parts) ? 'etcd' : 'etcd3']: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: { ...config.bootstrap.dcs, synchronous_mode: synchronous },
      initdb: [...config.bootstrap.initdb, 'no-sync'],
    },
    postgresql: {
      ...config.postgresql,
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(home, 'data'),
      bin_dir: parts.postgres,
      pgpass: join(home, 'pgpass'),
      authentication: {
        superuser: { username: 'asteria' },
        replication: { username: 'replicator' },
      },
      // fsync is not needed: the machine itself does not crash in tests.
      parameters: {
        unix_socket_directories: '',
        fsync: 'off',
        shared_buffers: '32MB',
      },
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
  };
}

/** The operator's configuration, with the servers of the test. */
function haproxyOf(
  port: number,
  servers: readonly { name: string; port: number; restPort: number }[],
) {
  const config = readFileSync(join(DEPLOY, 'haproxy.cfg'), 'utf8');
  const [lines = ''] = /(?:^ {2}server .*\n)+/m.exec(config) ?? [];
  const own = servers.map(
    (one) => `  server ${one.name} 127.0.0.1:${one.port} check port ${one.restPort}\n`,
  );
  return config
    .replace('bind 127.0.0.1:5000', `bind 127.0.0.1:${port}`)
    .replace(lines, own.join(''));
}
