// The user's calendar feeds, and the calls that change them.

import { useQueryClient } from '@tanstack/react-query';
import { useCurrentUser, useEndpointQuery } from '#client/features/account/index.ts';
import { callEndpoint } from '#client/lib/api-client.ts';
import { ignoreNotFound } from '#client/lib/call-outcome.ts';
import { endpointKey } from '#client/lib/query-keys.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { reportFailure } from '#client/ui/feedback/report-failure.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import {
  createFeedEndpoint,
  editFeedEndpoint,
  listFeedsEndpoint,
  rotateFeedEndpoint,
  takeFeedBackEndpoint,
} from '#shared/calendar/calendar.contract.ts';
import type { AddressedFeed, Feed, NewFeed } from '#shared/calendar/calendar.schema.ts';
import { CALENDAR_COPY } from './calendar.copy.ts';

/** The feeds, refetched each time the dialog opens: the list says when calendars last fetched them. */
export function useFeeds() {
  return useEndpointQuery(listFeedsEndpoint, {}, { staleTime: 0, gcTime: 0 });
}

/**
 * The calls that change feeds. Each puts its result into the cached list; when it fails, it shows a toast and refetches
 * the list. `onAddress` is called with a feed whose address is new. When a fresh proof is missing, `refused` asks for
 * it and then calls its second argument.
 */
export function useFeedChanges(
  onAddress: (feed: AddressedFeed) => void,
  refused: (error: unknown, again: () => void) => boolean,
) {
  const client = useQueryClient();
  const user = useCurrentUser();
  const key = endpointKey(listFeedsEndpoint, { userId: user.id });
  const put = (feed: Feed) =>
    client.setQueryData(key, (feeds) =>
      feeds?.some(({ id }) => id === feed.id)
        ? feeds.map((each) => (each.id === feed.id ? feed : each))
        : [feed, ...(feeds ?? [])],
    );
  const addressed = ({ url, ...feed }: AddressedFeed) => {
    put(feed);
    onAddress({ ...feed, url });
  };
  const onError = (error: Error) => {
    reportFailure(error, CALENDAR_COPY.notDone);
    void client.invalidateQueries({ queryKey: key });
  };
  const create = useSingleMutation({
    mutationFn: (body: NewFeed) => callEndpoint(createFeedEndpoint, { body }),
    onSuccess: addressed,
    onError: (error, feed) => {
      if (!refused(error, () => create.mutate(feed))) onError(error);
    },
  });
  const rotate = useSingleMutation({
    mutationFn: (id: string) => callEndpoint(rotateFeedEndpoint, { params: { id } }),
    onSuccess: addressed,
    onError: (error, id) => {
      if (!refused(error, () => rotate.mutate(id))) onError(error);
    },
  });
  return {
    create,
    rotate,
    edit: useSingleMutation({
      mutationFn: ({ id, ...body }: NewFeed & { id: string }) =>
        callEndpoint(editFeedEndpoint, { params: { id }, body }),
      onSuccess: (feed) => {
        put(feed);
        toast({ ...CALENDAR_COPY.changed, variant: 'success' });
      },
      onError,
    }),
    takeBack: useSingleMutation({
      mutationFn: (id: string) =>
        callEndpoint(takeFeedBackEndpoint, { params: { id } }).catch(ignoreNotFound),
      onSuccess: (feeds) => {
        if (feeds) client.setQueryData(key, feeds);
        else void client.invalidateQueries({ queryKey: key });
        toast({ ...CALENDAR_COPY.backDone, variant: 'success' });
      },
      onError,
    }),
  };
}
