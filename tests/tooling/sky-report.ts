// Prints how exact and how quick our sky is, for server/sky/README.md: npm run --silent sky:report

import { createAlmanac } from '#server/sky/almanac.ts';
import { listDayFacts } from '#server/sky/day-facts.ts';
import { getApparentLongitude, getApparentPosition } from '#server/sky/ephemeris.ts';
import { getHouses } from '#server/sky/houses.ts';
import { getNatalSky } from '#server/sky/natal.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { BODY_KEYS, getBodyName } from '#shared/sky/bodies.ts';
import { getCuspHouse } from '#shared/sky/houses.ts';
import { separationDegrees } from '#shared/sky/longitude.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import {
  getIndependentLongitude,
  readReferenceCharts,
  readReferenceEvents,
} from '#tests/server/sky/reference.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';

const JULIAN_DAY_1900 = 2_415_020.5;
const JULIAN_DAY_2051 = 2_470_172.5;
const INSTANTS = 2_000;

function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1_000;
}

function arcseconds(one: number, other: number): number {
  return separationDegrees(one, other) * 3_600;
}

function reportPositions(): void {
  const charts = readReferenceCharts();
  const random = createSeededRandom(1);
  print(
    `| body | worst of ${charts.length} charts beside Swiss Ephemeris | worst of ${INSTANTS} instants 1900-2050 beside astronomy-engine |`,
  );
  print('|---|---|---|');
  for (const body of BODY_KEYS) {
    const reference = Math.max(
      ...charts.map((chart) =>
        arcseconds(
          getApparentPosition(body, Date.parse(chart.utc)).longitudeDegrees,
          chart.bodies[getBodyName(body)].lon,
        ),
      ),
    );
    let independent = 0;
    for (let round = 0; round < INSTANTS; round += 1) {
      const day = JULIAN_DAY_1900 + random() * (JULIAN_DAY_2051 - JULIAN_DAY_1900);
      const error = arcseconds(getApparentLongitude(body, day), getIndependentLongitude(body, day));
      independent = Math.max(independent, error);
    }
    print(`| ${getBodyName(body)} | ${reference.toFixed(2)}″ | ${independent.toFixed(1)}″ |`);
  }
}

function reportCharts(): void {
  let angles = 0;
  let cusps = 0;
  let wrong = 0;
  const charts = readReferenceCharts();
  for (const chart of charts) {
    const utcMs = Date.parse(chart.utc);
    const place = { latitudeDegrees: chart.place.lat, longitudeDegrees: chart.place.lon };
    const houses = getHouses(utcMs, place);
    angles = Math.max(
      angles,
      arcseconds(houses.ascendantDegrees, chart.angles.ascendant.lon),
      arcseconds(houses.midheavenDegrees, chart.angles.mc.lon),
    );
    for (const [index, cusp] of (houses.placidusDegrees ?? []).entries()) {
      cusps = Math.max(cusps, arcseconds(cusp, chart.houses.placidus?.[index] ?? cusp + 180));
    }
    for (const body of getNatalSky(utcMs, place).bodies) {
      const reference = chart.bodies[body.name];
      const placidusHouse =
        houses.placidusDegrees === null
          ? null
          : getCuspHouse(body.longitudeDegrees, houses.placidusDegrees);
      const isRight =
        body.sign === reference.sign &&
        body.retrograde === reference.retrograde &&
        body.house === reference.wholeSignHouse &&
        placidusHouse === reference.placidusHouse;
      if (!isRight) wrong += 1;
    }
  }
  print(
    `Ascendant and Midheaven: worst ${angles.toFixed(1)}″; Placidus cusps: worst ${cusps.toFixed(1)}″`,
  );
  print(`Wrong signs, houses or retrograde flags: ${wrong} of ${charts.length * BODY_KEYS.length}`);
}

function reportEvents(): void {
  const almanac = createAlmanac();
  const reference = readReferenceEvents();
  const events = almanac.listEvents(Date.UTC(2024, 0, 1), Date.UTC(2027, 0, 1));
  const worst = new Map<string, { seconds: number; count: number }>();
  const note = (group: string, utcSecond: string, instants: number[]): void => {
    const at = Date.parse(utcSecond);
    const seconds = Math.min(...instants.map((instant) => Math.abs(instant - at))) / 1_000;
    const known = worst.get(group) ?? { seconds: 0, count: 0 };
    worst.set(group, { seconds: Math.max(known.seconds, seconds), count: known.count + 1 });
  };
  for (const it of reference.lunarPhases) {
    note(
      'lunar phases',
      it.utcSecond,
      events.flatMap((event) =>
        event.kind === 'phase' && event.phase === it.type ? [event.atUtcMs] : [],
      ),
    );
  }
  for (const it of [...reference.moonIngresses, ...reference.planetIngresses]) {
    note(
      `${it.body} ingresses`,
      it.utcSecond,
      events.flatMap((event) =>
        event.kind === 'ingress' &&
        getBodyName(event.body) === it.body &&
        event.sign === it.to.toLowerCase()
          ? [event.atUtcMs]
          : [],
      ),
    );
  }
  for (const it of reference.stations) {
    note(
      `${it.body} stations`,
      it.utcSecond,
      events.flatMap((event) =>
        event.kind === 'station' && getBodyName(event.body) === it.body ? [event.atUtcMs] : [],
      ),
    );
  }
  for (const it of reference.eclipses) {
    note(
      'eclipses, greatest',
      it.utcSecond,
      events.flatMap((event) =>
        event.kind === 'phase' && event.eclipse !== null ? [event.eclipse.greatestUtcMs] : [],
      ),
    );
  }
  print('| events of 2024-2026 | number | worst beside Swiss Ephemeris |');
  print('|---|---|---|');
  for (const [group, { seconds, count }] of worst) {
    const shown = seconds < 90 ? `${seconds.toFixed(0)} s` : `${(seconds / 60).toFixed(1)} min`;
    print(`| ${group} | ${count} | ${shown} |`);
  }
}

function reportSpeed(): void {
  const place = { latitudeDegrees: 48.85, longitudeDegrees: 2.35 };
  const CHARTS = 400;
  const charts = cpuMs(() => {
    for (let index = 0; index < CHARTS; index += 1) {
      getNatalSky(Date.UTC(1950, 0, 1) + index * 5e9, place);
    }
  });
  const almanac = createAlmanac();
  const factsOf = (date: string) => () => {
    for (const sign of SIGN_KEYS) listDayFacts(almanac, date, sign);
  };
  const first = cpuMs(factsOf('2026-11-20'));
  const next = cpuMs(factsOf('2026-11-21'));
  const year = cpuMs(() => {
    for (let day = 0; day < 365; day += 1) factsOf(addDays('2027-01-01', day))();
  });
  print(`A chart: ${(charts / CHARTS).toFixed(1)} ms of CPU`);
  print(
    `The facts of a day for twelve signs: ${next.toFixed(1)} ms, ${first.toFixed(0)} ms with an empty almanac`,
  );
  print(`The facts of a year for twelve signs: ${(year / 1_000).toFixed(1)} s of CPU`);
}

reportPositions();
print();
reportCharts();
print();
reportEvents();
print();
reportSpeed();
