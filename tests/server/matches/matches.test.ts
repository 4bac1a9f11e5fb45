// Invitations and matches, tested with the calls that two people make.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorBodySchema } from '#shared/core/errors.ts';
import {
  accountDeletedSchema,
  accountExportSchema,
} from '#shared/identity/account/account.schema.ts';
import {
  acceptedMatchSchema,
  type Invitation,
  invitationsSchema,
  type Match,
  matchesSchema,
  matchSchema,
  newInvitationSchema,
  openedInvitationSchema,
} from '#shared/matches/matches.schema.ts';
import type { MatchLevel } from '#shared/matches/matches.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { CHICAGO } from '#tests/support/test-places.ts';
import { signUpUser, type TestUser } from '#tests/support/user.ts';

const DAY_MS = 86_400_000;
const GUEST_BIRTH = { birthDate: '1990-02-11', birthTime: '06:30' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

async function invite({ client }: TestUser, asked: Record<string, unknown> = {}) {
  const answer = await client.post('/api/matches/invitations', {
    nickname: 'Jo',
    signedAs: 'Nora',
    level: 'word',
    days: 7,
    ...asked,
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.read(newInvitationSchema);
}

const accept = (by: Pick<TestUser, 'client'>, token: string, asked: Record<string, unknown> = {}) =>
  by.client.post('/api/matches/accept', { token, level: 'word', nickname: 'Nora', ...asked });

const listOf = async ({ client }: TestUser): Promise<Match[]> =>
  (await client.get('/api/matches')).read(matchesSchema);

const invitationsOf = async ({ client }: TestUser): Promise<Invitation[]> =>
  (await client.get('/api/matches/invitations')).read(invitationsSchema);

const sam = () =>
  signUpUser(app, { birthDate: '1990-02-11', birthTime: '06:30', birthPlaceId: 2988507 });

/** Two users with a match, each at the given level. */
async function pairOf(levels: readonly [MatchLevel, MatchLevel] = ['word', 'word']) {
  const [one, other] = [await signUpUser(app), await sam()];
  const { token } = await invite(one, { level: levels[0] });
  const answer = await accept(other, token, { level: levels[1] });
  expect(answer.status, answer.text).toBe(201);
  return { one, other, match: answer.read(acceptedMatchSchema), token };
}

const change = async ({ client }: TestUser, id: string, body: Record<string, unknown>) => {
  const answer = await client.patch(`/api/matches/${id}`, body);
  return answer.status === 200 ? answer.read(matchSchema) : answer.code;
};

describe('an invitation', () => {
  // req: PERSON-2
  it('shows who signed it, its level and when it expires, and nothing else', async () => {
    const one = await signUpUser(app);
    const { token, expiresAt } = await invite(one);
    const visitor = app.client();
    const answer = await visitor.post('/api/matches/open', { token });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json).toEqual({ from: 'Nora', level: 'word', expiresAt });
    expect(token).toMatch(/^[\w-]{27}$/);
    const unsigned = await invite(one, { signedAs: undefined });
    const opened = await visitor.post('/api/matches/open', { token: unsigned.token });
    expect(opened.read(openedInvitationSchema).from).toBeNull();
  });

  // req: PERSON-2
  it('is listed without its token, is not used up when it is opened, and can be revoked', async () => {
    const one = await signUpUser(app);
    const { token, ...invitation } = await invite(one);
    await app.client().post('/api/matches/open', { token });
    expect(await invitationsOf(one)).toEqual([invitation]);
    const path = `/api/matches/invitations/${invitation.id}`;
    expect((await (await sam()).client.delete(path)).status).toBe(404);
    expect((await one.client.delete(path)).status).toBe(200);
    expect(await invitationsOf(one)).toEqual([]);
  });

  it('stores no token in the database', async () => {
    const one = await signUpUser(app);
    const { token } = await invite(one);
    const { rows } = await app.database.client.query({
      text: 'select * from match_invitations where user_id = $1',
      values: [one.user.id],
    });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  // req: PERSON-3
  it('returns the same answer for a link that is wrong, used, expired, revoked or blocked', async () => {
    const one = await signUpUser(app);
    const other = await sam();
    const used = await invite(one);
    const { id } = (await accept(other, used.token)).read(acceptedMatchSchema);
    expect((await one.client.post(`/api/matches/${id}/block`)).status).toBe(200);
    const blocked = await invite(one);
    const takenBack = await invite(one);
    await one.client.delete(`/api/matches/invitations/${takenBack.id}`);
    const expired = await invite(one, { days: 1 });
    app.clock.advance(DAY_MS + 1);
    const tokens = ['A'.repeat(27), used.token, expired.token, takenBack.token, blocked.token];
    const answers = [];
    for (const token of tokens) {
      answers.push(await other.client.post('/api/matches/open', { token }));
      answers.push(await accept(other, token));
    }
    const bodies = answers.map(({ status, json }) => ({
      status,
      ...(json as object),
      requestId: '',
    }));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect([answers[0]?.status, answers[0]?.code]).toEqual([404, 'invitation_gone']);
  });

  it('requires a birth date of sufficient age, also from guests', async () => {
    const { token } = await invite(await signUpUser(app));
    const guest = { client: app.client() };
    const statusOf = async (asked: Record<string, unknown>) =>
      (await accept(guest, token, asked)).status;
    expect(await statusOf({})).toBe(400);
    expect(await statusOf({ birth: { birthDate: '2020-01-01' } })).toBe(400);
    expect(await statusOf({ birth: GUEST_BIRTH, level: 'signs' })).toBe(400);
    expect(await statusOf({ birth: GUEST_BIRTH })).toBe(201);
  });

  it("names a skipped hour of a guest's birth by the guest's own clock", async () => {
    const { token } = await invite(await signUpUser(app));
    const birth = { birthDate: '1994-04-03', birthTime: '02:30', birthPlaceId: CHICAGO.id };
    const asked = { token, level: 'word', nickname: 'Nora', birth };
    const headers = { 'accept-language': 'de-DE,de;q=0.9' };
    const answer = await app.client().post('/api/matches/accept', asked, headers);
    expect(answer.read(errorBodySchema).fields).toEqual({
      'birth.birthTime': '02:30 did not exist: clocks went from 02:00 to 03:00',
    });
  });

  it('is refused when its own sender answers it', async () => {
    const one = await signUpUser(app);
    const { token } = await invite(one);
    expect((await accept(one, token)).code).toBe('own_invitation');
    expect(await invitationsOf(one)).toHaveLength(1);
  });

  // req: PERSON-1
  it('is refused beyond twenty open ones, even when many are made simultaneously', async () => {
    const one = await signUpUser(app);
    const body = { nickname: 'Jo', level: 'word', days: 7 };
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => one.client.post('/api/matches/invitations', body)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ code }) => code === 'too_many_invitations')).toHaveLength(5);
  });

  // req: PERSON-4
  it('makes one match from fifty simultaneous answers', async () => {
    const one = await signUpUser(app);
    const { token } = await invite(one);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        accept({ client: app.client() }, token, { birth: GUEST_BIRTH }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'invitation_gone')).toHaveLength(49);
    expect(await listOf(one)).toHaveLength(1);
  });
});

describe('an answer that is repeated because the first response was lost', () => {
  const guestKey = (letter: string) => letter.repeat(27);

  // req: PERSON-4
  it('returns the same match to a guest with the same key, which can delete it', async () => {
    const one = await signUpUser(app);
    const { token } = await invite(one);
    const asked = { birth: GUEST_BIRTH, guestKey: guestKey('k') };
    const first = (await accept({ client: app.client() }, token, asked)).read(acceptedMatchSchema);
    // An answer with another birth reveals nothing about the sender's birth.
    const birth = { ...GUEST_BIRTH, birthDate: '1971-05-10' };
    const again = await accept({ client: app.client() }, token, { ...asked, birth });
    expect(again.status).toBe(201);
    expect(again.read(acceptedMatchSchema)).toEqual(first);
    expect(first.guestKey).toBe(guestKey('k'));
    expect(await listOf(one)).toHaveLength(1);
    await app.client().post('/api/matches/leave', { guestKey: guestKey('k') });
    expect(await listOf(one)).toHaveLength(0);
    expect((await accept({ client: app.client() }, token, asked)).code).toBe('invitation_gone');
  });

  it('returns the same match to a user', async () => {
    const { other, match, token } = await pairOf();
    const again = await accept(other, token);
    expect([again.status, again.json]).toEqual([201, match]);
  });

  it('returns invitation_gone to everybody else, and to the same key for another invitation', async () => {
    const one = await signUpUser(app);
    const [{ token }, second] = [await invite(one), await invite(one)];
    const guest = { client: app.client() };
    const asked = { birth: GUEST_BIRTH, guestKey: guestKey('m') };
    expect((await accept(guest, token, asked)).status).toBe(201);
    const others = [
      await accept(guest, token, { birth: GUEST_BIRTH }),
      await accept(guest, token, { ...asked, guestKey: guestKey('n') }),
      await accept(await sam(), token, asked),
      await accept(guest, second.token, asked),
    ];
    expect(others.map(({ code }) => code)).toEqual(others.map(() => 'invitation_gone'));
    expect(await invitationsOf(one)).toHaveLength(1);
  });
});

describe('a match', () => {
  // req: PERSON-5
  it('has the same words for both people and shows the lower of two levels', async () => {
    const { one, other, match } = await pairOf(['chart', 'four-words']);
    const [seen] = await listOf(one);
    expect(seen?.words).toEqual(match.words);
    expect([seen?.nickname, match.nickname]).toEqual(['Jo', 'Nora']);
    expect([seen?.shown, seen?.yours, seen?.theirs]).toEqual(['four-words', 'chart', 'four-words']);
    expect(match.words.four).toBeDefined();
    expect([match.signs, match.threads, match.chart]).toEqual([undefined, undefined, undefined]);
    const raised = await change(other, match.id, { level: 'chart' });
    expect(raised).toMatchObject({ shown: 'chart', signs: { yours: { sun: 'aquarius' } } });
    await change(one, match.id, { level: 'word' });
    const [hidden] = await listOf(other);
    expect([hidden?.shown, hidden?.words.four, hidden?.signs, hidden?.chart]).toEqual([
      'word',
      undefined,
      undefined,
      undefined,
    ]);
    await change(other, match.id, { level: 'chart' });
    expect((await listOf(one))[0]?.shown).toBe('word');
  });

  it('shows a sign only when both people have it on', async () => {
    const { one, other, match } = await pairOf(['signs', 'signs']);
    expect(Object.keys(match.signs?.theirs ?? {})).toEqual(['sun', 'moon', 'rising']);
    await change(one, match.id, { signs: { sun: true, moon: false, rising: true } });
    const [seen] = await listOf(other);
    expect([Object.keys(seen?.signs?.yours ?? {}), Object.keys(seen?.signs?.theirs ?? {})]).toEqual(
      [
        ['sun', 'rising'],
        ['sun', 'rising'],
      ],
    );
  });

  // req: PERSON-9
  it('is deleted for both people, whatever the other person does at that moment', async () => {
    for (let time = 0; time < 5; time += 1) {
      const { one, other, match } = await pairOf();
      await Promise.all([
        other.client.patch(`/api/matches/${match.id}`, { level: 'chart' }),
        one.client.delete(`/api/matches/${match.id}`),
      ]);
      expect([await listOf(one), await listOf(other)]).toEqual([[], []]);
      expect(await change(other, match.id, { level: 'word' })).toBe('not_found');
    }
  });

  it('returns the same answer for a match of other people as for an unknown one', async () => {
    const { match } = await pairOf();
    const stranger = await signUpUser(app);
    const { client } = stranger;
    const foreign = [
      await client.patch(`/api/matches/${match.id}`, { level: 'word' }),
      await client.delete(`/api/matches/${match.id}`),
      await client.post(`/api/matches/${match.id}/block`),
    ];
    expect(foreign.map(({ code }) => code)).toEqual(['not_found', 'not_found', 'not_found']);
  });

  // req: PERSON-4
  it('stores no birth of a guest, and can be deleted with the key on the guest’s device', async () => {
    const one = await signUpUser(app);
    const { token } = await invite(one, { level: 'four-words' });
    const guest = app.client();
    const answer = await accept({ client: guest }, token, {
      birth: GUEST_BIRTH,
      level: 'four-words',
    });
    const { guestKey, words } = answer.read(acceptedMatchSchema);
    const [seen] = await listOf(one);
    expect([seen?.other, seen?.words]).toEqual(['guest', words]);
    const { rows } = await app.database.client.query({
      text: 'select * from match_sides where match_id = $1 and user_id is null',
      values: [seen?.id],
    });
    expect(rows).toMatchObject([{ sealed: null, nickname: '' }]);
    await guest.post('/api/matches/leave', { guestKey: 'B'.repeat(27) });
    expect(await listOf(one)).toHaveLength(1);
    expect((await guest.post('/api/matches/leave', { guestKey })).status).toBe(200);
    expect(await listOf(one)).toEqual([]);
  });

  // req: PERSON-9
  it('keeps the words of Word for the other person when an account is deleted', async () => {
    const { one, other, match } = await pairOf(['chart', 'chart']);
    const exported = (await one.client.get('/api/user/export')).read(accountExportSchema);
    expect(JSON.stringify(exported)).toContain('match_sides');
    const answer = await one.client.delete('/api/user', { confirm: one.user.username });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.read(accountDeletedSchema)).toBeDefined();
    const [left] = await listOf(other);
    expect(left).toMatchObject({
      other: 'gone',
      shown: 'word',
      words: { flows: match.words.flows },
    });
    expect([left?.signs, left?.threads, left?.chart, left?.words.four]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
