import { useEndpointQuery } from '#client/features/account/index.ts';
import { useNow, useToday } from '#client/lib/today.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import type { SunSeasons } from '#shared/zodiac/sun-seasons.schema.ts';
import { getSunSeasonsEndpoint } from '#shared/zodiac/zodiac.contract.ts';

/** The Sun enters Aquarius on about January 20. Until then it is in the Capricorn of the year before. */
const LAST_DAY_OF_CAPRICORN = '01-21';

/**
 * When the real Sun is in each sign this year (the user's own), preceded by the stay in which the year began; undefined
 * while one of them is unknown.
 */
export function useSunSeasons() {
  const today = useToday();
  const year = Number(today.slice(0, 4));
  const begunBefore = today.slice(5) <= LAST_DAY_OF_CAPRICORN;
  const current = useEndpointQuery(getSunSeasonsEndpoint, { query: { year: String(year) } });
  const before = useEndpointQuery(
    getSunSeasonsEndpoint,
    begunBefore ? { query: { year: String(year - 1) } } : undefined,
  );
  const earlier = begunBefore ? before.data : [];
  // Retrying refetches the query that is still missing.
  const pending = current.data === undefined ? current : before;
  return {
    ...pending,
    year,
    data: earlier && current.data && [...earlier, ...current.data],
  };
}

const holds = ({ from, until }: SunSeasons[number], nowMs: number) =>
  Date.parse(from) <= nowMs && nowMs < Date.parse(until);

/** The Sun's stay in a sign: the one that holds now, else the one that begins this year. */
export function findStay(seasons: SunSeasons | undefined, sign: SignKey, nowMs: number) {
  const isOfSign = (stay: SunSeasons[number]) => stay.sign === sign;
  return (
    seasons?.find((stay) => isOfSign(stay) && holds(stay, nowMs)) ?? seasons?.findLast(isOfSign)
  );
}

/** The sign in which the real Sun is now; undefined while it is not known. */
export function useSunSign(): SignKey | undefined {
  const { data } = useSunSeasons();
  const nowMs = useNow();
  return data?.find((stay) => holds(stay, nowMs))?.sign;
}
