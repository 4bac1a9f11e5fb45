// What is offered once: an offer that was made is kept in the account, so that no device makes it again.

import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '#client/lib/api-client.ts';
import { logFailure } from '#client/lib/log.ts';
import type { Offer } from '#shared/identity/account/preferences.schema.ts';
import { editUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { changePreferences } from './change-preferences.ts';

/** A function that keeps that an offer was made. If that fails, it is made again. */
export function useOfferMade(offer: Offer): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    try {
      const body = { preferences: { offered: [offer] } };
      const { id, preferences } = await callEndpoint(editUserEndpoint, { body });
      changePreferences(client, id, { offered: preferences.offered });
    } catch (error) {
      logFailure('An offer may be made again', error);
    }
  };
}
