import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarFeeds } from '#server/db/schema/index.ts';
import {
  createFeedEndpoint,
  editFeedEndpoint,
  listFeedsEndpoint,
  rotateFeedEndpoint,
  takeFeedBackEndpoint,
} from '#shared/calendar/calendar.contract.ts';
import {
  addressedFeedSchema,
  FEED_KINDS,
  feedSchema,
  feedsSchema,
} from '#shared/calendar/calendar.schema.ts';
import { urlOf } from '#shared/core/endpoint.ts';
import { BODY_KEYS, getBodyName } from '#shared/sky/bodies.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser, type TestUser } from '#tests/support/user.ts';
import { readCalendarFile } from './calendar-reader.ts';
import { createFeed, eventsOf, fileOf, pathOf } from './feed-calls.ts';

const DAY_MS = 86_400_000;
const ALL_KINDS = [...FEED_KINDS];

let app: TestApp;
let reader: TestUser;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
  reader = await signUpUser(app, { birthTimeMargin: 15 });
});
afterAll(() => app.close());

const idPath = (endpoint: typeof editFeedEndpoint | typeof takeFeedBackEndpoint, id: string) =>
  urlOf(endpoint, { params: { id } });
const listOf = async ({ client }: TestUser) =>
  (await client.get(listFeedsEndpoint.path)).read(feedsSchema);

describe('a feed', () => {
  it("cannot be created or get a new address when the server's address is unknown", async () => {
    const user = await signUpUser(app);
    const { id } = await createFeed(user);
    const off = { status: 404, code: 'feeds_off' };
    // No name that a document could give as its address.
    const headers = { host: 'under_score' };
    const body = { name: 'Phone', style: 'open' };
    expect(await user.client.post(createFeedEndpoint.path, body, headers)).toMatchObject(off);
    const rotated = urlOf(rotateFeedEndpoint, { params: { id } });
    expect(await user.client.post(rotated, undefined, headers)).toMatchObject(off);
    expect(await listOf(user)).toHaveLength(1);
  });

  // req: FEED-1 FEED-2 FEED-7
  it('is created, listed without its address, and read without a cookie by GET and HEAD', async () => {
    const user = await signUpUser(app);
    const feed = await createFeed(user);
    expect(feed.kinds).toEqual(['planets', 'slow', 'phases']);
    expect(pathOf(feed)).toMatch(/^\/api\/calendar\/[\w-]{27}\.ics$/);
    const [listed] = await listOf(user);
    expect(listed).toEqual({ ...feed, url: undefined });
    const answer = await fileOf(app, feed, { 'user-agent': 'Google-Calendar-Importer' });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const head = await app.client().send(pathOf(feed), { method: 'HEAD' });
    expect([head.status, head.text, head.headers.etag]).toEqual([200, '', answer.headers.etag]);
    expect(head.headers['content-length']).toBe(answer.headers['content-length']);
    await fileOf(app, feed, { 'user-agent': 'iOS/18.1 (22B83) dataaccessd/1.0' });
    expect((await listOf(user))[0]).toMatchObject({
      lastFetchedBy: 'apple',
      fetchesThisWeek: 3,
      takenBackAt: null,
    });
  });

  // req: FEED-2 FEED-3
  it('conforms to RFC 5545 and 7986, and says nothing about the person', async () => {
    const { text } = await fileOf(app, await createFeed(reader, { name: 'Nora’s own' }));
    const lines = text.split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'NAME:Asteria',
        'COLOR:darkgoldenrod',
        'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
        'X-PUBLISHED-TTL:PT12H',
      ]),
    );
    const count = (line: string) => lines.filter((each) => each === line).length;
    const events = count('BEGIN:VEVENT');
    expect(events).toBeGreaterThan(300);
    expect([count('TRANSP:TRANSPARENT'), count('CLASS:PRIVATE')]).toEqual([events, events]);
    expect(text).not.toMatch(/VALARM|TZID|°|Nora|Chicago/);
    expect(Buffer.byteLength(text)).toBeLessThan(220_000);
  });

  // req: FEED-2
  it('is 304 while its content is the same, whenever it was written', async () => {
    const feed = await createFeed(reader);
    const { headers, text } = await fileOf(app, feed);
    app.clock.advance(2 * 60_000);
    const etag = String(headers.etag);
    const again = await fileOf(app, feed, { 'if-none-match': `W/${etag}` });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
    const written = await fileOf(app, feed, { 'if-none-match': '"other"' });
    expect(written.status).toBe(200);
    expect(written.text).not.toBe(text);
    const unstamped = (file: string) => file.replace(/^DTSTAMP:.*\r\n/gm, '');
    expect(unstamped(written.text)).toBe(unstamped(text));
    await reader.client.patch(idPath(editFeedEndpoint, feed.id), { style: 'discreet' });
    expect((await fileOf(app, feed, { 'if-none-match': etag })).status).toBe(200);
  });

  // req: FEED-3
  it('has a single title and nothing else when it is discreet', async () => {
    const feed = await createFeed(await signUpUser(app), { style: 'discreet', kinds: ALL_KINDS });
    const { text } = await fileOf(app, feed);
    const events = readCalendarFile(text);
    expect(events.length).toBeGreaterThan(1_500);
    expect(new Set(events.map(({ title }) => title))).toEqual(new Set(['A transit']));
    expect(events.every(({ description }) => description === null)).toBe(true);
    const names = [...BODY_KEYS.map(getBodyName), ...SIGN_KEYS, 'Ascendant', 'trine', 'Nora'];
    expect(text).not.toMatch(new RegExp(`\\b(${names.join('|')})\\b`, 'i'));
  });
});

describe('an address that is not live', () => {
  // req: FEED-4
  it('gives the same empty calendar, whether taken back, rotated, unknown or malformed', async () => {
    const user = await signUpUser(app);
    const [taken, rotated] = [await createFeed(user), await createFeed(user)];
    expect((await eventsOf(app, taken)).length).toBeGreaterThan(0);
    const twin = await app.twin();
    await twin.client().get(pathOf(taken));
    const back = await user.client.delete(idPath(takeFeedBackEndpoint, taken.id));
    const listed = back.read(feedsSchema);
    expect(listed.map(({ id }) => id)).toEqual([rotated.id, taken.id]);
    expect(listed[1]?.takenBackAt).not.toBeNull();
    const rotating = await user.client.post(
      urlOf(rotateFeedEndpoint, { params: { id: rotated.id } }),
    );
    const anew = rotating.read(addressedFeedSchema);
    expect((await eventsOf(app, anew)).length).toBeGreaterThan(0);

    const unknown = `/api/calendar/${randomBytes(20).toString('base64url')}.ics`;
    const answers = [];
    for (const path of [pathOf(taken), pathOf(rotated), unknown, '/api/calendar/x.ics']) {
      for (const { status, headers, text } of [
        await app.client().get(path),
        await twin.client().get(path),
      ]) {
        const { date: _, 'x-request-id': __, ...rest } = headers;
        answers.push(JSON.stringify({ status, rest, text }));
      }
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('"status":200');
    expect(readCalendarFile((await app.client().get(unknown)).text)).toEqual([]);
  });

  // req: FEED-4
  it('stays that way: a feed that was taken back cannot be edited, rotated or taken back again', async () => {
    const user = await signUpUser(app);
    const { id } = await createFeed(user);
    await user.client.delete(idPath(takeFeedBackEndpoint, id));
    const { client } = user;
    expect((await client.patch(idPath(editFeedEndpoint, id), { name: 'x' })).status).toBe(404);
    const rotating = await client.post(urlOf(rotateFeedEndpoint, { params: { id } }));
    expect(rotating.status).toBe(404);
    expect((await client.delete(idPath(takeFeedBackEndpoint, id))).status).toBe(404);
  });

  // req: FEED-5
  it('includes a feed that nobody fetched for a year, and its list says so', async () => {
    const user = await signUpUser(app);
    const feed = await createFeed(user);
    const long = new Date(app.clock.now() - 366 * DAY_MS);
    const { db } = app.database.client;
    const set = (values: Partial<typeof calendarFeeds.$inferInsert>) =>
      db.update(calendarFeeds).set(values).where(eq(calendarFeeds.id, feed.id));
    await set({ createdAt: long });
    expect(await eventsOf(app, feed)).toEqual([]);
    expect((await listOf(user))[0]?.takenBackAt).toBe(
      new Date(long.getTime() + 365 * DAY_MS).toISOString(),
    );
    await set({ lastFetchedAt: new Date(app.clock.now() - DAY_MS) });
    expect((await eventsOf(app, feed)).length).toBeGreaterThan(0);
  });
});

describe('the feeds of a user', () => {
  // req: FEED-1
  it('are five at most, even when twenty are requested at once', async () => {
    const user = await signUpUser(app);
    const body = { name: 'x', style: 'open' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => user.client.post(createFeedEndpoint.path, body)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(['too_many_feeds']));
    const [first] = await listOf(user);
    await user.client.delete(idPath(takeFeedBackEndpoint, first?.id ?? ''));
    await createFeed(user);
  });

  it.each([
    [{}, 'name'],
    [{ name: '  ', style: 'open' }, 'name'],
    [{ name: 'x'.repeat(41), style: 'open' }, 'name'],
    [{ name: 'x', style: 'loud' }, 'style'],
    [{ name: 'x', style: 'open', kinds: [] }, 'kinds'],
    [{ name: 'x', style: 'open', kinds: ['asteroids'] }, 'kinds'],
  ])('are not created from %j', async (body, field) => {
    const answer = await reader.client.post(createFeedEndpoint.path, body);
    expect(answer.status).toBe(400);
    const fields = Object.keys((answer.json as { fields: object }).fields); // as every 400 has
    expect(fields.some((name) => name.startsWith(field))).toBe(true);
  });

  it("belong to nobody else: another user's id looks unknown", async () => {
    const feed = await createFeed(await signUpUser(app));
    const bodies = new Set<string>();
    for (const id of [feed.id, randomUUID()]) {
      const { client } = await signUpUser(app);
      for (const answer of [
        await client.patch(idPath(editFeedEndpoint, id), { name: 'mine' }),
        await client.post(urlOf(rotateFeedEndpoint, { params: { id } })),
        await client.delete(idPath(takeFeedBackEndpoint, id)),
      ]) {
        bodies.add(`${answer.status} ${answer.code}`);
      }
    }
    expect([...bodies]).toEqual(['404 not_found']);
    expect((await app.client().get(listFeedsEndpoint.path)).status).toBe(401);
  });

  it('change only in the requested fields', async () => {
    const feed = await createFeed(await signUpUser(app), { kinds: ['moon'] });
    const user = await signUpUser(app);
    const own = await createFeed(user, { kinds: ['moon'] });
    const path = idPath(editFeedEndpoint, own.id);
    const edited = (await user.client.patch(path, { kinds: ['stations', 'moon', 'moon'] })).read(
      feedSchema,
    );
    expect(edited).toMatchObject({ name: 'Phone', style: 'open', kinds: ['moon', 'stations'] });
    expect((await user.client.patch(path, {})).read(feedSchema)).toEqual(edited);
    expect(new Set([feed.id, own.id]).size).toBe(2);
  });

  it('are exported without token and keys, and deleted with the account', async () => {
    const user = await signUpUser(app);
    const feed = await createFeed(user);
    await fileOf(app, feed);
    const exported = await user.client.get('/api/user/export');
    expect(exported.text).toContain(feed.id);
    const token = pathOf(feed).slice('/api/calendar/'.length, -'.ics'.length);
    expect(exported.text).not.toMatch(new RegExp(`tokenHash|uidKey|basis"|${token}`));
    await user.client.send('/api/user', {
      method: 'DELETE',
      json: { confirm: user.user.username },
    });
    expect(await eventsOf(app, feed)).toEqual([]);
  });

  it('allow sixty fetches an hour, live or not', async () => {
    const limited = await createTestApp();
    try {
      const live = await createFeed(await signUpUser(limited));
      for (const path of [pathOf(live), '/api/calendar/never.ics']) {
        const client = limited.client();
        for (let fetched = 0; fetched < 60; fetched += 1) {
          expect((await client.get(path)).status).toBe(200);
        }
        const over = await client.get(path);
        expect([over.status, over.code]).toEqual([429, 'too_many_requests']);
        expect(Number(over.headers['retry-after'])).toBeGreaterThan(3000);
      }
    } finally {
      await limited.close();
    }
  });
});
