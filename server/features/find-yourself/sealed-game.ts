// A game as it is stored: encrypted for its user and id.

import { type DataCipher, openIfKeyKnown } from '#server/platform/data-cipher.ts';
import type { RoundAnswer } from '#shared/find-yourself/find-yourself.schema.ts';
import type { Round } from './draw-game.ts';

/** Whose game it is, and which. */
export interface GameKey {
  userId: string;
  id: string;
}

export interface StoredGame {
  /** Whether its rounds are to be counted. */
  counted: boolean;
  edition: string;
  salt: string;
  /** Empty once they are counted, like `answers`. */
  rounds: Round[];
  /** Null until the reader answers. */
  answers: RoundAnswer[] | null;
  /** Rounds in which the own headline was chosen. */
  hits: number | null;
}

/** What is left of a game whose rounds were counted: that it was played, and how many headlines were found. */
export function forgetRounds({ counted, hits }: StoredGame): StoredGame {
  return { counted, edition: '', salt: '', rounds: [], answers: [], hits };
}

const contextOf = ({ userId, id }: GameKey) => `find-yourself:${userId}:${id}`;

export function sealGame(cipher: DataCipher, key: GameKey, game: StoredGame): string {
  return cipher.seal(JSON.stringify(game), contextOf(key), 'game');
}

/** Decrypts a stored game; undefined when the key that sealed it is no longer in `DATA_KEY`. */
export function openGame(cipher: DataCipher, key: GameKey, sealed: string): StoredGame | undefined {
  const text = openIfKeyKnown(cipher, sealed, contextOf(key));
  // Safe to cast: only `sealGame` makes such texts, and the cipher throws for one that was changed.
  return text === undefined ? undefined : (JSON.parse(text) as StoredGame);
}
