import { useEndpointQuery } from '#client/features/account/index.ts';
import { getFeaturesEndpoint } from '#shared/installation/installation.contract.ts';

/** Whether the browser knows passkeys at all; without TLS it does not say so. */
function browserHasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Whether passkeys work in this browser and at this address; false until it is known. */
export function usePasskeysWork(): boolean {
  const input = browserHasPasskeys() ? {} : undefined;
  const query = useEndpointQuery(getFeaturesEndpoint, input, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  return query.data?.passkeys ?? false;
}
