import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarFeeds, users } from '#server/db/schema/index.ts';
import { readWallClock } from '#server/sky/civil-time/civil-time.ts';
import {
  createFeedEndpoint,
  editFeedEndpoint,
  listFeedsEndpoint,
  rotateFeedEndpoint,
  takeFeedBackEndpoint,
} from '#shared/calendar/calendar.contract.ts';
import {
  type AddressedFeed,
  addressedFeedSchema,
  FEED_KINDS,
  type FeedKind,
  feedSchema,
  feedsSchema,
} from '#shared/calendar/calendar.schema.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { urlOf } from '#shared/core/endpoint.ts';
import { BODY_KEYS, getBodyName } from '#shared/sky/bodies.ts';
import { transitsSchema } from '#shared/transits/transits.schema.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { isExhaustive, SWEEP_TIMEOUT_MS } from '#tests/support/exhaustive.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { KATHMANDU } from '#tests/support/test-places.ts';
import { signUpUser, type TestUser } from '#tests/support/user.ts';
import { readCalendarFile } from './calendar-reader.ts';

const KATHMANDU_ZONE = KATHMANDU.timeZone;
const DAY_MS = 86_400_000;
const ALL_KINDS = [...FEED_KINDS];

let app: TestApp;
let reader: TestUser;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
  reader = await signUpUser(app, { birthTimeMargin: 15 });
});
afterAll(() => app.close());

async function createFeed(
  { client }: TestUser,
  feed: { name?: string; style?: string; kinds?: FeedKind[] } = {},
): Promise<AddressedFeed> {
  const body = { name: 'Phone', style: 'open', ...feed };
  const answer = await client.post(createFeedEndpoint.path, body);
  expect(answer.status, answer.text).toBe(201);
  return answer.read(addressedFeedSchema);
}
const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
const fileOf = (feed: { url: string }, headers: Record<string, string> = {}) =>
  app.client().get(pathOf(feed), headers);
const idPath = (endpoint: typeof editFeedEndpoint | typeof takeFeedBackEndpoint, id: string) =>
  urlOf(endpoint, { params: { id } });
async function eventsOf(feed: { url: string }) {
  const answer = await fileOf(feed);
  expect(answer.status, answer.text).toBe(200);
  return readCalendarFile(answer.text);
}
const listOf = async ({ client }: TestUser) =>
  (await client.get(listFeedsEndpoint.path)).read(feedsSchema);
async function setZone({ client }: TestUser, zone: string): Promise<void> {
  expect((await client.patch('/api/user', { preferences: { zone } })).status).toBe(200);
}

describe('a feed', () => {
  // req: FEED-1 FEED-2 FEED-7
  it('is made, listed without its address, and read without a cookie by GET and HEAD', async () => {
    const user = await signUpUser(app);
    const feed = await createFeed(user);
    expect(feed.kinds).toEqual(['planets', 'slow', 'phases']);
    expect(pathOf(feed)).toMatch(/^\/api\/calendar\/[\w-]{27}\.ics$/);
    const [listed] = await listOf(user);
    expect(listed).toEqual({ ...feed, url: undefined });
    const answer = await fileOf(feed, { 'user-agent': 'Google-Calendar-Importer' });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const head = await app.client().send(pathOf(feed), { method: 'HEAD' });
    expect([head.status, head.text, head.headers.etag]).toEqual([200, '', answer.headers.etag]);
    expect(head.headers['content-length']).toBe(answer.headers['content-length']);
    await fileOf(feed, { 'user-agent': 'iOS/18.1 (22B83) dataaccessd/1.0' });
    expect((await listOf(user))[0]).toMatchObject({
      lastFetchedBy: 'apple',
      fetchesThisWeek: 3,
      takenBackAt: null,
    });
  });

  // req: FEED-2 FEED-3
  it('is written as RFC 5545 and 7986 want it, and says nothing of the person', async () => {
    const { text } = await fileOf(await createFeed(reader, { name: 'Nora’s own' }));
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
  it('is 304 while it says the same, whenever it was written', async () => {
    const feed = await createFeed(reader);
    const { headers, text } = await fileOf(feed);
    app.clock.advance(2 * 60_000);
    const etag = String(headers.etag);
    const again = await fileOf(feed, { 'if-none-match': `W/${etag}` });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
    const written = await fileOf(feed, { 'if-none-match': '"other"' });
    expect(written.status).toBe(200);
    expect(written.text).not.toBe(text);
    const unstamped = (file: string) => file.replace(/^DTSTAMP:.*\r\n/gm, '');
    expect(unstamped(written.text)).toBe(unstamped(text));
    await reader.client.patch(idPath(editFeedEndpoint, feed.id), { style: 'discreet' });
    expect((await fileOf(feed, { 'if-none-match': etag })).status).toBe(200);
  });

  // req: FEED-3
  it('says nothing but one title when it is discreet', async () => {
    const feed = await createFeed(await signUpUser(app), { style: 'discreet', kinds: ALL_KINDS });
    const { text } = await fileOf(feed);
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
  it('gives one and the same empty calendar, taken back, rotated, unknown or malformed', async () => {
    const user = await signUpUser(app);
    const [taken, rotated] = [await createFeed(user), await createFeed(user)];
    expect((await eventsOf(taken)).length).toBeGreaterThan(0);
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
    expect((await eventsOf(anew)).length).toBeGreaterThan(0);

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
  it('stays so: what was taken back is neither edited, rotated nor taken back again', async () => {
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
  it('is one that nobody fetched for a year, which is said', async () => {
    const user = await signUpUser(app);
    const feed = await createFeed(user);
    const long = new Date(app.clock.now() - 366 * DAY_MS);
    const { db } = app.database.client;
    const set = (values: Partial<typeof calendarFeeds.$inferInsert>) =>
      db.update(calendarFeeds).set(values).where(eq(calendarFeeds.id, feed.id));
    await set({ createdAt: long });
    expect(await eventsOf(feed)).toEqual([]);
    expect((await listOf(user))[0]?.takenBackAt).toBe(
      new Date(long.getTime() + 365 * DAY_MS).toISOString(),
    );
    await set({ lastFetchedAt: new Date(app.clock.now() - DAY_MS) });
    expect((await eventsOf(feed)).length).toBeGreaterThan(0);
  });
});

describe('the feeds of a user', () => {
  // req: FEED-1
  it('are five at most, also when twenty are asked for at once', async () => {
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
  ])('are not made of %j', async (body, field) => {
    const answer = await reader.client.post(createFeedEndpoint.path, body);
    expect(answer.status).toBe(400);
    const fields = Object.keys((answer.json as { fields: object }).fields); // as every 400 has
    expect(fields.some((name) => name.startsWith(field))).toBe(true);
  });

  it('are nobody else’s: another’s id is as an unknown one', async () => {
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

  it('are changed in what is asked for alone', async () => {
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

  it('are exported without token and keys, and go with the account', async () => {
    const user = await signUpUser(app);
    const feed = await createFeed(user);
    await fileOf(feed);
    const exported = await user.client.get('/api/user/export');
    expect(exported.text).toContain(feed.id);
    const token = pathOf(feed).slice('/api/calendar/'.length, -'.ics'.length);
    expect(exported.text).not.toMatch(new RegExp(`tokenHash|uidKey|basis"|${token}`));
    await user.client.send('/api/user', {
      method: 'DELETE',
      json: { confirm: user.user.username },
    });
    expect(await eventsOf(feed)).toEqual([]);
  });

  it('answer sixty fetches an hour, live or not', async () => {
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

describe('the events', () => {
  const BIRTHS = isExhaustive ? 1_000 : 5;
  /** Days of each feed that are compared with the call of a day. */
  const DAYS = 4;
  const ZONES = ['America/Chicago', KATHMANDU_ZONE, 'Pacific/Kiritimati', 'UTC'] as const;
  const MARGINS = [0, 5, 15, 30, 60, null] as const;

  // req: FEED-6
  it(
    'are those of /api/transits, day by day, for many births',
    async () => {
      for (let birth = 0; birth < BIRTHS; birth += 1) {
        const zone = ZONES[birth % ZONES.length] ?? 'UTC';
        const user = await signUpUser(app, {
          birthDate: addDays('1951-03-04', (birth * 2_011) % 20_000),
          birthTime: birth % 7 === 6 ? null : `${String((birth * 5) % 24).padStart(2, '0')}:17`,
          birthTimeMargin: birth % 7 === 6 ? null : (MARGINS[birth % MARGINS.length] ?? null),
        });
        await setZone(user, zone);
        const events = await eventsOf(
          await createFeed(user, { kinds: ['planets', 'slow', 'moon'] }),
        );
        const today = readWallClock(app.clock.now(), zone).localDate;
        const dayOf = (start: string) =>
          start.length === 10 ? start : readWallClock(Date.parse(start), zone).localDate;
        for (let step = 0; step < DAYS; step += 1) {
          const date = addDays(today, Math.round((step * 398) / DAYS));
          const answer = await user.client.get(`/api/transits?date=${date}&zone=${zone}`);
          const contacts = answer
            .read(transitsSchema)
            .contacts.filter(({ nearMiss }) => nearMiss === undefined);
          for (const contact of contacts) {
            const words = contact.facts[0]?.text ?? '';
            const matching = events.filter(
              ({ title, start, end }) =>
                title.startsWith(words) &&
                (contact.shown === 'day'
                  ? start === date && end === null
                  : start === contact.from && end === contact.until),
            );
            expect(matching, `${date} ${zone} ${words}`).toHaveLength(1);
            expect(matching[0]?.description).toContain(contact.text);
            const marks = { minute: / ± \d+ min$/, hour: /, about \d+ [AP]M$/, day: /your \w+$/ };
            expect(matching[0]?.title).toMatch(marks[contact.shown]);
          }
          const wholeDays = events.filter(({ start }) => start === date);
          expect(wholeDays).toHaveLength(contacts.filter(({ shown }) => shown === 'day').length);
          // Of those that last their interval, no more begin on a day than it and its neighbors tell.
          expect(events.filter(({ start }) => dayOf(start) === date).length).toBeLessThanOrEqual(
            contacts.length + 3,
          );
        }
      }
    },
    4 * SWEEP_TIMEOUT_MS,
  );

  // req: FEED-6
  it('keep their ids for years, and two feeds share none', async () => {
    const user = await signUpUser(app, { birthTimeMargin: 5 });
    const [feed, other] = [
      await createFeed(user, { kinds: ALL_KINDS }),
      await createFeed(user, { kinds: ALL_KINDS }),
    ];
    const now = await eventsOf(feed);
    const ids = new Set(now.map(({ uid }) => uid));
    expect(ids.size).toBe(now.length);
    expect((await eventsOf(other)).filter(({ uid }) => ids.has(uid))).toEqual([]);
    app.clock.advance(200 * DAY_MS);
    try {
      const later = await eventsOf(feed);
      const startsOf = (events: typeof now) =>
        new Map(events.map(({ uid, title, start }) => [`${start} ${title}`, uid]));
      const [before, after] = [startsOf(now), startsOf(later)];
      const common = [...before.keys()].filter((key) => after.has(key));
      expect(common.length).toBeGreaterThan(700);
      for (const key of common) expect(after.get(key), key).toBe(before.get(key));
      const laterIds = new Set(later.map(({ uid }) => uid));
      expect(now.filter(({ uid }) => laterIds.has(uid))).toHaveLength(common.length);
    } finally {
      app.clock.advance(-200 * DAY_MS);
    }
  });

  // req: FEED-6
  it('move with a corrected birth time, under the same ids and a higher sequence', async () => {
    const user = await signUpUser(app, { birthTime: '21:18', birthTimeMargin: 5 });
    const feed = await createFeed(user, { kinds: ['planets'] });
    const before = await eventsOf(feed);
    expect(new Set(before.map(({ sequence }) => sequence))).toEqual(new Set([0]));
    const corrected = await user.client.post('/api/user/birth-details', {
      birthDate: user.user.birthDate,
      birthTime: '21:30',
      birthPlace: user.user.birthPlace,
      birthPlaceId: user.user.birthPlaceDetails?.id,
      birthTimeMargin: 5,
    });
    expect(corrected.status, corrected.text).toBe(200);
    const after = new Map((await eventsOf(feed)).map((event) => [event.uid, event]));
    const common = before.filter(({ uid }) => after.has(uid));
    expect(common.length / before.length).toBeGreaterThan(0.9);
    const moved = common.filter(({ uid, start }) => after.get(uid)?.start !== start);
    expect(moved.length / common.length).toBeGreaterThan(0.5);
    for (const { uid } of common) expect(after.get(uid)?.sequence).toBe(1);
  });

  it('are none without a birth date, but the phases', async () => {
    const user = await signUpUser(app);
    await app.database.client.db
      .update(users)
      .set({ birthDate: null, birthTime: null })
      .where(eq(users.id, user.user.id));
    const events = await eventsOf(await createFeed(user));
    expect(events.length).toBeGreaterThan(50);
    expect(events.every(({ title }) => !title.includes('your'))).toBe(true);
  });

  it('show in Kathmandu what the day shows there, in two calendars’ readers', async (context) => {
    const user = await signUpUser(app, {
      birthPlace: 'Kathmandu, Nepal',
      birthPlaceId: KATHMANDU.id,
      birthTimeMargin: 15,
    });
    await setZone(user, KATHMANDU_ZONE);
    const feed = await createFeed(user, { kinds: ['planets', 'slow', 'moon'] });
    const { text } = await fileOf(feed);
    const events = readCalendarFile(text);
    const { contacts } = (await user.client.get(`/api/transits?zone=${KATHMANDU_ZONE}`)).read(
      transitsSchema,
    );
    expect(contacts.length).toBeGreaterThan(0);
    const shown = contacts.filter(({ nearMiss }) => nearMiss === undefined);
    const date = readWallClock(app.clock.now(), KATHMANDU_ZONE).localDate;
    for (const { shown: precision, from, until, facts } of shown) {
      const start = precision === 'day' ? date : from;
      const end = precision === 'day' ? null : until;
      const found = events.filter((event) => event.start === start && event.end === end);
      expect(found.map(({ title }) => title).join()).toContain(facts[0]?.text);
    }
    if (spawnSync('python3', ['-c', 'import icalendar']).status !== 0) {
      context.skip('python3-icalendar is not on this machine: read by ical.js alone');
    }
    const script = `
import json, sys, icalendar
calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
errors = [str(each) for event in calendar.walk() for each in event.errors]
print(json.dumps({'errors': errors, 'events': [[str(e['UID']), str(e['SUMMARY']), e.decoded('DTSTART').isoformat()] for e in calendar.walk('VEVENT')]}))`;
    const read = JSON.parse(
      execFileSync('python3', ['-c', script], { input: text, encoding: 'utf8' }),
    ) as { errors: string[]; events: [string, string, string][] }; // as the script prints it
    expect(read.errors).toEqual([]);
    expect(read.events).toEqual(
      events.map(({ uid, title, start }) => [uid, title, start.replace(/Z$/, '+00:00')]),
    );
  });
});
