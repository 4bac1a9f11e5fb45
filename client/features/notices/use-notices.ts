// What the user is told of on the lock screen, and what changes it.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser, useEndpointQuery } from '#client/features/account/index.ts';
import { callEndpoint, sentenceOf } from '#client/lib/api-client.ts';
import { getPushAbility, subscribeBrowser, unsubscribeBrowser } from '#client/lib/push-device.ts';
import { clearPushMemory } from '#client/lib/push-memory.ts';
import { endpointKey } from '#client/lib/query-keys.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import { getFeaturesEndpoint } from '#shared/installation/installation.contract.ts';
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

/** The key of this installation's notices (null: there are none), and what the user chose. */
export function useNotices() {
  const features = useEndpointQuery(
    getFeaturesEndpoint,
    {},
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const key = features.data?.push;
  const query = useEndpointQuery(getNoticesEndpoint, key ? {} : undefined);
  return { key, notices: query.data, features, query };
}

/** Changes that keep the cache as the server has it, and say in a toast what did not work. */
export function useNoticesChanges() {
  const client = useQueryClient();
  const user = useCurrentUser();
  const key = endpointKey(getNoticesEndpoint, { userId: user.id });
  const put = (notices: Notices) => client.setQueryData(key, notices);
  const onError = (error: Error) => {
    toast({
      title: NOTICES_COPY.notDone.title,
      description: sentenceOf(error, NOTICES_COPY.notDone.description),
      variant: 'destructive',
    });
  };
  return {
    /** Shown at once; several run one after the other. */
    edit: useMutation({
      scope: { id: 'notice-settings' },
      mutationFn: (body: NoticeSettingsEdit) => callEndpoint(editNoticesEndpoint, { body }),
      onMutate: (body) => {
        const changes = Object.fromEntries(
          Object.entries(body).filter(([, value]) => value !== undefined),
        );
        client.setQueryData(key, (known) => known && { ...known, ...changes });
      },
      onError: (error) => {
        onError(error);
        void client.invalidateQueries({ queryKey: key });
      },
    }),
    /** Undefined when the browser or its user says no. */
    turnOn: useSingleMutation({
      mutationFn: async (key: string) => {
        const subscription = await subscribeBrowser(key);
        return subscription && sendDevice(user.id, subscription);
      },
      onSuccess: (notices) => {
        if (notices === undefined) toast({ ...NOTICES_COPY.blocked, variant: 'destructive' });
        else put(notices);
      },
      onError,
    }),
    turnOff: useSingleMutation({
      mutationFn: async () => {
        const notices = await callEndpoint(unsubscribeDeviceEndpoint, { body: {} });
        clearPushMemory();
        await unsubscribeBrowser();
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
        put(notices);
        toast(NOTICES_COPY.bellOff);
      },
      onError,
    }),
  };
}

/** What this browser can do, looked up again by the function: its user may have answered meanwhile. */
export function usePushAbility() {
  const [ability, setAbility] = useState(getPushAbility);
  return [ability, () => setAbility(getPushAbility())] as const;
}
