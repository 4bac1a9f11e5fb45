// By how much the clocks of a time zone differ from UTC, as the server's zone table has it. The page cuts days and writes
// hours by these, because a browser's own table may be years old.

/** From the instant `from` on (ISO 8601, UTC) the clocks are `seconds` ahead of UTC. */
export type ZoneOffset = { from: string; seconds: number };

/** The offset at an instant (Unix milliseconds) in a list that rises, before its first the first. */
export function findOffset(
  offsets: readonly ZoneOffset[],
  instantMs: number,
): ZoneOffset | undefined {
  return offsets.findLast(({ from }) => Date.parse(from) <= instantMs) ?? offsets[0];
}
