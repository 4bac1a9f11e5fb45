// What the sky costs, compared with the two libraries that others would use for it, used as their documentation says.
// All figures are processor time, measured alternately.

import {
  AstroTime,
  Body,
  EclipticGeoMoon,
  GeoVector,
  NextMoonQuarter,
  RotateVector,
  Rotation_EQJ_ECT,
  Search,
  SearchMoonQuarter,
  SphereFromVector,
  SunPosition,
} from 'astronomy-engine';
import { crossings, Engine, lunarPhases, stations } from 'caelus';
import { embeddedData } from 'caelus/data-embedded';
import { composeHoroscope } from '#server/features/horoscope/horoscope.composer.ts';
import { type Almanac, createAlmanac } from '#server/sky/almanac.ts';
import { getDayContacts, getNatalPoints, listContacts } from '#server/sky/contacts/index.ts';
import { getNatalSky } from '#server/sky/natal.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { type RunSettings, say } from './part.ts';
import { compared, type Figure, type PartResult, plain } from './report/figure.ts';
import { measureInTurns } from './report/in-turns.ts';

const CHARTS_A_ROUND = 200;
const PLACE = { latitudeDegrees: 48.8534, longitudeDegrees: 2.3488 };
const FIRST_BIRTH_MS = Date.UTC(1950, 0, 1);
const BETWEEN_BIRTHS_MS = 5e9;
const CHARTS_OF_CONTACTS = 20;
const YEAR = 2027;
const DAYS = 365;
/** J2000.0 in UT, the epoch from which astronomy-engine counts days. */
const JULIAN_DAY_2000 = 2_451_545;
const JULIAN_DAY_1970 = 2_440_587.5;
const DAY_MS = 86_400_000;

export async function measureSky({ rounds }: RunSettings): Promise<PartResult> {
  const engine = new Engine(embeddedData);
  const figures: Figure[] = [];

  say('charts');
  const [ourChart, caelusChart, otherChart] = measureInTurns(rounds, [
    () => ofEachBirth((ms) => void getNatalSky(ms, PLACE)),
    () => ofEachBirth((ms) => drawWithCaelus(engine, ms)),
    () => ofEachBirth(drawWithAstronomyEngine),
  ]).map((ms) => 1000 / (ms / CHARTS_A_ROUND));
  if (!ourChart || !caelusChart || !otherChart) throw new Error('no chart was measured');
  figures.push(
    compared('charts a second', ourChart, '/s', { comparedWith: 'caelus', other: caelusChart }),
    compared('charts a second, the positions alone', ourChart, '/s', {
      comparedWith: 'astronomy-engine',
      other: otherChart,
    }),
  );

  say('the events of a year');
  const counts = { ours: 0, caelus: 0, other: 0, aspects: 0 };
  const [ourYear, caelusYear, otherYear] = measureInTurns(rounds, [
    () => {
      const events = createAlmanac().listEvents(Date.UTC(YEAR, 0, 1), Date.UTC(YEAR + 1, 0, 1));
      counts.aspects = events.filter(({ kind }) => kind === 'aspect').length;
      counts.ours = events.length - counts.aspects;
    },
    () => {
      counts.caelus = countEventsWithCaelus(engine);
    },
    () => {
      counts.other = countEventsWithAstronomyEngine();
    },
  ]);
  if (!ourYear || !caelusYear || !otherYear) throw new Error('no year was measured');
  figures.push(
    compared('events of a year', ourYear, 'ms', { comparedWith: 'caelus', other: caelusYear }),
    compared('events of a year, beside the other', ourYear, 'ms', {
      comparedWith: 'astronomy-engine',
      other: otherYear,
    }),
  );

  say('the texts of a year');
  const [withSky, alone] = measureInTurns(rounds, [
    () => composeYear(createAlmanac()),
    // The sky of the year is already computed, as on every day after the first.
    composeWithKnownSky(),
  ]);
  if (!withSky || !alone) throw new Error('no text was measured');
  figures.push(
    plain(`texts of a year (${DAYS * SIGN_KEYS.length}), with the sky they tell`, withSky, 'ms'),
    plain('a text, when the sky of its day is known', alone / (DAYS * SIGN_KEYS.length), 'ms'),
  );
  say('contacts');
  const [day, month, yearOfContacts, cold] = measureInTurns(rounds, measureContacts());
  if (!day || !month || !yearOfContacts || !cold) throw new Error('no contact was measured');
  figures.push(
    plain("a chart's natal points and its contacts of a day", day / CHARTS_OF_CONTACTS, 'ms'),
    plain("a chart's contacts of a month, day by day", month / CHARTS_OF_CONTACTS, 'ms'),
    plain("a chart's contacts of a year", yearOfContacts / CHARTS_OF_CONTACTS, 'ms'),
    plain("a chart's contacts of a year, with the sky of the year", cold, 'ms'),
  );
  return {
    notes: [
      `Processor time, medians of ${rounds} rounds in turns. A chart of ours has ten bodies with speed, houses by two systems, aspects and their direction; caelus' \`chart()\` thirteen bodies, houses, aspects; astronomy-engine, which knows no charts, ten longitudes with speed.`,
      `Events of ${YEAR}: ingresses, stations and phases, found by ours ${counts.ours} (beside ${counts.aspects} exact aspects and the eclipses, which the others are not asked for), by caelus' own searches ${counts.caelus}, by steps and \`Search\` of astronomy-engine ${counts.other}.`,
    ],
    figures,
  };
}

function ofEachBirth(draw: (utcMs: number) => void): void {
  for (let index = 0; index < CHARTS_A_ROUND; index += 1) {
    draw(FIRST_BIRTH_MS + index * BETWEEN_BIRTHS_MS);
  }
}

/** A day with its seasons, a month and a year of contacts of some charts, and a year with an empty almanac. */
function measureContacts(): (() => void)[] {
  const almanac = createAlmanac();
  const year = { startMs: Date.UTC(YEAR, 0, 1), endMs: Date.UTC(YEAR + 1, 0, 1) };
  const pointsOf = (index: number) => {
    const utcMs = FIRST_BIRTH_MS + index * BETWEEN_BIRTHS_MS;
    const marginMs = 15 * 60_000;
    const span = { utcMs, fromUtcMs: utcMs - marginMs, untilUtcMs: utcMs + marginMs };
    return getNatalPoints(span, PLACE);
  };
  const charts = Array.from({ length: CHARTS_OF_CONTACTS }, (_, index) => pointsOf(index));
  return [
    () => {
      for (const index of charts.keys()) {
        getDayContacts(almanac, pointsOf(index), `${YEAR}-05-10`, 'Europe/Paris');
      }
    },
    () => {
      for (const natal of charts) {
        for (let day = 0; day < 30; day += 1) {
          getDayContacts(almanac, natal, addDays(`${YEAR}-05-01`, day), 'Europe/Paris');
        }
      }
    },
    () => {
      for (const natal of charts) listContacts(almanac, natal, year);
    },
    () => void listContacts(createAlmanac(), pointsOf(0), year),
  ];
}

function drawWithCaelus(engine: Engine, utcMs: number): void {
  const at = new Date(utcMs);
  engine.chart(
    at.getUTCFullYear(),
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
    PLACE.latitudeDegrees,
    PLACE.longitudeDegrees,
    'placidus',
  );
}

const PLANETS = [
  Body.Mercury,
  Body.Venus,
  Body.Mars,
  Body.Jupiter,
  Body.Saturn,
  Body.Uranus,
  Body.Neptune,
  Body.Pluto,
] as const;
const BODIES = [Body.Sun, Body.Moon, ...PLANETS] as const;
/** Half of the interval of the difference from which a speed is computed. */
const SPEED_STEP_DAYS = 0.002;

function longitudeOf(body: Body, time: AstroTime): number {
  if (body === Body.Sun) return SunPosition(time).elon;
  if (body === Body.Moon) return EclipticGeoMoon(time).lon;
  return SphereFromVector(RotateVector(Rotation_EQJ_ECT(time), GeoVector(body, time, true))).lon;
}

function speedOf(body: Body, time: AstroTime): number {
  const later = longitudeOf(body, time.AddDays(SPEED_STEP_DAYS));
  const earlier = longitudeOf(body, time.AddDays(-SPEED_STEP_DAYS));
  return signed(later - earlier) / (2 * SPEED_STEP_DAYS);
}

/** A difference of longitudes in [-180, 180). */
function signed(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

function drawWithAstronomyEngine(utcMs: number): void {
  const time = new AstroTime(new Date(utcMs));
  for (const body of BODIES) {
    longitudeOf(body, time);
    speedOf(body, time);
  }
}

function countEventsWithCaelus(engine: Engine): number {
  const from = julianDayOf(Date.UTC(YEAR, 0, 1));
  const until = julianDayOf(Date.UTC(YEAR + 1, 0, 1));
  let count = lunarPhases(engine, from, until).length;
  for (const body of BODY_KEYS) {
    for (let boundary = 0; boundary < 360; boundary += 30) {
      count += crossings(engine, body, boundary, from, until).length;
    }
    if (body !== 'sun' && body !== 'moon') count += stations(engine, body, from, until).length;
  }
  return count;
}

function julianDayOf(utcMs: number): number {
  return JULIAN_DAY_1970 + utcMs / DAY_MS;
}

function countEventsWithAstronomyEngine(): number {
  const first = julianDayOf(Date.UTC(YEAR, 0, 1)) - JULIAN_DAY_2000;
  const end = julianDayOf(Date.UTC(YEAR + 1, 0, 1)) - JULIAN_DAY_2000;
  let count = 0;
  for (let quarter = SearchMoonQuarter(new AstroTime(first)); quarter.time.ut < end; ) {
    count += 1;
    quarter = NextMoonQuarter(quarter);
  }
  for (const body of BODIES) {
    for (let day = first; day < end; day += 1) {
      const from = new AstroTime(day);
      const until = new AstroTime(Math.min(day + 1, end));
      const boundary = findCrossedBoundary(longitudeOf(body, from), longitudeOf(body, until));
      if (boundary !== undefined) {
        const sense = Math.sign(signed(longitudeOf(body, until) - longitudeOf(body, from)));
        const found = Search(
          (time) => sense * signed(longitudeOf(body, time) - boundary),
          from,
          until,
        );
        if (found) count += 1;
      }
      if (body === Body.Sun || body === Body.Moon) continue;
      const before = speedOf(body, from);
      if (before * speedOf(body, until) >= 0) continue;
      const sense = -Math.sign(before);
      if (Search((time) => sense * speedOf(body, time), from, until)) count += 1;
    }
  }
  return count;
}

function findCrossedBoundary(before: number, after: number): number | undefined {
  const forward = signed(after - before) >= 0;
  const one = Math.floor(before / 30);
  const other = Math.floor(after / 30);
  if (one === other) return undefined;
  return (forward ? other : one) * 30;
}

function composeYear(almanac: Almanac): void {
  for (let day = 0; day < DAYS; day += 1) {
    const date = addDays(`${YEAR}-01-01`, day);
    for (const sign of SIGN_KEYS) {
      composeHoroscope(almanac, date, sign);
    }
  }
}

function composeWithKnownSky(): () => void {
  const almanac = createAlmanac();
  composeYear(almanac);
  return () => composeYear(almanac);
}
