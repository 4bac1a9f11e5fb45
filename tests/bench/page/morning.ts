// The first visit of a day to Home on a slow phone. Each round has a new reader whose letter nobody has requested yet,
// once with the service worker from earlier visits and once without it.

import type { PartResult } from '../report/figure.ts';
import { auditInTurn } from './audits.ts';
import { installWorker, type MeasuredApp, signIn } from './browser.ts';

const WITH_WORKER = { lcpMs: 1_200, blockingMs: 100 };
const WITHOUT_WORKER = { lcpMs: 2_200, blockingMs: 100, scriptKilobytes: 120 };
/** What the slower quarter of phones has in 2026. */
const SLOWER_QUARTER = { roundTripMs: 100, kilobitsPerSecond: 9 * 1024 };
const ON_SLOWER_QUARTER = { lcpMs: 2_500 };

/** Audits the morning in both states, the first also on a faster network, for several builds alternately. */
export async function measureMorning(apps: readonly MeasuredApp[]): Promise<PartResult> {
  const visits = apps.map((visited) => ({
    url: `${visited.url}/home`,
    port: visited.debuggingPort,
    suffix: visited.suffix,
    prepare: () => signIn(visited.context, visited.app),
  }));
  const without = await auditInTurn(visits, WITHOUT_WORKER);
  const quarter = await auditInTurn(
    visits.map((visit) => ({
      ...visit,
      suffix: `, 9 Mbit/s${visit.suffix}`,
      conditions: SLOWER_QUARTER,
    })),
    ON_SLOWER_QUARTER,
  );
  for (const { app, context, url } of apps) {
    await signIn(context, app);
    await installWorker(context, url);
  }
  const installed = await auditInTurn(
    visits.map((visit) => ({
      ...visit,
      suffix: `, installed${visit.suffix}`,
      keepsStorage: true,
    })),
    WITH_WORKER,
  );
  return {
    figures: [without, quarter, installed].flatMap(({ figures }) => figures),
    notes: [without, quarter, installed].flatMap(({ notes }) => notes),
  };
}
