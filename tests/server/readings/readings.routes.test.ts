import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/index.ts';
import { chartReadingSchema } from '#shared/chart-reading/chart-reading.schema.ts';
import {
  type OpenedReading,
  openedReadingSchema,
  readingOptionsSchema,
} from '#shared/readings/readings.schema.ts';
import { READING_IDS, READINGS } from '#shared/readings/readings.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser, type TestUser } from '#tests/support/user.ts';

let app: TestApp;
let reader: TestUser;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
  reader = await signUpUser(app);
});
afterAll(() => app.close());

async function open({ client }: TestUser, id: string): Promise<OpenedReading> {
  return (await client.get(`/api/readings/${id}`)).read(openedReadingSchema);
}

describe('GET /api/readings/options', () => {
  it('is 401 for a visitor', async () => {
    expect((await app.client().get('/api/readings/options')).code).toBe('not_signed_in');
  });

  it('lists the readings of the table with icon, title and description', async () => {
    const answer = await reader.client.get('/api/readings/options');
    expect(answer.status).toBe(200);
    const options = answer.read(readingOptionsSchema);
    expect(options).toEqual(Object.entries(READINGS).map(([id, reading]) => ({ id, ...reading })));
    expect(options.map(({ title }) => title)).toContain('Purpose & Prosperity');
  });
});

describe('GET /api/readings/{id}', () => {
  it('is 401 for a visitor, known or not', async () => {
    expect((await app.client().get('/api/readings/celestial-love')).status).toBe(401);
    expect((await app.client().get('/api/readings/nothing')).status).toBe(401);
  });

  it.each(['nothing', 'Celestial-Love', 'toString', '__proto__', '..%2Fuser', '1'])(
    'is 404 for the unknown id %s',
    async (id) => {
      const answer = await reader.client.get(`/api/readings/${id}`);
      expect(answer.status).toBe(404);
      expect(answer.code).toBe('not_found');
    },
  );

  // req: READING-13
  it("returns each option by its id, with five paragraphs that open on the user's chart", async () => {
    const options = (await reader.client.get('/api/readings/options')).read(readingOptionsSchema);
    for (const option of options) {
      const answer = await reader.client.get(`/api/readings/${option.id}`);
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      const { basis, paragraphs, ...reading } = answer.read(openedReadingSchema);
      expect(reading).toEqual(option);
      expect(basis).toBe('natal');
      expect(paragraphs).toHaveLength(5);
    }
  });

  // req: READING-13
  it('names the same placements as the chart', async () => {
    const chart = await reader.client.get(`/api/birth-chart/${reader.user.id}/reading`);
    const { chapters } = chart.read(chartReadingSchema);
    for (const id of READING_IDS) {
      for (const { facts } of (await open(reader, id)).paragraphs) {
        const [body] = facts[0]?.bodies ?? [];
        expect(facts).toEqual(chapters.find((chapter) => chapter.id === body)?.facts);
      }
    }
    expect(
      (await open(reader, 'career-prosperity')).paragraphs.map(({ facts }) => facts[0]?.id),
    ).toEqual(['saturn', 'midheaven', 'sun', 'saturn', 'sun'].map((body) => `placement-${body}`));
  });

  // req: SIGNUP-25
  it('words the love reading by whom the reader is drawn to, until that is taken back', async () => {
    const drawn = await signUpUser(app);
    const partOf = async () => (await open(drawn, 'celestial-love')).paragraphs[3]?.text ?? '';
    const choose = (attractions: string[]) => drawn.client.patch('/api/user', { attractions });
    await choose(['women', 'men']);
    const toBoth = await partOf();
    expect(toBoth).toContain('a man or a woman');
    await choose(['women']);
    expect(await partOf()).toContain('With women');
    await choose(['women', 'non-binary', 'men']);
    const toAll = await partOf();
    await choose(['everyone']);
    expect(await partOf()).toBe(toAll);
    await choose([]);
    const general = await partOf();
    expect(toBoth.startsWith(`${general} `)).toBe(true);
    expect(general).not.toMatch(/\b(?:wom[ae]n|man|men)\b/);
  });

  // req: READING-13
  it('names no house and no Midheaven without a birth time', async () => {
    const untimed = await signUpUser(app, { birthTime: null });
    for (const id of READING_IDS) {
      const { paragraphs } = await open(untimed, id);
      expect(paragraphs).toHaveLength(5);
      for (const { text, facts } of paragraphs) {
        expect(text).not.toMatch(/\bhouse\b/);
        expect(facts[0]).toMatchObject({ house: null });
        expect(facts[0]?.bodies).not.toContain('midheaven');
      }
    }
  });

  // req: READING-13
  it('is the same for everybody without a birth date', async () => {
    const nobody = await signUpUser(app);
    await app.database.client.db
      .update(users)
      .set({ birthDate: null })
      .where(eq(users.id, nobody.user.id));
    const { id, ...reading } = await open(nobody, 'celestial-love');
    expect(reading).toEqual({
      ...READINGS[id as 'celestial-love'],
      basis: 'general',
      paragraphs: [],
    });
  });
});
