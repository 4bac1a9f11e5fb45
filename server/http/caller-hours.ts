import { getHoursOfLanguages } from '#server/text/hour-habits.ts';
import type { HourFormat } from '#shared/identity/account/preferences.schema.ts';
import type { Call } from './route.ts';

/** How the caller reads times: as chosen in the account, otherwise by the browser's language, as the page does. */
export function getCallerHours({ user, request }: Pick<Call, 'user' | 'request'>): HourFormat {
  return user?.hours ?? getHoursOfLanguages(request.headers['accept-language']);
}
