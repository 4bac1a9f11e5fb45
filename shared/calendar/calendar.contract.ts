// Feeds of a user's contacts for calendars. The times of contacts reveal the birth: anyone with a feed's address can
// read it without signing in, so the user can replace the address (rotate) or end the feed for good (take it back).

import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import {
  addressedFeedSchema,
  feedEditSchema,
  feedSchema,
  feedsSchema,
  newFeedSchema,
} from './calendar.schema.ts';

const params = z.object({ id: z.uuid() });

export const readFeedEndpoint = endpoint({
  method: 'GET',
  path: '/api/calendar/{token}.ics',
  access: 'open',
  idempotent: false,
  summary: 'A feed as an iCalendar file; empty for every token that is not live',
  params: z.object({ token: z.string() }),
  answer: z.string(),
  contentType: 'text/calendar; charset=utf-8',
});

export const listFeedsEndpoint = endpoint({
  method: 'GET',
  path: '/api/calendar/feeds',
  access: 'user',
  summary: "The user's calendar feeds, and who reads them",
  answer: feedsSchema,
});

export const createFeedEndpoint = endpoint({
  method: 'POST',
  path: '/api/calendar/feeds',
  access: 'user',
  idempotent: false,
  summary: 'Make a feed, in a fresh session; its address is in this answer alone',
  body: newFeedSchema,
  answer: addressedFeedSchema,
  status: 201,
  errors: ['too_many_feeds', 'feeds_off', 'fresh_proof_needed'],
});

export const editFeedEndpoint = endpoint({
  method: 'PATCH',
  path: '/api/calendar/feeds/{id}',
  access: 'user',
  idempotent: true,
  summary: 'Change what is in a feed, or how it is written',
  params,
  body: feedEditSchema,
  answer: feedSchema,
  errors: ['not_found'],
});

export const rotateFeedEndpoint = endpoint({
  method: 'POST',
  path: '/api/calendar/feeds/{id}/rotate',
  access: 'user',
  idempotent: false,
  summary: 'Give a feed another address, in a fresh session; the one before is empty from then on',
  params,
  answer: addressedFeedSchema,
  errors: ['not_found', 'feeds_off', 'fresh_proof_needed'],
});

export const takeFeedBackEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/calendar/feeds/{id}',
  access: 'user',
  idempotent: false,
  summary: 'Take a feed back for good',
  params,
  answer: feedsSchema,
  errors: ['not_found'],
});
