import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpEncryption } from '#server/db/encryption.ts';
import { reencrypt } from '#server/db/reencrypt.ts';
import { letterMemories, letters, users } from '#server/db/schema/index.ts';
import { createDataCipher } from '#server/platform/data-cipher.ts';
import { createMetrics, type Metrics } from '#server/platform/metrics.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { urlOf } from '#shared/core/endpoint.ts';
import { errorBodySchema } from '#shared/core/errors.ts';
import {
  accountDeletedSchema,
  accountExportSchema,
} from '#shared/identity/account/account.schema.ts';
import { getLetterEndpoint } from '#shared/letter/letter.contract.ts';
import { type Letter, letterSchema, type WrittenLetter } from '#shared/letter/letter.schema.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { createTestApp, TEST_DATA_KEY, type TestApp } from '#tests/support/test-app.ts';
import { PARIS } from '#tests/support/test-places.ts';
import { signUpUser, type TestUser } from '#tests/support/user.ts';

const ZONE = 'America/Chicago';
const TODAY = '2026-11-20';
const NEXT_KEY = 'the-key-that-seals-from-now-on-0000000';

let app: TestApp;
let metrics: Metrics;
beforeAll(async () => {
  metrics = await createMetrics({
    isOverloaded: () => false,
    pool: () => ({ total: 1, idle: 1, waiting: 0 }),
  });
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' }, replace: { metrics } });
});
afterAll(() => app.close());

type Asked = { date?: string; zone?: string };

async function askFor(client: HttpClient, asked: Asked = {}): Promise<Letter> {
  const answer = await client.get(urlOf(getLetterEndpoint, { query: { zone: ZONE, ...asked } }));
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.read(letterSchema);
}

async function letterOf({ client }: TestUser, asked: Asked = {}): Promise<WrittenLetter> {
  const letter = await askFor(client, asked);
  if (letter.basis === 'none') throw new Error('no letter was written');
  return letter;
}

async function refusedFieldsOf({ client }: TestUser, asked: Asked) {
  const answer = await client.get(urlOf(getLetterEndpoint, { query: { zone: ZONE, ...asked } }));
  expect(answer.status, answer.text).toBe(400);
  return Object.keys(answer.read(errorBodySchema).fields ?? {});
}

const rowsOf = ({ user }: TestUser) =>
  app.database.client.db.select().from(letters).where(eq(letters.userId, user.id));

const textsOf = ({ headline, paragraphs, question, also }: WrittenLetter) =>
  [headline, ...paragraphs.map(({ text }) => text), question, also?.text].filter(
    (text) => typeof text === 'string',
  );

/** Another server process on the same database, with other data keys, and the user's browser there. */
async function onServerWith(keys: string, { client }: TestUser) {
  const twin = await app.twin({ env: { LIMIT_FACTOR: '1000', DATA_KEY: keys } });
  const browser = twin.client();
  for (const [name, value] of client.cookies) browser.cookies.set(name, value);
  return browser;
}

describe('GET /api/letter', () => {
  it('is 401 for a visitor', async () => {
    expect((await app.client().get(getLetterEndpoint.path)).code).toBe('not_signed_in');
  });

  it("is today's letter in the requested zone, or in UTC", async () => {
    const reader = await signUpUser(app);
    expect(await letterOf(reader)).toMatchObject({ date: TODAY, zone: ZONE, basis: 'natal' });
    const { client } = await signUpUser(app);
    const answer = await client.get(getLetterEndpoint.path);
    expect(answer.read(letterSchema)).toMatchObject({ date: TODAY, zone: 'UTC' });
  });

  it("follows the zone's clocks", async () => {
    const reader = await signUpUser(app);
    expect(await letterOf(reader, { zone: 'Pacific/Kiritimati' })).toMatchObject({
      date: '2026-11-21',
    });
  });

  it("returns its zone's offsets for its day and all its facts, even when it is stored", async () => {
    const { client } = await signUpUser(app);
    const path = urlOf(getLetterEndpoint, {
      query: { date: '2026-11-20', zone: 'America/Vancouver' },
    });
    for (const _ of ['written', 'kept']) {
      const letter = (await client.get(path)).read(letterSchema);
      if (letter.basis === 'none') throw new Error('there is no letter');
      expect(letter.offsets.at(-1)?.seconds).toBe(-7 * 3600);
      const first = letter.offsets[0]?.from ?? '';
      expect(first <= '2026-11-20T07:00:00Z').toBe(true);
      for (const fact of letter.facts) {
        if ('from' in fact) expect(first <= fact.from).toBe(true);
      }
    }
  });

  it('is based on contacts of the day, each in its parts and with its meaning', async () => {
    const reader = await signUpUser(app);
    for (const date of [TODAY, '2026-11-21', '2026-11-22', '2026-11-23']) {
      const letter = await letterOf(reader, { date });
      const ids = letter.facts.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const parts = [...letter.paragraphs, ...(letter.also === null ? [] : [letter.also])];
      expect(new Set(parts.flatMap(({ facts }) => facts))).toEqual(new Set(ids));
      const tokens = parts.flatMap(({ text }) => [...text.matchAll(/\{t:([^:}]+):(\w+)\}/g)]);
      expect(tokens.length).toBeGreaterThan(0);
      for (const [, id, which] of tokens) {
        expect(ids).toContain(id);
        expect(['exact', 'from', 'until']).toContain(which);
      }
      expect(
        textsOf(letter)
          .join(' ')
          .replace(/\{t:[^}]+\}/g, ''),
      ).not.toMatch(/[{}]/);
      for (const { meaning } of letter.facts) expect(meaning).toMatch(/^\p{Lu}.+\.$/u);
    }
  });

  it('is available from yesterday to a week ahead', async () => {
    const reader = await signUpUser(app);
    for (const date of ['2026-11-19', TODAY, '2026-11-27']) {
      expect(await letterOf(reader, { date })).toMatchObject({ date });
    }
    expect(await refusedFieldsOf(reader, { date: '2026-11-18' })).toEqual(['date']);
    expect(await refusedFieldsOf(reader, { date: '2026-11-28' })).toEqual(['date']);
    expect(await refusedFieldsOf(reader, { date: '2026-02-30' })).toEqual(['date']);
  });

  it("is available back to the account's first day", async () => {
    const reader = await signUpUser(app);
    await app.database.client.db
      .update(users)
      .set({ createdAt: new Date('2026-11-03T12:00:00Z') })
      .where(eq(users.id, reader.user.id));
    expect(await letterOf(reader, { date: '2026-11-03' })).toMatchObject({ date: '2026-11-03' });
    expect(await refusedFieldsOf(reader, { date: '2026-11-02' })).toEqual(['date']);
  });

  it('is 400 for an unknown zone', async () => {
    const reader = await signUpUser(app);
    expect(await refusedFieldsOf(reader, { zone: 'Mars/Olympus_Mons' })).toEqual(['zone']);
  });

  it('is not written without a birth date', async () => {
    const reader = await signUpUser(app);
    await app.database.client.db
      .update(users)
      .set({ birthDate: null, birthTime: null })
      .where(eq(users.id, reader.user.id));
    expect(await askFor(reader.client)).toEqual({ basis: 'none' });
    expect(await rowsOf(reader)).toEqual([]);
  });

  it('uses only what a birth date determines when time and place are unknown', async () => {
    const reader = await signUpUser(app, {
      birthTime: null,
      birthPlaceId: null,
      birthPlace: 'Somewhere else',
    });
    const lasting = ['sun', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
    const narrow = ['mercury', 'venus', 'mars'];
    const hours = (fact: { from: string; until: string }) =>
      (Date.parse(fact.until) - Date.parse(fact.from)) / 3_600_000;
    for (const date of [TODAY, '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']) {
      const letter = await letterOf(reader, { date });
      expect(letter.basis).toBe('sun-only');
      for (const fact of letter.facts) {
        // Events of the sky are told by the house counted from the Sun, which has no number.
        if (!('natal' in fact)) expect(fact.house).toBeNull();
        else if (narrow.includes(fact.natal)) expect(hours(fact), fact.id).toBeLessThan(36);
        else expect(lasting, fact.id).toContain(fact.natal);
      }
    }
  });
});

describe('a letter that was shown', () => {
  // req: LETTER-6
  it('is rewritten for corrected birth details, and says so; past days stay as they were', async () => {
    const reader = await signUpUser(app);
    const past = await letterOf(reader, { date: '2026-11-19' });
    const shown = await letterOf(reader);
    expect(shown.rewritten).toBe(false);
    const ahead = await letterOf(reader, { date: '2026-11-23' });
    const corrected = await reader.client.post('/api/user/birth-details', {
      birthDate: '1971-03-09',
      birthTime: '04:10',
      birthPlace: 'Paris',
      birthPlaceId: PARIS.id,
    });
    expect(corrected.status, corrected.text).toBe(200);
    const again = await letterOf(reader);
    expect(again.rewritten).toBe(true);
    expect(again.facts).not.toEqual(shown.facts);
    expect(await letterOf(reader)).toEqual(again);
    expect(await letterOf(reader, { date: '2026-11-19' })).toEqual(past);
    expect(await letterOf(reader, { date: '2026-11-23' })).not.toEqual(ahead);
    expect(await rowsOf(reader)).toHaveLength(2);
  });

  it('is not repeated on later days, on any device, and leaves a memory of fixed size', async () => {
    const reader = await signUpUser(app);
    const twin = await onServerWith(TEST_DATA_KEY, reader);
    const sizeOf = async () => {
      const [memory] = await app.database.client.db
        .select({ sealed: letterMemories.sealed })
        .from(letterMemories)
        .where(eq(letterMemories.userId, reader.user.id));
      return memory?.sealed.length;
    };
    const [first, second] = await Promise.all([
      letterOf(reader, { date: '2026-11-19' }),
      askFor(twin, { date: TODAY }),
    ]);
    const size = await sizeOf();
    expect(second.basis === 'none' ? '' : second.headline).not.toBe(first.headline);
    await letterOf(reader, { date: TODAY });
    expect(await sizeOf()).toBe(size);
  });

  it('is written once, even for many simultaneous first requests', async () => {
    const reader = await signUpUser(app);
    const twin = await onServerWith(TEST_DATA_KEY, reader);
    const shown = await Promise.all(
      [reader.client, twin, reader.client, twin].map((client, index) =>
        askFor(client, { zone: index < 2 ? ZONE : 'Europe/Paris' }),
      ),
    );
    for (const letter of shown) expect(letter).toEqual(shown[0]);
    expect(await rowsOf(reader)).toHaveLength(1);
  });

  it('is answered for many simultaneous first requests of days, on two servers', {
    tags: 'night',
  }, async () => {
    const reader = await signUpUser(app);
    const twin = await onServerWith(TEST_DATA_KEY, reader);
    await app.database.client.db
      .update(users)
      .set({ createdAt: new Date('2026-10-01T12:00:00Z') })
      .where(eq(users.id, reader.user.id));
    const days = Array.from({ length: 24 }, (_, ago) => addDays(TODAY, -ago));
    const shown = await Promise.all(
      days.map((date, index) => askFor(index % 2 === 0 ? reader.client : twin, { date })),
    );
    const headlines = shown.map((letter) => (letter.basis === 'none' ? '' : letter.headline));
    expect(new Set(headlines).size).toBe(days.length);
    expect(await rowsOf(reader)).toHaveLength(days.length);
  });

  it('is in the database without a readable word', async () => {
    const reader = await signUpUser(app);
    const letter = await letterOf(reader);
    const { rows } = await app.database.client.query({
      text: 'select letters::text as dump from letters where user_id = $1',
      values: [reader.user.id],
    });
    const dump = String((rows[0] as { dump: string }).dump);
    for (const text of textsOf(letter)) {
      for (const word of text.match(/\p{L}{6,}/gu) ?? []) expect(dump).not.toContain(word);
    }
    for (const fact of letter.facts) {
      expect(dump).not.toContain(('exactAt' in fact && fact.exactAt) || fact.id);
      if ('natal' in fact) expect(dump).not.toContain(`"${fact.natal}"`);
    }
    const again = await signUpUser(app);
    await letterOf(again);
    const [[one], [other]] = [await rowsOf(reader), await rowsOf(again)];
    expect(one?.sealed).not.toBe(other?.sealed);
  });

  it('cannot be decrypted with another key, but is rewritten, and the stored one stays', async () => {
    const reader = await signUpUser(app);
    const shown = await letterOf(reader);
    const gone = createDataCipher(['a-key-that-nobody-has-any-more']);
    const sealed = gone.seal(JSON.stringify(shown), `letter:${reader.user.id}:${TODAY}`);
    await app.database.client.db
      .update(letters)
      .set({ sealed })
      .where(eq(letters.userId, reader.user.id));
    const before = await rowsOf(reader);
    expect(await letterOf(reader)).toMatchObject({ date: shown.date, basis: shown.basis });
    expect(await rowsOf(reader)).toEqual(before);
    const exported = (await reader.client.get('/api/user/export')).read(accountExportSchema);
    expect(exported.tables['letters']).toMatchObject([{ date: TODAY, letter: null }]);
  });

  it('cannot be decrypted for another user or another date', async () => {
    const reader = await signUpUser(app);
    await letterOf(reader);
    const url = urlOf(getLetterEndpoint, { query: { zone: ZONE } });
    const [row] = await rowsOf(reader);
    const other = await signUpUser(app);
    await letterOf(other);
    await app.database.client.db
      .update(letters)
      .set({ sealed: row?.sealed ?? '' })
      .where(eq(letters.userId, other.user.id));
    expect((await other.client.get(url)).status).toBe(500);
    await app.database.client.db
      .update(letters)
      .set({ date: '2026-11-19' })
      .where(eq(letters.userId, reader.user.id));
    const moved = urlOf(getLetterEndpoint, { query: { zone: ZONE, date: '2026-11-19' } });
    expect((await reader.client.get(moved)).status).toBe(500);
  });

  it('can be decrypted after a change of keys while the old one is listed', async () => {
    const reader = await signUpUser(app);
    const shown = await letterOf(reader);
    const rotating = await onServerWith(`${NEXT_KEY},${TEST_DATA_KEY}`, reader);
    expect(await askFor(rotating)).toEqual(shown);
    const yesterday = await askFor(rotating, { date: '2026-11-19' });
    await reencrypt(app.database.client.db);
    const rotated = await onServerWith(NEXT_KEY, reader);
    expect(await askFor(rotated, { date: '2026-11-19' })).toEqual(yesterday);
    setUpEncryption({ keys: [TEST_DATA_KEY, NEXT_KEY], encrypts: true });
  });

  it('is readable in the export, and deleted with the account', async () => {
    const reader = await signUpUser(app);
    const letter = await letterOf(reader);
    const exported = await reader.client.get('/api/user/export');
    const { tables } = exported.read(accountExportSchema);
    const { headline, paragraphs, facts } = letter;
    expect(tables['letters']).toMatchObject([
      { userId: reader.user.id, date: TODAY, letter: { headline, paragraphs, facts } },
    ]);
    expect(tables['letter_memories']).toMatchObject([
      { userId: reader.user.id, areas: { [letter.area]: expect.any(Number) } },
    ]);
    expect(exported.text).not.toContain((await rowsOf(reader))[0]?.sealed);
    const answer = await reader.client.delete('/api/user', { confirm: reader.user.username });
    expect(answer.read(accountDeletedSchema).deleted).toMatchObject({ letters: 1 });
    expect(await rowsOf(reader)).toEqual([]);
  });

  it('is in no log, metric or output', async () => {
    const reader = await signUpUser(app);
    const letter = await letterOf(reader);
    const said = [...app.logged, ...app.printed, await metrics.registry.metrics()].join('\n');
    expect(said).toContain(getLetterEndpoint.path);
    for (const text of textsOf(letter)) expect(said).not.toContain(text);
    for (const fact of letter.facts) {
      const exactAt = 'exactAt' in fact ? fact.exactAt : null;
      for (const told of [fact.id, fact.text, exactAt, fact.meaning]) {
        if (told !== null) expect(said).not.toContain(told);
      }
    }
  });
});
