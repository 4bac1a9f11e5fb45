// What of the journal waits to be kept, and the sending of it.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '#client/features/account/index.ts';
import { useAutomaticActivity } from '#client/features/progress/index.ts';
import { everyKeyOf } from '#client/lib/query-keys.ts';
import { useToday } from '#client/lib/today.ts';
import { getJournalEndpoint, lookBackEndpoint } from '#shared/journal/journal.contract.ts';
import type { JournalImported } from '#shared/journal/journal.schema.ts';
import { journalActivityId } from '#shared/progress/activities.ts';
import {
  addChange,
  type Change,
  discardChange,
  listWaiting,
  retryChange,
  sendWaiting,
  type Waiting,
} from './outbox.ts';

export interface Outbox {
  waiting: readonly Waiting[];
  /** What became of each piece of an import that this page has sent. */
  imported: readonly JournalImported[];
  /** Resolves when the change is stored on the device; then it is sent. */
  add: (...changes: Change[]) => Promise<void>;
  send: () => void;
  retry: (waiting: Waiting) => void;
  discard: (waiting: Waiting) => void;
}

/** The changes that wait. They are sent when the component is mounted, when the browser is online again, and after each change. */
export function useOutbox(): Outbox {
  const { id: userId } = useCurrentUser();
  const client = useQueryClient();
  const today = useToday();
  const [imported, setImported] = useState<readonly JournalImported[]>([]);
  const [wroteOn, setWroteOn] = useState<string>();
  const { data: waiting = [], refetch } = useQuery({
    queryKey: [...everyKeyOf(userId), 'journal-outbox'],
    queryFn: () => listWaiting(userId),
  });
  useAutomaticActivity(
    wroteOn === today
      ? { activityType: 'journal', activityId: journalActivityId(today) }
      : undefined,
  );

  const sending = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sendAll = useCallback(async () => {
    clearTimeout(timer.current);
    const { count, hasNew, retryAfterSeconds } = await inOneTab(() =>
      sendWaiting(userId, (counts) => setImported((before) => [...before, counts])),
    );
    if (count > 0) {
      const keys = [getJournalEndpoint.path, lookBackEndpoint.path];
      await Promise.all(
        keys.map((path) => client.invalidateQueries({ queryKey: [...everyKeyOf(userId), path] })),
      );
    }
    await refetch();
    if (hasNew) setWroteOn(today);
    if (retryAfterSeconds !== undefined) {
      timer.current = setTimeout(() => send.current(), 1000 * retryAfterSeconds);
    }
  }, [client, refetch, today, userId]);
  const send = useRef(() => {});
  send.current = () => {
    // What is added while others are sent goes after them.
    const before = sending.current ?? Promise.resolve();
    const own = before.then(sendAll).finally(() => {
      if (sending.current === own) sending.current = undefined;
    });
    sending.current = own;
  };

  useEffect(() => {
    const now = () => send.current();
    now();
    window.addEventListener('online', now);
    return () => {
      window.removeEventListener('online', now);
      clearTimeout(timer.current);
    };
  }, []);

  const after = (work: Promise<unknown>) =>
    void work.then(() => refetch()).then(() => send.current());
  return {
    waiting,
    imported,
    async add(...changes) {
      for (const change of changes) await addChange(userId, change);
      await refetch();
      send.current();
    },
    send: () => send.current(),
    retry: (change) => after(retryChange(change)),
    discard: (change) => after(discardChange(change.key)),
  };
}

/** Runs `work` while no other tab of this browser does. */
function inOneTab<T>(work: () => Promise<T>): Promise<T> {
  // Missing in old browsers and where the page is not served securely: the server takes a change sent twice as one.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  return locks === undefined ? work() : locks.request('asteria-journal', work);
}
