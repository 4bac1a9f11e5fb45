// Due work: one process at a time does a piece, at-most-once work is done at most once, and no work is forgotten.

import type { WorkHandler } from '#server/due-work/index.ts';
import type { Surroundings } from '../world.ts';
import { mustHold, type RoomsCall, type Scene, type SimulatedWorld } from './scene.ts';

interface Piece {
  kind: 'simulated-once' | 'simulated-again';
  key: string;
  userId: string;
  dueAtMs: number;
  isAcknowledged: boolean;
  /** Tries to schedule it whose end is unknown so far: one may yet store it. */
  unclear: number;
  /** `asked`: somebody has asked to cancel it. `canceled`: that was acknowledged. */
  cancel: 'no' | 'asked' | 'canceled';
  /** How often a handler has done something irreversible. */
  effects: number;
}

const LEASE_MS = 20_000;
const KINDS = ['simulated-once', 'simulated-again'] as const;
const MAX_PIECES = 40;

export interface DueWorkScene extends Scene {
  handlersOf(surroundings: Surroundings): WorkHandler[];
}

export function createDueWorkScene(world: SimulatedWorld, ids: readonly string[]): DueWorkScene {
  const pieces: Piece[] = [];
  /** The end of each claim, from its row. */
  const claimedUntil = new Map<string, number>();
  /** Pieces that a live process has begun and not finished, by their claims. */
  const running = new Map<string, { piece: Piece; by: string }>();

  function begin(piece: Piece, claimId: string, by: string): void {
    const name = `${piece.kind} ${pieces.indexOf(piece) + 1}`;
    mustHold(piece.cancel !== 'canceled', () => `${name} is done after it was canceled`);
    mustHold(
      piece.kind === 'simulated-again' || piece.effects === 0,
      () => `${name} is done twice`,
    );
    for (const [other, { piece: same }] of running) {
      const isHeld = same === piece && (claimedUntil.get(other) ?? 0) > world.nowMs;
      mustHold(!isHeld || other === claimId, () => `${name} is done by two at once`);
    }
    piece.effects += 1;
    running.set(claimId, { piece, by });
    world.count('work done');
  }

  const handlerOf = (kind: Piece['kind'], { gate, name }: Surroundings): WorkHandler => ({
    kind,
    delivery: kind === 'simulated-once' ? 'at-most-once' : 'at-least-once',
    leaseMs: LEASE_MS,
    async handle(work, context) {
      const piece = pieces.find(({ key }) => key === work.key);
      if (piece === undefined) return 'dropped';
      // What a handler does takes time, before and after what cannot be undone.
      const pause = (what: string) =>
        gate<void>(`${what} ${kind}`, async (fate, { resolve, reject }) => {
          if (fate === 'refused' || fate === 'lost') reject(new DeferredError());
          else if (fate === 'answered') resolve(undefined);
        });
      try {
        await pause('prepare');
      } catch {
        return { retryInMs: 5_000 };
      }
      if (!(await context.begin())) return 'dropped';
      try {
        begin(piece, work.claimId, name);
      } catch (error) {
        world.broke(error instanceof Error ? error.message : String(error));
      }
      await pause('end').catch(() => undefined);
      running.delete(work.claimId);
      return 'done';
    },
  });

  function schedule(piece: Piece): RoomsCall<boolean> {
    const { kind, key, userId, dueAtMs } = piece;
    piece.unclear += 1;
    return {
      what: `schedule ${kind} ${pieces.indexOf(piece) + 1}`,
      make: ({ dueWork }) => dueWork.schedule({ kind, key, userId, payload: {}, dueAtMs }),
      answered() {
        piece.unclear -= 1;
        piece.isAcknowledged = true;
      },
    };
  }

  function cancel(piece: Piece): RoomsCall<boolean> {
    piece.cancel = 'asked';
    return {
      what: `cancel ${piece.kind} ${pieces.indexOf(piece) + 1}`,
      make: ({ dueWork }) => dueWork.cancel(piece.kind, piece.key),
      answered(isCanceled) {
        if (isCanceled) piece.cancel = 'canceled';
      },
    };
  }

  function newPiece(): RoomsCall {
    const piece: Piece = {
      kind: world.pick(KINDS),
      key: world.random.uuid(),
      userId: world.pick(ids),
      dueAtMs: world.nowMs + world.random.integerBelow(60_000),
      isAcknowledged: false,
      unclear: 0,
      cancel: 'no',
      effects: 0,
    };
    pieces.push(piece);
    return schedule(piece);
  }

  async function check(): Promise<void> {
    const rows = await world.database.query(
      `select claim_id, (extract(epoch from claimed_until) * 1000)::bigint as until_ms from due_work
        where claim_id is not null`,
    );
    for (const row of rows) claimedUntil.set(String(row['claim_id']), Number(row['until_ms']));
    const living = new Set(world.processes.map(({ name }) => name));
    for (const [claimId, { by }] of running) if (!living.has(by)) running.delete(claimId);
  }

  return {
    handlersOf: (surroundings) => KINDS.map((kind) => handlerOf(kind, surroundings)),
    next() {
      // Scheduling again what was canceled would be new work.
      const kept = pieces.filter((each) => each.cancel === 'no');
      const unclear = kept.filter((each) => !each.isAcknowledged);
      if (unclear.length > 0 && world.chance() < 0.5) return schedule(world.pick(unclear));
      if (kept.length > 0 && world.chance() < 0.2) {
        const piece = world.pick(kept);
        return piece.unclear === 0 && world.chance() < 0.5 ? cancel(piece) : schedule(piece);
      }
      return pieces.length < MAX_PIECES ? newPiece() : undefined;
    },
    check,
    async checkAtRest() {
      const rows = await world.database.query(
        'select key, done_at, outcome, (extract(epoch from due_at) * 1000)::bigint as due_ms from due_work',
      );
      for (const piece of pieces) {
        const name = `${piece.kind} ${pieces.indexOf(piece) + 1}`;
        const row = rows.find(({ key }) => key === piece.key);
        if (!piece.isAcknowledged || piece.cancel !== 'no') continue;
        mustHold(row !== undefined, () => `${name} is lost`);
        // After many failures the pause before the next try is longer than this rest.
        const isOpen = row?.['done_at'] === null;
        mustHold(!isOpen || Number(row['due_ms']) > world.nowMs, () => `${name} is forgotten`);
        if (isOpen) continue;
        const outcome = String(row?.['outcome']);
        if (outcome === 'done') mustHold(piece.effects > 0, () => `${name} is not done`);
        if (piece.kind === 'simulated-again') {
          mustHold(outcome !== 'lost', () => `${name} is given up`);
        }
      }
    },
  };
}

/** The service that a handler needs does not answer. */
class DeferredError extends Error {}
