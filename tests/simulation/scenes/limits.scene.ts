// Limits: the counts in the database equal those of a model that knows which statements were committed.

import type { Limits, Taken } from '#server/platform/limits.ts';
import type { Rooms } from '../rooms.ts';
import type { Process } from '../world.ts';
import { mustHold, type RoomsCall, type Scene, type SimulatedWorld } from './scene.ts';

interface Count {
  points: number;
  expire: number;
}

const SHORT = [0, 1].map((key) => ({
  name: `simulated-short-${key}`,
  points: 1,
  windowSeconds: 60,
}));
const LONG = [0, 1].map((key) => ({
  name: `simulated-long-${key}`,
  // More than one or two: a count that is given back twice must not stop at 0.
  points: 6,
  windowSeconds: 3600,
}));
type Rule = (typeof SHORT)[number];

export function createLimitsScene(world: SimulatedWorld): Scene {
  const counts = new Map<string, Count>();
  /** The grants, with the ends of their windows; each can be given back while its process lives. */
  const granted: {
    taken: Taken;
    rows: { rule: Rule; expire: number }[];
    process: Process<Rooms>;
  }[] = [];

  const pointsOf = ({ name }: Rule, nowMs: number) => {
    const count = counts.get(name);
    return count === undefined || count.expire <= nowMs ? 0 : count.points;
  };

  function add(rules: readonly Rule[], nowMs: number): boolean {
    if (rules.some((rule) => pointsOf(rule, nowMs) >= rule.points)) return false;
    for (const { name, windowSeconds } of rules) {
      const count = counts.get(name);
      counts.set(
        name,
        count === undefined || count.expire <= nowMs
          ? { points: 1, expire: nowMs + windowSeconds * 1000 }
          : { ...count, points: count.points + 1 },
      );
    }
    return true;
  }

  function take(rules: readonly Rule[]): RoomsCall<Taken> {
    let nowMs = 0;
    let isGranted: boolean | undefined;
    let rows: { rule: Rule; expire: number }[] = [];
    let process: Process<Rooms> | undefined;
    return {
      what: `take ${rules.map(({ name }) => name).join(' and ')}`,
      make(rooms) {
        nowMs = rooms.now();
        process = world.processes.find((each) => each.rooms === rooms);
        return rooms.limits.takeAll(rules.map((rule) => ({ rule, key: 'somebody' })));
      },
      committed() {
        // The first statement takes; another one may look when the window ends.
        if (isGranted !== undefined) return;
        isGranted = add(rules, nowMs);
        rows = rules.map((rule) => ({ rule, expire: counts.get(rule.name)?.expire ?? 0 }));
      },
      answered(taken) {
        mustHold(isGranted === true, () => 'a limit is exceeded');
        if (process !== undefined) granted.push({ taken, rows, process });
      },
      refused({ code }) {
        mustHold(code === 'too_many_requests' && isGranted === false, () => `a limit says ${code}`);
        world.count('limits reached');
      },
    };
  }

  function giveBack(): RoomsCall<void> | undefined {
    const [given] = granted.splice(0, 1);
    if (given === undefined || !given.process.isAlive) return undefined;
    let isDone = false;
    return {
      what: `give back ${given.rows.map(({ rule }) => rule.name).join(' and ')}`,
      make: () => given.taken.giveBack(),
      committed() {
        if (isDone) return;
        isDone = true;
        world.count('limits given back');
        for (const { rule, expire } of given.rows) {
          const count = counts.get(rule.name);
          if (count?.expire === expire) {
            counts.set(rule.name, { expire, points: Math.max(0, count.points - 1) });
          }
        }
      },
      answered: () => undefined,
    };
  }

  function look(rule: Rule): RoomsCall<Awaited<ReturnType<Limits['look']>>> {
    let nowMs = 0;
    let points = 0;
    return {
      what: `look at ${rule.name}`,
      make(rooms) {
        nowMs = rooms.now();
        return rooms.limits.look([{ rule, key: 'somebody' }]);
      },
      committed() {
        points = pointsOf(rule, nowMs);
      },
      answered: ([seen]) => mustHold(seen === points, () => `a look shows ${seen} of ${points}`),
    };
  }

  return {
    next() {
      const dice = world.chance();
      if (dice < 0.3) return giveBack();
      if (dice < 0.4) return look(world.pick([...SHORT, ...LONG]));
      if (dice < 0.55) return take([world.pick(SHORT)]);
      if (dice < 0.8) return take([world.pick(LONG)]);
      return take([world.pick(SHORT), world.pick(LONG)]);
    },

    async check() {
      const rows = await world.database.query(
        "select key, points, expire from rate_limits where key like 'simulated-%'",
      );
      for (const rule of [...SHORT, ...LONG]) {
        const row = rows.find(({ key }) => String(key).startsWith(`${rule.name}:`));
        const known = counts.get(rule.name);
        const stored = `${row?.['points'] ?? 0} until ${row?.['expire'] ?? 0}`;
        const right = `${known?.points ?? 0} until ${known?.expire ?? 0}`;
        mustHold(stored === right, () => `the count ${rule.name} is ${stored} and not ${right}`);
      }
    },
  };
}
