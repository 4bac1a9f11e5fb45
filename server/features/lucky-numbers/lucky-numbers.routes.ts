import { type Route, route } from '#server/http/route.ts';
import type { Clock } from '#server/platform/clock.ts';
import { AppError } from '#shared/core/errors.ts';
import { getUserDay } from '#shared/core/user-day.ts';
import {
  getLuckyNumbersEndpoint,
  listSavedLuckyNumbersEndpoint,
  removeLuckyNumbersEndpoint,
  saveLuckyNumbersEndpoint,
} from '#shared/lucky-numbers/lucky-numbers.contract.ts';
import type { LuckyNumbersService } from './lucky-numbers.service.ts';

/** A user's lucky numbers of the day, and the days saved. */
export function luckyNumbersRoutes({
  service,
  clock,
}: {
  service: LuckyNumbersService;
  clock: Clock;
}): Route[] {
  // A date that is not today anywhere (400) is refused before another user's id (403). The declaration of a call would
  // check the owner first, so the owner is checked here instead.
  const checkDay = (date: string | undefined, userId: string, user: { id: string }): string => {
    const day = getUserDay(date, clock.now());
    if (userId !== user.id) throw new AppError('forbidden');
    return day;
  };
  return [
    route(getLuckyNumbersEndpoint, ({ user, params, query }) =>
      service.getNumbers(user.id, checkDay(query.date, params.userId, user)),
    ),
    route(listSavedLuckyNumbersEndpoint, ({ user }) => service.listSaved(user.id)),
    route(saveLuckyNumbersEndpoint, ({ user, params, body }) =>
      service.saveDay(user.id, checkDay(body.date, params.userId, user)),
    ),
    route(removeLuckyNumbersEndpoint, ({ user, params }) =>
      service.removeDay(user.id, params.date),
    ),
  ];
}
