// The reader's lucky numbers of today, and the days they have kept.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '#client/features/account/index.ts';
import { callApi, sentenceOf } from '#client/lib/api-client.ts';
import { dayKey, userKey } from '#client/lib/query-keys.ts';
import { useToday } from '#client/lib/today.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import {
  type LuckyNumbers,
  luckyNumbersSchema,
  savedLuckyNumbersSchema,
} from '#shared/lucky-numbers/lucky-numbers.schema.ts';
import { LUCKY_COPY } from './lucky-numbers.copy.ts';

/** Specification section 9: the numbers are cached 24 hours. */
const LUCKY_NUMBERS_CACHE_MS = 24 * 60 * 60 * 1000;

const keptKey = (userId: string) => userKey(userId, 'lucky-numbers-kept');

function isEmpty({ powerball, megaMillions, luckyForLife, dailyNumbers }: LuckyNumbers): boolean {
  return [powerball, megaMillions, luckyForLife, dailyNumbers].some((set) => set.length === 0);
}

/** Today's numbers; an answer with an empty set is a failure (specification section 8). */
export function useLuckyNumbers() {
  const user = useCurrentUser();
  const today = useToday();
  return useQuery({
    queryKey: dayKey(user.id, today, 'lucky-numbers'),
    queryFn: async ({ signal }) => {
      const numbers = await callApi({
        path: `/api/lucky-numbers/${encodeURIComponent(user.id)}?date=${today}`,
        answer: luckyNumbersSchema,
        signal,
      });
      if (isEmpty(numbers)) throw new Error('The lucky numbers came empty');
      return numbers;
    },
    staleTime: LUCKY_NUMBERS_CACHE_MS,
    gcTime: LUCKY_NUMBERS_CACHE_MS,
  });
}

/** The kept days, newest first. */
export function useKeptNumbers() {
  const user = useCurrentUser();
  return useQuery({
    queryKey: keptKey(user.id),
    queryFn: ({ signal }) =>
      callApi({
        path: `/api/lucky-numbers/${encodeURIComponent(user.id)}/saved`,
        answer: savedLuckyNumbersSchema,
        signal,
      }),
  });
}

/** Keeps the numbers of a day, with the toasts. */
export function useKeepNumbers() {
  const client = useQueryClient();
  const user = useCurrentUser();
  return useSingleMutation({
    mutationFn: (date: string) =>
      callApi({
        method: 'POST',
        path: `/api/lucky-numbers/${encodeURIComponent(user.id)}/saved`,
        body: { date },
        answer: savedLuckyNumbersSchema,
      }),
    onSuccess: (kept) => {
      client.setQueryData(keptKey(user.id), kept);
      toast({ ...LUCKY_COPY.savedToast, variant: 'success' });
    },
    onError: (error) => {
      toast({
        title: LUCKY_COPY.saveFailed.title,
        description: sentenceOf(error, LUCKY_COPY.saveFailed.description),
        variant: 'destructive',
      });
    },
  });
}
