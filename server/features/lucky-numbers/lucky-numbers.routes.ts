import * as z from 'zod/mini';
import { AppError } from '#shared/core/errors.ts';
import {
  luckyNumbersQuerySchema,
  luckyNumbersSaveSchema,
  luckyNumbersSchema,
  savedLuckyNumbersSchema,
} from '#shared/lucky-numbers/lucky-numbers.schema.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import type { Clock } from '../../platform/clock.ts';
import { getReadersDay } from '../../platform/readers-day.ts';
import type { LuckyNumbersService } from './lucky-numbers.service.ts';

const ownerParams = z.object({ userId: z.string() });

/** A user's lucky numbers of the day, and the days kept. */
export function luckyNumbersRoutes({
  service,
  clock,
}: {
  service: LuckyNumbersService;
  clock: Clock;
}): Route[] {
  // A date that is today nowhere is refused before an id that is not the reader's, as 400 precedes 403;
  // so the owner is looked at here and not by the declaration.
  const checkDay = (date: string | undefined, userId: string, user: { id: string }): string => {
    const day = getReadersDay(date, clock.now());
    if (userId !== user.id) throw new AppError('forbidden');
    return day;
  };
  return [
    defineRoute({
      method: 'GET',
      path: '/api/lucky-numbers/{userId}',
      access: 'user',
      summary: 'The lucky numbers of a day that is today somewhere on earth',
      params: ownerParams,
      query: luckyNumbersQuerySchema,
      answer: luckyNumbersSchema,
      errors: ['forbidden'],
      handler: ({ user, params, query }) =>
        service.getNumbers(user.id, checkDay(query.date, params.userId, user)),
    }),
    defineRoute({
      method: 'GET',
      path: '/api/lucky-numbers/{userId}/saved',
      access: 'user',
      summary: 'The days whose numbers are kept, newest first',
      params: ownerParams,
      answer: savedLuckyNumbersSchema,
      owner: 'userId',
      handler: ({ user }) => service.listSaved(user.id),
    }),
    defineRoute({
      method: 'POST',
      path: '/api/lucky-numbers/{userId}/saved',
      access: 'user',
      summary: 'Keeps the numbers of a day, once',
      params: ownerParams,
      body: luckyNumbersSaveSchema,
      answer: savedLuckyNumbersSchema,
      errors: ['forbidden'],
      handler: ({ user, params, body }) =>
        service.saveDay(user.id, checkDay(body.date, params.userId, user)),
    }),
  ];
}
