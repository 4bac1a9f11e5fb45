// Which matches are new to a reader, and the sentence of the day that two people read.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { content } from '#server/content/index.ts';
import { getDayLine, getMatchDay } from '#server/features/matches/day-line.ts';
import { addDays, utcDateOf } from '#shared/core/calendar-date.ts';
import {
  acceptedMatchSchema,
  matchesSchema,
  newInvitationSchema,
} from '#shared/matches/matches.schema.ts';
import { MATCH_AREAS, MATCH_LEVELS, type MatchLevel } from '#shared/matches/matches.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser, type TestUser } from '#tests/support/user.ts';

const GUEST_BIRTH = { birthDate: '1990-02-11', birthTime: '06:30' };
const SAM = { birthDate: '1990-02-11', birthTime: '06:30', birthPlaceId: 2988507 };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

async function invite({ client }: TestUser, asked: Record<string, unknown> = {}): Promise<string> {
  const body = { nickname: 'Jo', signedAs: 'Nora', level: 'word', days: 7, ...asked };
  return (await client.post('/api/matches/invitations', body)).read(newInvitationSchema).token;
}

const acceptAs = ({ client }: Pick<TestUser, 'client'>, body: Record<string, unknown>) =>
  client.post('/api/matches/accept', { level: 'word', ...body });

const listOf = async ({ client }: TestUser, query = '') =>
  (await client.get(`/api/matches${query}`)).read(matchesSchema);

async function pairAt(level: MatchLevel) {
  const [one, other] = [await signUpUser(app), await signUpUser(app, SAM)];
  const token = await invite(one, { level });
  const match = (await acceptAs(other, { token, level, nickname: 'Nora' })).read(
    acceptedMatchSchema,
  );
  return { one, other, match };
}

// req: PERSON-10
it('a match is new to the inviter until they have seen their list, and to nobody else', async () => {
  const { one, other, match } = await pairAt('word');
  expect(match.isNew).toBe(false);
  expect((await listOf(one)).map(({ isNew }) => isNew)).toEqual([true]);
  expect((await listOf(other)).map(({ isNew }) => isNew)).toEqual([false]);
  expect((await other.client.post('/api/matches/seen')).status).toBe(200);
  expect((await listOf(one))[0]?.isNew, 'the other one has looked').toBe(true);
  // A change of the level does not count as a look at the list.
  await one.client.patch(`/api/matches/${match.id}`, { level: 'signs' });
  expect((await listOf(one))[0]?.isNew).toBe(true);
  const seen = await one.client.post('/api/matches/seen');
  expect([seen.status, seen.json]).toEqual([200, { success: true }]);
  expect((await listOf(one))[0]?.isNew).toBe(false);
  app.clock.advance(60_000);
  const guest = await acceptAs(
    { client: app.client() },
    {
      token: await invite(one, { nickname: 'Sam' }),
      birth: GUEST_BIRTH,
    },
  );
  expect(guest.read(acceptedMatchSchema).isNew).toBe(false);
  expect((await listOf(one)).map(({ nickname, isNew }) => [nickname, isNew])).toEqual([
    ['Sam', true],
    ['Jo', false],
  ]);
});

it('a match that is remade is new to the person who waited', async () => {
  const { one, other, match } = await pairAt('threads');
  await one.client.post('/api/matches/seen');
  await one.client.patch(`/api/matches/${match.id}`, { again: true });
  expect((await listOf(other))[0]?.isNew).toBe(false);
  await other.client.patch(`/api/matches/${match.id}`, { again: true });
  expect((await listOf(one))[0]?.isNew).toBe(true);
  expect((await listOf(other))[0]?.isNew).toBe(false);
});

it('POST /api/matches/seen returns 401 without a session', async () => {
  expect((await app.client().post('/api/matches/seen')).status).toBe(401);
});

// req: PERSON-11
it.each(MATCH_LEVELS)(
  'at %s both people read the same sentence on the same date',
  async (level) => {
    const { one, other } = await pairAt(level);
    const texts = content.matches.days[level === 'word' ? 'word' : 'four-words'].map(
      ({ text }) => text,
    );
    const today = utcDateOf(app.clock.now());
    for (const date of [addDays(today, -1), today, addDays(today, 1)]) {
      const own = await one.client.get(`/api/matches?date=${date}`);
      // At some hours only two of the three dates are today somewhere on earth.
      if (own.status === 400) continue;
      const [line] = own.read(matchesSchema).map((match) => match.today);
      expect(texts).toContain(line);
      expect((await listOf(other, `?date=${date}`)).map((match) => match.today)).toEqual([line]);
    }
  },
);

it('without a date, the sentence is that of today in the zone of the preferences', async () => {
  const { one } = await pairAt('word');
  await one.client.patch('/api/user', { preferences: { zone: 'Pacific/Kiritimati' } });
  const there = utcDateOf(app.clock.now() + 14 * 3_600_000);
  expect((await listOf(one))[0]?.today).toBe((await listOf(one, `?date=${there}`))[0]?.today);
});

it.each([
  '2026-02-30',
  '1999-01-01',
  '2050-01-01',
  '27-11-2026',
  ' 2026-11-27',
  'today',
  '',
  'infinity',
])('GET /api/matches?date=%s returns an error at its field', async (date) => {
  const { client } = await signUpUser(app);
  const answer = await client.get(`/api/matches?date=${encodeURIComponent(date)}`);
  expect([answer.status, answer.code]).toEqual([400, 'bad_input']);
  expect(Object.keys((answer.json as { fields: object }).fields)).toEqual(['date']);
});

it('a guest needs no name for the sender and gets the signed one; a user needs a name', async () => {
  const one = await signUpUser(app);
  const guest = { client: app.client() };
  const answer = await acceptAs(guest, { token: await invite(one), birth: GUEST_BIRTH });
  expect(answer.read(acceptedMatchSchema).nickname).toBe('Nora');
  const unsigned = await invite(one, { signedAs: '' });
  const unnamed = await acceptAs(guest, { token: unsigned, birth: GUEST_BIRTH });
  expect(unnamed.read(acceptedMatchSchema).nickname).toBe('');
  const refused = await acceptAs(await signUpUser(app, SAM), { token: await invite(one) });
  expect([refused.status, refused.code]).toEqual([400, 'bad_input']);
  expect(Object.keys((refused.json as { fields: object }).fields)).toEqual(['nickname']);
});

it('no sentence repeats within a week, nor on the next day with another element', () => {
  for (let match = 0; match < 40; match += 1) {
    const matchId = `0d6f3f0e-54a1-4c52-8c53-${String(match).padStart(12, '0')}`;
    const flows = MATCH_AREAS[match % MATCH_AREAS.length] ?? 'love';
    const lines = Array.from({ length: 120 }, (_, day) =>
      getDayLine({ matchId, shown: 'word', flows }, getMatchDay(addDays('2026-11-27', day))),
    );
    for (const [day, line] of lines.entries()) {
      expect(lines.slice(Math.max(0, day - 6), day), `day ${day} of ${matchId}`).not.toContain(
        line,
      );
    }
    expect(new Set(lines).size).toBeGreaterThan(12);
  }
});
