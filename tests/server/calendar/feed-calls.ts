// Calls of a user's feeds, and what a calendar reads of them.

import { expect } from 'vitest';
import { createFeedEndpoint } from '#shared/calendar/calendar.contract.ts';
import {
  type AddressedFeed,
  addressedFeedSchema,
  type FeedKind,
} from '#shared/calendar/calendar.schema.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestUser } from '#tests/support/user.ts';
import { readCalendarFile } from './calendar-reader.ts';

export async function createFeed(
  { client }: TestUser,
  feed: { name?: string; style?: string; kinds?: FeedKind[] } = {},
): Promise<AddressedFeed> {
  const body = { name: 'Phone', style: 'open', ...feed };
  const answer = await client.post(createFeedEndpoint.path, body);
  expect(answer.status, answer.text).toBe(201);
  return answer.read(addressedFeedSchema);
}

export const pathOf = ({ url }: { url: string }) => new URL(url).pathname;

/** The answer that a calendar gets, which has no cookie. */
export const fileOf = (app: TestApp, feed: { url: string }, headers: Record<string, string> = {}) =>
  app.client().get(pathOf(feed), headers);

export async function eventsOf(app: TestApp, feed: { url: string }) {
  const answer = await fileOf(app, feed);
  expect(answer.status, answer.text).toBe(200);
  return readCalendarFile(answer.text);
}

export async function setZone({ client }: TestUser, zone: string): Promise<void> {
  expect((await client.patch('/api/user', { preferences: { zone } })).status).toBe(200);
}
