import { describe, expect, it } from 'vitest';
import { findCrossings, findRoot, type MovingAngle } from '#server/sky/events/crossings.ts';
import { normalizeDegrees } from '#shared/sky/longitude.ts';

/** An angle with a given course, degrees by days. */
function buildAngle(course: (day: number) => number, speed: (day: number) => number): MovingAngle {
  return { degreesAt: (day) => normalizeDegrees(course(day)), speedAt: speed };
}

function nodeOf(angle: MovingAngle, julianDayTt: number) {
  return { julianDayTt, degrees: angle.degreesAt(julianDayTt), speed: angle.speedAt(julianDayTt) };
}

function crossingsOf(angle: MovingAngle, from: number, until: number, everyDegrees = 30) {
  return findCrossings(angle, nodeOf(angle, from), nodeOf(angle, until), { everyDegrees });
}

describe('passing marks', () => {
  it('finds a mark passed forward and one passed backward, even across 0°', () => {
    const forwards = buildAngle(
      (day) => 355 + 10 * day,
      () => 10,
    );
    expect(crossingsOf(forwards, 0, 1)).toEqual([
      { julianDayTt: expect.closeTo(0.5, 6), markDegrees: 0, forwards: true },
    ]);
    const backwards = buildAngle(
      (day) => 5 - 10 * day,
      () => -10,
    );
    expect(crossingsOf(backwards, 0, 1)).toEqual([
      { julianDayTt: expect.closeTo(0.5, 6), markDegrees: 0, forwards: false },
    ]);
  });

  it('finds both passages of a body that touches a mark and turns back between two nodes', () => {
    const touching = buildAngle(
      (day) => 30.04 - (day - 0.5) ** 2,
      (day) => -2 * (day - 0.5),
    );
    expect(crossingsOf(touching, 0, 1)).toEqual([
      { julianDayTt: expect.closeTo(0.3, 6), markDegrees: 30, forwards: true },
      { julianDayTt: expect.closeTo(0.7, 6), markDegrees: 30, forwards: false },
    ]);
  });

  it('finds none when a body turns back just before the mark', () => {
    const short = buildAngle(
      (day) => 29.99 - (day - 0.5) ** 2,
      (day) => -2 * (day - 0.5),
    );
    expect(crossingsOf(short, 0, 1)).toEqual([]);
  });

  it('gives a mark met exactly at a node to one side only', () => {
    const even = buildAngle(
      (day) => 25 + 5 * day,
      () => 5,
    );
    expect([...crossingsOf(even, 0, 1), ...crossingsOf(even, 1, 2)]).toHaveLength(1);
    const back = buildAngle(
      (day) => 35 - 5 * day,
      () => -5,
    );
    expect([...crossingsOf(back, 0, 1), ...crossingsOf(back, 1, 2)]).toHaveLength(1);
  });

  it('skips marks that are not searched for', () => {
    const angle = buildAngle(
      (day) => 20 + 50 * day,
      () => 50,
    );
    const marks = { everyDegrees: 30, includes: (mark: number) => mark === 60 };
    expect(findCrossings(angle, nodeOf(angle, 0), nodeOf(angle, 1), marks)).toEqual([
      { julianDayTt: expect.closeTo(0.8, 6), markDegrees: 60, forwards: true },
    ]);
  });

  it('finds a root to a hundredth of a second, rising or falling', () => {
    expect(findRoot((day) => day ** 3 - 0.5, 0, 1)).toBeCloseTo(0.5 ** (1 / 3), 6);
    expect(findRoot((day) => 0.25 - day, 0, 1)).toBeCloseTo(0.25, 6);
  });
});
