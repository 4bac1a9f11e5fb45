// How the reader wants hours, dates and weeks, and the zone in which events are told: as chosen in the account, else as
// the browser has it. Texts are made in many places, so this is the module's state, and not a parameter of each.

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

/** From now on texts follow the preferences of this user; undefined for a visitor. */
export function setPreferences(preferences: Preferences | undefined): void {
  if (preferences === chosen) return;
  chosen = preferences;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Renders the component anew, with all that it creates, when the preferences change. */
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

/** The first day of the week that the user has chosen, if any. */
export function getChosenFirstDay(): FirstDay | undefined {
  return chosen?.firstDay ?? undefined;
}

/** The zone that the user has chosen for events; undefined where it is the browser's. */
export function getChosenZone(): string | undefined {
  return chosen?.zoneFixed === true ? (chosen.zone ?? undefined) : undefined;
}

/** The zone in which events are told: an IANA name. */
export function getZone(): string {
  return getChosenZone() ?? getBrowserZone();
}
