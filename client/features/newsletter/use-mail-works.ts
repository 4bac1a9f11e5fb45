import { useEndpointQuery } from '#client/features/account/index.ts';
import { getFeaturesEndpoint } from '#shared/installation/installation.contract.ts';

/** Whether this installation sends mail; false until it is known. */
export function useMailWorks(): boolean {
  const query = useEndpointQuery(getFeaturesEndpoint, {}, { staleTime: Number.POSITIVE_INFINITY });
  return query.data?.mail ?? false;
}
