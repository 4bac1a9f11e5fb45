// `npm run secrecy [-- pairs]`: how many birth dates from 1950 to 2008 fit what one of two people can ever obtain of the
// other, by the highest level their match ever stood at.

import { secrecyOf } from '#shared/matches/matches.ts';
import { worstTwentieth } from '#tests/support/fitting-dates.ts';
import { countPairs, drawPairs, SIGN_SETS, type SideCounts } from '#tests/support/match-secrecy.ts';

const pairs = Number(process.argv[2] ?? 500);
const counts = drawPairs(pairs).flatMap((pair) => countPairs([pair]));

function print(name: string, printed: number, pick: (counted: SideCounts) => number): void {
  const sorted = counts.map(pick).sort((one, other) => one - other);
  const figures = [
    sorted[0],
    worstTwentieth(sorted),
    sorted[Math.floor(sorted.length / 2)],
    printed,
  ].map((figure) => String(figure).padStart(16));
  process.stdout.write(`${name.padEnd(22)}${figures.join('')}\n`);
}

process.stdout.write(
  `${`${pairs} pairs, both sides`.padEnd(22)}${['least', 'worst twentieth', 'median', 'printed'].map((head) => head.padStart(16)).join('')}\n`,
);
print('Word', secrecyOf('word', SIGN_SETS.both).dates, ({ word }) => word);
print('Four words', secrecyOf('four-words', SIGN_SETS.both).dates, ({ four }) => four);
for (const set of ['none', 'sun', 'moon', 'both'] as const) {
  print(`Signs, ${set}`, secrecyOf('signs', SIGN_SETS[set]).dates, ({ signs }) => signs[set]);
}
