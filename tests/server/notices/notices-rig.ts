// Readers with devices at a push service of our own, in an application whose clock the test moves.

import { expect } from 'vitest';
import { addDays } from '#shared/core/calendar-date.ts';
import {
  getNoticesEndpoint,
  setBellEndpoint,
  subscribeDeviceEndpoint,
} from '#shared/notices/notices.contract.ts';
import {
  type NoticeSettingsEdit,
  type Notices,
  noticesSchema,
} from '#shared/notices/notices.schema.ts';
import { getTransitsEndpoint } from '#shared/transits/transits.contract.ts';
import { type TransitContact, transitsSchema } from '#shared/transits/transits.schema.ts';
import type { Device, PushService } from '#tests/support/push-service.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { type BirthOfUser, signUpUser, type TestUser } from '#tests/support/user.ts';

export interface NoticesReader extends TestUser {
  device: Device;
}

/** A reader whose birth time is certified, with one device. */
export async function createReader(
  app: TestApp,
  service: PushService,
  { device = service.addDevice(), ...birth }: BirthOfUser & { device?: Device } = {},
): Promise<NoticesReader> {
  const user = await signUpUser(app, { birthTimeMargin: 0, ...birth });
  await subscribe(user, device);
  return { ...user, device };
}

export async function subscribe({ client }: TestUser, device: Device): Promise<Notices> {
  const answer = await client.post(subscribeDeviceEndpoint.path, device.subscription);
  expect(answer.status, answer.text).toBe(200);
  return answer.read(noticesSchema);
}

export async function edit({ client }: TestUser, change: NoticeSettingsEdit): Promise<Notices> {
  const answer = await client.patch(getNoticesEndpoint.path, change);
  expect(answer.status, answer.text).toBe(200);
  return answer.read(noticesSchema);
}

export async function setBell({ client }: TestUser, contact: { id: string }): Promise<Notices> {
  const answer = await client.post(setBellEndpoint.path, { contact: contact.id });
  expect(answer.status, answer.text).toBe(200);
  return answer.read(noticesSchema);
}

export async function getNotices({ client }: TestUser): Promise<Notices> {
  return (await client.get(getNoticesEndpoint.path)).read(noticesSchema);
}

/** The contacts of so many days from tomorrow (or `from` days ahead) on that have a minute, in order. */
export async function listTimed(
  app: TestApp,
  { client }: TestUser,
  { from = 1, days = 3 }: { from?: number; days?: number } = {},
): Promise<TransitContact[]> {
  const today = new Date(app.clock.now()).toISOString().slice(0, 10);
  const found: TransitContact[] = [];
  for (let ahead = from; ahead < from + days; ahead += 1) {
    const path = `${getTransitsEndpoint.path}?date=${addDays(today, ahead)}`;
    const { contacts } = (await client.get(path)).read(transitsSchema);
    found.push(
      ...contacts.filter((contact) => contact.shown === 'minute' && contact.nearMiss === undefined),
    );
  }
  return found;
}

/** The start of the minute in which a contact is exact, UTC milliseconds. */
export const minuteOf = ({ at }: { at: string }) => Math.floor(Date.parse(at) / 60_000) * 60_000;

/** Does everything that is due by now, by the database's clock, UTC milliseconds. */
export async function doDueWork(app: TestApp, nowMs = app.clock.now()): Promise<void> {
  app.app.dueWork.start();
  app.app.dueWork.wake();
  const isDone = async () => ((await app.app.dueWork.nextAtMs()) ?? nowMs + 1) > nowMs;
  await expect.poll(isDone, { timeout: 120_000, interval: 10 }).toBe(true);
}

/** Lets the time pass until an instant (UTC milliseconds), doing everything at its time. */
export async function passUntil(app: TestApp, untilMs: number): Promise<void> {
  for (;;) {
    await doDueWork(app);
    const next = await app.app.dueWork.nextAtMs();
    if (next === undefined || next > untilMs) break;
    app.clock.advance(Math.max(0, next - app.clock.now()));
  }
  app.clock.advance(Math.max(0, untilMs - app.clock.now()));
  await doDueWork(app);
}

export const titlesOf = ({ received }: Device) =>
  received.map(({ message }) => message.notification.title);
