// The user's lucky numbers of today, and the saved days.

import { useQueryClient } from '@tanstack/react-query';
import { useCurrentUser, useEndpointQuery } from '#client/features/account/index.ts';
import { callEndpoint, sentenceOf } from '#client/lib/api-client.ts';
import { endpointKey } from '#client/lib/query-keys.ts';
import { useToday } from '#client/lib/today.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import {
  getLuckyNumbersEndpoint,
  listSavedLuckyNumbersEndpoint,
  removeLuckyNumbersEndpoint,
  saveLuckyNumbersEndpoint,
} from '#shared/lucky-numbers/lucky-numbers.contract.ts';
import type { LuckyNumbers } from '#shared/lucky-numbers/lucky-numbers.schema.ts';
import { LUCKY_COPY } from './lucky-numbers.copy.ts';

/** The numbers are cached for 24 hours (requirement LUCKY-11). */
const LUCKY_NUMBERS_CACHE_MS = 24 * 60 * 60 * 1000;

function isEmpty({ powerball, megaMillions, luckyForLife, dailyNumbers }: LuckyNumbers): boolean {
  return [powerball, megaMillions, luckyForLife, dailyNumbers].some((set) => set.length === 0);
}

/** Today's numbers; an answer with an empty set is an error (requirement LUCKY-6). */
export function useLuckyNumbers() {
  const user = useCurrentUser();
  const today = useToday();
  return useEndpointQuery(
    getLuckyNumbersEndpoint,
    { params: { userId: user.id }, query: { date: today } },
    {
      fetch: async (input) => {
        const numbers = await callEndpoint(getLuckyNumbersEndpoint, input);
        if (isEmpty(numbers)) throw new Error('The lucky numbers came empty');
        return numbers;
      },
      staleTime: LUCKY_NUMBERS_CACHE_MS,
      gcTime: LUCKY_NUMBERS_CACHE_MS,
    },
  );
}

/** The saved days, newest first. */
export function useSavedNumbers() {
  const user = useCurrentUser();
  return useEndpointQuery(listSavedLuckyNumbersEndpoint, { params: { userId: user.id } });
}

/** Saves the numbers of a day, with toasts. */
export function useSaveNumbers() {
  const client = useQueryClient();
  const { id: userId } = useCurrentUser();
  return useSingleMutation({
    mutationFn: (date: string) =>
      callEndpoint(saveLuckyNumbersEndpoint, { params: { userId }, body: { date } }),
    onSuccess: (saved) => {
      const savedKey = endpointKey(listSavedLuckyNumbersEndpoint, { userId, params: { userId } });
      client.setQueryData(savedKey, saved);
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

/** Removes the saved numbers of a day, with a toast when that failed. */
export function useRemoveNumbers() {
  const client = useQueryClient();
  const { id: userId } = useCurrentUser();
  return useSingleMutation({
    mutationFn: (date: string) =>
      callEndpoint(removeLuckyNumbersEndpoint, { params: { userId, date } }),
    onSuccess: (saved) => {
      const savedKey = endpointKey(listSavedLuckyNumbersEndpoint, { userId, params: { userId } });
      client.setQueryData(savedKey, saved);
    },
    onError: (error) => {
      toast({
        title: LUCKY_COPY.removeFailed.title,
        description: sentenceOf(error, LUCKY_COPY.removeFailed.description),
        variant: 'destructive',
      });
    },
  });
}
