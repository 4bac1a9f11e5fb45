import { describe, expect, it } from 'vitest';
import {
  compatibilityActivityId,
  completionPercent,
  horoscopeActivityId,
  luckyNumbersActivityId,
} from '#shared/progress/activities.ts';
import { findBadge } from '#shared/progress/badges.ts';
import { levelOf, levelProgressPercent, pointsToNextLevel } from '#shared/progress/levels.ts';

describe('levels', () => {
  // req: PROGRESS-7
  it.each([
    [0, 1, 0, 100],
    [99, 1, 99, 1],
    [100, 2, 0, 100],
    [250, 3, 50, 50],
    [400, 5, 0, 100],
    [900, 10, 0, 100],
  ])('%i points are level %i, %i percent of it, %i to the next', (points, level, percent, left) => {
    expect(levelOf(points)).toBe(level);
    expect(levelProgressPercent(points)).toBe(percent);
    expect(pointsToNextLevel(points)).toBe(left);
  });
});

describe('completion', () => {
  // req: PROGRESS-6
  it.each([
    ['reading', 1, 33],
    ['reading', 2, 67],
    ['reading', 3, 100],
    ['horoscope', 1, 8],
    ['horoscope', 30, 100],
    ['compatibility', 6, 50],
    ['birthchart', 1, 100],
    ['numerology', 0, 0],
    ['lottery', 5, 100],
  ] as const)('%s done %i times is %i percent', (type, completed, percent) => {
    expect(completionPercent(type, completed)).toBe(percent);
  });
});

describe('activity ids', () => {
  // req: PROGRESS-3
  it('have the specified forms', () => {
    expect(horoscopeActivityId('leo', '2026-11-20')).toBe('daily-leo-2026-11-20');
    expect(luckyNumbersActivityId('2026-11-20')).toBe('lucky-2026-11-20');
    expect(compatibilityActivityId('leo', 'aries')).toBe('aries-leo');
    expect(compatibilityActivityId('aries', 'leo')).toBe('aries-leo');
  });
});

describe('badges', () => {
  // req: BADGE-1
  it('have their names, and an unknown key gives the mysterious badge', () => {
    expect(findBadge('level_10').name).toBe('Celestial Master');
    for (const key of ['level_11', 'toString', '__proto__']) {
      expect(findBadge(key)).toMatchObject({
        name: 'Mysterious Badge',
        description: 'A mysterious cosmic achievement',
      });
    }
  });
});
