// A cluster of three with synchronous replication, whose leader dies, freezes, or hands over while users write: through
// HAProxy, through PgBouncer in transaction mode, and with all servers in DATABASE_URL.

import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startBuiltApp, waitUntil } from '#tests/support/built-app.ts';
import { type Cluster, LEASE_MS, LOOP_WAIT_MS, startCluster } from './rig/cluster.ts';
import { findClusterParts } from './rig/parts.ts';
import { report } from './rig/report.ts';
import { environmentOf, type Scene, startScene, type Way } from './rig/scene.ts';

const parts = findClusterParts('failover');
/** Within Patroni's lease, and what it takes to elect, to notice and to connect. */
const LONGEST_GAP_MS = 45_000;
const LONGEST_SWITCHOVER_MS = 20_000;

describe.skipIf(parts === undefined)('a cluster with synchronous replication', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    if (parts === undefined) return;
    const startedMs = performance.now();
    cluster = await startCluster(parts, { synchronous: true });
    report(
      `Patroni ${parts.version('patroni')}, etcd ${parts.version('etcd-server')}, ` +
        `HAProxy ${parts.version('haproxy')}, PgBouncer ${parts.version('pgbouncer')}: ` +
        `three servers after ${Math.round((performance.now() - startedMs) / 1000)} s`,
    );
  });
  afterAll(() => cluster?.close());

  describe.each<Way>(['haproxy', 'pgbouncer', 'hosts'])('asked through %s', (way) => {
    let scene: Scene;
    beforeAll(async () => {
      await cluster.becomeWhole();
      scene = await startScene(cluster, way);
    });
    afterAll(() => scene?.close());

    test('whose leader is killed loses nothing', async () => {
      const leader = await cluster.findLeader();
      const { longestGapMs } = await scene.during(`leader killed, ${way}`, () => leader.kill());
      expect((await cluster.findLeader()).name).not.toBe(leader.name);
      expect(longestGapMs).toBeLessThan(LONGEST_GAP_MS);
      leader.start();
      await cluster.becomeWhole();
    });

    test('whose leader freezes, and recovers when another leads, loses nothing', async () => {
      const leader = await cluster.findLeader();
      const { longestGapMs } = await scene.during(`leader frozen, ${way}`, async () => {
        leader.freeze();
        await waitUntil(
          'another leader',
          async () => (await cluster.findLeader()).name !== leader.name || undefined,
        );
        await scene.acknowledged(50);
        // For a moment it believes that it leads still.
        leader.thaw();
        await delay(5_000);
      });
      expect(longestGapMs).toBeLessThan(LONGEST_GAP_MS);
      await cluster.becomeWhole();
    });

    test('whose leader hands over loses nothing', async () => {
      const standby = await cluster.findSynchronousStandby();
      const { longestGapMs } = await scene.during(`switchover, ${way}`, () =>
        cluster.switchOver(standby),
      );
      expect((await cluster.findLeader()).name).toBe(standby.name);
      expect(longestGapMs).toBeLessThan(LONGEST_SWITCHOVER_MS);
      await cluster.becomeWhole();
    });

    test('under three processes that are restarted one after another loses nothing', async () => {
      await scene.during(`rolling restart, ${way}`, () => scene.restartAll());
    });
  });

  test('whose address names only a standby: nothing works until it leads', async () => {
    await cluster.becomeWhole();
    const standby = await cluster.findSynchronousStandby();
    const env = {
      ...environmentOf(cluster, 'hosts'),
      DATABASE_URL: `postgres://asteria@127.0.0.1:${standby.port}/postgres`,
    };
    const app = await startBuiltApp({ env, until: 'listening' });
    onTestFinished(() => app.close());
    const statusOf = async (path: string) => (await fetch(`${app.url}${path}`)).status;
    for (let count = 0; count < 10; count += 1) {
      expect(await statusOf('/api/ready')).toBe(503);
      await delay(200);
    }
    await cluster.switchOver(standby);
    await waitUntil('ready', async () => (await statusOf('/api/ready')) === 200 || undefined);
    expect(await statusOf('/api/user')).toBe(401);
    await cluster.becomeWhole();
  });

  test('without etcd stops taking writes rather than have two leaders, and continues when etcd is back', async () => {
    const scene = await startScene(cluster, 'hosts');
    onTestFinished(() => scene.close());
    const areAll = async (status: number) => {
      const answers = await Promise.all(scene.urls.map((url) => fetch(`${url}/api/ready`)));
      return answers.every((answer) => answer.status === status) || undefined;
    };
    await scene.during('etcd gone, hosts', async () => {
      await cluster.stopEtcd();
      await waitUntil('nobody to be ready', () => areAll(503));
      await delay(5_000);
      expect(await areAll(503)).toBe(true);
      await cluster.startEtcd();
    });
    await cluster.becomeWhole();
  });

  test('without etcd continues in failsafe mode, as long as the leader reaches its standbys', async () => {
    await cluster.configure({ failsafe_mode: true });
    const scene = await startScene(cluster, 'hosts');
    onTestFinished(() => scene.close());
    // The members tell each other that they know the mode.
    await delay(2 * LOOP_WAIT_MS);
    const { longestGapMs } = await scene.during('etcd gone in failsafe mode, hosts', async () => {
      await cluster.stopEtcd();
      // Longer than the lease.
      await delay(LEASE_MS + 5_000);
      await cluster.startEtcd();
    });
    expect(longestGapMs).toBeLessThan(LONGEST_SWITCHOVER_MS);
    await cluster.configure({ failsafe_mode: null });
    await cluster.becomeWhole();
  });

  // Last, since it leaves the servers with different pasts.
  test('in asynchronous mode loses what was acknowledged before its leader died', async () => {
    await cluster.configure({ synchronous_mode: false });
    await cluster.becomeWhole();
    const scene = await startScene(cluster, 'hosts');
    onTestFinished(() => scene.close());
    const leader = await cluster.findLeader();
    scene.writers.start();
    await scene.acknowledged(200);
    leader.freezeReplication();
    const before = scene.writers.tally.acknowledged;
    await scene.acknowledged(100);
    const unseen = scene.writers.tally.acknowledged - before;
    await leader.kill();
    await scene.writers.halt();
    await waitUntil('another leader', async () => {
      const { name } = await cluster.findLeader();
      const ready = await Promise.all(scene.urls.map((url) => fetch(`${url}/api/ready`)));
      return (name !== leader.name && ready.every(({ ok }) => ok)) || undefined;
    });
    const lost = await scene.writers.compare();
    report(
      `asynchronous: ${unseen} acknowledged writes no standby had seen, ${lost.length} faults`,
    );
    expect(lost.join()).toContain(': lost ');
  });
});
