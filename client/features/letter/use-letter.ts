import { useEndpointQuery } from '#client/features/account/index.ts';
import { useToday } from '#client/lib/today.ts';
import { getLetterEndpoint } from '#shared/letter/letter.contract.ts';
import { getTransitsEndpoint } from '#shared/transits/transits.contract.ts';

/** The browser's time zone: an IANA name. */
export function getBrowserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The letter of a day; by default of today. */
export function useLetter(date?: string) {
  const today = useToday();
  return useEndpointQuery(getLetterEndpoint, {
    query: { date: date ?? today, zone: getBrowserZone() },
  });
}

/** The contacts of a day with the user's chart; by default of today. */
export function useTransits(date?: string) {
  const today = useToday();
  return useEndpointQuery(getTransitsEndpoint, {
    query: { date: date ?? today, zone: getBrowserZone() },
  });
}
