import { describe, expect, it } from 'vitest';
import {
  createPicker,
  createSeed,
  drawNumbers,
  nameSky,
} from '#server/features/lucky-numbers/draw.ts';
import {
  getLotteryFormat,
  LOTTERIES,
  LOTTERY_KEYS,
  type LotteryFormat,
} from '#shared/lucky-numbers/formats.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';

const DRAWS = 100_000;
const FORMATS = LOTTERY_KEYS.flatMap((lottery) =>
  LOTTERIES[lottery].formats.map((format): [string, LotteryFormat] => [
    `${lottery} since ${format.since}`,
    format,
  ]),
);

/**
 * The bound that chi-square with so many degrees of freedom passes once in ten thousand times
 * (Wilson and Hilferty's approximation, 1931). The seeds are fixed, so the outcome is too.
 */
function chiSquareBound(freedom: number): number {
  const z = 3.719;
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + z * Math.sqrt(spread)) ** 3;
}

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('the draw', () => {
  // req: LUCKY-12
  it.each(FORMATS)('%s: falls evenly over 100,000 draws', { tags: 'night' }, (name, format) => {
    const size = format.numbers.to - format.numbers.from + 1;
    const counts = new Array<number>(size).fill(0);
    const ballSize = format.ball ? format.ball.to - format.ball.from + 1 : 0;
    const ballCounts = new Array<number>(ballSize).fill(0);
    const placeCounts = Array.from({ length: format.count }, () => new Array<number>(10).fill(0));
    const bump = (list: number[] | undefined, at: number) => {
      if (list) list[at] = (list[at] ?? 0) + 1;
    };
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const drawn = drawNumbers(format, createPicker(`${name}|${draw}`));
      drawn.slice(0, format.count).forEach((number, place) => {
        bump(counts, number - format.numbers.from);
        if (format.repeats) bump(placeCounts[place], number);
      });
      const ball = drawn[format.count];
      if (format.ball && ball !== undefined) bump(ballCounts, ball - format.ball.from);
    }
    // Numbers that exclude each other vary less: the statistic shrinks by (N - k) / (N - 1).
    const shrink = format.repeats ? 1 : (size - format.count) / (size - 1);
    expect(chiSquare(counts) / shrink).toBeLessThan(chiSquareBound(size - 1));
    if (ballSize > 0) expect(chiSquare(ballCounts)).toBeLessThan(chiSquareBound(ballSize - 1));
    if (format.repeats) {
      for (const digits of placeCounts) expect(chiSquare(digits)).toBeLessThan(chiSquareBound(9));
    }
  });

  // req: LUCKY-7
  it.each(FORMATS)('%s: keeps to its ranges, sorted, the ball last', (name, format) => {
    for (let draw = 0; draw < 500; draw += 1) {
      const drawn = drawNumbers(format, createPicker(`${name}|range|${draw}`));
      expect(drawn).toHaveLength(format.count + (format.ball ? 1 : 0));
      const numbers = drawn.slice(0, format.count);
      for (const number of numbers) {
        expect(number).toBeGreaterThanOrEqual(format.numbers.from);
        expect(number).toBeLessThanOrEqual(format.numbers.to);
      }
      const ball = drawn[format.count] ?? 0;
      if (format.ball) {
        expect(new Set(numbers).size).toBe(format.count);
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
        expect(ball).toBeGreaterThanOrEqual(format.ball.from);
        expect(ball).toBeLessThanOrEqual(format.ball.to);
      }
    }
  });

  // req: LUCKY-10
  it('lets daily digits repeat', () => {
    const format = getLotteryFormat('dailyNumbers', '2026-11-20');
    const doubled = Array.from({ length: 200 }, (_, draw) =>
      drawNumbers(format, createPicker(`digits|${draw}`)),
    ).filter((digits) => new Set(digits).size < digits.length);
    // Of 10,000 combinations 4,960 have a digit twice or more.
    expect(doubled.length).toBeGreaterThan(70);
    expect(doubled.length).toBeLessThan(130);
  });

  it('skips the numbers that would favor low ones', () => {
    // With 3 · 2^30 of 2^32 to choose from, a plain remainder would give the first third twice as often.
    const count = 3 * 2 ** 30;
    const pick = createPicker('favor');
    const picks = Array.from({ length: 3000 }, () => pick(count));
    const low = picks.filter((value) => value < 2 ** 30).length;
    expect(low).toBeGreaterThan(900);
    expect(low).toBeLessThan(1100);
  });

  // req: LUCKY-12
  it('follows the published recipe', () => {
    // Recomputed outside this project with Python's hashlib.
    const longitudes = new Map(BODY_KEYS.map((body, index) => [body, 30 * index + 12.999]));
    const seed = createSeed(
      '00000000-0000-4000-8000-000000000001',
      '2026-11-20',
      nameSky((body) => longitudes.get(body) ?? 0),
      'powerball',
    );
    expect(seed).toBe(
      'asteria-lucky-numbers-1|00000000-0000-4000-8000-000000000001|2026-11-20|' +
        'sun 12,moon 42,mercury 72,venus 102,mars 132,jupiter 162,saturn 192,uranus 222,neptune 252,' +
        'pluto 282|powerball',
    );
    const format = getLotteryFormat('powerball', '2026-11-20');
    expect(drawNumbers(format, createPicker(seed))).toEqual([2, 19, 43, 48, 49, 12]);
  });
});
