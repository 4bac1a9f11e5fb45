// What each level shows, compared with the two birth charts, and how often links can be tried.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { birthChartSchema } from '#shared/birth-chart/birth-chart.schema.ts';
import {
  acceptedMatchSchema,
  matchesSchema,
  newInvitationSchema,
} from '#shared/matches/matches.schema.ts';
import { MATCH_LEVELS, type MatchLevel } from '#shared/matches/matches.ts';
import { ASPECT_ANGLE_DEGREES, ASPECT_KEYS, NATAL_ORB_DEGREES } from '#shared/sky/aspects.ts';
import { BODY_KEYS } from '#shared/sky/bodies.ts';
import { separationDegrees } from '#shared/sky/longitude.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { PARIS } from '#tests/support/test-places.ts';
import { type BirthOfUser, signUpUser, type TestUser } from '#tests/support/user.ts';

const SAM: BirthOfUser = { birthDate: '1990-02-11', birthTime: '06:30', birthPlaceId: PARIS.id };
const GUEST_BIRTH = { birthDate: '1990-02-11', birthTime: '06:30' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

async function invite({ client }: TestUser, level: MatchLevel): Promise<string> {
  const answer = await client.post('/api/matches/invitations', { nickname: 'Jo', level, days: 7 });
  return answer.read(newInvitationSchema).token;
}

/** A match of two users, as each of them sees it. */
async function matchOf(level: MatchLevel, birth: BirthOfUser) {
  const [one, other] = [await signUpUser(app), await signUpUser(app, birth)];
  const body = { token: await invite(one, level), level, nickname: 'Nora' };
  const ofOther = (await other.client.post('/api/matches/accept', body)).read(acceptedMatchSchema);
  const [ofOne] = (await one.client.get('/api/matches')).read(matchesSchema);
  if (ofOne === undefined) throw new Error('no match');
  return { one, other, ofOne, ofOther };
}

/** Sign and longitude (degrees) of each point of a user's chart, from the chart call. */
async function readChart({ client, user }: TestUser) {
  const chart = (await client.get(`/api/birth-chart/${user.id}`)).read(birthChartSchema);
  if (!('ascendant' in chart)) throw new Error('no chart');
  const place = (name: string) => {
    const angle = name === 'ascendant' ? chart.ascendant : chart.midheaven;
    const body = chart.planets.find((planet) => planet.name.toLowerCase() === name);
    return body ?? (name === 'ascendant' || name === 'midheaven' ? angle : undefined);
  };
  return {
    longitudeOf: (key: NatalPointKey) => place(key)?.longitude,
    signOf: (key: NatalPointKey) => place(key)?.sign.toLowerCase() ?? null,
  };
}

describe.each([
  ['with both times of birth', SAM],
  ['without one time of birth', { ...SAM, birthTime: null }],
])('%s', (_, birth) => {
  const hasTime = birth.birthTime !== null;
  let found: Awaited<ReturnType<typeof matchOf>>;
  let charts: readonly [
    Awaited<ReturnType<typeof readChart>>,
    Awaited<ReturnType<typeof readChart>>,
  ];
  beforeAll(async () => {
    found = await matchOf('chart', birth);
    charts = [await readChart(found.one), await readChart(found.other)];
  });

  it("Signs shows the charts' signs", () => {
    const [own, others] = charts;
    expect(found.ofOne.signs).toEqual({
      yours: { sun: own.signOf('sun'), moon: own.signOf('moon'), rising: own.signOf('ascendant') },
      theirs: {
        sun: others.signOf('sun'),
        moon: hasTime ? others.signOf('moon') : null,
        rising: hasTime ? others.signOf('ascendant') : null,
      },
    });
    expect(found.ofOther.signs).toEqual({
      yours: found.ofOne.signs?.theirs,
      theirs: found.ofOne.signs?.yours,
    });
  });

  it("Chart shows the charts' longitudes, and no unknown point", () => {
    const sides = [found.ofOne.chart?.yours ?? [], found.ofOne.chart?.theirs ?? []];
    for (const [side, points] of sides.entries()) {
      for (const { key, longitude } of points) {
        const expected = charts[side]?.longitudeOf(key) ?? Number.NaN;
        expect(Math.abs(expected - longitude), key).toBeLessThan(0.011);
      }
    }
    expect(sides.map((points) => points.length)).toEqual([12, hasTime ? 12 : 9]);
    expect(found.ofOther.chart).toEqual({
      yours: found.ofOne.chart?.theirs,
      theirs: found.ofOne.chart?.yours,
    });
  });

  it('Threads shows all aspects between the two charts, and no others', () => {
    const { threads = [], chart } = found.ofOne;
    const isTold = ({ key }: { key: NatalPointKey }) =>
      hasTime || !['moon', 'ascendant', 'midheaven'].includes(key);
    const expected = (chart?.yours ?? []).filter(isTold).flatMap((one) =>
      (chart?.theirs ?? []).filter(isTold).flatMap((other) => {
        const apart = separationDegrees(one.longitude, other.longitude);
        return ASPECT_KEYS.filter(
          (aspect) => Math.abs(apart - ASPECT_ANGLE_DEGREES[aspect]) <= NATAL_ORB_DEGREES[aspect],
        ).map((aspect) => `${one.key} ${aspect} ${other.key}`);
      }),
    );
    const told = threads.map(({ yours, aspect, theirs }) => `${yours} ${aspect} ${theirs}`);
    expect(told.toSorted()).toEqual(expected.toSorted());
    expect(told.length).toBeGreaterThan(10);
    const mirrored = (found.ofOther.threads ?? []).map(
      ({ yours, aspect, theirs }) => `${theirs} ${aspect} ${yours}`,
    );
    expect(mirrored.toSorted()).toEqual(told.toSorted());
  });

  it('Threads has a sentence for each aspect, the same for both people, except between slow points', () => {
    const slow = new Set<NatalPointKey>(['uranus', 'neptune', 'pluto', 'midheaven']);
    for (const { yours, aspect, theirs, text } of found.ofOne.threads ?? []) {
      const mirrored = found.ofOther.threads?.find(
        (one) => one.yours === theirs && one.theirs === yours && one.aspect === aspect,
      );
      expect(text, `${yours} ${aspect} ${theirs}`).toBe(mirrored?.text);
      expect(text === null).toBe(slow.has(yours) || slow.has(theirs));
    }
  });

  it('an answer says whether the Moon counted', () => {
    expect(found.ofOne.words.withoutMoon).toBe(!hasTime);
    expect(found.ofOther.words).toEqual(found.ofOne.words);
  });
});

const BODIES = new RegExp(
  BODY_KEYS.filter((key) => key !== 'sun' && key !== 'moon').join('|'),
  'i',
);
/** What an answer must not contain: a body, an aspect, a sign, a degree. */
const SECRETS = {
  'the four areas': /"four":/,
  signs: new RegExp(`"signs":|${SIGN_KEYS.join('|')}`, 'i'),
  bodies: BODIES,
  aspects: /"aspect"/,
  degrees: /longitude|[[,]-?\d+\.\d|":-?\d+\.\d/,
};
type Secret = keyof typeof SECRETS;
const MAY_SHOW: Readonly<Record<MatchLevel, readonly Secret[]>> = {
  word: [],
  'four-words': ['the four areas'],
  signs: ['the four areas', 'signs'],
  threads: ['the four areas', 'signs', 'bodies', 'aspects'],
  chart: ['the four areas', 'signs', 'bodies', 'aspects', 'degrees'],
};

// req: PERSON-6
it.each(MATCH_LEVELS)('the level %s shows what it declares, and no more', async (level) => {
  const { one, other } = await matchOf(level, SAM);
  for (const { client } of [one, other]) {
    const { text } = await client.get('/api/matches');
    const shown = Object.entries(SECRETS).filter(([, secret]) => secret.test(text));
    expect(shown.map(([name]) => name)).toEqual(MAY_SHOW[level]);
    // No level shows the date, time or place of the other person's birth.
    for (const part of [
      '1990-02-11',
      '06:30',
      'Paris',
      String(PARIS.id),
      one.user.id,
      other.user.id,
    ])
      expect(text).not.toContain(part);
  }
});

describe('with the default limits', () => {
  let limited: TestApp;
  let one: TestUser;
  beforeAll(async () => {
    limited = await createTestApp({ env: { LIMIT_FACTOR: '1' } });
    one = await signUpUser(limited);
  });
  afterAll(() => limited.close());

  it('a link can be opened thirty times an hour from one address', async () => {
    const token = await invite(one, 'word');
    const visitor = limited.client();
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1)
      statuses.push((await visitor.post('/api/matches/open', { token })).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    limited.clock.advance(3_600_000);
    expect((await visitor.post('/api/matches/open', { token })).status).toBe(200);
  });

  it('ten invitations a day can be answered from one address', async () => {
    const guest = limited.client();
    const accept = async () =>
      guest.post('/api/matches/accept', {
        token: await invite(one, 'word'),
        level: 'word',
        nickname: 'Nora',
        birth: GUEST_BIRTH,
      });
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await accept()).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    limited.clock.advance(86_400_000);
    expect((await accept()).status).toBe(201);
  });
});
