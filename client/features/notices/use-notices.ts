// The user's settings of notices and bells, and the mutations that change devices and bells.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser, useEndpointQuery } from '#client/features/account/index.ts';
import { callEndpoint, sentenceOf } from '#client/lib/api-client.ts';
import { getPushAbility, subscribePush, unsubscribePush } from '#client/lib/push-device.ts';
import { clearPushMemory } from '#client/lib/push-memory.ts';
import { endpointKey } from '#client/lib/query-keys.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import { getFeaturesEndpoint } from '#shared/installation/installation.contract.ts';
import {
  getNoticesEndpoint,
  removeBellEndpoint,
  setBellEndpoint,
  unsubscribeDeviceEndpoint,
} from '#shared/notices/notices.contract.ts';
import type { Notices } from '#shared/notices/notices.schema.ts';
import { NOTICES_COPY } from './notices.copy.ts';
import { sendDevice } from './send-device.ts';

/**
 * `key`: the server's public key for web push; null where this installation sends no notices, undefined while it loads.
 * `mail`: whether it sends mail; `alsoByMail` reads the settings where it sends mail alone.
 * `notices`: the user's settings and bells, fetched anew when the component mounts after `staleTime` (milliseconds).
 */
export function useNotices({ staleTime = Number.POSITIVE_INFINITY, alsoByMail = false } = {}) {
  const features = useEndpointQuery(
    getFeaturesEndpoint,
    {},
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const key = features.data?.push;
  const query = useEndpointQuery(
    getNoticesEndpoint,
    key || (alsoByMail && features.data?.mail) ? {} : undefined,
    {
      staleTime,
    },
  );
  return { key, mail: features.data?.mail ?? false, notices: query.data, features, query };
}

/** Mutations that put the server's answer into the cache, and report a failure in a toast. */
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
    /** Subscribes this device with the server's push key; the result is undefined when the user refuses permission. */
    turnOn: useSingleMutation({
      mutationFn: async (pushKey: string) => {
        const subscription = await subscribePush(pushKey);
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
        put(notices);
        toast(NOTICES_COPY.bellOff);
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
