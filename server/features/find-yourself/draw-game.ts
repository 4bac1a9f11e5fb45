// Draws the rounds of a game as the protocol says (shared/find-yourself/protocol.md).

import type { Birth } from '#server/features/birth-chart/index.ts';
import { type Headline, listHeadlines } from '#server/features/chart-reading/index.ts';
import type { Random } from '#server/platform/random.ts';
import { addDays, daysBetween } from '#shared/core/calendar-date.ts';
import { SIDES, type Side } from '#shared/find-yourself/find-yourself.schema.ts';
import {
  GAME_ROUNDS,
  PLACEBO_FROM_ROUNDS,
  type RoundKind,
  STRANGER_DAYS,
} from '#shared/find-yourself/protocol.ts';
import { EARLIEST_BIRTH_DATE } from '#shared/identity/account/birth-details.schema.ts';

/** A headline of a round. */
export type RoundHeadline = Pick<Headline, 'unit' | 'text' | 'fact'>;

export interface Round {
  id: string;
  kind: RoundKind;
  left: RoundHeadline;
  right: RoundHeadline;
  /** Null in a placebo. */
  own: Side | null;
  /** The side that counts as own: in a placebo a random one. */
  label: Side;
}

/** Our choice: strangers that are tried until two of them give enough pairs. */
const MAX_TRIES = 8;
const MINUTES_PER_DAY = 1_440;

/**
 * The rounds of a game for a birth on the day `today` (`YYYY-MM-DD`); null when the chart has too few headlines for one.
 * Other work gets its turn after each chart, of which one takes about 20 ms.
 */
export async function drawGame(
  birth: Birth,
  random: Random,
  today: string,
): Promise<Round[] | null> {
  const own = await readHeadlines(birth);
  if (own.length < GAME_ROUNDS.min) return null;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const stranger = await readHeadlines(drawStranger(birth, random, today));
    const other = await readHeadlines(drawStranger(birth, random, today));
    const rounds = drawRounds(own, [stranger, other], random);
    if (rounds !== null) return rounds;
  }
  return null;
}

async function readHeadlines(birth: Birth): Promise<Headline[]> {
  const headlines = listHeadlines(birth);
  await new Promise(setImmediate);
  return headlines;
}

/**
 * An invented birth, near the reader's in time and at the same place. Its date is one that a reader can have: not
 * before 1900 and not after `today`, or not after the reader's own birth date if that is later because UTC is still
 * behind.
 */
export function drawStranger(birth: Birth, random: Random, today: string): Birth {
  const last = birth.date > today ? birth.date : today;
  const [from, until] = [-STRANGER_DAYS, STRANGER_DAYS].map((days) => {
    const date = addDays(birth.date, days);
    return date < EARLIEST_BIRTH_DATE ? EARLIEST_BIRTH_DATE : date > last ? last : date;
  }) as [string, string]; // two in, two out
  const minutes = random.integerBelow(MINUTES_PER_DAY);
  const time = [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return {
    ...birth,
    date: addDays(from, random.integerBelow(daysBetween(from, until) + 1)),
    time: birth.time === null ? null : time,
    fold: null,
  };
}

/** The rounds from the headlines of a reader and of two strangers; null when there are fewer than six pairs. */
export function drawRounds(
  own: readonly Headline[],
  [stranger, other]: readonly [readonly Headline[], readonly Headline[]],
  random: Random,
): Round[] | null {
  const pairs = shuffle(pairUp(own, stranger), random)
    // Aspects fill up: two of them seldom meet again, and a pair met once says nothing.
    .toSorted((one, other) => Number(isAspect(one)) - Number(isAspect(other)))
    .slice(0, GAME_ROUNDS.max);
  if (pairs.length < GAME_ROUNDS.min) return null;
  if (pairs.length < PLACEBO_FROM_ROUNDS) return toRounds(pairs, null, random);
  // The placebo comes from a place of the chart that has an own pair too, so that places do not give it away.
  const places = new Set(pairs.map(([{ place }]) => place));
  const [placebo] = shuffle(pairUp(stranger, other), random).filter(
    ([one, two]) => places.has(one.place) && !isAmong(own, one) && !isAmong(own, two),
  );
  if (placebo === undefined) return null;
  const rest = pairs.filter(([{ place }]) => place !== placebo[0].place);
  return toRounds(rest, placebo, random);
}

type Pair = readonly [Headline, Headline];

const isAspect = ([{ kind }]: Pair): boolean => kind === 'aspect';

/** The headlines of both at the same place, where each is true of one of the two alone. */
function pairUp(one: readonly Headline[], other: readonly Headline[]): Pair[] {
  return one.flatMap((headline): Pair[] => {
    const opposite = other.find(({ place }) => place === headline.place);
    return opposite === undefined || isAmong(other, headline) || isAmong(one, opposite)
      ? []
      : [[headline, opposite]];
  });
}

const isAmong = (headlines: readonly Headline[], { unit, text }: Headline): boolean =>
  headlines.some((one) => one.unit === unit || one.text === text);

function toRounds(own: readonly Pair[], placebo: Pair | null, random: Random): Round[] {
  const pairs = [
    ...own.map((pair) => ({ pair, isPlacebo: false })),
    ...(placebo === null ? [] : [{ pair: placebo, isPlacebo: true }]),
  ];
  return shuffle(pairs, random).map(({ pair: [first, second], isPlacebo }, index) => {
    const label = SIDES[random.integerBelow(2)] ?? 'left';
    const [left, right] = label === 'left' ? [first, second] : [second, first];
    return {
      id: String(index + 1),
      kind: first.kind,
      left: toRoundHeadline(left),
      right: toRoundHeadline(right),
      own: isPlacebo ? null : label,
      label,
    };
  });
}

const toRoundHeadline = ({ unit, text, fact }: Headline): RoundHeadline => ({ unit, text, fact });

/** The items in an order that is drawn evenly from all orders. */
function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(random.integerBelow(left.length), 1));
}
