import { describe, expect, it } from 'vitest';
import { RATING_WEIGHTS, rateSigns } from '#shared/compatibility/rules.ts';
import { SIGN_KEYS, type SignKey } from '#shared/zodiac/signs.ts';

const PAIRS = SIGN_KEYS.flatMap((one, index) =>
  SIGN_KEYS.slice(index).map((other): [SignKey, SignKey] => [one, other]),
);

describe('the compatibility of two signs', () => {
  it('counts 78 pairs', () => {
    expect(PAIRS).toHaveLength(78);
  });

  // req: MATCH-6
  it.each(PAIRS)('%s and %s add up to their percentage, in whole numbers of 0 to 100', (a, b) => {
    const { percentage, ratings, contributions } = rateSigns(a, b);
    expect(contributions.map(({ name }) => name)).toEqual([
      'Every pair begins with',
      'Element',
      'Quality',
      'Aspect',
      'Rulers',
    ]);
    expect(contributions.reduce((sum, { points }) => sum + points, 0)).toBe(percentage);
    for (const value of [percentage, ...Object.values(ratings)]) {
      expect(Number.isInteger(value)).toBe(true);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(100);
    }
    for (const { points, reason } of contributions) {
      expect(points).not.toBe(0);
      expect(reason).not.toBe('');
    }
  });

  it.each(PAIRS)('%s and %s rate by the published weights', (a, b) => {
    const { ratings, contributions } = rateSigns(a, b);
    const [, element = 0, quality = 0, aspect = 0, rulers = 0] = contributions.map((c) => c.points);
    for (const [name, weights] of Object.entries(RATING_WEIGHTS)) {
      const sum =
        50 +
        weights.element * element +
        weights.quality * quality +
        weights.aspect * aspect +
        weights.rulers * rulers;
      // No pair needs to be cut to the scale: what is added up is what is shown.
      expect(ratings).toHaveProperty(name, Math.round(sum));
    }
  });

  // req: MATCH-6
  it('does not depend on the order of the signs', () => {
    for (const [a, b] of PAIRS) expect(rateSigns(b, a)).toEqual(rateSigns(a, b));
  });

  it('are spread out: the best at least 90, the worst at most 40, no percentage more than six times', () => {
    const percentages = PAIRS.map(([a, b]) => rateSigns(a, b).percentage);
    expect(Math.max(...percentages)).toBeGreaterThanOrEqual(90);
    expect(Math.min(...percentages)).toBeLessThanOrEqual(40);
    const times = new Map<number, number>();
    for (const value of percentages) times.set(value, (times.get(value) ?? 0) + 1);
    expect(Math.max(...times.values())).toBeLessThanOrEqual(6);
  });

  it('gives Leo and Aquarius the sums of the printed example', () => {
    const { percentage, ratings, contributions } = rateSigns('leo', 'aquarius');
    expect(percentage).toBe(68);
    expect(ratings).toEqual({ love: 71, friendship: 78, communication: 66, trust: 57 });
    expect(contributions.map(({ points }) => points)).toEqual([50, 16, -5, 9, -2]);
    expect(contributions.map(({ reason }) => reason).slice(1)).toEqual([
      'Fire feeds on Air, and Air likes to be needed',
      'Both Fixed: loyal, and unmoved',
      'Opposition, six signs apart: you see what the other cannot',
      'The Sun with Uranus and Saturn: warmth meets a raised eyebrow',
    ]);
  });

  it('names the rulers of a pair in the same order either way', () => {
    const reason = (a: SignKey, b: SignKey) => rateSigns(a, b).contributions[4]?.reason;
    expect(reason('cancer', 'leo')).toBe(
      'The Moon with the Sun: the two lights of the sky, on good terms',
    );
    expect(reason('leo', 'cancer')).toBe(reason('cancer', 'leo'));
    expect(reason('taurus', 'libra')).toBe(
      'Venus on both sides: two good hosts and one guest list',
    );
  });
});
