// Thousands of steps of the product's own rooms break no rule, and the faults that are planted are found and repeated:
// one of them, and all with CI_EXHAUSTIVE.

import { expect, test } from 'vitest';
import { isExhaustive } from '#tests/support/exhaustive.ts';
import { PLANTED_FAULTS } from './planted-faults.ts';
import { describeFinding, run } from './run.ts';

/** Everything happens soon after this seed; with others it takes up to five thousand steps. */
const SEED = 103;
const STEPS = 10_000;
const STEPS_WITHOUT_FAULT = isExhaustive ? STEPS : 2_000;
const TIMEOUT_MS = 240_000;

test(
  'some thousand steps break no rule, and everything that can be broken happens',
  async () => {
    const { finding, steps, counts } = await run({ seed: SEED, steps: STEPS_WITHOUT_FAULT });
    expect(finding && describeFinding(finding, undefined)).toBeUndefined();
    expect(steps).toBe(STEPS_WITHOUT_FAULT);
    const never = [
      'bonuses over the limit',
      'calls without an answer',
      'entries deleted',
      'entries written',
      'games answered',
      'games counted',
      'limits given back',
      'limits reached',
      'lost',
      'matches made',
      'notices rung',
      'processes ended',
      'work done',
    ].filter((what) => !counts.has(what));
    expect(never).toEqual([]);
  },
  TIMEOUT_MS,
);

/** Seeds that come to each fault soon; from others it takes some thousand steps. */
const SEEDS: Readonly<Record<keyof typeof PLANTED_FAULTS, number>> = {
  'a lost answer is applied twice': 44,
  'a notice rings twice': 2,
  'a limit is given back twice': 20_300_009,
  'a read is stale': 125,
  'work is done twice': 20_300_000,
  'a second match tells something else': 426,
  'a game counts without a yes': 1,
  'a withdrawal is forgotten': 4,
  'a second answer to a game stands': 1,
  'a game is counted twice': 1,
  'a late edit stands': 1,
  'an edit that loses is forgotten': 1,
  'a journal outlives its account': 1,
};

/** The one that is planted in every run, because few steps find it; all are planted at night. */
const ALWAYS_PLANTED = 'a game counts without a yes';
const planted = (Object.entries(SEEDS) as [keyof typeof PLANTED_FAULTS, number][]).filter(
  ([fault]) => isExhaustive || fault === ALWAYS_PLANTED,
);

test.each(planted)(
  'ten thousand steps find that %s, and the printed seed and step find it again',
  async (fault, seed) => {
    const plant = PLANTED_FAULTS[fault];
    const first = await run({ seed, steps: STEPS, plant });
    const { finding } = first;
    if (finding === undefined) throw new Error(`nothing found in ${first.steps} steps`);
    expect(describeFinding(finding, 'a1b2c3')).toContain(
      `seed ${finding.seed}, step ${finding.step}, commit a1b2c3; again: npm run simulate -- ` +
        `--seed ${finding.seed} --steps ${finding.step}`,
    );
    const again = await run({ seed: finding.seed, steps: finding.step, plant });
    expect(again.finding).toEqual(finding);
    expect(again.digests).toEqual(first.digests.slice(-1));
  },
  TIMEOUT_MS,
);
