import { describe, expect, it } from 'vitest';
import { listFaults } from '#server/content/check/proofreading.ts';
import { composeInsights, INSIGHT_DAYS } from '#server/features/insights/insights.composer.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { listDayFacts } from '#server/sky/day-facts.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { INSIGHT_ICONS, insightsSchema } from '#shared/insights/insights.schema.ts';

const DAYS = 366;
const FROM = '2026-11-01';

const almanac = createAlmanac();
const compose = (date: string) =>
  composeInsights({
    days: Array.from({ length: INSIGHT_DAYS }, (_, ahead) => {
      const day = addDays(date, ahead);
      return { date: day, facts: listDayFacts(almanac, day, null) };
    }),
  });
const year = Array.from({ length: DAYS }, (_, day) => compose(addDays(FROM, day)));

describe('insights', () => {
  // req: INSIGHT-1
  it('are three to six every day of a year, as the wire promises', () => {
    for (const insights of year) expect(insightsSchema.parse(insights)).toEqual(insights);
  });

  // req: INSIGHT-1
  it('each stand on a fact of the coming days', () => {
    for (const [day, insights] of year.entries()) {
      const from = addDays(FROM, day);
      const until = addDays(from, INSIGHT_DAYS - 1);
      for (const { facts } of insights) {
        expect(facts.length).toBeGreaterThanOrEqual(1);
        for (const { id } of facts) {
          const date = id.slice(0, 10);
          expect(date >= from && date <= until, `${id} on ${from}`).toBe(true);
        }
      }
    }
  });

  it('never tell one thing twice on a page', () => {
    for (const insights of year) {
      expect(new Set(insights.map(({ id }) => id)).size).toBe(insights.length);
      expect(new Set(insights.map(({ title }) => title)).size).toBe(insights.length);
    }
  });

  it('are proofread', () => {
    const faults = year
      .flat()
      .flatMap(({ title, description }) =>
        [`${title}.`, ...description.split(/(?<=\.) /)].flatMap((text) =>
          listFaults(text).map((fault) => `${fault}: ${text}`),
        ),
      );
    expect(faults).toEqual([]);
  });

  // req: INSIGHT-2
  it('use all three icons, the Moon’s for the Moon and Venus’s for Venus', () => {
    const all = year.flat();
    expect(new Set(all.map(({ icon }) => icon))).toEqual(new Set(INSIGHT_ICONS));
    for (const { icon, facts } of all) {
      const bodies: readonly string[] = facts.flatMap((fact) => [...fact.bodies]);
      expect(bodies.includes('moon')).toBe(icon === 'moon');
      if (icon === 'venus') expect(bodies).toContain('venus');
    }
  });

  it('keep the wording of an event from day to day', () => {
    const wording = new Map<string, string>();
    for (const { id, title, description } of year.flat()) {
      const told = `${title} ${description}`;
      expect(wording.get(id) ?? told).toBe(told);
      wording.set(id, told);
    }
  });
});
