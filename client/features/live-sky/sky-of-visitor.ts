// The sky of the visitor's day at this minute, for all parts of the landing page. It works without React, because the
// first screen shows it before React is loaded. While it has followers, it is fetched once a day.

import { getSkyAt, type SkyNow } from '#client/features/sky-facts/index.ts';
import { calendarDayOf, followNow, readShownMs } from '#client/lib/today.ts';
import type { SkyToday } from '#shared/horoscope/horoscope.schema.ts';
import { fetchSkyToday } from './fetch-sky-today.ts';

export type LandingSky = { day: SkyToday; now: SkyNow; nowMs: number };
type Follower = (sky: LandingSky | undefined) => void;

const followers = new Set<Follower>();
let stop: (() => void) | undefined;
/** Aborts the last request. */
let pending: AbortController | undefined;
/** The date of the last request, and its answer; '' and undefined before. */
let requestedDate = '';
let day: SkyToday | undefined;

/**
 * Calls `follower` with the sky, now and whenever it changes, until the returned function is called. Undefined while
 * loading and after a failure: the page is complete without it.
 */
export function followSky(follower: Follower): () => void {
  followers.add(follower);
  if (followers.size === 1) start();
  else follower(readSky());
  return () => {
    followers.delete(follower);
    if (followers.size === 0) end();
  };
}

function start(): void {
  stop = followNow(notifyFollowers);
  notifyFollowers();
}

function end(): void {
  stop?.();
  pending?.abort();
  requestedDate = '';
  day = undefined;
}

function notifyFollowers(): void {
  loadDay(calendarDayOf(new Date(readShownMs())));
  const sky = readSky();
  for (const follower of followers) follower(sky);
}

function readSky(): LandingSky | undefined {
  const nowMs = readShownMs();
  if (day?.date !== calendarDayOf(new Date(nowMs))) return undefined;
  const now = getSkyAt(day, nowMs);
  return now && { day, now, nowMs };
}

function loadDay(date: string): void {
  if (date === requestedDate) return;
  requestedDate = date;
  pending?.abort();
  const controller = new AbortController();
  pending = controller;
  fetchSkyToday(date, controller.signal).then(
    (answer) => {
      if (controller.signal.aborted) return;
      day = answer;
      notifyFollowers();
    },
    // On failure the line stays empty and the promise shows its sample.
    () => undefined,
  );
}
