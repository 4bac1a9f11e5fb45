// What a coin would give.

const SHARE = 0.9;

/**
 * The numbers of hits around the middle that a fair coin gives in more than nine of ten games of `rounds` rounds, as few as
 * possible; undefined if these are all numbers there are.
 */
export function findCoinRange(rounds: number): readonly [low: number, high: number] | undefined {
  let ways = 1;
  let outside = 0;
  let low = 0;
  // `ways` is the number of games with `low` hits, of 2 to the power of `rounds`.
  for (; low < rounds / 2; low += 1) {
    outside += 2 * ways;
    if (1 - outside / 2 ** rounds <= SHARE) break;
    ways = (ways * (rounds - low)) / (low + 1);
  }
  return low === 0 ? undefined : [low, rounds - low];
}
