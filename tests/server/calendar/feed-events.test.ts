// The events of a feed are those of the day's page, and keep their ids.

import { execFileSync, spawnSync } from 'node:child_process';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/index.ts';
import { readWallClock } from '#server/sky/civil-time/civil-time.ts';
import { FEED_KINDS } from '#shared/calendar/calendar.schema.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { getNatalPointName } from '#shared/sky/natal-points.ts';
import { transitsSchema } from '#shared/transits/transits.schema.ts';
import { isExhaustive, SWEEP_TIMEOUT_MS } from '#tests/support/exhaustive.ts';
import { findCode } from '#tests/support/journeys.ts';
import { signUpUserByCalls } from '#tests/support/people.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { CHICAGO, KATHMANDU } from '#tests/support/test-places.ts';
import { signUpUser } from '#tests/support/user.ts';
import { readCalendarFile } from './calendar-reader.ts';
import { createFeed, eventsOf, fileOf, setZone } from './feed-calls.ts';

const KATHMANDU_ZONE = KATHMANDU.timeZone;
const DAY_MS = 86_400_000;
const ALL_KINDS = [...FEED_KINDS];
/** The end of a title that tells an hour. */
const ABOUT = /, about (?:(?:[1-9]|1[01]) [AP]M|noon|midnight)$/;
const BIRTH = { birthPlaceId: CHICAGO.id, birthTimeMargin: 5 } as const;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
});
afterAll(() => app.close());

describe('the times of day in the events', () => {
  const GERMAN = 'de-DE,de;q=0.9,en;q=0.8';
  const BY_24_HOURS = /^Exact (at|about) (\d\d:\d\d|noon|midnight)\b/;
  const BY_12_HOURS = /^Exact (at|about) ([\d:]+ [AP]M|noon|midnight)\b/;

  /** The sentences that name the minute or the hour of a contact. */
  async function timesOf(feed: { url: string }): Promise<string[]> {
    const times = (await eventsOf(app, feed)).flatMap(
      ({ description }) => description?.match(/Exact (?:at|about) [^.]+/g) ?? [],
    );
    expect(times.length).toBeGreaterThan(100);
    return times;
  }

  it.each([
    [GERMAN, BY_24_HOURS],
    ['en-GB', BY_24_HOURS],
    ['en-US,en;q=0.9', BY_12_HOURS],
    ['*', BY_12_HOURS],
  ])('are written as a browser in %s that signed up writes them', async (language, form) => {
    const client = app.client();
    const post = (path: string, body: unknown) =>
      client.post(path, body, { 'accept-language': language });
    const user = await signUpUserByCalls(post, (number) => findCode(app, number), BIRTH);
    const feed = await createFeed({ client, user });
    for (const time of await timesOf(feed)) expect(time).toMatch(form);
  });

  it('follow a browser that reports its zone, and before it what its owner chooses', async () => {
    const { client, user } = await signUpUser(app, BIRTH);
    const feed = await createFeed({ client, user });
    const edit = (preferences: object) =>
      client.send('/api/user', {
        method: 'PATCH',
        json: { preferences },
        headers: { 'accept-language': GERMAN },
      });
    const [before] = await timesOf(feed);
    expect(before).toMatch(BY_12_HOURS);
    await edit({ zone: 'Europe/Berlin' });
    for (const time of await timesOf(feed)) expect(time).toMatch(BY_24_HOURS);
    await edit({ hours: '12' });
    for (const time of await timesOf(feed)) expect(time).toMatch(BY_12_HOURS);
  });
});

describe('the events', () => {
  const BIRTHS = isExhaustive ? 1_000 : 1;
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
          app,
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
            // In plain words: the line of the day is Today's alone.
            expect(matching[0]?.description).toContain(getNatalPointName(contact.moving));
            expect(matching[0]?.description).toContain(`your ${getNatalPointName(contact.natal)}`);
            const marks = { minute: / ± \d+ min$/, hour: ABOUT, day: /your \w+$/ };
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
  it('name noon and midnight as the page does, where the hours are counted to 12', async () => {
    const user = await signUpUser(app, { birthTimeMargin: 60 });
    const feed = await createFeed(user, { kinds: ['moon'] });
    const endsOf = async () =>
      (await eventsOf(app, feed)).flatMap(({ title, description }) => {
        const hour = title.split(', about ')[1];
        if (hour === undefined) return [];
        expect(description).toContain(`Exact about ${hour}.`);
        return hour;
      });
    const isClock = (hour: string) => /^(?:[1-9]|1[01])\s[AP]M$/.test(hour);
    const named = new Set((await endsOf()).filter((hour) => !isClock(hour)));
    expect([...named].sort()).toEqual(['midnight', 'noon']);
    await user.client.patch('/api/user', { preferences: { hours: '24' } });
    const hours24 = await endsOf();
    expect(hours24).toEqual(expect.arrayContaining(['00:00', '12:00']));
    expect(hours24.every((hour) => /^\d\d:00$/.test(hour))).toBe(true);
  });

  // req: FEED-6
  it('keep their ids for years, and two feeds have none in common', async () => {
    const user = await signUpUser(app, { birthTimeMargin: 5 });
    const [feed, other] = [
      await createFeed(user, { kinds: ALL_KINDS }),
      await createFeed(user, { kinds: ALL_KINDS }),
    ];
    const now = await eventsOf(app, feed);
    const ids = new Set(now.map(({ uid }) => uid));
    expect(ids.size).toBe(now.length);
    expect((await eventsOf(app, other)).filter(({ uid }) => ids.has(uid))).toEqual([]);
    app.clock.advance(200 * DAY_MS);
    try {
      const later = await eventsOf(app, feed);
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
    const before = await eventsOf(app, feed);
    expect(new Set(before.map(({ sequence }) => sequence))).toEqual(new Set([0]));
    const corrected = await user.client.post('/api/user/birth-details', {
      birthDate: user.user.birthDate,
      birthTime: '21:30',
      birthPlace: user.user.birthPlace,
      birthPlaceId: user.user.birthPlaceDetails?.id,
      birthTimeMargin: 5,
    });
    expect(corrected.status, corrected.text).toBe(200);
    const after = new Map((await eventsOf(app, feed)).map((event) => [event.uid, event]));
    const common = before.filter(({ uid }) => after.has(uid));
    expect(common.length / before.length).toBeGreaterThan(0.9);
    const moved = common.filter(({ uid, start }) => after.get(uid)?.start !== start);
    expect(moved.length / common.length).toBeGreaterThan(0.5);
    for (const { uid } of common) expect(after.get(uid)?.sequence).toBe(1);
  });

  it('are only phases without a birth date', async () => {
    const user = await signUpUser(app);
    await app.database.client.db
      .update(users)
      .set({ birthDate: null, birthTime: null })
      .where(eq(users.id, user.user.id));
    const events = await eventsOf(app, await createFeed(user));
    expect(events.length).toBeGreaterThan(50);
    expect(events.every(({ title }) => !title.includes('your'))).toBe(true);
  });

  it('show in Kathmandu what the day shows there, in two calendar parsers', {
    tags: 'night',
  }, async (context) => {
    const user = await signUpUser(app, {
      birthPlace: 'Kathmandu, Nepal',
      birthPlaceId: KATHMANDU.id,
      birthTimeMargin: 15,
    });
    await setZone(user, KATHMANDU_ZONE);
    const feed = await createFeed(user, { kinds: ['planets', 'slow', 'moon'] });
    const { text } = await fileOf(app, feed);
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
