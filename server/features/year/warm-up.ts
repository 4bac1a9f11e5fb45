// Computes what the years of all users share before the first is asked for.

import { listLeadEvents } from '#server/features/letter/index.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { isSlow, listTurnsBetween } from '#server/sky/contacts/index.ts';
import { dayNumberOf } from '#server/text/rotation.ts';
import { utcDateOf } from '#shared/core/calendar-date.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';

const DAY_MS = 86_400_000;
/** A year that is asked for today began at most a year ago, and the next one ends within two. */
const BEHIND_DAYS = 366;
const AHEAD_DAYS = 366;
/** The passes of a season may lie this far outside its year. */
const LOOP_DAYS = 730;

/** How many days of a body's track are computed in one step: as many as are computed together anyway. */
const STEP_DAYS = {
  sun: 64,
  moon: 16,
  mercury: 32,
  venus: 64,
  mars: 64,
  jupiter: 128,
  saturn: 128,
  uranus: 128,
  neptune: 128,
  pluto: 128,
} as const satisfies Record<BodyKey, number>;

/** In steps of at most a few tens of milliseconds, between which requests get their turn; about a second in all. */
export async function warmUpYears(almanac: Almanac, nowMs: number): Promise<void> {
  for (const step of listSteps(almanac, nowMs)) {
    step();
    await new Promise(setImmediate);
  }
}

function* listSteps(almanac: Almanac, nowMs: number): Generator<() => void> {
  for (const body of BODY_KEYS) {
    const outside = isSlow(body) ? LOOP_DAYS : 0;
    const until = AHEAD_DAYS + outside + STEP_DAYS[body];
    for (let day = -BEHIND_DAYS - outside; day < until; day += STEP_DAYS[body]) {
      yield () => almanac.getPosition(body, nowMs + day * DAY_MS);
    }
    if (!isSlow(body)) continue;
    for (let day = -BEHIND_DAYS - outside; day < until; day += STEP_DAYS[body]) {
      const startMs = nowMs + day * DAY_MS;
      yield () => listTurnsBetween(almanac, body, { startMs, endMs: startMs + DAY_MS });
    }
  }
  const today = dayNumberOf(utcDateOf(nowMs));
  for (let day = today - BEHIND_DAYS; day < today + AHEAD_DAYS; day += STEP_DAYS.jupiter) {
    yield () => listLeadEvents(almanac, 'UTC', day, day + 1);
  }
}
