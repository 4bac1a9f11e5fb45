import { PLANTED_FAULTS } from './planted-faults.ts';
import { describeFinding, run } from './run.ts';

for (const [name, plant] of Object.entries(PLANTED_FAULTS)) {
  const t = performance.now();
  const r = await run({ seed: 20_261_120, steps: 10_000, plant });
  console.log(
    name,
    '=>',
    r.steps,
    Math.round((performance.now() - t) / 1000),
    r.finding ? describeFinding(r.finding).split('\n').slice(0, 2).join(' | ') : 'NOTHING',
  );
}
