import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '#client/features/account/index.ts';
import { callApi } from '#client/lib/api-client.ts';
import { userKey } from '#client/lib/query-keys.ts';
import { compatibilitySchema } from '#shared/compatibility/compatibility.schema.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';

export type SignPair = { yours: SignKey; theirs: SignKey };

/** How two signs get on; nothing is asked before there is a pair. */
export function useCompatibility(pair: SignPair | undefined) {
  const user = useCurrentUser();
  return useQuery({
    queryKey: userKey(user.id, 'compatibility', pair?.yours ?? '', pair?.theirs ?? ''),
    queryFn: ({ signal }) =>
      callApi({
        path: `/api/compatibility/${pair?.yours}/${pair?.theirs}`,
        answer: compatibilitySchema,
        signal,
      }),
    enabled: pair !== undefined,
  });
}
