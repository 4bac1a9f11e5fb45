// The devices on which the account is signed in.

import { useQueryClient } from '@tanstack/react-query';
import { useCurrentUser, useEndpointQuery } from '#client/features/account/index.ts';
import { callEndpoint } from '#client/lib/api-client.ts';
import { ignoreNotFound } from '#client/lib/call-outcome.ts';
import { endpointKey } from '#client/lib/query-keys.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { reportFailure } from '#client/ui/feedback/report-failure.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
} from '#shared/identity/account/account.contract.ts';
import type { DeviceSession } from '#shared/identity/account/account.schema.ts';
import { DEVICES_COPY } from '../dialogs.copy.ts';

export const devicesKey = (userId: string) => endpointKey(listSessionsEndpoint, { userId });

/** The signed-in devices; refetched each time the dialog opens, because other devices sign in and out. */
export function useDevices() {
  return useEndpointQuery(listSessionsEndpoint, {}, { staleTime: 0, gcTime: 0 });
}

/** Signs one device out, with toasts. */
export function useEndDevice() {
  const client = useQueryClient();
  const queryKey = devicesKey(useCurrentUser().id);
  return useSingleMutation({
    mutationFn: ({ id }: DeviceSession) =>
      callEndpoint(endSessionEndpoint, { params: { id } }).catch(ignoreNotFound),
    onSuccess: (_, { id }) => {
      client.setQueryData(queryKey, (devices) => devices?.filter((device) => device.id !== id));
      toast({ ...DEVICES_COPY.ended, variant: 'success' });
    },
    onError: (error) => {
      reportFailure(error, DEVICES_COPY.endFailed);
      void client.invalidateQueries({ queryKey });
    },
  });
}

/** Signs every device but this one out, and with `feeds` takes the calendar feeds back, with toasts. */
export function useEndOtherDevices() {
  const client = useQueryClient();
  const queryKey = devicesKey(useCurrentUser().id);
  return useSingleMutation({
    mutationFn: ({ feeds }: { feeds: boolean }) =>
      callEndpoint(endOtherSessionsEndpoint, feeds ? { query: { feeds: 'true' } } : {}),
    onSuccess: () => {
      client.setQueryData(queryKey, (devices) => devices?.filter(({ current }) => current));
      toast({ ...DEVICES_COPY.othersEnded, variant: 'success' });
    },
    onError: (error) => {
      reportFailure(error, DEVICES_COPY.othersEndFailed);
      void client.invalidateQueries({ queryKey });
    },
  });
}
