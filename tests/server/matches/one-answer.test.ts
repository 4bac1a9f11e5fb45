// What two people in a match can find out about each other by asking more than once: nothing below Threads.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMatch } from '#server/features/matches/make-match.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { accountExportSchema } from '#shared/identity/account/account.schema.ts';
import {
  acceptedMatchSchema,
  type Match,
  matchesSchema,
  newInvitationSchema,
} from '#shared/matches/matches.schema.ts';
import { MATCH_LEVELS, type MatchLevel, secrecyOf } from '#shared/matches/matches.ts';
import { takeSample } from '#tests/support/exhaustive.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { CHICAGO, PARIS } from '#tests/support/test-places.ts';
import { type BirthOfUser, signUpUser, type TestUser } from '#tests/support/user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

const ALL_ON = { sun: true, moon: true, rising: true };
const birthOf = (birthDate: string): BirthOfUser => ({
  birthDate,
  birthTime: '06:30',
  birthPlaceId: PARIS.id,
});
const sam = (birthDate = '1990-02-11') => signUpUser(app, birthOf(birthDate));

async function invite({ client }: TestUser, level: MatchLevel): Promise<string> {
  const answer = await client.post('/api/matches/invitations', { nickname: 'Jo', level, days: 7 });
  return answer.read(newInvitationSchema).token;
}

/** The match that the second user gets by answering the first. */
async function join(sender: TestUser, by: TestUser, level: MatchLevel): Promise<Match> {
  const body = { token: await invite(sender, level), level, nickname: 'Nora' };
  const answer = await by.client.post('/api/matches/accept', body);
  expect(answer.status, answer.text).toBe(201);
  return answer.read(acceptedMatchSchema);
}

const listOf = async ({ client }: TestUser): Promise<Match[]> =>
  (await client.get('/api/matches')).read(matchesSchema);

const patch = ({ client }: TestUser, id: string, body: Record<string, unknown>) =>
  client.patch(`/api/matches/${id}`, body);

/** Corrects the birth of a user. The place stays the same. */
async function correct({ client }: TestUser, birthDate: string, birthTime: string | null) {
  const json = { birthDate, birthTime, birthPlace: 'Chicago', birthPlaceId: CHICAGO.id };
  const answer = await client.send('/api/user/birth-details', { method: 'POST', json });
  expect(answer.status, answer.text).toBe(200);
}

/** Births that a reader could probe with. */
const PROBES = [
  ['1971-05-10', '21:18'],
  ['1955-12-24', '03:40'],
  ['2001-08-30', null],
] as const;

// req: PERSON-7
it('a level has one secrecy figure for all pairs, and no other', async () => {
  for (const date of ['1990-02-11', '1962-07-04']) {
    const [one, other] = [await signUpUser(app), await sam(date)];
    const { id } = await join(one, other, 'chart');
    for (const level of MATCH_LEVELS) {
      // The raw answers of the calls, before any schema removes a field.
      const answers = [await patch(one, id, { level }), await other.client.get('/api/matches')];
      for (const { json } of answers) {
        expect([json].flat()).toMatchObject([{ shown: level }]);
        expect(JSON.stringify(json)).toContain(
          `"secrecy":${JSON.stringify(secrecyOf(level, ALL_ON))}`,
        );
      }
    }
  }
});

/** Ids, instants and tokens differ from match to match. */
const withoutNames = (text: string) =>
  text
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, '<id>')
    .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '<instant>')
    .replaceAll(/"token":"[\w-]+"/g, '"token":"<token>"')
    // The match's random id selects it.
    .replaceAll(/("care":"\w+","text":)"(?:[^"\\]|\\.)*"/g, '$1"<one of three>"')
    .replaceAll(/"today":"[^"]*"/g, '"today":"<a line that fits>"');

/** Every text that a reader can obtain about a person born at `birth`, when the two never went above *Four words*. */
async function obtainAll(birth: BirthOfUser): Promise<string[]> {
  const [reader, other] = [await signUpUser(app), await signUpUser(app, birth)];
  const texts: string[] = [];
  const keep = ({ status, text }: { status: number; text: string }) => {
    texts.push(withoutNames(`${status} ${text}`));
  };
  const look = async () => {
    keep(await reader.client.get('/api/matches'));
    keep(await reader.client.get('/api/matches/invitations'));
    const { tables } = (await reader.client.get('/api/user/export')).read(accountExportSchema);
    const own = Object.entries(tables).filter(([name]) => name.startsWith('match'));
    keep({ status: 200, text: JSON.stringify(own) });
  };
  const change = async (body: Record<string, unknown>) => {
    const [match] = await listOf(reader);
    keep(await patch(reader, match?.id ?? '', body));
  };
  for (const [birthDate, birthTime] of [
    ['1994-08-02', '08:15'] as const,
    ...takeSample(PROBES, { share: 3, turn: 1 }),
  ]) {
    await correct(reader, birthDate, birthTime);
    // First with an invitation from the reader, then with one from the other person.
    const asked = { level: 'four-words', nickname: 'N' };
    const link = { token: await invite(reader, 'chart') };
    await other.client.post('/api/matches/accept', { ...asked, ...link });
    for (const level of MATCH_LEVELS) {
      await change({ level });
      await change({ level, again: true });
      await look();
    }
    const [match] = await listOf(reader);
    await reader.client.delete(`/api/matches/${match?.id}`);
    const token = await invite(other, 'four-words');
    keep(await reader.client.post('/api/matches/open', { token }));
    const body = { token, level: 'chart', nickname: 'N' };
    keep(await reader.client.post('/api/matches/accept', body));
    await look();
    const [second] = await listOf(reader);
    await other.client.delete(`/api/matches/${second?.id}`);
    await look();
  }
  return texts;
}

// req: PERSON-7 PERSON-8
it('two births that fit one answer of Four words give the same texts, whatever the reader asks', async () => {
  const at = (date: string, time: string, place: typeof PARIS) =>
    ({ date, time, place, fold: null, marginMinutes: 0 }) as const;
  const reader = at('1994-08-02', '08:15', CHICAGO);
  const wordsOf = (date: string) =>
    JSON.stringify(makeMatch([reader, at(date, '06:30', PARIS)]).words);
  const dates = Array.from({ length: 6000 }, (_, day) => addDays('1962-01-01', day));
  const twin = dates.find((date) => wordsOf(date) === wordsOf('1990-02-11'));
  if (twin === undefined) throw new Error('no other date fits');

  const texts = await obtainAll(birthOf('1990-02-11'));
  expect(await obtainAll(birthOf(twin))).toEqual(texts);
  expect(texts.filter((text) => text.includes('"four":')).length).toBeGreaterThan(10);
  // The answer is permanent, whichever births the reader gave.
  const told = (pattern: RegExp) => new Set(texts.flatMap((text) => text.match(pattern) ?? []));
  expect(told(/"flows":"\w+","care":"\w+"/g).size).toBe(1);
  expect(told(/"four":\{.*?\}\}/g).size).toBe(1);
}, 120_000);

describe('the match of two users', () => {
  // req: PERSON-8
  it('gives the same answer at Signs after a deletion, whoever deletes, invites or has corrected their birth', async () => {
    const [one, other] = [await signUpUser(app), await sam()];
    const first = await join(one, other, 'signs');
    for (const [index, [birthDate, birthTime]] of PROBES.entries()) {
      const [sender, by] = index % 2 === 0 ? [other, one] : [one, other];
      await correct(by, birthDate, birthTime);
      const [match] = await listOf(index % 2 === 0 ? one : other);
      await sender.client.delete(`/api/matches/${match?.id}`);
      const again = await join(sender, by, 'signs');
      const [ofSender] = await listOf(sender);
      const seen = by === other ? again : ofSender;
      // Only the match's random id selects one of the three texts of an outcome.
      const text = first.words.text;
      expect([{ ...seen?.words, text }, seen?.signs]).toEqual([first.words, first.signs]);
    }
  });

  // req: PERSON-8
  it('is remade only at Threads and Chart, after both people ask there, twice a year', async () => {
    const [one, other] = [await signUpUser(app), await sam()];
    const { id } = await join(one, other, 'chart');
    const ask = async (by: TestUser, body: Record<string, unknown> = {}) => {
      const answer = await patch(by, id, { ...body, again: true });
      return answer.status === 200 ? 'asked' : answer.code;
    };
    for (const level of ['word', 'four-words', 'signs']) {
      await patch(other, id, { level });
      expect([await ask(one), await ask(other)]).toEqual(['match_fixed', 'match_fixed']);
      expect(await ask(other, { level })).toBe('match_fixed');
    }
    // A request made at a higher level does not count below, and not after the two are back above.
    await patch(other, id, { level: 'threads' });
    expect(await ask(one)).toBe('asked');
    await patch(other, id, { level: 'signs' });
    expect((await listOf(one))[0]?.again).toEqual({ yours: false, theirs: false });
    await patch(other, id, { level: 'threads' });
    await correct(one, '1971-05-10', '21:18');
    const before = (await listOf(one))[0];
    expect(await ask(other)).toBe('asked');
    expect((await listOf(one))[0]?.threads).toEqual(before?.threads);
    expect(await ask(one)).toBe('asked');
    const after = (await listOf(one))[0];
    expect(after?.threads).not.toEqual(before?.threads);
    expect(after?.again).toEqual({ yours: false, theirs: false });
    await ask(one);
    await ask(other);
    expect(await ask(one)).toBe('again_too_often');
    // The permanent answer is that of the last match.
    await patch(other, id, { level: 'signs' });
    const told = (await listOf(one))[0];
    await one.client.delete(`/api/matches/${id}`);
    await correct(one, '1955-12-24', '03:40');
    await join(other, one, 'signs');
    const [again] = await listOf(one);
    const text = told?.words.text;
    expect([{ ...again?.words, text }, again?.signs]).toEqual([told?.words, told?.signs]);
  });
});
