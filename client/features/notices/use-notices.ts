// The user's settings of notices and bells, and the mutations that change them.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser, useEndpointQuery } from '#client/features/account/index.ts';
import { callEndpoint } from '#client/lib/api-client.ts';
import { getPushAbility, subscribePush, unsubscribePush } from '#client/lib/push-device.ts';
import { clearPushMemory } from '#client/lib/push-memory.ts';
import { endpointKey } from '#client/lib/query-keys.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { reportFailure } from '#client/ui/feedback/report-failure.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import { getFeaturesEndpoint } from '#shared/installation/installation.contract.ts';
import type { NoticeKind } from '#shared/notices/notice-rules.ts';
import {
  editNoticesEndpoint,
  getNoticesEndpoint,
  removeBellEndpoint,
  setBellEndpoint,
  unsubscribeDeviceEndpoint,
} from '#shared/notices/notices.contract.ts';
import type { NoticeSettingsEdit, Notices } from '#shared/notices/notices.schema.ts';
import { NOTICES_COPY } from './notices.copy.ts';
import { sendDevice } from './send-device.ts';

const EDITS = { mutationKey: ['notice-settings'] };

/** A change of the settings. A kind is changed by itself: another tab may have changed the others. */
export type NoticesChange = Omit<NoticeSettingsEdit, 'kinds'> & {
  kind?: { key: NoticeKind; isOn: boolean };
};

/** The edit that makes a change of settings that are `known`. */
function editOf({ kind, ...edit }: NoticesChange, known: Notices | undefined): NoticeSettingsEdit {
  if (kind === undefined || known === undefined) return edit;
  const others = known.kinds.filter((each) => each !== kind.key);
  return { ...edit, kinds: kind.isOn ? [...others, kind.key] : others };
}

/**
 * `key`: the server's public key for web push; null where this installation sends no notices, undefined while it loads.
 * `notices`: the user's settings and bells, fetched anew when the component mounts after `staleTime` (milliseconds).
 */
export function useNotices(staleTime = Number.POSITIVE_INFINITY) {
  const features = useEndpointQuery(
    getFeaturesEndpoint,
    {},
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const key = features.data?.push;
  const query = useEndpointQuery(getNoticesEndpoint, key ? {} : undefined, { staleTime });
  return { key, notices: query.data, features, query };
}

/** Mutations that put the server's answer into the cache, and report a failure in a toast. */
export function useNoticesChanges() {
  const client = useQueryClient();
  const user = useCurrentUser();
  const key = endpointKey(getNoticesEndpoint, { userId: user.id });
  /** Whether no edit is pending after the one whose answer has come: a later one changes what that answer says. */
  const isLast = () => client.isMutating(EDITS) < 2;
  const put = async (notices: Notices) => {
    if (!isLast()) return;
    // A read under way may be older.
    await client.cancelQueries({ queryKey: key });
    client.setQueryData(key, notices);
  };
  const onError = (error: Error) => {
    reportFailure(error, NOTICES_COPY.notDone);
    if (isLast()) void client.invalidateQueries({ queryKey: key });
  };
  return {
    /** Shown at once, before the server answers; `scope` runs several edits one after the other. */
    edit: useMutation({
      ...EDITS,
      scope: { id: 'notice-settings' },
      mutationFn: async (change: NoticesChange) => {
        const known = change.kind && (await callEndpoint(getNoticesEndpoint));
        return callEndpoint(editNoticesEndpoint, { body: editOf(change, known) });
      },
      onMutate: async (change) => {
        await client.cancelQueries({ queryKey: key });
        client.setQueryData(
          key,
          (known) => known && Object.assign({}, known, editOf(change, known)),
        );
      },
      onSuccess: put,
      onError,
    }),
    /** Subscribes this device with the server's push key; the result is undefined when the user refuses permission. */
    turnOn: useSingleMutation({
      mutationFn: async (pushKey: string) => {
        const subscription = await subscribePush(pushKey);
        return subscription && sendDevice(user.id, subscription);
      },
      onSuccess: async (notices) => {
        if (notices === undefined) toast({ ...NOTICES_COPY.blocked, variant: 'destructive' });
        else await put(notices);
      },
      onError,
    }),
    turnOff: useSingleMutation({
      mutationFn: async () => {
        const notices = await callEndpoint(unsubscribeDeviceEndpoint, { body: {} });
        clearPushMemory();
        await unsubscribePush();
        return notices;
      },
      onSuccess: put,
      onError,
    }),
    setBell: useSingleMutation({
      mutationFn: (contact: string) => callEndpoint(setBellEndpoint, { body: { contact } }),
      onSuccess: put,
      onError,
    }),
    removeBell: useSingleMutation({
      mutationFn: (contact: string) => callEndpoint(removeBellEndpoint, { body: { contact } }),
      onSuccess: (notices) => {
        toast(NOTICES_COPY.bellOff);
        return put(notices);
      },
      onError,
    }),
  };
}

/**
 * Whether this browser can get notices, and a function that checks it again, after the user may have answered the
 * browser's question or changed the browser's settings.
 */
export function usePushAbility() {
  const [ability, setAbility] = useState(getPushAbility);
  return [ability, () => setAbility(getPushAbility())] as const;
}
