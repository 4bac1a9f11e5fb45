// Chance, handed in like the clock, so that tests can decide what falls.

import { randomBytes, randomInt, randomUUID } from 'node:crypto';

export interface Chance {
  /** A whole number in [0, bound). */
  integerBelow(bound: number): number;
  /** A fresh id (UUID version 4). */
  uuid(): string;
  /** A secret of so many random bytes, base64url. */
  secret(bytes: number): string;
}

export const systemChance: Chance = {
  integerBelow: (bound) => randomInt(bound),
  uuid: () => randomUUID(),
  secret: (bytes) => randomBytes(bytes).toString('base64url'),
};
