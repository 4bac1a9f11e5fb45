// A user's lucky numbers of the day, and the days saved.

import * as z from 'zod/mini';
import { calendarDate } from '../core/calendar-date.schema.ts';
import { endpoint } from '../core/endpoint.ts';
import {
  luckyNumbersQuerySchema,
  luckyNumbersSaveSchema,
  luckyNumbersSchema,
  savedLuckyNumbersSchema,
} from './lucky-numbers.schema.ts';

const ownerParams = z.object({ userId: z.string() });

// 400 precedes 403: a date that is not today anywhere is refused before another user's id. So the two calls whose date
// must be today somewhere (reading and saving) check the id themselves and declare no `owner`.

export const getLuckyNumbersEndpoint = endpoint({
  method: 'GET',
  path: '/api/lucky-numbers/{userId}',
  access: 'user',
  summary: 'The lucky numbers of a day that is today somewhere on earth',
  params: ownerParams,
  query: luckyNumbersQuerySchema,
  answer: luckyNumbersSchema,
  errors: ['forbidden'],
  offline: true,
});

export const listSavedLuckyNumbersEndpoint = endpoint({
  method: 'GET',
  path: '/api/lucky-numbers/{userId}/saved',
  access: 'user',
  summary: 'The days whose numbers are saved, newest first',
  params: ownerParams,
  answer: savedLuckyNumbersSchema,
  owner: 'userId',
  offline: true,
});

export const saveLuckyNumbersEndpoint = endpoint({
  method: 'POST',
  path: '/api/lucky-numbers/{userId}/saved',
  access: 'user',
  idempotent: true,
  summary: 'Saves the numbers of a day, once',
  params: ownerParams,
  body: luckyNumbersSaveSchema,
  answer: savedLuckyNumbersSchema,
  errors: ['forbidden'],
});

export const removeLuckyNumbersEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/lucky-numbers/{userId}/saved/{date}',
  access: 'user',
  idempotent: true,
  summary: 'Removes the saved numbers of a day, if there are any',
  params: z.extend(ownerParams, { date: calendarDate() }),
  answer: savedLuckyNumbersSchema,
  owner: 'userId',
});
