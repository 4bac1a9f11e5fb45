// Invented readers who play Find yourself: their births, what they like, and what the count finds.

import type { Birth } from '#server/features/birth-chart/index.ts';
import { type Headline, listHeadlines } from '#server/features/chart-reading/index.ts';
import {
  addToStrata,
  countOwn,
  countRound,
  type Strata,
} from '#server/features/find-yourself/count-rounds.ts';
import { drawRounds, type Round } from '#server/features/find-yourself/draw-game.ts';
import type { Random } from '#server/platform/random.ts';
import { createPlaceSource } from '#server/sky/gazetteer/place-source.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { estimate, findingOf, type Stratum } from '#shared/find-yourself/estimate.ts';
import type { Side } from '#shared/find-yourself/find-yourself.schema.ts';
import { STRANGER_DAYS } from '#shared/find-yourself/protocol.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';

/** New York, London, Lagos, Kathmandu, Sydney, Lima. */
const PLACE_IDS = [5_128_581, 2_643_743, 2_332_459, 1_283_240, 2_147_714, 3_936_456];
const FIRST_DAY = '1950-01-01';
const WINDOW_DAYS = STRANGER_DAYS;
const WINDOWS = 18;
const MINUTES_PER_DAY = 1_440;

/** Births at one place within three years: each can be the stranger of each other. */
export type Window = readonly { minutes: number; headlines: readonly Headline[] }[];

/** A random source with a seed, for reproducible games. */
export function seeded(seed: number): Random & { fraction: () => number } {
  const fraction = createSeededRandom(seed);
  const integerBelow = (bound: number) => Math.floor(fraction() * bound);
  const digits = (count: number) =>
    Array.from({ length: count }, () => integerBelow(16).toString(16)).join('');
  return { fraction, integerBelow, uuid: () => digits(32), secret: (bytes) => digits(bytes * 2) };
}

const pick = <Item>(items: readonly Item[], random: Random): Item => {
  const item = items[random.integerBelow(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

export function birthOn(date: string, minutes: number, place: Birth['place']): Birth {
  const time = [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return { date, time, place, fold: null, marginMinutes: 5 };
}

/** Draws the births of all windows and computes their headlines; takes about 10 ms a birth. */
export async function drawWindows(births: number, random: Random): Promise<Window[]> {
  const source = createPlaceSource();
  const places = await Promise.all(PLACE_IDS.map((id) => source.findPlaceById(id)));
  return Array.from({ length: WINDOWS }, (_, window) => {
    const place = places[window % places.length];
    if (place === undefined) throw new Error('a place of the worlds is not in the gazetteer');
    return Array.from({ length: Math.ceil(births / WINDOWS) }, () => {
      const date = addDays(FIRST_DAY, window * WINDOW_DAYS + random.integerBelow(WINDOW_DAYS));
      const minutes = random.integerBelow(MINUTES_PER_DAY);
      return { minutes, headlines: listHeadlines(birthOn(date, minutes, place)) };
    });
  });
}

/**
 * The rounds of a reader out of the windows. With `uneven` births, readers are born rather in the morning and strangers
 * are not, so that some headlines are own more often than strange.
 */
export function playerOf(windows: readonly Window[], random: Random, uneven: boolean): Round[] {
  for (;;) {
    const window = pick(windows, random);
    const [one, two] = [pick(window, random), pick(window, random)];
    const own = uneven && two.minutes < one.minutes ? two : one;
    const [stranger, other] = [pick(window, random), pick(window, random)];
    if (own === stranger || own === other || stranger === other) continue;
    const rounds = drawRounds(own.headlines, [stranger.headlines, other.headlines], random);
    if (rounds !== null) return rounds;
  }
}

/** How readers of a world choose: by what they like, and in `found` of the rounds by what is their own. */
export interface World {
  seed: number;
  found: number;
  uneven: boolean;
}

/** How much one headline is liked more than another: five in six choose the better of two that are one apart. */
const LIKING = 1.6;

export interface Look {
  players: number;
  rounds: number;
  rate: number | null;
  plainRate: number;
  isLeft: boolean;
  finding: ReturnType<typeof findingOf>;
}

/** Plays a world and looks at the count every so many players; ends when `isDone` says so. */
export function playWorld(
  windows: readonly Window[],
  { seed, found, uneven }: World,
  { everyPlayers, isDone }: { everyPlayers: number; isDone: (look: Look) => boolean },
): Look {
  const random = seeded(seed);
  const likings = new Map<string, number>();
  const likingOf = (unit: string): number => {
    const liking = likings.get(unit) ?? LIKING * (random.fraction() + random.fraction() - 1) * 2;
    likings.set(unit, liking);
    return liking;
  };
  const choose = ({ left, right, own }: Round): Side => {
    if (own !== null && random.fraction() < found) return own;
    const better = likingOf(left.unit) - likingOf(right.unit);
    return random.fraction() < 1 / (1 + Math.exp(-better)) ? 'left' : 'right';
  };
  const strata: Strata = new Map();
  for (let players = 1; ; players += 1) {
    for (const round of playerOf(windows, random, uneven)) {
      const counted = countRound(round, { side: choose(round), knew: false });
      if (counted?.set === 'asked') addToStrata(strata, { ...counted, edition: '', rounds: 1 });
    }
    if (players % everyPlayers !== 0) continue;
    const look = lookAt([...strata.values()], players);
    if (isDone(look)) return look;
  }
}

function lookAt(strata: readonly Stratum[], players: number): Look {
  const estimated = estimate(strata);
  const { rounds, own } = countOwn(strata);
  const [low, high] = estimated.interval;
  return {
    players,
    rounds,
    rate: estimated.rate,
    plainRate: own / rounds,
    isLeft: low > 0.5 || high < 0.5,
    finding: findingOf(estimated),
  };
}
