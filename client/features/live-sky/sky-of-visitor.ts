// The sky of the visitor's day at this minute, for all parts of the page and without React: the first screen tells it
// before React is loaded. It is fetched once a day, while somebody follows it.

import { getSkyAt, type SkyNow } from '#client/features/sky-facts/index.ts';
import { calendarDayOf, followNow, readShownMs } from '#client/lib/today.ts';
import type { SkyToday } from '#shared/horoscope/horoscope.schema.ts';
import { fetchSkyToday } from './fetch-sky-today.ts';

export type LandingSky = { day: SkyToday; now: SkyNow; nowMs: number };
type Follower = (sky: LandingSky | undefined) => void;

const followers = new Set<Follower>();
let stop: (() => void) | undefined;
let leaving: AbortController | undefined;
/** The date that was asked for last, and its answer. */
let asked = '';
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
  stop = followNow(tell);
  tell();
}

function end(): void {
  stop?.();
  leaving?.abort();
  asked = '';
  day = undefined;
}

function tell(): void {
  ask(calendarDayOf(new Date(readShownMs())));
  const sky = readSky();
  for (const follower of followers) follower(sky);
}

function readSky(): LandingSky | undefined {
  const nowMs = readShownMs();
  if (day?.date !== calendarDayOf(new Date(nowMs))) return undefined;
  const now = getSkyAt(day, nowMs);
  return now && { day, now, nowMs };
}

function ask(date: string): void {
  if (date === asked) return;
  asked = date;
  leaving?.abort();
  const asking = new AbortController();
  leaving = asking;
  fetchSkyToday(date, asking.signal).then(
    (answer) => {
      if (asking.signal.aborted) return;
      day = answer;
      tell();
    },
    // On failure the line stays empty and the promise shows its sample.
    () => undefined,
  );
}
