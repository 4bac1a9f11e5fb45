// Whether the reader wants the sky behind the pages; kept in this browser, changed in Profile.

import { useSyncExternalStore } from 'react';

export const STARFIELD_KEY = 'asteria:starfield';
const OFF = 'off';
const listeners = new Set<() => void>();
/** Stands in where the browser keeps nothing for us (private windows, blocked storage). */
let kept: string | null = null;

function read(): boolean {
  try {
    return window.localStorage.getItem(STARFIELD_KEY) !== OFF;
  } catch {
    return kept !== OFF;
  }
}

function write(on: boolean): void {
  kept = on ? null : OFF;
  try {
    if (on) window.localStorage.removeItem(STARFIELD_KEY);
    else window.localStorage.setItem(STARFIELD_KEY, OFF);
  } catch {
    // It then holds until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has changed it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether the sky is drawn (it is, unless switched off), and the function that changes it. */
export function useStarfieldPreference(): readonly [on: boolean, setOn: (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, read, () => true);
  return [on, write] as const;
}
