// Chapters against the reference charts, whose positions come from another ephemeris.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { content, OPPOSITE_PULL, type Pull, type Theme } from '#server/content/index.ts';
import { getBirthMoment } from '#server/features/birth-chart/index.ts';
import { composeChapters } from '#server/features/chart-reading/compose-chapters.ts';
import { getHouseUnit } from '#server/features/chart-reading/units.ts';
import { getNatalSky } from '#server/sky/natal.ts';
import type { Chapter } from '#shared/chart-reading/chart-reading.schema.ts';
import { ASPECT_ANGLE_DEGREES } from '#shared/sky/aspects.ts';
import { BODY_KEYS, getBodyName } from '#shared/sky/bodies.ts';
import type { HouseSystem } from '#shared/sky/house-systems.ts';
import { getCuspHouse, getWholeSignHouse } from '#shared/sky/houses.ts';
import { getSignKey, separationDegrees } from '#shared/sky/longitude.ts';
import { NATAL_POINT_KEYS, type NatalPointKey } from '#shared/sky/natal-points.ts';
import { isExhaustive, takeSample } from '#tests/support/exhaustive.ts';
import { readReferenceCharts } from '../sky/reference.ts';

const births = takeSample(
  z
    .object({
      charts: z.array(
        z.object({
          id: z.string(),
          local: z.object({ date: z.string(), time: z.string(), zone: z.string() }),
        }),
      ),
    })
    .parse(
      JSON.parse(
        readFileSync(new URL('../../fixtures/sky/reference-charts.json', import.meta.url), 'utf8'),
      ),
    ).charts,
  { share: 3, turn: 0 },
);
const references = takeSample(readReferenceCharts(), { share: 3, turn: 0 });
/** Our positions and the reference's differ by seconds of arc. */
const TOLERANCE_DEGREES = 0.01;

function chaptersOf(id: string, houses: HouseSystem = 'whole-sign'): Chapter[] {
  const birth = births.find((candidate) => candidate.id === id);
  const reference = references.find((candidate) => candidate.id === id);
  if (!birth || !reference) throw new Error(`no birth of ${id}`);
  const { lat: latitude, lon: longitude } = reference.place;
  const place = { id: 1, name: id, region: '', country: '', latitude, longitude };
  return composeChapters({
    date: birth.local.date,
    time: birth.local.time,
    place: { ...place, timeZone: birth.local.zone },
    fold: null,
    marginMinutes: 0,
    houses,
  });
}
/** A birth of the twentieth century, by its number, at the place of one of the references. */
function composeSomeBirth(index: number): Chapter[] {
  const { lat: latitude, lon: longitude } = references[index % references.length]?.place ?? {
    lat: 0,
    lon: 0,
  };
  const instant = new Date(Date.UTC(1930, 0, 1) + index * 7_654_321_000).toISOString();
  return composeChapters({
    date: instant.slice(0, 10),
    time: instant.slice(11, 16),
    place: { id: 1, name: '', region: '', country: '', latitude, longitude, timeZone: 'UTC' },
    fold: null,
    marginMinutes: 5,
  });
}

const all = references.map((reference) => ({ reference, chapters: chaptersOf(reference.id) }));

describe('the chapters of the reference charts', () => {
  it('name the sign, and any house, that another ephemeris gives', () => {
    let houses = 0;
    for (const { reference, chapters } of all) {
      for (const body of BODY_KEYS) {
        const chapter = chapters.find(({ id }) => id === body);
        const { lon } = reference.bodies[getBodyName(body)];
        const [fact] = chapter?.facts ?? [];
        if (fact?.kind !== 'placement') throw new Error(`${reference.id}: no ${body}`);
        expect(separationDegrees(fact.longitude, lon)).toBeLessThan(TOLERANCE_DEGREES);
        expect(fact.sign, `${reference.id} ${body}`).toBe(getSignKey(lon));
        if (fact.house === null) continue;
        houses += 1;
        const ascendant = chapters.find(({ id }) => id === 'ascendant')?.facts[0];
        if (ascendant?.kind !== 'placement') throw new Error('a house without an Ascendant');
        expect(fact.house).toBe(getWholeSignHouse(lon, ascendant.longitude));
      }
    }
    expect(houses).toBeGreaterThan(references.length * 8);
  });

  // req: CHART-12
  it("name the reference's house by Placidus, and whole signs where there is no Placidus", () => {
    let [placidus, wholeSign] = [0, 0];
    for (const reference of references) {
      const chapters = chaptersOf(reference.id, 'placidus');
      const hasPlacidus = reference.houses.placidus !== null;
      for (const body of BODY_KEYS) {
        const {
          facts = [],
          title,
          text,
          inHouse = text,
        } = chapters.find(({ id }) => id === body) ?? {};
        const [fact] = facts;
        if (fact?.kind !== 'placement' || fact.house === null) continue;
        const { placidusHouse, wholeSignHouse } = reference.bodies[getBodyName(body)];
        expect(fact.house, `${reference.id} ${body}`).toBe(
          hasPlacidus ? placidusHouse : wholeSignHouse,
        );
        expect(fact.text).toContain(hasPlacidus ? ' Placidus house.' : ' whole-sign house.');
        expect(title).toMatch(new RegExp(` ${fact.house}(st|nd|rd|th) house$`));
        expect(inHouse).toBe(getHouseUnit(body, fact.house).text);
        if (hasPlacidus) placidus += 1;
        else wholeSign += 1;
      }
      const [rising, ruler] = chapters.find(({ id }) => id === 'ruler')?.facts ?? [];
      if (rising?.kind !== 'placement' || ruler?.kind !== 'placement') continue;
      const own = chapters.find(({ id }) => id === ruler.bodies[0])?.facts[0];
      expect(ruler.house).toBe(own?.kind === 'placement' ? own.house : undefined);
    }
    expect(placidus).toBeGreaterThan(references.length * 8);
    expect(wholeSign).toBeGreaterThan(0);
  });

  it('name a Placidus house only when it holds for every possible minute of the birth', () => {
    let open = 0;
    for (const { id, local, place: where } of births.map((birth) => ({
      ...birth,
      place: references.find((one) => one.id === birth.id)?.place,
    }))) {
      if (where === undefined) throw new Error(`no place of ${id}`);
      const { lat: latitude, lon: longitude } = where;
      const birth = {
        date: local.date,
        time: local.time,
        place: {
          ...{ id: 1, name: id, region: '', country: '', latitude, longitude },
          timeZone: local.zone,
        },
        fold: null,
        marginMinutes: 15 as const,
      };
      const { utcMs } = getBirthMoment(birth);
      const chapters = composeChapters({ ...birth, houses: 'placidus' });
      const place = { latitudeDegrees: latitude, longitudeDegrees: longitude };
      const skies = [-15, 0, 15].map((minutes) => getNatalSky(utcMs + minutes * 60_000, place));
      for (const body of BODY_KEYS) {
        // Uranus, Neptune and Pluto have no chapter of their own without a house.
        const fact = [body, 'generation']
          .flatMap((chapter) => chapters.find((one) => one.id === chapter)?.facts ?? [])
          .find(({ bodies }) => bodies[0] === body);
        if (fact?.kind !== 'placement') throw new Error(`${id}: no ${body}`);
        const houses = new Set(
          skies.map(({ bodies, angles }) => {
            const found = bodies.find(({ key }) => key === body);
            const cusps = angles?.placidusDegrees;
            return cusps && found ? getCuspHouse(found.longitudeDegrees, cusps) : undefined;
          }),
        );
        if (houses.has(undefined) || houses.size === 1) continue;
        open += 1;
        expect(fact.house, `${id} ${body}`).toBeNull();
      }
    }
    expect(open).toBeGreaterThan(births.length);
  });

  it('include every aspect within three degrees (six with a light or an angle), the closest first', () => {
    for (const { reference, chapters } of all) {
      const longitudeOf = (key: NatalPointKey) =>
        key === 'ascendant'
          ? reference.angles.ascendant.lon
          : key === 'midheaven'
            ? reference.angles.mc.lon
            : reference.bodies[getBodyName(key)].lon;
      const isMain = (key: NatalPointKey) => !BODY_KEYS.slice(2).some((one) => one === key);
      const expected = BODY_KEYS.flatMap((one, index) =>
        NATAL_POINT_KEYS.slice(index + 1).flatMap((other) => {
          const apart = separationDegrees(longitudeOf(one), longitudeOf(other));
          const limit = isMain(one) || isMain(other) ? 6 : 3;
          return Object.entries(ASPECT_ANGLE_DEGREES)
            .map(([key, angle]) => ({
              orb: Math.abs(apart - angle),
              limit: key === 'sextile' ? Math.min(limit, 5) : limit,
            }))
            .filter(({ orb, limit }) => orb <= limit)
            .map(({ orb, limit }) => ({ id: `${one}-${other}`, orb, limit }));
        }),
      );
      const told = chapters.flatMap(({ id, kind, facts: [fact] }) =>
        kind === 'aspect' && fact?.kind === 'aspect' ? [{ id, orb: fact.orb }] : [],
      );
      // An angle goes on by a quarter of a degree a minute, and its aspect must hold for half a minute either way.
      const clear = expected.filter(
        ({ id, orb, limit }) =>
          orb < limit - (/ascendant|midheaven/.test(id) ? 0.5 : TOLERANCE_DEGREES),
      );
      for (const { id, orb } of clear) {
        const found = told.find((one) => one.id === id);
        expect(Math.abs((found?.orb ?? 99) - orb), `${reference.id} ${id}`).toBeLessThan(
          TOLERANCE_DEGREES,
        );
      }
      expect(told.length).toBeLessThanOrEqual(expected.length + 1);
      expect(told.map(({ orb }) => orb)).toEqual(
        told.map(({ orb }) => orb).sort((one, other) => one - other),
      );
    }
  });

  it('have equal words for equal facts, and different words for different facts', () => {
    const wordsOf = new Map<string, string>();
    const factsOf = new Map<string, string>();
    const drawn = Array.from({ length: isExhaustive ? 300 : 80 }, (_, index) =>
      composeSomeBirth(index),
    );
    for (const chapters of [...all.map((one) => one.chapters), ...drawn]) {
      for (const { kind, id, title, headline, text, inHouse = '', certainty } of chapters) {
        if (certainty.level === 'changes') continue;
        // An aspect's words follow from its tone: of a title the orb and the kind of angle are left out.
        const tone = /conjunct/.test(title)
          ? 'joined'
          : /sextile|trine/.test(title)
            ? 'easy'
            : 'hard';
        const facts =
          kind === 'aspect'
            ? `${id} ${tone}`
            : kind === 'ruler'
              ? `ruler ${title.split(', ')[1]}`
              : kind === 'balance'
                ? `${id} ${/^None/.test(title)}`
                : kind === 'portrait'
                  ? id
                  : title;
        // The text of a theme also has the sentence that joins it to the one before.
        const words = kind === 'portrait' ? headline : `${headline}\n${text}\n${inHouse}`;
        expect(wordsOf.get(facts) ?? words, facts).toBe(words);
        expect(factsOf.get(words) ?? facts, headline).toBe(facts);
        wordsOf.set(facts, words);
        factsOf.set(words, facts);
      }
    }
    expect(wordsOf.size).toBeGreaterThan(800);
  });
});

describe('the portraits of charts', () => {
  it.each([0, 5] as const)(
    'begin with a Moon that rises, four degrees away, %i minutes unsure',
    (marginMinutes) => {
      const place = {
        id: 1,
        name: 'Lagos',
        region: '',
        country: '',
        latitude: 6.45,
        longitude: 3.39,
      };
      const [first] = composeChapters({
        date: '1972-01-26',
        time: '15:40',
        place: { ...place, timeZone: 'Africa/Lagos' },
        fold: null,
        marginMinutes,
        houses: 'whole-sign',
      });
      expect(first?.id).toBe('theme-angle-moon-on-ascendant');
    },
  );

  it('join a third theme that contradicts the first by a sentence that says so', () => {
    const { themes, joins } = content.portrait;
    const pullsOf = new Map(
      Object.values(themes)
        .flatMap((table): Theme[] => Object.values(table))
        .map(({ headline, tags }): [string, readonly Pull[]] => [headline, tags.pulls]),
    );
    let contradictions = 0;
    for (let index = 0; index < (isExhaustive ? 150 : 75); index += 1) {
      const portrait = composeSomeBirth(index).filter(({ kind }) => kind === 'portrait');
      expect(portrait.length, `birth ${index}`).toBeGreaterThanOrEqual(2);
      const [first, second, third] = portrait.map(({ headline }) => pullsOf.get(headline) ?? []);
      if (first === undefined || second === undefined || third === undefined) continue;
      const against = third.filter(
        (pull) =>
          first.includes(OPPOSITE_PULL[pull]) &&
          !first.includes(pull) &&
          !third.includes(OPPOSITE_PULL[pull]) &&
          // The second may have said the same.
          !second.includes(pull),
      );
      if (against.length === 0) continue;
      contradictions += 1;
      const sentences = against.flatMap(
        (pull) => joins.contradict[`${OPPOSITE_PULL[pull]}-${pull}`] ?? [],
      );
      const text = portrait[2]?.text ?? '';
      expect(
        sentences.some((sentence) => text.startsWith(sentence)),
        text,
      ).toBe(true);
    }
    expect(contradictions).toBeGreaterThan(5);
  });
});

describe('the balance of charts', () => {
  it('counts as even only when no element and no quality is strong or missing', {
    tags: 'night',
  }, () => {
    let even = 0;
    for (let index = 0; index < 150; index += 1) {
      const ids = composeSomeBirth(index).map(({ id }) => id);
      for (const group of ['element', 'quality']) {
        const name = group === 'element' ? 'elements-even' : 'qualities-even';
        if (!ids.includes(name)) continue;
        even += 1;
        expect(ids.filter((id) => id.startsWith(`${group}-`))).toEqual([]);
      }
    }
    expect(even).toBeGreaterThan(20);
  });
});
