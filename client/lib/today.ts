// The current instant, and the calendar day in the user's time zone, which may differ from the server's. Everything on
// a screen reads the same instant, so that no two parts of it speak of different days.

import { useSyncExternalStore } from 'react';
import { readWallClock } from './wall-clock.ts';

const MINUTE_MS = 60_000;

/** The calendar day of an instant in the user's time zone, `YYYY-MM-DD`. */
export function calendarDayOf(moment: Date): string {
  return readWallClock(moment.getTime()).date;
}

/** The user's current day. */
export function getToday(): string {
  return calendarDayOf(new Date());
}

let shownMs = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(nowMs: number): void {
  shownMs = nowMs;
  for (const listener of listeners) listener();
}

/** Called when the page becomes visible or another page is opened: shows the current instant, even of a new day. */
function look(): void {
  if (document.visibilityState === 'visible') show(Date.now());
}

/** Called each minute: shows the current instant, unless a new day has begun, because the user may be reading. */
function tick(): void {
  const nowMs = Date.now();
  if (calendarDayOf(new Date(nowMs)) === calendarDayOf(new Date(shownMs))) show(nowMs);
  timer = setTimeout(tick, MINUTE_MS - (nowMs % MINUTE_MS));
}

/** Calls `listener` whenever the shown instant changes, until the returned function is called. */
export function followNow(listener: () => void): () => void {
  if (listeners.size === 0) {
    readShownMs();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    window.addEventListener('pageshow', look);
    // The router dispatches `pushState` for a followed link.
    window.addEventListener('pushState', look);
    window.addEventListener('popstate', look);
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
    window.removeEventListener('pageshow', look);
    window.removeEventListener('pushState', look);
    window.removeEventListener('popstate', look);
    clearTimeout(timer);
  };
}

/**
 * The instant that the page shows, Unix milliseconds. While no component listens, it is brought up to date when it is a
 * minute or more off.
 */
export function readShownMs(): number {
  const nowMs = Date.now();
  if (listeners.size === 0 && Math.abs(nowMs - shownMs) >= MINUTE_MS) shownMs = nowMs;
  return shownMs;
}

/**
 * The current instant (Unix milliseconds), updated each minute; it always lies in the day that `useToday` gives. 0
 * while the landing page is prerendered.
 */
export function useNow(): number {
  return useSyncExternalStore(followNow, readShownMs, () => 0);
}

/**
 * The user's current day, `YYYY-MM-DD`; '' while the landing page is prerendered. It is updated when the page becomes
 * visible or another one is opened, so that a page left open over midnight does not change while the user reads it.
 */
export function useToday(): string {
  return useSyncExternalStore(
    followNow,
    () => calendarDayOf(new Date(readShownMs())),
    () => '',
  );
}
