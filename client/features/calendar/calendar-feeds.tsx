// A user's feeds: who reads them, a form for a new one, and a button to take each back.

import { useRef, useState } from 'react';
import { agoWords } from '#client/lib/ago-words.ts';
import { dayWordOf } from '#client/lib/date-words.ts';
import { useToday } from '#client/lib/today.ts';
import { Button } from '#client/ui/actions/button.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { Bone, Skeleton } from '#client/ui/feedback/skeleton.tsx';
import {
  type AddressedFeed,
  type Feed,
  MAX_FEEDS,
  UNFETCHED_DAYS,
} from '#shared/calendar/calendar.schema.ts';
import { CALENDAR_COPY, READER_COPY } from './calendar.copy.ts';
import { FeedAddress } from './feed-address.tsx';
import { FeedForm } from './feed-form.tsx';
import { useFeedChanges, useFeeds } from './use-feeds.ts';

type CalendarFeedsProps = {
  /** When `error` says that a fresh proof is missing: asks for it, returns true, and then calls `again`. */
  refused: (error: unknown, again: () => void) => boolean;
};

/** The content of the settings' dialog 'Calendar'. */
export function CalendarFeeds({ refused }: CalendarFeedsProps) {
  const query = useFeeds();
  const [address, setAddress] = useState<AddressedFeed>();
  const [edited, setEdited] = useState<Feed>();
  const editButton = useRef<HTMLElement>(null);
  const { create, edit, rotate, takeBack } = useFeedChanges(setAddress, refused);
  const feeds = query.data;

  if (feeds === undefined && query.isError) {
    return (
      <ErrorState
        message={CALENDAR_COPY.failed}
        hint={CALENDAR_COPY.failedHint}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (feeds === undefined) {
    return (
      <Skeleton label={CALENDAR_COPY.loading} className="grid gap-3 pb-6">
        <Bone className="h-5 w-1/2" />
        <Bone className="h-4 w-2/3" />
      </Skeleton>
    );
  }
  function endEdit(): void {
    setEdited(undefined);
    editButton.current?.focus();
  }
  const isFull = feeds.filter(({ takenBackAt }) => takenBackAt === null).length >= MAX_FEEDS;
  return (
    <>
      {address !== undefined && <FeedAddress key={address.url} feed={address} />}
      {feeds.length > 0 && (
        <section className="mb-7">
          <h3 className="mb-2 text-23">{CALENDAR_COPY.feeds}</h3>
          <ul>
            {feeds.map((feed) => (
              <FeedRow
                key={feed.id}
                feed={feed}
                takingBack={takeBack.isPending && takeBack.variables === feed.id}
                onEdit={(button) => {
                  editButton.current = button;
                  setEdited(feed);
                }}
                onRotate={() => rotate.mutate(feed.id)}
                onTakeBack={() => {
                  takeBack.mutate(feed.id);
                  if (address?.id === feed.id) setAddress(undefined);
                  if (edited?.id === feed.id) setEdited(undefined);
                }}
              />
            ))}
          </ul>
        </section>
      )}
      {edited !== undefined ? (
        <FeedForm
          key={edited.id}
          feed={edited}
          saving={edit.isPending}
          onSave={(feed) => edit.mutate({ id: edited.id, ...feed }, { onSuccess: endEdit })}
          onCancel={endEdit}
        />
      ) : isFull ? (
        <p className="text-ivory-300">{CALENDAR_COPY.full}</p>
      ) : (
        <FeedForm
          key={`new-${feeds.length}`}
          feed={undefined}
          saving={create.isPending}
          onSave={(feed) => create.mutate(feed)}
          onCancel={undefined}
        />
      )}
    </>
  );
}

/** Whether a feed was taken back because nobody read it: a year after the last fetch, to the millisecond. */
function isUnfetched({ takenBackAt, lastFetchedAt, createdAt }: Feed): boolean {
  const unfetchedMs = Date.parse(takenBackAt ?? '') - Date.parse(lastFetchedAt ?? createdAt);
  return unfetchedMs === UNFETCHED_DAYS * 86_400_000;
}

type FeedRowProps = {
  feed: Feed;
  takingBack: boolean;
  onEdit: (button: HTMLElement) => void;
  onRotate: () => void;
  onTakeBack: () => void;
};

function FeedRow({ feed, takingBack, onEdit, onRotate, onTakeBack }: FeedRowProps) {
  const today = useToday();
  const { name, style, createdAt, lastFetchedAt, lastFetchedBy, fetchesThisWeek } = feed;
  const isLive = feed.takenBackAt === null;
  return (
    <li className="grid gap-1 border-t border-line py-3 last:border-b">
      <p className="font-semibold wrap-anywhere">
        {CALENDAR_COPY.line(name, CALENDAR_COPY.styles[style].title.toLowerCase())}
      </p>
      <p className="text-15 text-ivory-300">
        {feed.takenBackAt === null
          ? CALENDAR_COPY.made(dayWordOf(createdAt, today))
          : (isUnfetched(feed) ? CALENDAR_COPY.unfetched : CALENDAR_COPY.takenBack)(
              dayWordOf(feed.takenBackAt, today),
            )}
      </p>
      {isLive && (
        <p className="text-15 text-ivory-300">
          {lastFetchedAt === null
            ? CALENDAR_COPY.neverFetched
            : `${CALENDAR_COPY.lastFetched(
                READER_COPY[lastFetchedBy ?? 'other'],
                agoWords(lastFetchedAt, Date.now()),
              )}. ${CALENDAR_COPY.thisWeek(fetchesThisWeek)}.`}
        </p>
      )}
      {isLive && (
        <div className="flex flex-wrap gap-x-5">
          <Button
            variant="quiet"
            aria-label={CALENDAR_COPY.editOf(name)}
            onClick={({ currentTarget }) => onEdit(currentTarget)}
          >
            {CALENDAR_COPY.edit}
          </Button>
          <Button variant="quiet" aria-label={CALENDAR_COPY.rotateOf(name)} onClick={onRotate}>
            {CALENDAR_COPY.rotate}
          </Button>
          <Button
            variant="quiet-danger"
            aria-label={CALENDAR_COPY.takeBackOf(name)}
            busy={takingBack}
            busyLabel={CALENDAR_COPY.takingBack}
            onClick={onTakeBack}
          >
            {CALENDAR_COPY.takeBack}
          </Button>
        </div>
      )}
    </li>
  );
}
