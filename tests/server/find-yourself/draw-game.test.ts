// What is drawn at the edges of the days on which readers can be born, and whether others get their turn.

import { expect, it } from 'vitest';
import { drawGame, drawStranger } from '#server/features/find-yourself/draw-game.ts';
import type { Random } from '#server/platform/random.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { STRANGER_DAYS } from '#shared/find-yourself/protocol.ts';
import { EARLIEST_BIRTH_DATE } from '#shared/identity/account/birth-details.schema.ts';
import { isExhaustive, takeSample } from '#tests/support/exhaustive.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { CHICAGO } from '#tests/support/test-places.ts';

const TODAY = '2026-11-20';
const BIRTH = { time: '14:12', place: CHICAGO, fold: 'later', marginMinutes: 5 } as const;
const TRIES = isExhaustive ? 20_000 : 6_000;

function seeded(): Random {
  const fraction = createSeededRandom(7);
  const unused = () => {
    throw new Error('a draw needs whole numbers alone');
  };
  return { integerBelow: (bound) => Math.floor(fraction() * bound), uuid: unused, secret: unused };
}

const earlier = (date: string) => addDays(date, -STRANGER_DAYS);
const later = (date: string) => addDays(date, STRANGER_DAYS);

// req: FIND-1
it.each(
  takeSample(
    [
      ['1900-01-01', EARLIEST_BIRTH_DATE, later('1900-01-01')],
      ['1900-01-02', EARLIEST_BIRTH_DATE, later('1900-01-02')],
      ['1902-12-31', EARLIEST_BIRTH_DATE, later('1902-12-31')],
      ['1903-01-02', earlier('1903-01-02'), later('1903-01-02')],
      ['1988-02-29', earlier('1988-02-29'), later('1988-02-29')],
      ['2023-11-20', earlier('2023-11-20'), TODAY],
      [TODAY, earlier(TODAY), TODAY],
      // Where the day of the birth place has begun before that of UTC.
      [addDays(TODAY, 1), earlier(addDays(TODAY, 1)), addDays(TODAY, 1)],
    ],
    { share: 2, turn: 1 },
  ),
)(
  'strangers of a birth on %s are born from %s to %s, on the first day and on the last',
  (date, from, until) => {
    const random = seeded();
    const dates = new Set<string>();
    for (let tries = 0; tries < TRIES; tries += 1) {
      const stranger = drawStranger({ ...BIRTH, date }, random, TODAY);
      expect(stranger).toMatchObject({ place: CHICAGO, marginMinutes: 5, fold: null });
      dates.add(stranger.date);
    }
    const drawn = [...dates].sort();
    expect([drawn[0], drawn.at(-1)]).toEqual([from, until]);
  },
);

it('gives others their turn after each chart', async () => {
  let turns = 0;
  let isDrawn = false;
  const takeTurn = () => {
    turns += 1;
    if (!isDrawn) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  const rounds = await drawGame({ ...BIRTH, date: '1991-07-30' }, seeded(), TODAY);
  isDrawn = true;
  expect(rounds).toHaveLength(10);
  expect(turns).toBeGreaterThanOrEqual(3);
});
