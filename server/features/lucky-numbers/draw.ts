// The draw of a day's lucky numbers, documented so that users can repeat it:
//
// 1. The sky of the date: each body's apparent longitude at 12:00 UTC, cut to whole degrees (0-359), in
//    the order of charts: `sun 238,moon 13,mercury 230,…`.
// 2. The seed of a set: `asteria-lucky-numbers-1|<user id>|<date>|<sky>|<set>`, where the set is
//    `powerball`, `megaMillions`, `luckyForLife` or `dailyNumbers`.
// 3. The stream: SHA-256 of `<seed>|0`, `<seed>|1`, … (UTF-8); each digest gives eight unsigned 32-bit
//    numbers, big-endian, in order.
// 4. One of n: the next number of the stream, modulo n. Numbers at or above the largest multiple of n
//    that 32 bits hold are skipped, so that each of the n is exactly as likely as the others.
// 5. Numbers without repetition: n is how many numbers are left, and step 4 gives the index of the number to take in
//    their ascending list. Then the ball, one of its range. The daily digits: four times one of ten.

import { hash } from 'node:crypto';
import type { LotteryFormat } from '#shared/lucky-numbers/formats.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';

const SCHEME = 'asteria-lucky-numbers-1';
/** A word is a number of the stream, 32 bits. */
const WORD_BYTES = 4;
const WORD_COUNT = 2 ** 32;

/** Chooses one of `count` (a whole number from 1), as a whole number in [0, count). */
export type Picker = (count: number) => number;

/** The sky of a date as part of a seed; `longitudeOf` gives degrees in [0, 360) at 12:00 UTC. */
export function nameSky(longitudeOf: (body: BodyKey) => number): string {
  return BODY_KEYS.map((body) => `${body} ${Math.floor(longitudeOf(body))}`).join(',');
}

/** The seed of one set of a user's numbers on a date. */
export function createSeed(userId: string, date: string, sky: string, set: string): string {
  return [SCHEME, userId, date, sky, set].join('|');
}

/** An endless unbiased picker that gives the same choices for the same seed. */
export function createPicker(seed: string): Picker {
  let block: Buffer = Buffer.alloc(0);
  let blockNumber = 0;
  let offset = 0;
  const nextWord = (): number => {
    if (offset === block.length) {
      block = hash('sha256', `${seed}|${blockNumber}`, 'buffer');
      blockNumber += 1;
      offset = 0;
    }
    const word = block.readUInt32BE(offset);
    offset += WORD_BYTES;
    return word;
  };
  return (count) => {
    const fairBelow = WORD_COUNT - (WORD_COUNT % count);
    let word = nextWord();
    while (word >= fairBelow) word = nextWord();
    return word % count;
  };
}

/** One set of a format: its numbers, in ascending order unless they may repeat, then its ball. */
export function drawNumbers(format: LotteryFormat, pick: Picker): number[] {
  const { from, to } = format.numbers;
  const drawn: number[] = [];
  if (format.repeats) {
    while (drawn.length < format.count) drawn.push(from + pick(to - from + 1));
  } else {
    while (drawn.length < format.count) {
      // Maps an index into the remaining numbers to a number: each number drawn already at or below it adds one.
      let number = from + pick(to - from + 1 - drawn.length);
      for (const taken of drawn) if (taken <= number) number += 1;
      drawn.push(number);
      drawn.sort((one, other) => one - other);
    }
  }
  if (format.ball) drawn.push(format.ball.from + pick(format.ball.to - format.ball.from + 1));
  return drawn;
}
