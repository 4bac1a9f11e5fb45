import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callEndpoint } from '#client/lib/api-client.ts';
import { getBrowserZone } from '#client/lib/browser-zone.ts';
import { showsOfflineAnswers } from '#client/lib/offline-cache.ts';
import { editUserEndpoint } from '#shared/identity/account/user.contract.ts';
import type { User } from '#shared/identity/account/user.schema.ts';
import { changePreferences } from './change-preferences.ts';

/**
 * Sends the browser's time zone to the server when it differs from the stored one, unless the user has chosen a zone.
 * Neither success nor failure is shown: the page uses the browser's zone immediately, and a failed report is sent again
 * on the next visit.
 */
export function useZoneReport({ id, preferences }: User): void {
  const client = useQueryClient();
  const { zone, zoneFixed } = preferences;
  useEffect(() => {
    const here = getBrowserZone();
    if (zoneFixed || zone === here || showsOfflineAnswers(client)) return;
    callEndpoint(editUserEndpoint, { body: { preferences: { zone: here } } }).then(
      ({ zoneOffsets }) => changePreferences(client, id, { zone: here }, { zoneOffsets }),
      () => undefined,
    );
  }, [client, id, zone, zoneFixed]);
}
