import type { QueryClient } from '@tanstack/react-query';
import { adoptEarlyCall, useEndpointQuery } from '#client/features/account/index.ts';
import { getZone } from '#client/lib/preferences.ts';
import { getToday, useToday } from '#client/lib/today.ts';
import { getLetterEndpoint } from '#shared/letter/letter.contract.ts';
import { getTransitsEndpoint } from '#shared/transits/transits.contract.ts';

/** The letter of a day; today's by default. */
export function useLetter(date?: string) {
  const today = useToday();
  return useEndpointQuery(getLetterEndpoint, {
    query: { date: date ?? today, zone: getZone() },
  });
}

/**
 * Puts today's letter into the query cache before the page is rendered, if the document has asked for it with an early
 * call (lib/early-calls.ts).
 */
export function readLetterAhead(client: QueryClient, userId: string): void {
  adoptEarlyCall(client, getLetterEndpoint, userId, {
    query: { date: getToday(), zone: getZone() },
  });
}

/** A day's contacts with the user's chart; today's by default. */
export function useTransits(date?: string) {
  const today = useToday();
  return useEndpointQuery(getTransitsEndpoint, {
    query: { date: date ?? today, zone: getZone() },
  });
}
