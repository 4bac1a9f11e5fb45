import { type Route, route } from '#server/http/route.ts';
import { getLetterEndpoint } from '#shared/letter/letter.contract.ts';
import type { LetterService } from './letter.service.ts';

/** The letter of a day. */
export function letterRoutes({ service }: { service: LetterService }): Route[] {
  return [route(getLetterEndpoint, ({ user, query }) => service.getLetter(user, query))];
}
