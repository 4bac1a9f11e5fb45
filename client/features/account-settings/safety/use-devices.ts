// The devices on which the account is open.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '#client/features/account/index.ts';
import { callApi, sentenceOf } from '#client/lib/api-client.ts';
import { userKey } from '#client/lib/query-keys.ts';
import { useSingleMutation } from '#client/lib/use-single-mutation.ts';
import { toast } from '#client/ui/feedback/toast.ts';
import {
  type DeviceSession,
  deviceSessionsSchema,
  successSchema,
} from '#shared/account/account.schema.ts';
import { DEVICES_COPY } from '../dialogs.copy.ts';

export const devicesKey = (userId: string) => userKey(userId, 'devices');

/** The signed-in devices, asked for each time they are shown: others come and go elsewhere. */
export function useDevices() {
  const user = useCurrentUser();
  return useQuery({
    queryKey: devicesKey(user.id),
    queryFn: ({ signal }) =>
      callApi({ path: '/api/user/sessions', answer: deviceSessionsSchema, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Signs one device out, with its toasts. */
export function useEndDevice() {
  const client = useQueryClient();
  const user = useCurrentUser();
  return useSingleMutation({
    mutationFn: ({ id }: DeviceSession) =>
      callApi({
        method: 'DELETE',
        path: `/api/user/sessions/${encodeURIComponent(id)}`,
        answer: successSchema,
      }),
    onSuccess: (_, { id }) => {
      client.setQueryData<DeviceSession[]>(devicesKey(user.id), (devices) =>
        devices?.filter((device) => device.id !== id),
      );
      toast({ ...DEVICES_COPY.ended, variant: 'success' });
    },
    onError: (error) => {
      toast({
        title: DEVICES_COPY.endFailed.title,
        description: sentenceOf(error, DEVICES_COPY.endFailed.description),
        variant: 'destructive',
      });
    },
  });
}
