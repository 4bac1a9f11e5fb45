import { useEndpointQuery } from '#client/features/account/index.ts';
import { useToday } from '#client/lib/today.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import { getSunSeasonsEndpoint } from '#shared/zodiac/zodiac.contract.ts';

/** When the real Sun is in each sign this year; the year is the user's own. */
export function useSunSeasons() {
  const year = Number(useToday().slice(0, 4));
  const query = useEndpointQuery(getSunSeasonsEndpoint, { query: { year: String(year) } });
  return { year, ...query };
}

/** The sign in which the real Sun is now; undefined while it is not known. */
export function useSunSign(): SignKey | undefined {
  const { data } = useSunSeasons();
  const now = new Date().toISOString();
  return data?.find(({ from, until }) => from <= now && now < until)?.sign;
}
