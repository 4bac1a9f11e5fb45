// The cards of everybody's sky over a year.

import { describe, expect, it } from 'vitest';
import { chooseCards } from '#server/features/insights/choose-cards.ts';
import { listSkyCards } from '#server/features/insights/sky-cards.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { addDays, daysBetween } from '#shared/core/calendar-date.ts';
import { INSIGHT_ICONS, insightsSchema } from '#shared/insights/insights.schema.ts';

const DAYS = 366;
const FROM = '2026-11-01';
const MONTH_DAYS = 30;
const TITLES_AGAIN_MAX = 0.1;

const almanac = createAlmanac();
const year = Array.from({ length: DAYS }, (_, day) => {
  const date = addDays(FROM, day);
  return { date, insights: chooseCards(listSkyCards(almanac, date)).map(({ insight }) => insight) };
});

describe('insights about everybody’s sky', () => {
  // req: INSIGHT-1
  it('are three every day of a year, as the wire promises', () => {
    for (const { insights } of year) {
      expect(insightsSchema.parse(insights)).toEqual(insights);
      expect(insights).toHaveLength(3);
    }
  });

  // req: INSIGHT-1
  it('are each based on a fact of the day or of the next', () => {
    for (const { date, insights } of year)
      for (const { facts } of insights) {
        expect(facts).toHaveLength(1);
        expect([date, addDays(date, 1)]).toContain(facts[0]?.id.slice(0, 10));
      }
  });

  it('never cover one thing twice on a page, nor on two days in a row', () => {
    for (const [index, { insights }] of year.entries()) {
      expect(new Set(insights.map(({ id }) => id)).size).toBe(3);
      expect(new Set(insights.map(({ title }) => title)).size).toBe(3);
      const before = year[index - 1]?.insights ?? [];
      for (const { id } of insights) expect(before.map((other) => other.id)).not.toContain(id);
    }
  });

  it('repeat a title within thirty days on one card in ten at most', () => {
    const met = new Map<string, string>();
    let again = 0;
    for (const { date, insights } of year)
      for (const { title } of insights) {
        const before = met.get(title);
        if (before !== undefined && daysBetween(before, date) <= MONTH_DAYS) again += 1;
        met.set(title, date);
      }
    expect(again).toBeLessThanOrEqual(3 * DAYS * TITLES_AGAIN_MAX);
  });

  it('show one card four times in two months at most', { tags: 'night' }, () => {
    for (const [index] of year.entries()) {
      const counts = new Map<string, number>();
      for (const { insights } of year.slice(index, index + 60))
        for (const { title } of insights) counts.set(title, (counts.get(title) ?? 0) + 1);
      for (const [title, count] of counts) expect(count, title).toBeLessThanOrEqual(4);
    }
  });

  it('have no unfinished slot', () => {
    for (const { title, description } of year.flatMap(({ insights }) => insights))
      expect(`${title} ${description}`).not.toMatch(/[{}]|undefined/);
  });

  // req: INSIGHT-2
  it('use all three icons, the Moon’s for the Moon and Venus’s for Venus', () => {
    const all = year.flatMap(({ insights }) => insights);
    expect(new Set(all.map(({ icon }) => icon))).toEqual(new Set(INSIGHT_ICONS));
    for (const { icon, facts } of all) {
      const bodies: readonly string[] = facts.flatMap((fact) => [...fact.bodies]);
      expect(bodies[0] === 'moon').toBe(icon === 'moon');
      if (icon === 'venus') expect(bodies).toContain('venus');
    }
  });
});
