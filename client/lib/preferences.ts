// How the reader wants times, dates and weeks written, and the time zone for events: as chosen in the account, or else
// the browser's. The preferences are state of this module instead of parameters, because many functions write texts.
// The query of the user owns them, and query-client.ts copies them here. Their listeners are called during the click
// that changes them, while React Query's are called after it. Only AuthenticatedRoutes listens, so a component that
// writes a date must not be wrapped in `memo`.

import { useSyncExternalStore } from 'react';
import type {
  DateOrder,
  FirstDay,
  HourFormat,
  Preferences,
} from '#shared/identity/account/preferences.schema.ts';
import { getBrowserZone } from './browser-zone.ts';
import { getLocaleHabits } from './locale-habits.ts';

let chosen: Preferences | undefined;
const listeners = new Set<() => void>();

/** Texts follow the preferences of this user from now on; undefined for a visitor. */
export function setPreferences(preferences: Preferences | undefined): void {
  if (preferences === chosen) return;
  chosen = preferences;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The preferences of the user, undefined for a visitor; renders the component again when they change. */
export function usePreferences(): Preferences | undefined {
  return useSyncExternalStore(
    subscribe,
    () => chosen,
    () => undefined,
  );
}

export function getHourFormat(): HourFormat {
  return chosen?.hours ?? getLocaleHabits().hours;
}

export function getDateOrder(): DateOrder {
  return chosen?.dateOrder ?? getLocaleHabits().dateOrder;
}

/** The first day of the week, if the user has chosen one. */
export function getChosenFirstDay(): FirstDay | undefined {
  return chosen?.firstDay ?? undefined;
}

/** The zone (an IANA name) that the user has chosen for events; undefined if events follow the browser's zone. */
function getChosenZone(): string | undefined {
  return chosen?.zoneFixed === true ? (chosen.zone ?? undefined) : undefined;
}

/** The zone in which the times of events are written: an IANA name. */
export function getZone(): string {
  return getChosenZone() ?? getBrowserZone();
}
