import type { QueryClient } from '@tanstack/react-query';
import { takeAhead, useEndpointQuery } from '#client/features/account/index.ts';
import { getZone } from '#client/lib/preferences.ts';
import { getToday, useToday } from '#client/lib/today.ts';
import { getLetterEndpoint } from '#shared/letter/letter.contract.ts';
import { getTransitsEndpoint } from '#shared/transits/transits.contract.ts';

/** The letter of a day; by default of today. */
export function useLetter(date?: string) {
  const today = useToday();
  return useEndpointQuery(getLetterEndpoint, {
    query: { date: date ?? today, zone: getZone() },
  });
}

/** Takes today's letter into the cache where it was asked for beside the scripts, before the page is drawn. */
export function readLetterAhead(client: QueryClient, userId: string): void {
  takeAhead(client, getLetterEndpoint, userId, {
    query: { date: getToday(), zone: getZone() },
  });
}

/** The contacts of a day with the user's chart; by default of today. */
export function useTransits(date?: string) {
  const today = useToday();
  return useEndpointQuery(getTransitsEndpoint, {
    query: { date: date ?? today, zone: getZone() },
  });
}
