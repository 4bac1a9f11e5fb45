import { useCurrentUser, useEndpointQuery } from '#client/features/account/index.ts';
import { getZone } from '#client/lib/preferences.ts';
import { calendarDayOf, useToday } from '#client/lib/today.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import { getTransitsMonthEndpoint } from '#shared/transits/transits.contract.ts';

const MONTHS_AHEAD = 12;

/**
 * The first day (`YYYY-MM-DD`) whose contacts the server gives: the earlier of the account's first day and yesterday.
 */
export function useFirstDay(): string {
  const { createdAt } = useCurrentUser();
  const yesterday = addDays(useToday(), -1);
  const joined = calendarDayOf(new Date(createdAt));
  return joined < yesterday ? joined : yesterday;
}

/**
 * The first and the last month (`YYYY-MM`) that the server gives: from the account's creation to twelve months ahead.
 */
export function useMonthSpan(): { first: string; last: string } {
  const { createdAt } = useCurrentUser();
  const today = useToday();
  return {
    first: calendarDayOf(new Date(createdAt)).slice(0, 7),
    last: addMonths(today.slice(0, 7), MONTHS_AHEAD),
  };
}

/** The month (`YYYY-MM`) that is `months` months later, or earlier if negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * 12 + number - 1 + months;
  const digits = (value: number, width: number) => String(value).padStart(width, '0');
  return `${digits(Math.floor(count / 12), 4)}-${digits((count % 12) + 1, 2)}`;
}

/** The sky of a month (`YYYY-MM`); no request is sent for a month outside `useMonthSpan`. */
export function useTransitsMonth(month: string) {
  const { first, last } = useMonthSpan();
  const isInReach = month >= first && month <= last;
  return useEndpointQuery(
    getTransitsMonthEndpoint,
    isInReach ? { query: { month, zone: getZone() } } : undefined,
  );
}
