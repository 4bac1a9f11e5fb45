// Thousands of steps of the product's own rooms break no rule, and the faults that are planted are found and repeated:
// two of them, and all with CI_EXHAUSTIVE.

import { expect, test } from 'vitest';
import { isExhaustive } from '#tests/support/exhaustive.ts';
import { PLANTED_FAULTS } from './planted-faults.ts';
import { describeFinding, run } from './run.ts';

const SEED = 100;
const STEPS = 10_000;
const STEPS_WITHOUT_FAULT = isExhaustive ? STEPS : 5_000;
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

/** Those that are planted in every run, because few steps find them; all are planted at night. */
const ALWAYS_PLANTED: readonly string[] = ['a game counts without a yes', 'a late edit stands'];
const planted = (Object.entries(SEEDS) as [keyof typeof PLANTED_FAULTS, number][]).filter(
  ([fault]) => isExhaustive || ALWAYS_PLANTED.includes(fault),
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
