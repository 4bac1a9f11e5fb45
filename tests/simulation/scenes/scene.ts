import type { Rooms } from '../rooms.ts';
import { BrokenRule, type Call, type World } from '../world.ts';

export type SimulatedWorld = World<Rooms>;
export type RoomsCall<T = unknown> = Call<Rooms, T>;

/** What clients do in a room, and a small model of what must be true of it after each step. */
export interface Scene {
  /** A call that a client may begin now. */
  next(): RoomsCall | undefined;
  /** Throws BrokenRule when what is stored breaks a rule. */
  check(): Promise<void>;
  /** Like `check`, once everything has come to rest without faults. */
  checkAtRest?(): Promise<void>;
}

export function mustHold(holds: boolean, rule: () => string): void {
  if (!holds) throw new BrokenRule(rule());
}
