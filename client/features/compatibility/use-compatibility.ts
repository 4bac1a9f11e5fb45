import { useEndpointQuery } from '#client/features/account/index.ts';
import { getCompatibilityEndpoint } from '#shared/compatibility/compatibility.contract.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';

export type SignPair = { yours: SignKey; theirs: SignKey };

/** The compatibility of two signs; disabled until a pair is given. */
export function useCompatibility(pair: SignPair | undefined) {
  return useEndpointQuery(
    getCompatibilityEndpoint,
    pair && { params: { sign1: pair.yours, sign2: pair.theirs } },
  );
}
