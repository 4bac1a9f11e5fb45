import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/index.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { errorBodySchema } from '#shared/core/errors.ts';
import { insightsSchema } from '#shared/insights/insights.schema.ts';
import { transitsSchema } from '#shared/transits/transits.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser, type TestUser } from '#tests/support/user.ts';

const PATH = '/api/cosmic-insights';

let app: TestApp;
let reader: TestUser;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
  reader = await signUpUser(app);
});
afterAll(() => app.close());

const BIRTH_DATES = ['1971-02-03', '1984-06-30', '1993-10-12'];
const signUpBorn = (birthDate: string) => signUpUser(app, { birthDate });

/** Takes the birth details of everybody who has signed up. */
async function forgetBirth(): Promise<void> {
  await app.database.client.db.update(users).set({ birthDate: null, birthTime: null });
}

describe('GET /api/cosmic-insights', () => {
  it('is 401 for a visitor', async () => {
    expect((await app.client().get(PATH)).code).toBe('not_signed_in');
    expect((await app.client().get(`${PATH}?date=never`)).status).toBe(401);
  });

  it.each(['2026-11-18', '2026-11-22', '2026-02-30', 'today', ''])(
    'is 400 for the date %j, told at the field',
    async (date) => {
      const answer = await reader.client.get(`${PATH}?date=${date}`);
      expect(answer.status).toBe(400);
      expect(answer.read(errorBodySchema).fields).toHaveProperty('date');
    },
  );

  it('is 400 for an unknown zone at the field', async () => {
    const answer = await reader.client.get(`${PATH}?date=2026-11-20&zone=Mars/Olympus`);
    expect(answer.status).toBe(400);
    expect(answer.read(errorBodySchema).fields).toHaveProperty('zone');
  });

  it("is about the user's own chart, with the times of contacts on the zone’s days, and is not cached", async () => {
    const readers = [reader, ...(await Promise.all(BIRTH_DATES.map(signUpBorn)))];
    const all: string[] = [];
    let own = 0;
    for (const { client } of readers) {
      const query = 'date=2026-11-20&zone=America/Chicago';
      const answer = await client.get(`${PATH}?${query}`);
      expect(answer.headers['cache-control']).toBe('no-store');
      const told = answer.read(insightsSchema);
      const { contacts } = (await client.get(`/api/transits?${query}`)).read(transitsSchema);
      for (const { from, exactAt, until, facts } of told) {
        const [fact] = facts;
        if (fact?.kind !== 'contact') continue;
        own += 1;
        const contact = contacts.find(({ id }) => id === fact.id);
        expect({ from, exactAt, until }).toEqual({
          from: contact?.from,
          exactAt: contact?.at,
          until: contact?.until,
        });
      }
      all.push(told.map(({ id }) => id).join());
    }
    expect(own).toBeGreaterThan(2);
    expect(new Set(all).size).toBeGreaterThan(2);
  });

  it('returns three to six, each based on facts of the day and the following ones', async () => {
    for (const date of ['2026-11-20', '2026-11-21']) {
      const answer = await reader.client.get(`${PATH}?date=${date}`);
      expect(answer.status).toBe(200);
      const insights = answer.read(insightsSchema);
      expect(new Set(insights.map(({ id }) => id)).size).toBe(insights.length);
      for (const { title, description, facts } of insights) {
        expect(title).not.toBe('');
        expect(description).not.toBe('');
        expect(facts.length).toBeGreaterThan(0);
        for (const { id } of facts) {
          expect(id.slice(0, 10) >= date && id.slice(0, 10) <= addDays(date, 6)).toBe(true);
        }
      }
    }
  });

  it('defaults to the UTC day without a date and a birth date, the same for every such reader', async () => {
    const stranger = await signUpUser(app);
    await forgetBirth();
    const bare = await reader.client.get(PATH);
    const dated = await stranger.client.get(`${PATH}?date=2026-11-20`);
    expect(bare.json).toEqual(dated.json);
    for (const card of bare.read(insightsSchema)) expect(card.exactAt).toBeUndefined();
  });
});
