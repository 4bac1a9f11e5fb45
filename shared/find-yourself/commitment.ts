// What is hashed before a game and opened after it. Page, server and the README's check write the same bytes.

import type { Side } from './find-yourself.schema.ts';

/** A round as it was committed to; `own` is null in a placebo. */
export interface CommittedRound {
  id: string;
  left: string;
  right: string;
  own: Side | null;
}

/**
 * The text whose UTF-8 bytes are hashed: the salt, a line feed, and the rounds as canonical JSON (RFC 8785), in which keys
 * are sorted and nothing stands between values.
 */
export function committedText(salt: string, rounds: readonly CommittedRound[]): string {
  const sorted = rounds.map(({ id, left, own, right }) => ({ id, left, own, right }));
  return `${salt}\n${JSON.stringify(sorted)}`;
}
