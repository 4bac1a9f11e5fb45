// What Lighthouse reports about a route on a first visit with a slow phone and a slow network.

import lighthouse from 'lighthouse';
import { type PartResult, plain } from '../report/figure.ts';
import { median } from '../report/statistics.ts';
import { CPU_SLOWDOWN } from './browser.ts';
import { findOwnBlockingTime } from './own-blocking-time.ts';

const ROUNDS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Bytes are in thousands, as transferred. */
const KILO = 1000;

interface Audited {
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  /** The part of the blocking time that other work on the machine did not cause. */
  ownTbt: number;
  cls: number;
  requests: number;
  /** Compressed bytes: in total, and of scripts. */
  bytes: number;
  scriptBytes: number;
  /** What keeps a category below 100, and Lighthouse's own warnings. */
  findings: string[];
}

interface NetworkRequest {
  resourceType?: string;
  transferSize?: number;
}

/** A network and a processor as Lighthouse simulates them. */
export interface Conditions {
  roundTripMs: number;
  kilobitsPerSecond: number;
}

/** An address of one build. */
export interface Visit {
  url: string;
  /** The debugging port of the browser. */
  port: number;
  /** A suffix for the names of its figures. */
  suffix?: string;
  /** Keeps what the browser has stored: the service worker and its files. */
  keepsStorage?: boolean;
  /** By default Lighthouse's slow phone: 150 ms, 1.6 Mbit/s. */
  conditions?: Conditions;
  /** Called before each round. */
  prepare?: () => Promise<void>;
}

async function auditOnce(visit: Visit): Promise<Audited> {
  const { url, port, keepsStorage = false, conditions } = visit;
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    disableStorageReset: keepsStorage,
    ...(conditions && {
      throttling: {
        rttMs: conditions.roundTripMs,
        throughputKbps: conditions.kilobitsPerSecond,
        cpuSlowdownMultiplier: CPU_SLOWDOWN,
      },
    }),
  });
  if (result === undefined) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { audits, categories, runtimeError, finalDisplayedUrl, runWarnings } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.code} ${runtimeError.message}`);
  if (finalDisplayedUrl !== url) throw new Error(`${url} led on to ${finalDisplayedUrl}`);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  // The audit's documented table: one row per request.
  const requests = (details?.type === 'table' ? details.items : []) as NetworkRequest[];
  const bytesOf = (list: readonly NetworkRequest[]) =>
    list.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, (categories[id]?.score ?? 0) * 100]),
    ) as Audited['scores'], // one entry for each of them
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    ownTbt: findOwnBlockingTime(result.artifacts.Trace, CPU_SLOWDOWN),
    cls: value('cumulative-layout-shift'),
    requests: requests.length,
    bytes: bytesOf(requests),
    scriptBytes: bytesOf(requests.filter(({ resourceType }) => resourceType === 'Script')),
    findings: [
      ...runWarnings,
      ...CATEGORIES.slice(1).flatMap((category) =>
        (categories[category]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${category}: ${id}`),
      ),
    ],
  };
}

export interface RouteGoals {
  scriptKilobytes?: number;
  kilobytes?: number;
  lcpMs?: number;
  blockingMs?: number;
}

/**
 * The medians of three audits of a route, and the problems that were found. Several builds are audited alternately, so
 * that a busy minute of the machine affects all of them. The first build has goals.
 */
export async function auditInTurn(
  visits: readonly Visit[],
  goals: RouteGoals,
): Promise<PartResult> {
  const runs = visits.map((): Audited[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, visit] of visits.entries()) {
      await visit.prepare?.();
      runs[index]?.push(await auditOnce(visit));
    }
  }
  const results = visits.map((visit, index) =>
    describe(visit, runs[index] ?? [], index === 0 ? goals : undefined),
  );
  return {
    figures: results.flatMap(({ figures }) => figures),
    notes: results.flatMap(({ notes }) => notes),
  };
}

function describe(
  { url, suffix = '' }: Visit,
  runs: readonly Audited[],
  goals: RouteGoals | undefined,
): PartResult {
  const path = new URL(url).pathname;
  const middle = (pick: (run: Audited) => number) => median(runs.map(pick));
  const atMost = (value: number | undefined) =>
    value === undefined ? undefined : ({ kind: 'at most', value } as const);
  const full = goals && ({ kind: 'at least', value: 100 } as const);
  const scriptKilobytes = middle(({ scriptBytes }) => scriptBytes) / KILO;
  const figures = [
    ...CATEGORIES.map((id) =>
      plain(
        `${path} ${id}`,
        middle(({ scores }) => scores[id]),
        'of 100',
        id === 'performance' ? undefined : full,
      ),
    ),
    plain(
      `${path} first paint (FCP)`,
      middle(({ fcp }) => fcp),
      'ms',
    ),
    plain(
      `${path} largest paint (LCP)`,
      middle(({ lcp }) => lcp),
      'ms',
      atMost(goals?.lcpMs),
    ),
    plain(
      `${path} blocking time (TBT)`,
      middle(({ tbt }) => tbt),
      'ms',
      atMost(goals && (goals.blockingMs ?? 50)),
    ),
    plain(
      `${path} of it by processor time`,
      middle(({ ownTbt }) => ownTbt),
      'ms',
    ),
    plain(
      `${path} layout shift (CLS)`,
      middle(({ cls }) => cls),
      '',
      atMost(goals && 0),
    ),
    plain(
      `${path} requests`,
      middle(({ requests }) => requests),
      '',
    ),
    plain(`${path} scripts`, scriptKilobytes, 'kB', atMost(goals?.scriptKilobytes)),
    plain(
      `${path} everything`,
      middle(({ bytes }) => bytes) / KILO,
      'kB',
      atMost(goals?.kilobytes),
    ),
  ];
  return {
    figures: figures.map((figure) => ({ ...figure, name: `${figure.name}${suffix}` })),
    notes: [...new Set(runs.flatMap(({ findings }) => findings))].map(
      (finding) => `${path}: ${finding}`,
    ),
  };
}
