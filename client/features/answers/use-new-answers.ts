import { useCurrentUser, useEndpointQuery } from '#client/features/account/index.ts';
import { useToday } from '#client/lib/today.ts';
import { listMatchesEndpoint } from '#shared/matches/matches.contract.ts';
import type { Match } from '#shared/matches/matches.schema.ts';

/** How long the list is taken for current where it is only looked at for new answers, milliseconds. */
const CURRENT_MS = 60_000;

/** The answers to the user's invitations that the user has not seen, newest first. */
export function useNewAnswers(): readonly Match[] {
  const user = useCurrentUser();
  const today = useToday();
  // Nobody without a birth date can ask or answer.
  const input = user.birthDate === null ? undefined : { query: { date: today } };
  const { data = [] } = useEndpointQuery(listMatchesEndpoint, input, { staleTime: CURRENT_MS });
  return data.filter(({ isNew }) => isNew);
}
