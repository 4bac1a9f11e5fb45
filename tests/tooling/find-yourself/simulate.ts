// `npm run find-yourself -- --worlds 500 [--games 100000] [--births 900]`: shows on invented readers that the game keeps its
// protocol (shared/find-yourself/protocol.md). Exits with 1 when a figure is outside what it must be.

import { parseArgs } from 'node:util';
import type { Round } from '#server/features/find-yourself/draw-game.ts';
import { GAME_ROUNDS, SHOWN_FROM_ROUNDS } from '#shared/find-yourself/protocol.ts';
import { drawWindows, playerOf, playWorld, seeded, type Window } from './worlds.ts';

const { values } = parseArgs({
  options: {
    worlds: { type: 'string', default: '500' },
    games: { type: 'string', default: '100000' },
    births: { type: 'string', default: '900' },
    seed: { type: 'string', default: '1' },
  },
});
const [worlds, games, births, seed] = [
  Number(values.worlds),
  Number(values.games),
  Number(values.births),
  Number(values.seed),
];
/** Of readers without an effect, and of those who find themselves in 55 of 100 rounds. */
const PLAYERS = 2_000;
const FOUND_BY_ROUNDS = 3_000;
/** Own at 55 %: in one round of ten the reader knows, else chance decides. */
const FOUND = 0.1;
const DAYS = 365;

let failures = 0;
function print(what: string, figure: number, [low, high]: readonly [number, number]): void {
  const isWithin = figure >= low && figure <= high;
  if (!isWithin) failures += 1;
  process.stdout.write(
    `${what.padEnd(64)}${figure.toFixed(4).padStart(9)}   ${low} to ${high}${isWithin ? '' : '   OUTSIDE'}\n`,
  );
}

/** Ways to choose that know nothing of the reader. `right` and `left` are the texts. */
const GUESSERS: Readonly<Record<string, (round: Round) => boolean>> = {
  'the longer': ({ left, right }) => left.text.length >= right.text.length,
  'the first by alphabet': ({ left, right }) => left.text < right.text,
  'the more popular': ({ left, right }) => popularityOf(left.unit) > popularityOf(right.unit),
  'always left': () => true,
};

const popularities = new Map<string, number>();
const liking = seeded(seed + 1);
function popularityOf(unit: string): number {
  const popularity = popularities.get(unit) ?? liking.fraction();
  popularities.set(unit, popularity);
  return popularity;
}

function playGames(windows: readonly Window[]): void {
  const random = seeded(seed + 2);
  const tally = { own: 0, placebo: 0, left: 0, games: 0 };
  const placeboAt: number[] = Array.from({ length: GAME_ROUNDS.max }, () => 0);
  let full = 0;
  const right = new Map<string, { own: number; placebo: number }>();
  for (; tally.games < games; tally.games += 1) {
    const rounds = playerOf(windows, random, false);
    const placebo = rounds.findIndex(({ own }) => own === null);
    if (rounds.length === GAME_ROUNDS.max) {
      full += 1;
      placeboAt[placebo] = (placeboAt[placebo] ?? 0) + 1;
    }
    for (const round of rounds) {
      const kind = round.own === null ? 'placebo' : 'own';
      tally[kind] += 1;
      if (round.label === 'left') tally.left += 1;
      for (const [name, choosesLeft] of Object.entries(GUESSERS)) {
        const hits = right.get(name) ?? { own: 0, placebo: 0 };
        right.set(name, hits);
        if (choosesLeft(round) === (round.label === 'left')) hits[kind] += 1;
      }
    }
  }
  process.stdout.write(`${games} games, ${tally.own} rounds, ${tally.placebo} placebos\n`);
  const half = [0.49, 0.51] as const;
  print('own or labeled headline on the left', tally.left / (tally.own + tally.placebo), half);
  const tenth = full / GAME_ROUNDS.max;
  const chi = placeboAt.reduce((sum, count) => sum + (count - tenth) ** 2 / tenth, 0);
  print('placebo among ten rounds, chi square of 9', chi, [0, 27.9]);
  for (const [name, hits] of right) {
    print(`guesser: ${name}`, hits.own / tally.own, half);
    print(`guesser: ${name}, placebos`, hits.placebo / tally.placebo, half);
  }
}

function playWorlds(windows: readonly Window[]): void {
  for (const uneven of [false, true]) {
    let left = 0;
    let [rate, plain] = [0, 0];
    for (let world = 0; world < worlds; world += 1) {
      const last = playWorld(
        windows,
        { seed: seed + 1_000 + world, found: 0, uneven },
        {
          everyPlayers: Math.ceil(PLAYERS / DAYS),
          isDone: ({ isLeft, players }) => isLeft || players >= PLAYERS,
        },
      );
      if (last.isLeft) left += 1;
      rate += (last.rate ?? 0.5) / worlds;
      plain += last.plainRate / worlds;
    }
    const births = uneven ? 'readers born rather in the morning' : 'readers born like strangers';
    print(`${worlds} worlds without effect, ${births}: interval left`, left / worlds, [0, 0.05]);
    print(`  their mean rate (without strata ${plain.toFixed(4)})`, rate, [0.495, 0.505]);
  }
  let found = 0;
  for (let world = 0; world < worlds; world += 1) {
    const last = playWorld(
      windows,
      { seed: seed + 100_000 + world, found: FOUND, uneven: false },
      {
        everyPlayers: 1,
        isDone: ({ rounds, finding }) =>
          (rounds >= SHOWN_FROM_ROUNDS && finding === 'more_often') || rounds >= FOUND_BY_ROUNDS,
      },
    );
    if (last.finding === 'more_often' && last.rounds <= FOUND_BY_ROUNDS) found += 1;
  }
  print(`${worlds} worlds at 55 %: found by ${FOUND_BY_ROUNDS} rounds`, found / worlds, [0.95, 1]);
}

const windows = await drawWindows(births, seeded(seed));
playGames(windows);
playWorlds(windows);
process.exitCode = failures === 0 ? 0 : 1;
