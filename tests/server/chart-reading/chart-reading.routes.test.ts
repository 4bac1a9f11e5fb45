import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/index.ts';
import { countWords } from '#server/text/count-words.ts';
import {
  type Chapter,
  type ChartReading,
  chartReadingSchema,
} from '#shared/chart-reading/chart-reading.schema.ts';
import { userSchema } from '#shared/identity/account/user.schema.ts';
import { separationDegrees } from '#shared/sky/longitude.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { CHICAGO } from '#tests/support/test-places.ts';
import { signUpUser, type TestUser } from '#tests/support/user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

const pathOf = (id: string) => `/api/birth-chart/${id}/reading`;

async function readingOf({ client, user }: TestUser): Promise<ChartReading> {
  const answer = await client.get(pathOf(user.id));
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.read(chartReadingSchema);
}

const chaptersOf = async (reader: TestUser): Promise<Chapter[]> =>
  (await readingOf(reader)).chapters;

/** The signs of Sun, Moon and Ascendant with their reasons; each sign has a line of its own. */
async function revealOf(birth: NonNullable<Parameters<typeof signUpUser>[1]>) {
  const { reveal } = await readingOf(await signUpUser(app, birth));
  expect(reveal.map(({ key }) => key)).toEqual(['sun', 'moon', 'ascendant']);
  for (const { signs, lines } of reveal) {
    expect(new Set(lines).size).toBe(signs.length);
    for (const line of lines) expect(line).toMatch(/\byou/i);
  }
  return reveal.map(({ signs, why }) => [signs.join(' '), why]);
}

describe('GET /api/birth-chart/{userId}/reading', () => {
  it('is 401 for a visitor', async () => {
    expect((await app.client().get(pathOf('x'))).code).toBe('not_signed_in');
  });

  it("is 403 for any id but the user's own", async () => {
    const reader = await signUpUser(app);
    const stranger = await signUpUser(app);
    for (const id of [stranger.user.id, randomUUID(), 'x']) {
      expect((await reader.client.get(pathOf(id))).status).toBe(403);
    }
  });

  it('is the three first lines alone when these are asked for, and 400 for another part', async () => {
    const { client, user } = await signUpUser(app, { birthTimeMargin: 5 });
    const read = async (query: string) =>
      (await client.get(`${pathOf(user.id)}${query}`)).read(chartReadingSchema);
    const { reveal } = await read('');
    expect(await read('?part=reveal')).toEqual({ reveal, chapters: [] });
    const refused = await client.get(`${pathOf(user.id)}?part=chapters`);
    expect(refused.status).toBe(400);
    expect(refused.json).toMatchObject({ fields: { part: expect.stringContaining('reveal') } });
  });

  // req: CHART-10
  it('begins with Sun, Moon and Ascendant, each with its place in the chart', async () => {
    const chapters = await chaptersOf(await signUpUser(app, { birthTimeMargin: 5 }));
    const read = chapters.filter(({ kind }) => kind !== 'portrait');
    expect(read.slice(0, 4).map(({ id, kind, title }) => ({ id, kind, title }))).toEqual([
      { id: 'sun', kind: 'big-three', title: 'Sun in Leo, 6th house' },
      { id: 'moon', kind: 'big-three', title: 'Moon in Gemini, 4th house' },
      { id: 'ascendant', kind: 'big-three', title: 'Pisces rising' },
      { id: 'mercury', kind: 'placement', title: 'Mercury in Cancer, 5th house' },
    ]);
    expect(read.find(({ kind }) => kind === 'aspect')?.title).toBe('Venus sextile Pluto, 0°04′');
    expect(read.at(-1)?.title).toBe('Uranus and Neptune in Capricorn, Pluto in Scorpio');
    expect(read[0]?.certainty).toEqual({
      level: 'certain',
      text: 'Sure: the Sun was in Leo all that day. The 6th house holds for your 5 minutes either way.',
    });
    expect(read[2]?.certainty.level).toBe('margin');
    expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
  });

  // req: CHART-17
  it('tells Sun, Moon and Ascendant in a line for each possible sign', async () => {
    expect(await revealOf({ birthTimeMargin: 5 })).toEqual([
      ['leo', null],
      ['gemini', null],
      ['pisces', null],
    ]);
    expect(await revealOf({ birthTimeMargin: 60 })).toEqual([
      ['leo', null],
      ['gemini', null],
      ['aquarius pisces aries', expect.stringContaining('within the minutes')],
    ]);
  });

  // req: CHART-17
  it.each([
    ['no time', { birthTime: null }, ['gemini', null], /needs a birth time\./],
    [
      'no time on a day on which the Moon changes signs',
      { birthDate: '1994-08-01', birthTime: null },
      ['taurus gemini', expect.stringContaining('The Moon changed signs that day')],
      /needs a birth time\./,
    ],
    [
      'a place that is not found',
      { birthPlace: 'Nowhere at all', birthPlaceId: null },
      ['gemini', null],
      /which place is meant/,
    ],
    [
      'neither',
      { birthTime: null, birthPlace: 'Nowhere at all', birthPlaceId: null },
      ['taurus gemini', expect.stringContaining('A birth time would tell')],
      /a birth time, and a birth place/,
    ],
  ])('tells with %s what is sure, and why the third waits', async (_, birth, moon, why) => {
    expect(await revealOf(birth)).toEqual([['leo', null], moon, ['', expect.stringMatching(why)]]);
  });

  // req: CHART-7 CHART-17
  it('tells the sign in which the Sun stood, and why it is not that of the date', async () => {
    const [sun] = await revealOf({ birthDate: '1994-02-18', birthTime: '23:50' });
    expect(sun).toEqual(['pisces', expect.stringContaining('your sign is Aquarius')]);
  });

  // req: CHART-11
  it('names no house and no angle when the birth time leaves the rising sign open', async () => {
    const chapters = await chaptersOf(await signUpUser(app, { birthTimeMargin: 60 }));
    const rising = chapters.find(({ id }) => id === 'ascendant');
    expect(rising).toMatchObject({
      title: 'Aquarius, Pisces or Aries rising',
      facts: [],
      certainty: { level: 'changes' },
    });
    expect(rising?.text).toContain('until 10:05 PM it’s Pisces, then Aries');
    expect(chapters.map(({ id }) => id)).not.toContain('ruler');
    const facts = chapters.flatMap((chapter) => chapter.facts);
    expect(facts.filter((fact) => fact.kind === 'placement' && fact.house !== null)).toEqual([]);
    const isOfHouse = ({ text, title, inHouse }: Chapter) =>
      inHouse !== undefined || /\bhouse\b/.test(title + text);
    expect(chapters.filter(isOfHouse)).toEqual([]);
  });

  it('names no house, no angle and no aspect of the Moon without a birth time', async () => {
    const chapters = await chaptersOf(await signUpUser(app, { birthTime: null }));
    const ids = chapters.map(({ id }) => id);
    for (const id of ['ascendant', 'midheaven', 'ruler']) expect(ids).not.toContain(id);
    const aspects = chapters.filter(({ kind }) => kind === 'aspect');
    expect(aspects.filter(({ id }) => id.includes('moon'))).toEqual([]);
    for (const { facts } of aspects) {
      expect(facts[0]).toMatchObject({ kind: 'aspect' });
      if (facts[0]?.kind === 'aspect') expect(facts[0].orb).toBeLessThanOrEqual(2);
    }
    expect(chapters.filter(({ title }) => /house/.test(title))).toEqual([]);
    expect(chapters.find(({ id }) => id === 'moon')?.certainty.text).toContain('whatever the hour');
  });

  // Without a place the instant is open by half a day either way, whatever the margin of the birth time.
  it('says of a sign without a birth place that it holds at any place, or that the place would settle it', async () => {
    const birth = { birthDate: '1994-08-03', birthTime: '23:59', birthPlaceId: null };
    const chapters = await chaptersOf(
      await signUpUser(app, { ...birth, birthPlace: 'The old mill', birthTimeMargin: 15 }),
    );
    const certaintyOf = (id: string) => chapters.find((one) => one.id === id)?.certainty.text;
    expect(certaintyOf('mercury')).toBe(
      'Leo holds wherever on earth you were born at that time. Without a birth place there’s no house.',
    );
    expect(certaintyOf('moon')).toBe(
      'Not settled: your Moon moves from Gemini to Cancer around that time, and the place isn’t known. Without a birth place there’s no house.',
    );
  });

  it('describes both signs with their hours when a body changes sign within the possible times', async () => {
    // Mercury leaves Cancer at 1:09 AM in Chicago on that day.
    const [, , ...chapters] = await chaptersOf(
      await signUpUser(app, { birthDate: '1994-08-03', birthTime: null }),
    );
    const mercury = chapters.find(({ id }) => id === 'mercury');
    expect(mercury).toMatchObject({
      title: 'Mercury in Cancer or Leo',
      certainty: { level: 'changes' },
    });
    expect(mercury?.text).toContain('Cancer, if you were born before 1:09 AM.');
    expect(mercury?.text).toContain('Leo, if it was 1:09 AM or later.');
  });

  it.each([
    ['de-DE,de;q=0.9,en;q=0.8', null, '01:09'],
    ['en-GB', null, '01:09'],
    ['en-US,en;q=0.9,de;q=0.8', null, '1:09 AM'],
    ['en-US', '24', '01:09'],
    ['de-DE', '12', '1:09 AM'],
    ['*', null, '1:09 AM'],
  ] as const)(
    'writes times for a browser in %s with the choice %s as %s',
    async (language, hours, time) => {
      const { client, user } = await signUpUser(app, { birthDate: '1994-08-03', birthTime: null });
      await client.patch('/api/user', { preferences: { hours } });
      const headers = { 'accept-language': language };
      const { chapters } = (await client.get(pathOf(user.id), headers)).read(chartReadingSchema);
      const mercury = chapters.find(({ id }) => id === 'mercury');
      expect(mercury?.text).toContain(`Cancer, if you were born before ${time}.`);
    },
  );

  // req: CHART-16
  it.each([
    [
      { birthTimeMargin: 0 },
      ['angle-saturn-on-ascendant', 'sun-moon-fire-air', 'ruler-in-house-11'],
    ],
    // Four minutes turn the Ascendant by a degree: a quarter of an hour does not carry the planet on it.
    [{ birthTimeMargin: 15 }, ['sun-moon-fire-air', 'ruler-in-house-11']],
    [
      { birthDate: '1962-02-05', birthTime: '06:40', birthTimeMargin: 5 },
      ['cluster-in-sign-aquarius', 'slow-on-light-neptune-sun', 'sun-moon-air-air'],
    ],
    [
      { birthDate: '1984-11-20', birthTime: '11:05', birthTimeMargin: 5 },
      ['angle-saturn-on-midheaven', 'unaspected-sun', 'sun-moon-water-air'],
    ],
    [{ birthTime: null }, ['sun-moon-fire-air', 'aspect-mercury-venus']],
    // Sun and Moon change sign that day, and no cluster, angle or house is known: two aspects stand in.
    [{ birthDate: '1988-04-20', birthTime: null }, ['aspect-sun-mercury', 'aspect-venus-mars']],
  ] as const)(
    'draws the portrait of %j by weight, from what its facts hold',
    async (birth, themes) => {
      const chapters = await chaptersOf(await signUpUser(app, birth));
      const portrait = chapters.slice(0, themes.length);
      expect(portrait.map(({ id }) => id)).toEqual(themes.map((theme) => `theme-${theme}`));
      expect(chapters.filter(({ kind }) => kind === 'portrait')).toEqual(portrait);
      const told = new Map(
        chapters
          .filter(({ kind }) => kind !== 'portrait')
          .flatMap(({ facts }) => facts.map((fact) => [fact.id, fact])),
      );
      for (const { id, title, text, facts } of portrait) {
        expect(title).toBe('');
        expect(facts.length).toBeGreaterThan(0);
        // Each fact is the one on which a chapter of its own stands, unless the theme has that chapter’s words.
        for (const fact of facts)
          expect(told.get(fact.id)).toEqual(id.startsWith('theme-aspect-') ? undefined : fact);
        expect(countWords(text)).toBeGreaterThanOrEqual(70);
      }
      const longitudeOf = (body: string) =>
        portrait
          .flatMap(({ facts }) => facts)
          .flatMap((fact) =>
            fact.kind === 'placement' && fact.bodies[0] === body ? [fact.longitude] : [],
          )[0] ?? Number.NaN;
      for (const theme of themes) {
        const [, body = '', angle = ''] = /^angle-(\w+)-on-(\w+)$/.exec(theme) ?? [];
        if (angle !== '') {
          expect(separationDegrees(longitudeOf(body), longitudeOf(angle))).toBeLessThanOrEqual(3);
        }
      }
      const openings = portrait.flatMap(({ text }) => /^(?:And yet|Nor)\b/.exec(text)?.[0] ?? []);
      expect(new Set(openings).size).toBe(openings.length);
    },
  );

  // req: CHART-12
  it("uses the user's house system in titles, facts and words", async () => {
    const reader = await signUpUser(app, { birthTimeMargin: 0 });
    const byWholeSigns = await chaptersOf(reader);
    const edit = await reader.client.patch('/api/user', { preferences: { houses: 'placidus' } });
    expect(edit.read(userSchema).preferences.houses).toBe('placidus');
    const byPlacidus = await chaptersOf(reader);
    const jupiter = (chapters: Chapter[]) => chapters.find(({ id }) => id === 'jupiter');
    expect(jupiter(byWholeSigns)?.title).toBe('Jupiter in Scorpio, 9th house');
    expect(jupiter(byWholeSigns)?.facts[0]?.text).toContain('in the 9th whole-sign house');
    expect(jupiter(byPlacidus)?.title).toBe('Jupiter in Scorpio, 8th house');
    expect(jupiter(byPlacidus)?.facts[0]?.text).toContain('in the 8th Placidus house');
    expect(jupiter(byPlacidus)?.inHouse).not.toBe(jupiter(byWholeSigns)?.inHouse);
    expect(byPlacidus.map(({ id }) => id)).toEqual(byWholeSigns.map(({ id }) => id));

    await reader.client.patch('/api/user', { preferences: { houses: 'whole-sign' } });
    expect(await chaptersOf(reader)).toEqual(byWholeSigns);
  });

  // req: CHART-12
  it('uses whole signs beyond the polar circle, whatever was chosen', async () => {
    const reader = await signUpUser(app, { birthTimeMargin: 0 });
    await app.database.client.db
      .update(users)
      .set({ birthPlaceDetails: { ...CHICAGO, latitude: 69.65 } })
      .where(eq(users.id, reader.user.id));
    const byWholeSigns = await chaptersOf(reader);
    await reader.client.patch('/api/user', { preferences: { houses: 'placidus' } });
    expect(byWholeSigns[0]?.facts[0]?.text).toContain('whole-sign house');
    expect(await chaptersOf(reader)).toEqual(byWholeSigns);
  });

  it('has no chapters without a birth date', async () => {
    const undated = await signUpUser(app);
    await app.database.client.db
      .update(users)
      .set({ birthDate: null, birthTime: null })
      .where(eq(users.id, undated.user.id));
    expect(await chaptersOf(undated)).toEqual([]);
  });
});
