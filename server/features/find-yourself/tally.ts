// What everybody found, computed from the counters as the protocol says.

import { LRUCache } from 'lru-cache';
import type { Database } from '#server/db/database.ts';
import { headlinesEdition } from '#server/features/chart-reading/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { estimate, estimateKinds, findingOf } from '#shared/find-yourself/estimate.ts';
import type { Tally } from '#shared/find-yourself/find-yourself.schema.ts';
import { type RoundSet, SHOWN_FROM_ROUNDS } from '#shared/find-yourself/protocol.ts';
import { addToStrata, countOwn, type Strata } from './count-rounds.ts';
import { sumCounters, sumWeeks } from './find-yourself.repository.ts';

/** As long as browsers keep it. */
const TALLY_MS = 3_600_000;

/** Creates the function that returns the tally, which a process computes at most once an hour. */
export function createGetTally(db: Database, clock: Clock): () => Promise<Tally> {
  const tallies = new LRUCache<'tally', Tally>({
    max: 1,
    ttl: TALLY_MS,
    ttlResolution: 0,
    perf: clock,
    fetchMethod: () => computeTally(db),
  });
  return () => tallies.forceFetch('tally');
}

async function computeTally(db: Database): Promise<Tally> {
  const [counters, { since, players }] = await Promise.all([sumCounters(db), sumWeeks(db)]);
  const strataOf = (set: RoundSet) => {
    const strata: Strata = new Map();
    for (const counter of counters) if (counter.set === set) addToStrata(strata, counter);
    return [...strata.values()];
  };
  const asked = strataOf('asked');
  const overall = estimate(asked);
  const isShown = overall.rounds >= SHOWN_FROM_ROUNDS;
  const placebo = countOwn(strataOf('placebo'));
  const shown = <T>(value: T): T | null => (isShown ? value : null);
  return {
    edition: headlinesEdition(),
    since,
    rounds: overall.rounds,
    players,
    rate: shown(overall.rate),
    interval: shown([...overall.interval]),
    byKind: estimateKinds(asked).map(({ kind, rounds, rate, interval, apart }) => ({
      kind,
      rounds,
      rate: shown(rate),
      interval: shown([...interval]),
      apart: isShown && apart,
    })),
    placebo: {
      rounds: placebo.rounds,
      rate: placebo.rounds === 0 ? null : shown(placebo.own / placebo.rounds),
    },
    sentence: findingOf(overall),
  };
}
