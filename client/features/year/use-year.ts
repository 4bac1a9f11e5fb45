import { useEndpointQuery } from '#client/features/account/index.ts';
import { getYearEndpoint } from '#shared/year/year.contract.ts';

export function useYear() {
  return useEndpointQuery(getYearEndpoint, {});
}
