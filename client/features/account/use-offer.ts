// What is offered once: an offer that was made is kept in the account, so that no device makes it again.

import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#client/lib/api-client.ts';
import { logFailure } from '#client/lib/log.ts';
import { USER_KEY } from '#client/lib/query-keys.ts';
import type { Offer } from '#shared/identity/account/preferences.schema.ts';
import { editUserEndpoint } from '#shared/identity/account/user.contract.ts';
import type { User } from '#shared/identity/account/user.schema.ts';

/** A function that keeps that an offer was made. If that fails, it is made again. */
export function useOfferMade(offer: Offer): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    try {
      const body = { preferences: { offered: [offer] } };
      const { id, preferences } = await callEndpoint(editUserEndpoint, { body });
      // Nobody waits for this: meanwhile another user may have signed in, or something else have been edited.
      client.setQueryData<User | null>(USER_KEY, (user) =>
        user?.id === id
          ? { ...user, preferences: { ...user.preferences, offered: preferences.offered } }
          : user,
      );
    } catch (error) {
      logFailure('An offer may be made again', error);
    }
  };
}
