// Random values, passed in as a dependency so that tests can choose them.

import { randomBytes, randomInt, randomUUID } from 'node:crypto';

export interface Random {
  /** A whole number in [0, bound). */
  integerBelow(bound: number): number;
  /** A fresh id (UUID version 4). */
  uuid(): string;
  /** A secret of the given number of random bytes, base64url. */
  secret(bytes: number): string;
}

export const systemRandom: Random = {
  integerBelow: (bound) => randomInt(bound),
  uuid: () => randomUUID(),
  secret: (bytes) => randomBytes(bytes).toString('base64url'),
};
