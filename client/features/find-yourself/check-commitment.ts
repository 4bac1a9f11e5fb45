import { committedText } from '#shared/find-yourself/commitment.ts';
import type { Game, RevealedGame } from '#shared/find-yourself/find-yourself.schema.ts';

/** `unavailable`: browsers compute hashes only over a secure connection. */
export type CommitmentCheck = 'match' | 'mismatch' | 'unavailable';

/** Whether the rounds of a game are those that its commitment was made of. */
export async function checkCommitment(
  { commitment, rounds }: Game,
  { salt, rounds: revealed }: RevealedGame,
): Promise<CommitmentCheck> {
  // The types promise it, but over plain HTTP there is none.
  const subtle: SubtleCrypto | undefined = window.crypto.subtle;
  if (subtle === undefined) return 'unavailable';
  const opened = rounds.map(({ id, left, right }) => {
    const own = revealed.find((round) => round.id === id)?.own ?? null;
    return { id, left, right, own };
  });
  try {
    const bytes = new TextEncoder().encode(committedText(salt, opened));
    const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
    const digits = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return digits === commitment ? 'match' : 'mismatch';
  } catch {
    return 'unavailable';
  }
}
