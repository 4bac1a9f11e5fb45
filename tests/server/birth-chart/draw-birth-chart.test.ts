import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Birth } from '#server/features/birth-chart/birth-moment.ts';
import { CHART_EDITION, drawBirthChart } from '#server/features/birth-chart/draw-birth-chart.ts';
import { fullBirthChartSchema } from '#shared/birth-chart/birth-chart.schema.ts';
import type { Place } from '#shared/places/places.schema.ts';
import { BODY_NAMES } from '#shared/sky/bodies.ts';
import { separationDegrees, signedSeparationDegrees } from '#shared/sky/longitude.ts';
import { SIGN_NAMES } from '#shared/zodiac/signs.ts';
import { isExhaustive, takeSample } from '#tests/support/exhaustive.ts';
import { readReferenceCharts, readReferenceEvents } from '../sky/reference.ts';

const FIXTURES = new URL('../../fixtures/', import.meta.url);
const readJson = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(path, FIXTURES), 'utf8'));

const MINUTE_MS = 60_000;
const ARCSECONDS = 3600;
const BODY_TOLERANCE_ARCSECONDS = 12;
const ANGLE_TOLERANCE_ARCSECONDS = 60;

const PLACES = {
  chicago: place('Chicago', 41.85, -87.65, 'America/Chicago'),
  kathmandu: place('Kathmandu', 27.7017, 85.3206, 'Asia/Kathmandu'),
  tokyo: place('Tokyo', 35.6895, 139.6917, 'Asia/Tokyo'),
  tromso: place('Tromsø', 69.6489, 18.9551, 'Europe/Oslo'),
  apia: place('Apia', -13.8333, -171.7667, 'Pacific/Apia'),
};

function place(name: string, latitude: number, longitude: number, timeZone: string): Place {
  return { id: 1, name, region: '', country: '', latitude, longitude, timeZone };
}

function draw(birth: Partial<Birth> & { date: string }) {
  return fullBirthChartSchema.parse(
    drawBirthChart({ time: null, place: null, fold: null, marginMinutes: null, ...birth }),
  );
}

const planetOf = (chart: ReturnType<typeof draw>, name: string) => {
  const planet = chart.planets.find((candidate) => candidate.name === name);
  if (!planet) throw new Error(`no ${name}`);
  return planet;
};

const localBirthsSchema = z.object({
  charts: z.array(
    z.object({
      id: z.string(),
      local: z.object({ date: z.string(), time: z.string(), zone: z.string() }),
      sunSignByDateTable: z.string(),
    }),
  ),
});

describe('a chart from what a reference chart was born under', () => {
  const references = readReferenceCharts();
  const births = localBirthsSchema.parse(readJson('sky/reference-charts.json')).charts;

  // req: CHART-5
  it.each(references.map((reference) => [reference.id, reference.category, reference] as const))(
    '%s (%s): the same instant, signs, houses and retrogrades; positions within tolerance',
    (id, _category, reference) => {
      const birth = births.find((candidate) => candidate.id === id);
      if (!birth) throw new Error(`no birth of ${id}`);
      const { lat, lon } = reference.place;
      const chart = draw({
        date: birth.local.date,
        time: birth.local.time,
        place: place(id, lat, lon, birth.local.zone),
      });
      expect(chart.moment.utc).toBe(reference.utc);
      expect(chart.sunSign.table).toBe(birth.sunSignByDateTable);
      expect(chart.sunSign.sky).toBe(reference.bodies.Sun.sign);
      for (const name of BODY_NAMES) {
        const [ours, theirs] = [planetOf(chart, name), reference.bodies[name]];
        const off = separationDegrees(ours.longitude, theirs.lon) * ARCSECONDS;
        expect(off, name).toBeLessThanOrEqual(BODY_TOLERANCE_ARCSECONDS);
        expect(ours).toMatchObject({
          sign: theirs.sign,
          retrograde: theirs.retrograde,
          house: theirs.wholeSignHouse,
          certainty: 'certain',
        });
      }
      const { ascendant, mc } = reference.angles;
      expect(chart.ascendant?.sign).toBe(ascendant.sign);
      for (const [ours, theirs] of [
        [chart.ascendant?.longitude, ascendant.lon],
        [chart.midheaven?.longitude, mc.lon],
        ...(reference.houses.placidus?.map((cusp, index) => [
          chart.houses.placidus?.[index],
          cusp,
        ]) ?? []),
      ]) {
        expect(separationDegrees(ours ?? 0, theirs ?? 180) * ARCSECONDS).toBeLessThanOrEqual(
          ANGLE_TOLERANCE_ARCSECONDS,
        );
      }
      expect(chart.houses.wholeSign).toEqual(reference.houses.wholeSign);
      expect(chart.houses.placidus === null).toBe(reference.houses.placidus === null);
      expect('note' in chart.houses).toBe(reference.houses.placidus === null);
    },
  );
});

const edgeCasesSchema = z.object({
  cases: z.array(
    z.object({
      zone: z.string(),
      local: z.string(),
      kind: z.enum(['ambiguous', 'skipped']),
      utc: z.array(z.string()),
    }),
  ),
});

describe('a birth in an hour that was repeated or skipped', () => {
  const { cases } = edgeCasesSchema.parse(readJson('civil-time/tz-edge-cases.json'));

  it.each(cases.map((edge) => [edge.kind, edge.zone, edge.local, edge] as const))(
    '%s in %s at %s',
    (kind, zone, local, edge) => {
      const [date = '', time = ''] = local.split('T');
      const somewhere = place(zone, 10, 0, zone);
      const utcOf = (fold: Birth['fold']) => draw({ date, time, place: somewhere, fold }).moment;
      if (kind === 'ambiguous') {
        expect(utcOf('earlier')).toMatchObject({ utc: edge.utc[0], ambiguous: 'earlier' });
        expect(utcOf('later')).toMatchObject({ utc: edge.utc[1], ambiguous: 'later' });
        expect(utcOf(null)).toEqual(utcOf('earlier'));
      } else {
        expect(utcOf(null).utc).toBe(edge.utc[0]);
        expect(utcOf(null)).not.toHaveProperty('ambiguous');
      }
    },
  );
});

describe('a birth before standard time', () => {
  it('is read by the mean sun of the place itself', () => {
    const { moment } = draw({ date: '1910-03-01', time: '12:00', place: PLACES.kathmandu });
    expect(moment).toMatchObject({
      rule: 'local-mean-time',
      utcOffsetSeconds: Math.round(85.3206 * 240),
      utc: '1910-03-01T06:18:43Z',
      timeZone: 'Asia/Kathmandu',
    });
  });
});

describe('a birth at an unknown time', () => {
  // req: CHART-6
  it('has the positions of local noon and no houses, and says why', () => {
    const chart = draw({ date: '1994-08-02', place: PLACES.chicago });
    expect(chart.moment).toEqual({
      localDate: '1994-08-02',
      localTime: null,
      timeZone: 'America/Chicago',
      utcOffsetSeconds: -5 * 3600,
      utc: '1994-08-02T17:00:00Z',
      rule: 'unknown-time',
    });
    expect(chart).toMatchObject({ ascendant: null, midheaven: null });
    expect(chart.houses).toMatchObject({ wholeSign: null, placidus: null });
    expect(chart.houses.note).toContain('birth time');
    expect(chart.planets.every(({ house }) => house === null)).toBe(true);
    const noon = draw({ date: '1994-08-02', time: '12:00', place: PLACES.chicago });
    expect(chart.planets.map(({ longitude }) => longitude)).toEqual(
      noon.planets.map(({ longitude }) => longitude),
    );
    expect(chart.aspects).toEqual(noon.aspects);
  });

  const { moonIngresses } = readReferenceEvents();

  // req: CHART-6
  it('says for every body whether it changed sign that day there, to the minute', () => {
    // Every Moon ingress of three years, seen from Tokyo; and the days on which there is none.
    const zoneMs = 9 * 3_600_000;
    const ingresses = new Map(
      moonIngresses.map((ingress) => {
        const rounded = Math.round(Date.parse(ingress.utcSecond) / MINUTE_MS) * MINUTE_MS;
        const local = new Date(rounded + zoneMs).toISOString();
        return [local.slice(0, 10), { ...ingress, atLocal: local.slice(11, 16) }];
      }),
    );
    let changing = 0;
    for (
      let day = Date.UTC(2025, 0, 1);
      day < (isExhaustive ? Date.UTC(2026, 0, 1) : Date.UTC(2025, 4, 1));
      day += 86_400_000
    ) {
      const date = new Date(day).toISOString().slice(0, 10);
      const moon = planetOf(draw({ date, place: PLACES.tokyo }), 'Moon');
      const ingress = ingresses.get(date);
      if (!ingress) {
        expect(moon, date).toMatchObject({ certainty: 'certain' });
        expect(moon).not.toHaveProperty('changes');
        continue;
      }
      changing += 1;
      expect(moon, date).toMatchObject({
        certainty: 'changes',
        changes: { to: ingress.to, atLocal: ingress.atLocal },
      });
      const from = SIGN_NAMES[(SIGN_NAMES.indexOf(ingress.to) + 11) % 12];
      const noonMs = day + 12 * 3_600_000 - zoneMs;
      expect(moon.sign).toBe(Date.parse(ingress.utcSecond) > noonMs ? from : ingress.to);
    }
    // The Moon is in a sign for two and a quarter days.
    expect(changing / (isExhaustive ? 365 : 120)).toBeGreaterThan(0.4);
    expect(changing / (isExhaustive ? 365 : 120)).toBeLessThan(0.48);
  });

  it('covers a day of 25 hours', () => {
    const chart = draw({ date: '1994-10-30', place: PLACES.chicago });
    expect(chart.moment.utc).toBe('1994-10-30T18:00:00Z');
  });

  it('is computed even for a date that the place skipped', () => {
    const chart = draw({ date: '2011-12-30', place: PLACES.apia });
    expect(chart.moment.rule).toBe('unknown-time');
    expect(chart.planets.every(({ certainty }) => certainty === 'certain')).toBe(true);
  });
});

describe('a birth at an unknown place', () => {
  it('is read as UTC, and a sign that changes anywhere on Earth that day is uncertain', () => {
    const ingress = readReferenceEvents().moonIngresses.find(({ utcSecond }) =>
      utcSecond.startsWith('2025-06-02'),
    );
    if (!ingress) throw new Error('the reference has no Moon ingress on that date');
    const told = (date: string) => {
      const chart = draw({ date, time: '08:30' });
      expect(chart.moment).toEqual({
        localDate: date,
        localTime: '08:30',
        timeZone: null,
        utcOffsetSeconds: null,
        utc: `${date}T08:30:00Z`,
        rule: 'unknown-place',
      });
      expect(chart).toMatchObject({ ascendant: null, midheaven: null, place: null });
      expect(chart.houses).toMatchObject({ wholeSign: null, placidus: null });
      expect(chart.houses.note).toMatch(/from the earliest time zone on earth to the latest/);
      return planetOf(chart, 'Moon');
    };
    expect(told('2025-06-02')).toMatchObject({
      certainty: 'changes',
      changes: { to: ingress.to },
    });
  });

  it('takes the day from UTC+14 to UTC−12', () => {
    const ingresses = takeSample(
      readReferenceEvents().moonIngresses.filter(({ utcSecond }) => utcSecond.startsWith('2025')),
      { share: 4, turn: 0 },
    );
    for (const { utcSecond } of ingresses) {
      const atMs = Date.parse(utcSecond);
      // The date where the day begins first, and where it ends last.
      for (const hours of [-12, 14]) {
        const date = new Date(atMs + hours * 3_600_000).toISOString().slice(0, 10);
        expect(planetOf(draw({ date }), 'Moon').certainty).toBe('changes');
      }
    }
  });

  it('has rule unknown-time when the time is missing too', () => {
    const chart = draw({ date: '1994-08-02' });
    expect(chart.moment).toMatchObject({
      rule: 'unknown-time',
      utc: '1994-08-02T12:00:00Z',
      timeZone: null,
    });
    expect(chart.houses.note).toMatch(/birth time and a birth place/);
  });
});

describe('the Sun sign', () => {
  // req: CHART-7
  it('says when the Sun changed sign on the birth date, by the clock there', () => {
    const { sunSign } = draw({ date: '1990-05-21', time: '20:00', place: PLACES.tokyo });
    // 07:37 UTC.
    expect(sunSign).toEqual({ table: 'Gemini', sky: 'Gemini', ingressLocal: '1990-05-21T16:37' });
    const before = draw({ date: '1990-05-21', time: '10:00', place: PLACES.tokyo });
    expect(before.sunSign).toEqual({
      table: 'Gemini',
      sky: 'Taurus',
      ingressLocal: '1990-05-21T16:37',
    });
  });

  it('gives the nearest change when table and sky disagree all day', () => {
    // In 2044 the Sun enters Aries on March 19 in Chicago; the table says Pisces until March 20.
    const { sunSign } = draw({ date: '2044-03-20', time: '12:00', place: PLACES.chicago });
    expect(sunSign).toMatchObject({ table: 'Pisces', sky: 'Aries' });
    expect(sunSign.ingressLocal).toMatch(/^2044-03-19T/);
  });

  it('says nothing more on a day in the middle of a sign', () => {
    expect(draw({ date: '1994-08-02', place: PLACES.chicago }).sunSign).toEqual({
      table: 'Leo',
      sky: 'Leo',
    });
  });
});

describe('a chart near the pole', () => {
  it('has whole sign houses, no Placidus, and says why; its Ascendant rises', () => {
    const chart = draw({ date: '1994-08-02', time: '03:10', place: PLACES.tromso });
    expect(chart.houses.wholeSign).toHaveLength(12);
    expect(chart.houses.placidus).toBeNull();
    expect(chart.houses.note).toMatch(/pole/);
    expect(chart).not.toHaveProperty('placidusFlips');
    const [ascendant, midheaven] = [chart.ascendant?.longitude, chart.midheaven?.longitude];
    expect(signedSeparationDegrees(midheaven ?? 0, ascendant ?? 0)).toBeGreaterThan(0);
  });
});

describe('the edition of charts', () => {
  it('names the installed ephemeris and the table of zones', () => {
    const dependencies = z
      .object({ dependencies: z.object({ caelus: z.string() }) })
      .parse(JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')));
    const zones = readFileSync(
      new URL('../../../server/sky/civil-time/zones.json', import.meta.url),
      'utf8',
    );
    expect(CHART_EDITION).toContain(`caelus ${dependencies.dependencies.caelus},`);
    const [, release] = /time zone database (\w+)/.exec(zones) ?? [];
    expect(CHART_EDITION).toContain(`zones ${release},`);
  });

  it('changes with the shape of charts: kept ones are sent without another look', () => {
    const shape = JSON.stringify(z.toJSONSchema(fullBirthChartSchema));
    const print = createHash('sha256').update(shape).digest('hex').slice(0, 12);
    // When this fails, give `CHART_EDITION` its next number of rules, and write both down here.
    expect([CHART_EDITION, print]).toEqual(['caelus 0.23.0, zones 2026f, rules 3', 'b04c683f6333']);
  });
});
