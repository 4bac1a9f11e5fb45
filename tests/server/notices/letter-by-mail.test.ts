// The letter by mail, from the switch to the mailbox: through the API and a real mail server on loopback.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, utcDateOf } from '#shared/core/calendar-date.ts';
import { getLetterEndpoint } from '#shared/letter/letter.contract.ts';
import { letterSchema } from '#shared/letter/letter.schema.ts';
import { buildRegistration, takePhoneNumber, verifyNumber } from '#tests/support/journeys.ts';
import { type MailServer, startMailServer, type TakenMail } from '#tests/support/mail-server.ts';
import { type PushService, startPushService } from '#tests/support/push-service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestUser } from '#tests/support/user.ts';
import { doDueWork, edit, getNotices, passUntil, subscribe, titlesOf } from './notices-rig.ts';

const ORIGIN = 'https://asteria.example';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const LETTER = { kinds: ['letter' as const], letterBy: ['mail' as const] };

let mailServer: MailServer;
let service: PushService;
let app: TestApp;
beforeAll(async () => {
  [mailServer, service] = await Promise.all([startMailServer(), startPushService()]);
  const mail = { SMTP_URL: mailServer.url, MAIL_FROM: 'oracle@asteria.example', ORIGIN };
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000', ...mail } });
  app.app.dueWork.start();
});
afterAll(async () => {
  await app.app.dueWork.stop();
  await app.close();
  await Promise.all([mailServer.close(), service.close()]);
});

const today = () => utcDateOf(app.clock.now());
/** An instant of so many days ahead, by the clock of UTC. */
const at = (time: string, daysAhead = 0) => Date.parse(`${addDays(today(), daysAhead)}T${time}Z`);

let lastReader = 0;
/** A reader in UTC with an address. */
async function createMailReader(): Promise<TestUser & { email: string }> {
  lastReader += 1;
  const email = `morning${lastReader}@example.com`;
  const client = app.client();
  const phoneNumber = takePhoneNumber();
  await verifyNumber(app, client, phoneNumber);
  const registration = buildRegistration({ phoneNumber, username: undefined, email });
  const answer = await client.post('/api/register', registration);
  expect(answer.status, answer.text).toBe(201);
  const zone = { preferences: { zone: 'UTC', zoneFixed: true } };
  const user = (await client.patch('/api/user', zone)).json as TestUser['user'];
  return { client, email, user };
}

const mailsTo = (email: string) => mailServer.mails.filter(({ recipient }) => recipient === email);
/** The mails that announced a letter. */
const lettersTo = (email: string) =>
  mailsTo(email).filter(({ subject }) => subject !== 'Is this your email address?');

async function waitForMail(email: string): Promise<TakenMail> {
  await expect.poll(() => mailsTo(email).length, { timeout: 10_000 }).toBeGreaterThan(0);
  const mail = mailsTo(email).at(-1);
  if (mail === undefined) throw new Error('no mail');
  return mail;
}

const tokenIn = (mail: TakenMail | undefined, page: 'confirm' | 'leave') =>
  new RegExp(`${ORIGIN}/newsletter/${page}\\?mail=daily#([\\w-]+)`).exec(mail?.text ?? '')?.[1] ??
  '';
const confirm = (token: string) => app.client().post('/api/newsletter/confirm', { token });

/** A reader who wants the letter by mail and has confirmed the address. */
async function createConfirmed() {
  const reader = await createMailReader();
  expect(await edit(reader, LETTER)).toMatchObject({ mail: 'unconfirmed', letterBy: ['mail'] });
  const link = await waitForMail(reader.email);
  expect((await confirm(tokenIn(link, 'confirm'))).status).toBe(200);
  expect((await getNotices(reader)).mail).toBe('confirmed');
  await doDueWork(app);
  return reader;
}

async function readLetter({ client }: TestUser) {
  const answer = await client.get(`${getLetterEndpoint.path}?date=${today()}&zone=UTC`);
  const letter = answer.read(letterSchema);
  if (letter.basis === 'none') throw new Error('no letter');
  return letter;
}

// req: NOTICE-8
it('goes to no address before it is confirmed from its own mailbox', async () => {
  const reader = await createMailReader();
  await edit(reader, LETTER);
  const link = await waitForMail(reader.email);
  await passUntil(app, at('08:00:00', 1));
  expect(lettersTo(reader.email)).toEqual([]);
  const token = tokenIn(link, 'confirm');
  const wrong = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  expect(await confirm(wrong)).toMatchObject({ status: 404, code: 'link_gone' });
  expect((await confirm(token)).status).toBe(200);
  await passUntil(app, at('08:00:00', 1));
  expect(lettersTo(reader.email)).toHaveLength(1);
});

// req: NOTICE-8
it('goes to no other address than the one that was confirmed, and keeps none', async () => {
  const { email, ...reader } = await createConfirmed();
  const token = tokenIn(mailsTo(email)[0], 'confirm');
  const moved = await reader.client.patch('/api/user', { email: 'moved@example.com' });
  expect(moved.status, moved.text).toBe(200);
  expect((await getNotices(reader)).mail).toBe('unconfirmed');
  expect(await confirm(token)).toMatchObject({ status: 404, code: 'link_gone' });
  await passUntil(app, at('08:00:00', 1));
  expect([...lettersTo('moved@example.com'), ...lettersTo(email)]).toEqual([]);
  const exported = await reader.client.get('/api/user/export');
  expect(exported.text).not.toContain(email);
  expect(exported.text).not.toContain(token.slice(-27));
});

// req: NOTICE-8
it('comes once on each day that the letter was not read, with its headline alone', async () => {
  const reader = await createConfirmed();
  await passUntil(app, at('07:29:59', 1));
  const before = lettersTo(reader.email).length;
  await passUntil(app, at('07:30:01'));
  const [mail, ...others] = lettersTo(reader.email).slice(before);
  expect(others).toEqual([]);
  const letter = await readLetter(reader);
  expect(mail?.subject).toBe(letter.headline);
  expect(mail?.text).toContain(`${ORIGIN}/home`);
  const wire = `${mail?.text} ${mail?.html}`;
  const told = letter.paragraphs.flatMap(({ text }) => text.match(/[^.!?{}]{20,}[.!?]/g) ?? []);
  expect(told.length).toBeGreaterThan(2);
  for (const sentence of told) expect(wire).not.toContain(sentence.trim());

  await edit(reader, { letterAt: '09:00' });
  await passUntil(app, at('07:00:00', 1));
  expect(lettersTo(reader.email)).toHaveLength(before + 1);
  await readLetter(reader);
  await passUntil(app, at('12:00:00'));
  expect(lettersTo(reader.email)).toHaveLength(before + 1);
  await edit(reader, { style: 'discreet' });
  await passUntil(app, at('12:00:00', 1));
  const discreet = lettersTo(reader.email).slice(before + 1);
  expect(discreet.map(({ subject }) => subject)).toEqual(['Your letter is here']);
  expect(discreet[0]?.text).not.toContain((await readLetter(reader)).headline);
});

// req: NOTICE-8
it('ends by one click in the mail program, and ends nothing else', async () => {
  const reader = await createConfirmed();
  const device = service.addDevice();
  await subscribe(reader, device);
  await edit(reader, { letterBy: ['push', 'mail'], style: 'discreet' });
  await passUntil(app, at('08:00:00', 1));
  const mail = lettersTo(reader.email).at(-1);
  expect(titlesOf(device)).toEqual(['Your letter is here']);
  expect(mail?.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const call = /List-Unsubscribe: <([^>]+)>/.exec(mail?.source.replaceAll('\r\n ', ' ') ?? '');
  const path = call?.[1]?.replace(ORIGIN, '') ?? '';
  expect(path).toBe(`/api/newsletter/leave/${tokenIn(mail, 'leave')}`);
  const form = { method: 'POST', raw: 'List-Unsubscribe=One-Click', headers: FORM };
  const left = await app.client().send(path, form);
  expect([left.status, left.json]).toEqual([200, { success: true }]);
  expect(await getNotices(reader)).toMatchObject({ kinds: ['letter'], letterBy: ['push'] });
  const count = lettersTo(reader.email).length;
  await passUntil(app, at('08:00:00', 1));
  expect(lettersTo(reader.email)).toHaveLength(count);
  expect(titlesOf(device)).toHaveLength(2);
});

it('waits while the mail server takes nothing, and stops where it refuses twice', {
  tags: 'night',
}, async () => {
  const reader = await createConfirmed();
  await passUntil(app, at('07:00:00', 1));
  const count = lettersTo(reader.email).length;
  mailServer.answerNext(reader.email, 'greylist');
  await passUntil(app, at('07:35:00'));
  expect(lettersTo(reader.email)).toHaveLength(count);
  await passUntil(app, at('08:30:00'));
  expect(lettersTo(reader.email)).toHaveLength(count + 1);
  mailServer.answerNext(reader.email, 'refuse', 'refuse');
  await passUntil(app, at('12:00:00', 1));
  expect((await getNotices(reader)).mail).toBe('confirmed');
  await passUntil(app, at('12:00:00', 1));
  expect((await getNotices(reader)).mail).toBe('unconfirmed');
});

it('is for accounts with an address alone', async () => {
  const reader = await createMailReader();
  await reader.client.patch('/api/user', { email: '' });
  const answer = await reader.client.patch('/api/notices', LETTER);
  expect([answer.status, answer.code]).toEqual([400, 'bad_input']);
  expect(await getNotices(reader)).toMatchObject({ letterBy: ['push'], mail: 'none' });
});
