// The Sunday letter, from the box to the mailbox: through the API and a real mail server on loopback.

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createNewsletterHandlers } from '#server/features/newsletter/newsletter.handlers.ts';
import { createNewsletterRepository } from '#server/features/newsletter/newsletter.repository.ts';
import {
  createNewsletterSchedule,
  LETTER_KIND,
} from '#server/features/newsletter/newsletter.schedule.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { systemRandom } from '#server/platform/random.ts';
import { createAlmanac } from '#server/sky/almanac.ts';
import { userSchema } from '#shared/identity/account/user.schema.ts';
import { installationFeaturesSchema } from '#shared/installation/installation.contract.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { buildRegistration, takePhoneNumber, verifyNumber } from '#tests/support/journeys.ts';
import { type MailServer, startMailServer, type TakenMail } from '#tests/support/mail-server.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { CHICAGO } from '#tests/support/test-places.ts';

const ORIGIN = 'https://asteria.example';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let mailServer: MailServer;
let app: TestApp;
beforeAll(async () => {
  mailServer = await startMailServer();
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000', ...envOf(mailServer) } });
  app.app.dueWork.start();
});
afterEach(() => app.clock.set('2026-11-20T12:00:00Z'));
afterAll(async () => {
  await app.app.dueWork.stop();
  await app.close();
  await mailServer.close();
});

const envOf = ({ url }: MailServer) => ({
  ...{ SMTP_URL: url, MAIL_FROM: 'Asteria <oracle@asteria.example>', ORIGIN },
});

let lastReader = 0;
/** Signs a reader up who ticked the box. */
async function join(
  details: Record<string, unknown> = {},
  on: TestApp = app,
): Promise<{ client: HttpClient; email: string; phoneNumber: string }> {
  lastReader += 1;
  const email = `reader${lastReader}@example.com`;
  const client = on.client();
  const phoneNumber = takePhoneNumber();
  await verifyNumber(on, client, phoneNumber);
  const birth = { birthPlaceId: CHICAGO.id };
  const registration = { phoneNumber, username: undefined, email, ...birth, ...details };
  const answer = await client.post('/api/register', buildRegistration(registration));
  expect(answer.status, answer.text).toBe(201);
  await client.patch('/api/user', { preferences: { zone: 'America/Chicago' } });
  expect((await subscribe(client, email)).status).toBe(202);
  return { client, email, phoneNumber };
}
const subscribe = (client: HttpClient, email: string) =>
  client.post('/api/subscribe', { email, firstName: 'Nora', lastName: 'Whitlock', consent: true });

async function stateOf(client: HttpClient) {
  return (await client.get('/api/user')).read(userSchema).newsletter;
}

const mailsTo = (email: string) => mailServer.mails.filter(({ recipient }) => recipient === email);
/** Waits for the nth mail to an address. */
async function mailTo(email: string, count = 1): Promise<TakenMail> {
  await expect.poll(() => mailsTo(email).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count);
  const mail = mailsTo(email)[count - 1];
  if (mail === undefined) throw new Error('no mail');
  return mail;
}

const linkIn = (mail: TakenMail, page: 'confirm' | 'leave') =>
  new RegExp(`${ORIGIN}/newsletter/${page}#([\\w-]+)`).exec(mail.text ?? '')?.[1] ?? '';
const confirm = (token: string) => app.client().post('/api/newsletter/confirm', { token });

async function joinAndConfirm(details: Record<string, unknown> = {}) {
  const reader = await join(details);
  const token = linkIn(await mailTo(reader.email), 'confirm');
  expect((await confirm(token)).status).toBe(200);
  return { ...reader, token };
}

/** Moves the clock, has everything done that is due then, and says so once nothing is left to do. */
async function live(until: string, on: TestApp = app): Promise<void> {
  on.clock.set(until);
  on.app.dueWork.wake();
  await expect
    .poll(
      async () => {
        on.app.dueWork.wake();
        const { rows } = await on.database.client.query({
          text: `select 1 from due_work where done_at is null and due_at <= to_timestamp($1::bigint / 1000.0)`,
          values: [on.clock.now()],
        });
        return rows.length;
      },
      { timeout: 10_000 },
    )
    .toBe(0);
}

// req: NEWS-1
it('is offered only when mail can be sent', async () => {
  const read = async (on: TestApp) =>
    (await on.client().get('/api/features')).read(installationFeaturesSchema).mail;
  expect(await read(app)).toBe(true);
  const without = await createTestApp({
    database: { ...app.database, close: async () => undefined },
  });
  expect(await read(without)).toBe(false);
  await without.close();
});

// req: NEWS-2
it('goes to no address before it has been confirmed from its own mailbox', async () => {
  const { client, email } = await join();
  const mail = await mailTo(email);
  expect(mail.subject).toBe('Is this your email address?');
  // Whoever asked chose the name: a stranger's words must not reach a stranger's mailbox.
  expect(mail.text).not.toContain('Nora');
  expect(await stateOf(client)).toBe('unconfirmed');
  const token = linkIn(mail, 'confirm');
  const wrong = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  const none = 'A'.repeat(49);
  for (const other of [wrong, none]) {
    expect(await confirm(other)).toMatchObject({ status: 404, code: 'link_gone' });
  }
  expect(await stateOf(client)).toBe('unconfirmed');
  expect((await confirm(token)).status).toBe(200);
  expect(await stateOf(client)).toBe('on');
  expect((await confirm(token)).status).toBe(200);
  // Joining once more changes nothing of what is confirmed.
  await subscribe(client, email);
  expect(await stateOf(client)).toBe('on');
});

// req: NEWS-2
it('goes to no address that a visitor has typed until the visitor has an account', async () => {
  const email = 'typed@example.com';
  const client = app.client();
  const phoneNumber = takePhoneNumber();
  await verifyNumber(app, client, phoneNumber);
  expect((await subscribe(client, email)).status).toBe(202);
  for (const minutes of [1, 2]) {
    await live(new Date(Date.parse('2026-11-20T12:00:00Z') + minutes * MINUTE_MS).toISOString());
    expect(mailsTo(email)).toEqual([]);
  }
  const registration = buildRegistration({ phoneNumber, username: undefined, email });
  expect((await client.post('/api/register', registration)).status).toBe(201);
  await live('2026-11-20T12:03:00Z');
  expect((await mailTo(email)).subject).toBe('Is this your email address?');
});

// req: NEWS-2
it('confirms no address by a link that is a week old or was sent to another', async () => {
  const { client, email } = await join();
  const old = linkIn(await mailTo(email), 'confirm');
  app.clock.advance(7 * 24 * HOUR_MS + 1000);
  expect((await confirm(old)).status).toBe(404);
  app.clock.set('2026-11-20T12:00:00Z');
  const other = `other-${email}`;
  await client.patch('/api/user', { email: other });
  expect(await stateOf(client)).toBe('unconfirmed');
  expect((await confirm(old)).status).toBe(404);
  await subscribe(client, other);
  expect((await confirm(linkIn(await mailTo(other), 'confirm'))).status).toBe(200);
  expect(await stateOf(client)).toBe('on');
  await client.patch('/api/user', { email: '' });
  expect(await stateOf(client)).toBe('off');
});

// req: NEWS-3
it('comes on Sunday at eight by the reader’s clock: five lines, with days and no hours', async () => {
  const { email } = await joinAndConfirm();
  await live('2026-11-22T13:59:30Z');
  expect(mailsTo(email)).toHaveLength(1);
  await live('2026-11-22T14:00:10Z');
  const mail = await mailTo(email, 2);
  expect(mail.subject).toBe('Your week, in five lines');
  expect(mail.text).toContain('November 22 to November 28');
  const days = /^(?:About )?\w+day(?: or \w+day)?\. /gm;
  expect(mail.text?.match(days)).toHaveLength(5);
  // Of an hour, of the birth, of the place: nothing.
  const words = (mail.text ?? '').replace(/https:\S+/g, '');
  expect(words).not.toMatch(/\d:\d\d|[ap]m\b|1994|Chicago|August/i);
  expect(words).not.toMatch(/undefined|null|NaN/);
  // The page of the mail loads nothing.
  expect(mail.html).not.toMatch(/<img|<link|<script|src=|url\(|@import|background/i);
  expect(mail.html).toContain('Unsubscribe from the Sunday letter');
  // The next comes a week later, on the same hour, and this one not again.
  await live('2026-11-29T13:59:30Z');
  expect(mailsTo(email)).toHaveLength(2);
  await live('2026-11-29T14:00:10Z');
  const next = await mailTo(email, 3);
  expect(next.text).toContain('November 29 to December 5');
  expect(next.text).not.toBe(mail.text);
});

// req: NEWS-3
it('follows the reader to another zone', { tags: 'night' }, async () => {
  const { client, email } = await joinAndConfirm();
  await client.patch('/api/user', { preferences: { zone: 'Asia/Tokyo' } });
  await live('2026-11-21T22:59:30Z');
  expect(mailsTo(email)).toHaveLength(1);
  await live('2026-11-21T23:00:10Z');
  await mailTo(email, 2);
});

// req: NEWS-4
it('can be unsubscribed in one click, from the mail, without signing in', async () => {
  const { client, email } = await joinAndConfirm();
  await live('2026-11-22T14:00:10Z');
  const mail = await mailTo(email, 2);
  const header = /^List-Unsubscribe: ?<https:\/\/asteria\.example([^>]+)>/m.exec(
    mail.source.replace(/\r\n /g, ''),
  );
  const path = header?.[1] ?? '';
  expect(path).toBe(`/api/newsletter/leave/${linkIn(mail, 'leave')}`);
  expect(mail.source).toMatch(/^List-Unsubscribe-Post:\s+List-Unsubscribe=One-Click\r$/m);
  const answer = () =>
    app.client().send(path, { method: 'POST', raw: 'List-Unsubscribe=One-Click', headers: FORM });
  expect((await answer()).json).toEqual({ success: true });
  expect(await stateOf(client)).toBe('off');
  // Once more, and for a token of nobody, it is the same.
  expect((await answer()).json).toEqual({ success: true });
  const nobody = `/api/newsletter/leave/${'A'.repeat(49)}`;
  expect((await app.client().post(nobody)).json).toEqual({ success: true });
  await live('2026-11-29T14:00:10Z');
  expect(mailsTo(email)).toHaveLength(2);
});

// req: NEWS-3
it('is not written without a birth date, and says only what the birth time supports', async () => {
  const bare = await joinAndConfirm();
  await app.database.client.query({
    text: 'update users set birth_date = null, birth_time = null where id = $1::uuid',
    values: [(await bare.client.get('/api/user')).read(userSchema).id],
  });
  const dated = await joinAndConfirm({ birthTime: undefined, birthPlaceId: undefined });
  await live('2026-11-22T14:00:10Z');
  const mail = await mailTo(dated.email, 2);
  expect(mail.text).not.toMatch(/Ascendant|Midheaven/);
  expect(mailsTo(bare.email)).toHaveLength(1);
});

// req: NEWS-5
it('waits for a server that says later, and gives up on a mailbox that refuses twice', async () => {
  const { client, email } = await joinAndConfirm();
  mailServer.answerNext(email, 'greylist', 'greylist');
  await live('2026-11-22T14:00:10Z');
  await live('2026-11-22T14:10:00Z');
  await live('2026-11-22T14:30:00Z');
  await mailTo(email, 2);
  await live('2026-11-22T20:00:00Z');
  expect(mailsTo(email)).toHaveLength(2);
  for (const sunday of ['2026-11-29', '2026-12-06']) {
    expect(await stateOf(client)).toBe('on');
    mailServer.answerNext(email, 'refuse');
    await live(`${sunday}T14:00:10Z`);
  }
  expect(await stateOf(client)).toBe('unconfirmed');
  // Confirmed anew in the night before a Sunday, it comes on that Sunday and on the next.
  await live('2026-12-12T18:00:00Z');
  await subscribe(client, email);
  expect((await confirm(linkIn(await mailTo(email, 3), 'confirm'))).status).toBe(200);
  await live('2026-12-13T14:00:10Z');
  await mailTo(email, 4);
  await live('2026-12-20T14:00:10Z');
  await mailTo(email, 5);
});

// req: NEWS-5
it('is retried after 5, 10, 20 and 40 minutes', { tags: 'night' }, async () => {
  const { client, email } = await joinAndConfirm();
  const { id } = (await client.get('/api/user')).read(userSchema);
  mailServer.answerNext(email, 'greylist', 'greylist', 'greylist', 'greylist');
  // The first look, which finds that it is not eight yet.
  await live('2026-11-22T13:00:00Z');
  let due = '2026-11-22T14:00:00.000Z';
  const dues = [due];
  for (let tried = 0; tried < 4; tried += 1) {
    await live(due);
    const { rows } = await app.database.client.query({
      text: `select (extract(epoch from due_at) * 1000)::bigint as due_ms from due_work
        where user_id = $1::uuid and key like '% 2026-11-22' and done_at is null`,
      values: [id],
    });
    due = new Date(Number(rows[0]?.['due_ms'])).toISOString();
    dues.push(due);
    expect(mailsTo(email)).toHaveLength(1);
  }
  expect(dues.map((time) => time.slice(11, 16))).toEqual([
    ...['14:00', '14:05', '14:15', '14:35', '15:15'],
  ]);
  await live(due);
  await mailTo(email, 2);
});

it.each([
  ['the same address', undefined, 1],
  ['another address, confirmed too,', 'elsewhere@example.com', 0],
])(
  'is not sent after a change: with %s at its last check',
  { tags: 'night' },
  async (_, moved, count) => {
    const { client, email } = await joinAndConfirm();
    const { id: userId } = (await client.get('/api/user')).read(userSchema);
    const { rows } = await app.database.client.query({
      text: 'select id from subscribers where user_id = $1::uuid',
      values: [userId],
    });
    const subscriptionId = String(rows[0]?.['id']);
    const repository = createNewsletterRepository(app.database.client.db);
    let looks = 0;
    const recipients: string[] = [];
    const mailer: Mailer = {
      async send({ to }) {
        recipients.push(to);
        return 'sent';
      },
    };
    const shared = {
      random: systemRandom,
      databaseNow: async () => Date.parse('2026-11-22T14:00:10Z'),
    };
    const letter = createNewsletterHandlers({
      ...shared,
      repository: {
        ...repository,
        async findSubscription(id) {
          looks += 1;
          const found = await repository.findSubscription(id);
          return found && looks === 2 ? { ...found, email: moved ?? found.email } : found;
        },
      },
      schedule: createNewsletterSchedule({ ...shared, dueWork: undefined }),
      mailer,
      almanac: createAlmanac(),
      origin: ORIGIN,
    }).find(({ kind }) => kind === LETTER_KIND);
    const payload = { subscriptionId, sunday: '2026-11-22' };
    const claim = { id: '', claimId: '', kind: LETTER_KIND, key: '', userId, dueAtMs: 0 };
    const context = { begin: async () => true, signal: new AbortController().signal };
    const outcome = await letter?.handle({ ...claim, payload, attempts: 1 }, context);
    expect(outcome).toBe(count === 1 ? 'done' : 'dropped');
    expect(looks).toBe(2);
    expect(recipients).toEqual(new Array(count).fill(email));
  },
);

// req: NEWS-5
it('comes once from two processes, and never a day late', async () => {
  const twin = await app.twin({ env: { LIMIT_FACTOR: '1000', ...envOf(mailServer) } });
  twin.app.dueWork.start();
  const { email } = await joinAndConfirm();
  app.clock.set('2026-11-22T14:00:10Z');
  twin.app.dueWork.wake();
  await live('2026-11-22T14:00:11Z');
  await mailTo(email, 2);
  // Nobody was there the next Sunday.
  await live('2026-12-01T10:00:00Z');
  expect(mailsTo(email)).toHaveLength(2);
  await live('2026-12-06T14:00:10Z');
  await mailTo(email, 3);
  expect(mailsTo(email)).toHaveLength(3);
  await twin.app.dueWork.stop();
});

// req: NEWS-6
it('sends only a few links a day to one address, whoever asks', async () => {
  const strict = await createTestApp({
    env: envOf(mailServer),
    database: { ...app.database, close: async () => undefined },
    clock: app.clock,
  });
  const { client, email } = await join({}, strict);
  for (const wanted of [202, 202, 429]) {
    expect((await subscribe(client, email)).status).toBe(wanted);
  }
  await strict.close();
});

// req: REST-4
it('tells the owner of an account unused for two years once that it ends, if the address is confirmed', async () => {
  const twin = await app.twin({ env: { LIMIT_FACTOR: '1000', ...envOf(mailServer) } });
  twin.app.dueWork.start();
  const gone = await joinAndConfirm();
  const slow = await joinAndConfirm();
  const { phoneNumber, ...back } = await joinAndConfirm();
  const silent = await join();
  await mailTo(silent.email);
  mailServer.answerNext(slow.email, 'greylist');
  app.clock.set('2028-10-19T12:00:00Z');
  await app.app.tidyUp();
  await live('2028-10-19T12:00:01Z');
  expect(mailsTo(gone.email)).toHaveLength(1);

  const browser = app.client();
  await verifyNumber(app, browser, phoneNumber);
  expect((await browser.post('/api/login', { phoneNumber })).status).toBe(200);

  app.clock.set('2028-10-21T12:00:00Z');
  await twin.app.tidyUp();
  await app.app.tidyUp();
  await live('2028-10-21T12:00:01Z');
  const mail = await mailTo(gone.email, 2);
  expect(mail.subject).toBe('Shall we keep your account?');
  expect(mail.text).toContain('We’ll delete yours on November 20, 2028, or soon after');
  expect(mail.text).toContain(`${ORIGIN}/auth\n`);
  expect(mail.source).not.toMatch(/\b1990\b|Chicago|\+1/);
  await live('2028-10-21T12:10:00Z');
  await mailTo(slow.email, 2);
  for (const day of ['2028-10-22', '2028-11-10']) {
    app.clock.set(`${day}T12:00:00Z`);
    await app.app.tidyUp();
    await live(`${day}T12:00:01Z`);
  }
  for (const { email } of [gone, slow]) expect(mailsTo(email)).toHaveLength(2);
  for (const { email } of [back, silent]) expect(mailsTo(email)).toHaveLength(1);
  await twin.app.dueWork.stop();
});
