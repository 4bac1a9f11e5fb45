// What comes without a contact: the letter each morning, and answers to the reader's invitations.

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, utcDateOf } from '#shared/core/calendar-date.ts';
import { getLetterEndpoint } from '#shared/letter/letter.contract.ts';
import { letterSchema } from '#shared/letter/letter.schema.ts';
import { acceptedMatchSchema, newInvitationSchema } from '#shared/matches/matches.schema.ts';
import { type PushService, startPushService } from '#tests/support/push-service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUpUser, type TestUser } from '#tests/support/user.ts';
import {
  createReader,
  doDueWork,
  edit,
  type NoticesReader,
  passUntil,
  subscribe,
  titlesOf,
} from './notices-rig.ts';

const DAY_MS = 86_400_000;
const GUEST_BIRTH = { birthDate: '1990-02-11', birthTime: '06:30' };

let app: TestApp;
let service: PushService;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMIT_FACTOR: '1000' } });
  service = await startPushService();
});
afterEach(() => expect(service.problems).toEqual([]));
afterAll(async () => {
  await app.app.dueWork.stop();
  await service.close();
  await app.close();
});

const today = () => utcDateOf(app.clock.now());
/** An instant of so many days ahead, by the clock of UTC. */
const at = (time: string, daysAhead = 0) => Date.parse(`${addDays(today(), daysAhead)}T${time}Z`);

async function headlineOf({ client }: TestUser): Promise<string> {
  const answer = await client.get(`${getLetterEndpoint.path}?date=${today()}&zone=UTC`);
  const letter = answer.read(letterSchema);
  return 'headline' in letter ? letter.headline : '';
}

async function createUtcReader(): Promise<NoticesReader> {
  const reader = await createReader(app, service);
  await reader.client.patch('/api/user', { preferences: { zone: 'UTC', zoneFixed: true } });
  return reader;
}

/** Has somebody without an account answer an invitation of the reader's. */
async function answerAs({ client }: TestUser, nickname: string) {
  const body = { nickname, signedAs: 'Nora', level: 'word', days: 7 };
  const made = (await client.post('/api/matches/invitations', body)).read(newInvitationSchema);
  const answer = await app.client().post('/api/matches/accept', {
    ...{ token: made.token, level: 'word', birth: GUEST_BIRTH },
  });
  return answer.read(acceptedMatchSchema);
}

describe('the letter, each morning', () => {
  // req: NOTICE-6
  it('comes once a day at the time that was asked for, with its headline alone, beside the other kinds', async () => {
    const reader = await createUtcReader();
    await edit(reader, { kinds: ['letter'], letterAt: '07:30' });
    await passUntil(app, at('07:29:59', 1));
    reader.device.received.length = 0;
    const headlines: string[] = [];
    for (let day = 0; day < 3; day += 1) {
      await passUntil(app, at('07:30:01'));
      headlines.push(await headlineOf(reader));
      await passUntil(app, at('07:29:59', 1));
    }
    expect(headlines.every((headline) => headline !== '')).toBe(true);
    expect(titlesOf(reader.device)).toEqual(headlines);
    const [message] = reader.device.received;
    expect(message?.message.notification.navigate).toMatch(/\/home$/);
  });

  it('does not come when it was read before, and comes again on the next day', async () => {
    const reader = await createUtcReader();
    await edit(reader, { kinds: ['letter'], style: 'discreet' });
    await passUntil(app, at('06:00:00', 1));
    reader.device.received.length = 0;
    await headlineOf(reader);
    await passUntil(app, at('23:00:00'));
    expect(titlesOf(reader.device)).toEqual([]);
    await passUntil(app, at('08:00:00', 1));
    expect(titlesOf(reader.device)).toEqual(['Your letter is here']);
  });

  it('is no opening of the letter: a notice and the insights keep it, the page opens it', async () => {
    const reader = await createUtcReader();
    await edit(reader, { kinds: ['letter'], style: 'discreet' });
    await passUntil(app, at('06:00:00', 1));
    reader.device.received.length = 0;
    await reader.client.get(`/api/insights?date=${today()}&zone=UTC`);
    await passUntil(app, at('08:00:00'));
    expect(titlesOf(reader.device)).toEqual(['Your letter is here']);
  });

  it('is not twice a day when its time is moved, none in quiet hours, none when it was switched off', async () => {
    const reader = await createUtcReader();
    await edit(reader, { kinds: ['letter'], style: 'discreet' });
    await passUntil(app, at('07:31:00', 1));
    reader.device.received.length = 0;
    await edit(reader, { letterAt: '09:00' });
    await passUntil(app, at('12:00:00'));
    expect(titlesOf(reader.device)).toEqual([]);
    await edit(reader, { letterAt: '06:59' });
    await passUntil(app, at('12:00:00', 1));
    expect(titlesOf(reader.device)).toEqual([]);
    await edit(reader, { letterAt: '13:00' });
    await edit(reader, { kinds: [] });
    await passUntil(app, at('18:00:00'));
    expect(titlesOf(reader.device)).toEqual([]);
  });
});

describe('an answer', () => {
  // req: NOTICE-7
  it('rings within a minute under the name that the reader gave, and leads to the people', async () => {
    const reader = await createUtcReader();
    await passUntil(app, at('12:00:00', 1));
    await answerAs(reader, 'Jo');
    await passUntil(app, app.clock.now() + 61_000);
    expect(titlesOf(reader.device)).toEqual(['Jo answered']);
    const [message] = reader.device.received;
    expect(message?.message.notification.navigate).toMatch(/\/compatibility\?tab=person$/);
    await passUntil(app, app.clock.now() + DAY_MS);
    expect(titlesOf(reader.device)).toEqual(['Jo answered']);
  });

  it('waits until the quiet hours end, and is discreet where the reader wants that', async () => {
    const reader = await createUtcReader();
    await edit(reader, { style: 'discreet' });
    await passUntil(app, at('23:15:00', 1));
    await answerAs(reader, 'Jo');
    await passUntil(app, at('06:59:00', 1));
    expect(titlesOf(reader.device)).toEqual([]);
    await passUntil(app, at('07:00:30'));
    expect(titlesOf(reader.device)).toEqual(['Somebody answered']);
  });

  it('rings three times a day at most', async () => {
    const reader = await createUtcReader();
    await passUntil(app, at('12:00:00', 1));
    for (const name of ['Jo', 'Sam', 'Ann', 'Dev', 'Ruth']) {
      await answerAs(reader, name);
      await passUntil(app, app.clock.now() + 120_000);
    }
    expect(titlesOf(reader.device)).toEqual(['Jo answered', 'Sam answered', 'Ann answered']);
  });

  it('does not ring when it was seen or taken back before, nor where the reader wants none', async () => {
    const reader = await createUtcReader();
    await passUntil(app, at('23:15:00', 1));
    await answerAs(reader, 'Jo');
    await reader.client.post('/api/matches/seen');
    const { guestKey } = await answerAs(reader, 'Sam');
    await app.client().post('/api/matches/leave', { guestKey });
    await passUntil(app, at('08:00:00', 1));
    expect(titlesOf(reader.device)).toEqual([]);
    await edit(reader, { kinds: [] });
    await answerAs(reader, 'Ann');
    await passUntil(app, app.clock.now() + 300_000);
    expect(titlesOf(reader.device)).toEqual([]);
  });

  it('before the first device is not told of on that device', async () => {
    const user = await signUpUser(app);
    await answerAs(user, 'Jo');
    const device = service.addDevice();
    await subscribe(user, device);
    await doDueWork(app);
    await passUntil(app, app.clock.now() + 300_000);
    expect(titlesOf(device)).toEqual([]);
  });
});
