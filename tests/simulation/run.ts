// Runs simulations one after another, each with the seed after the one before, until a rule is broken or enough is done.

import { setUpEncryption } from '#server/db/encryption.ts';
import { type Almanac, createAlmanac } from '#server/sky/almanac.ts';
import { composeRooms, type Plant, type Rooms } from './rooms.ts';
import { createDueWorkScene } from './scenes/due-work.scene.ts';
import { createFindYourselfScene } from './scenes/find-yourself.scene.ts';
import { createJournalScene } from './scenes/journal.scene.ts';
import { createLimitsScene } from './scenes/limits.scene.ts';
import { createMatchesScene } from './scenes/matches.scene.ts';
import { createNoticesScene } from './scenes/notices.scene.ts';
import { addPeople, GUEST_BIRTH } from './scenes/people.ts';
import { createProgressScene } from './scenes/progress.scene.ts';
import type { Scene } from './scenes/scene.ts';
import { openSimulatedDatabase, type SimulatedDatabase } from './simulated-database.ts';
import { BrokenRule, type Commit, World } from './world.ts';

/** Steps of one simulation; then another begins, with new people and the next seed. */
const STEPS_OF_ONE = 1_000;
const CHECK_ALL_EVERY = 20;
const REST_ROUNDS = 20;
const REST_MS = 30_000;
const DATA_KEY = 'a-data-key-of-the-simulation-and-of-nothing-else';

export interface RunSettings {
  seed: number;
  /** How many steps, and after how many milliseconds no further simulation begins; whichever ends first. */
  steps: number;
  forMs?: number | undefined;
  plant?: Plant | undefined;
  /** Told after each simulation. */
  progressed?: ((steps: number) => void) | undefined;
}

export interface Finding {
  seed: number;
  step: number;
  rule: string;
  /** The last things that happened. */
  lines: readonly string[];
}

export interface RunResult {
  steps: number;
  finding: Finding | undefined;
  /** Of what happened in each simulation, in order. */
  digests: string[];
  counts: ReadonlyMap<string, number>;
}

export async function run(settings: RunSettings): Promise<RunResult> {
  const startedMs = performance.now();
  const database = await openSimulatedDatabase();
  const almanac = createAlmanac();
  const result = {
    steps: 0,
    finding: undefined as Finding | undefined,
    digests: [] as string[],
    counts: new Map<string, number>(),
  };
  try {
    for (let seed = settings.seed; result.steps < settings.steps; seed += 1) {
      if (performance.now() - startedMs > (settings.forMs ?? Number.POSITIVE_INFINITY)) break;
      const steps = Math.min(STEPS_OF_ONE, settings.steps - result.steps);
      const one = await simulate({ database, almanac, seed, steps, plant: settings.plant ?? {} });
      result.steps += one.steps;
      result.digests.push(one.digest);
      for (const [what, count] of one.counts) {
        result.counts.set(what, (result.counts.get(what) ?? 0) + count);
      }
      result.finding = one.finding;
      settings.progressed?.(result.steps);
      if (one.finding !== undefined) break;
    }
  } finally {
    await database.close();
  }
  return result;
}

/** A report of what was found, with the commit on which the command repeats it; undefined where no commit is known. */
export function describeFinding(
  { seed, step, rule, lines }: Finding,
  commit: string | undefined,
): string {
  const command = `npm run simulate -- --seed ${seed} --steps ${step}`;
  const place = commit === undefined ? '' : `, commit ${commit}`;
  return [
    `${rule}`,
    `seed ${seed}, step ${step}${place}; again: ${command}`,
    ...lines.map((line) => `  ${line}`),
  ].join('\n');
}

async function simulate(settings: {
  database: SimulatedDatabase;
  almanac: Almanac;
  seed: number;
  steps: number;
  plant: Plant;
}) {
  const { database, almanac, seed, steps, plant } = settings;
  const cipher = setUpEncryption({ keys: [DATA_KEY], encrypts: false });
  await database.empty();
  const world: World<Rooms> = new World<Rooms>(database, seed, (surroundings) =>
    composeRooms(
      surroundings,
      {
        database,
        cipher,
        almanac,
        guestBirth: GUEST_BIRTH,
        pushOf: notices.pushOf,
        handlersOf: dueWork.handlersOf,
      },
      plant,
    ),
  );
  const ids = await addPeople(world);
  const notices = await createNoticesScene(world, ids, { almanac, cipher });
  const dueWork = createDueWorkScene(world, ids);
  const game = await createFindYourselfScene(world, cipher);
  const scenes: Scene[] = [
    createProgressScene(world, ids),
    createLimitsScene(world),
    createMatchesScene(world, ids),
    notices,
    dueWork,
    game,
    await createJournalScene(world, cipher),
  ];
  const check = async () => {
    for (const scene of scenes) await scene.check();
  };
  const sceneOf = new WeakMap<object, Scene>();
  const next = () => {
    const scene = world.pick(scenes);
    const call = scene.next();
    if (call !== undefined) sceneOf.set(call, scene);
    return call;
  };
  /** Of the scenes that compare each commit with what was there before. */
  const checkEach = async () => {
    await dueWork.check();
    await game.check();
  };
  /** Checks the room that a step has changed something in; every so often all of them, in case it was another's. */
  const checkAfter = async (commit: Commit) => {
    if (step % CHECK_ALL_EVERY === 0) return check();
    if (commit === 'loop') return dueWork.check();
    if (commit !== undefined) return sceneOf.get(commit)?.check();
  };
  let step = 0;
  let finding: Finding | undefined;
  world.start();
  try {
    while (step < steps) {
      step += 1;
      await checkAfter(await world.step(next));
    }
    // A simulation that was cut short is not brought to rest: it has yet to go on.
    if (steps === STEPS_OF_ONE) {
      for (let round = 0; round < REST_ROUNDS; round += 1) {
        while (await world.calmStep()) await checkEach();
        await world.advance(REST_MS);
      }
      while (await world.calmStep()) await checkEach();
      await check();
      for (const scene of scenes) await scene.checkAtRest?.();
    }
  } catch (error) {
    if (!(error instanceof BrokenRule)) throw error;
    finding = { seed, step, rule: error.message, lines: [...world.lines] };
  } finally {
    world.end();
  }
  return { steps: step, finding, digest: world.digest, counts: world.counts };
}
