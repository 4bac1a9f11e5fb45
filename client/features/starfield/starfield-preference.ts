// Whether the user wants the star chart behind pages; stored in this browser, changed in the account settings.

import { useSyncExternalStore } from 'react';

const STARFIELD_KEY = 'asteria:starfield';
const OFF = 'off';
const listeners = new Set<() => void>();
/** Replaces local storage where it is not available (private windows, blocked storage). */
let unstored: string | null = null;

/** Whether the user has the chart switched on, which is the default. */
export function isStarfieldOn(): boolean {
  try {
    return window.localStorage.getItem(STARFIELD_KEY) !== OFF;
  } catch {
    return unstored !== OFF;
  }
}

function write(on: boolean): void {
  unstored = on ? null : OFF;
  try {
    if (on) window.localStorage.removeItem(STARFIELD_KEY);
    else window.localStorage.setItem(STARFIELD_KEY, OFF);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has changed the preference.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether the chart is drawn (the default), and a setter. */
export function useStarfieldPreference(): readonly [on: boolean, setOn: (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, isStarfieldOn, () => true);
  return [on, write] as const;
}
