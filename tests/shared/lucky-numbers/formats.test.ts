import { describe, expect, it } from 'vitest';
import {
  getLotteryFormat,
  isRetired,
  LOTTERIES,
  LOTTERY_KEYS,
} from '#shared/lucky-numbers/formats.ts';

describe('the lottery formats', () => {
  // req: LUCKY-7 LUCKY-8 LUCKY-9 LUCKY-10
  it('have their ranges and balls', () => {
    const today = '2026-11-20';
    expect(getLotteryFormat('powerball', today)).toMatchObject({
      count: 5,
      numbers: { from: 1, to: 69 },
      ball: { from: 1, to: 26 },
    });
    expect(getLotteryFormat('luckyForLife', today)).toMatchObject({
      count: 5,
      numbers: { from: 1, to: 48 },
      ball: { from: 1, to: 18 },
    });
    expect(getLotteryFormat('dailyNumbers', today)).toMatchObject({
      count: 4,
      numbers: { from: 0, to: 9 },
      repeats: true,
      ball: undefined,
    });
    expect(getLotteryFormat('megaMillions', today)).toMatchObject({
      count: 5,
      numbers: { from: 1, to: 70 },
    });
  });

  // req: LUCKY-8
  it.each([
    ['2025-04-07', 25],
    ['2025-04-08', 24],
    ['2030-01-01', 24],
    ['1999-01-01', 25],
  ])('gives the Mega ball of %s 1 to %i', (date, to) => {
    expect(getLotteryFormat('megaMillions', date).ball).toEqual({ from: 1, to });
  });

  // req: LUCKY-7 LUCKY-8 LUCKY-9
  it.each([
    ['powerball', [1, 3, 6]],
    ['megaMillions', [2, 5]],
    ['luckyForLife', [0, 1, 2, 3, 4, 5, 6]],
    ['dailyNumbers', [0, 1, 2, 3, 4, 5, 6]],
  ] as const)('draws %s on its days', (lottery, days) => {
    expect(LOTTERIES[lottery].drawingDays).toEqual(days);
  });

  // req: LUCKY-9
  it("have Lucky for Life's last drawing on 2026-02-21, and no other lottery's", () => {
    expect(isRetired('luckyForLife', '2026-02-21')).toBe(false);
    expect(isRetired('luckyForLife', '2026-02-22')).toBe(true);
    for (const lottery of LOTTERY_KEYS.filter((key) => key !== 'luckyForLife')) {
      expect(isRetired(lottery, '2099-01-01')).toBe(false);
    }
  });

  it('are ordered by date', () => {
    for (const lottery of LOTTERY_KEYS) {
      const dates = LOTTERIES[lottery].formats.map(({ since }) => since);
      expect(dates).toEqual([...dates].sort());
    }
  });
});
