// The lottery formats, one row for each with its first date. When a lottery changes its format, add a row; days that
// are already saved keep their numbers.

export const LOTTERY_KEYS = ['powerball', 'megaMillions', 'luckyForLife', 'dailyNumbers'] as const;
export type LotteryKey = (typeof LOTTERY_KEYS)[number];

/** A closed range of whole numbers. */
type NumberRange = { from: number; to: number };

export type LotteryFormat = {
  /** First day of the format, `YYYY-MM-DD`. */
  since: string;
  /** How many numbers are drawn, and from which range. */
  count: number;
  numbers: NumberRange;
  /** Whether a number may be drawn more than once; if not, the numbers are shown in ascending order. */
  repeats: boolean;
  /** The ball that is drawn separately and shown last; undefined for the daily numbers. */
  ball: NumberRange | undefined;
};

export type Lottery = {
  /** Days of the week on which it is drawn, 0 = Sunday … 6 = Saturday. */
  drawingDays: readonly number[];
  /** The day of the last drawing; undefined while the lottery continues. */
  retiredOn: string | undefined;
  /** Oldest first. */
  formats: readonly [LotteryFormat, ...LotteryFormat[]];
};

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6] as const;

/** Numbers and drawing days: requirements LUCKY-7 to LUCKY-10, with the changes since. */
export const LOTTERIES: Readonly<Record<LotteryKey, Lottery>> = {
  powerball: {
    drawingDays: [1, 3, 6],
    retiredOn: undefined,
    formats: [
      {
        since: '2015-10-07',
        count: 5,
        numbers: { from: 1, to: 69 },
        repeats: false,
        ball: { from: 1, to: 26 },
      },
    ],
  },
  megaMillions: {
    drawingDays: [2, 5],
    retiredOn: undefined,
    formats: [
      {
        since: '2017-10-31',
        count: 5,
        numbers: { from: 1, to: 70 },
        repeats: false,
        ball: { from: 1, to: 25 },
      },
      {
        since: '2025-04-08',
        count: 5,
        numbers: { from: 1, to: 70 },
        repeats: false,
        ball: { from: 1, to: 24 },
      },
    ],
  },
  luckyForLife: {
    drawingDays: EVERY_DAY,
    retiredOn: '2026-02-21',
    formats: [
      {
        since: '2015-01-27',
        count: 5,
        numbers: { from: 1, to: 48 },
        repeats: false,
        ball: { from: 1, to: 18 },
      },
    ],
  },
  dailyNumbers: {
    drawingDays: EVERY_DAY,
    retiredOn: undefined,
    formats: [
      {
        since: '2015-01-01',
        count: 4,
        numbers: { from: 0, to: 9 },
        repeats: true,
        ball: undefined,
      },
    ],
  },
};

/** The format in use on a date `YYYY-MM-DD`; before the first row, the first row. */
export function getLotteryFormat(lottery: LotteryKey, date: string): LotteryFormat {
  const { formats } = LOTTERIES[lottery];
  return formats.findLast(({ since }) => since <= date) ?? formats[0];
}

/** Whether the lottery's last drawing was before a date `YYYY-MM-DD`. */
export function isRetired(lottery: LotteryKey, date: string): boolean {
  const { retiredOn } = LOTTERIES[lottery];
  return retiredOn !== undefined && date > retiredOn;
}
