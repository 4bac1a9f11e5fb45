// How far the clocks of a time zone differ from UTC, according to the server's zone table. The page divides time into
// days and writes times by these, because a browser's own table may be years old.

/** From the instant `from` on (ISO 8601, UTC) the clocks are `seconds` ahead of UTC. */
export type ZoneOffset = { from: string; seconds: number };

/** The offset at an instant (Unix milliseconds) in an ascending list; before its first entry, the first. */
export function findOffset(
  offsets: readonly ZoneOffset[],
  instantMs: number,
): ZoneOffset | undefined {
  return offsets.findLast(({ from }) => Date.parse(from) <= instantMs) ?? offsets[0];
}
