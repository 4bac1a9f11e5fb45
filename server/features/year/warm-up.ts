// The sky that the years of all readers share, computed before the first of them is asked for.

import { setTimeout } from 'node:timers/promises';
import type { Almanac } from '#server/sky/almanac.ts';
import { isSlow, searchContacts } from '#server/sky/contacts/index.ts';
import { listLunationsAndStations } from '#server/sky/lunations-and-stations.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 366;
/** Between two steps, so that the work takes about a tenth of a core for some ten seconds. */
const PAUSE_MS = 5;
/** No body's samples are computed for fewer days at once. */
const STEP_DAYS = 16;
/**
 * A reader's years begin up to a year before today and end up to two years after it. Events are searched for half a
 * year beyond, and the passes of a slow body's loop for some years.
 */
const REACH_DAYS = {
  quick: { before: YEAR_DAYS + 200, after: 2 * YEAR_DAYS + 200 },
  slow: { before: 4 * YEAR_DAYS, after: 5 * YEAR_DAYS },
} as const;

const reachOf = (body: BodyKey) => REACH_DAYS[isSlow(body) ? 'slow' : 'quick'];

/**
 * Computes what this year and the next of every reader need, in steps of some milliseconds with pauses between; about a
 * second of work.
 */
export async function warmUpYears(almanac: Almanac, utcMs: number): Promise<void> {
  const { before, after } = REACH_DAYS.slow;
  for (let day = -before; day <= after; day += STEP_DAYS) {
    for (const body of BODY_KEYS) {
      const reach = reachOf(body);
      if (day < -reach.before || day > reach.after) continue;
      almanac.getPosition(body, utcMs + day * DAY_MS);
      await letOthersPass();
    }
  }
  const range = { startMs: utcMs - YEAR_DAYS * DAY_MS, endMs: utcMs + 2 * YEAR_DAYS * DAY_MS };
  for (const body of BODY_KEYS.filter(isSlow)) {
    // Its turns, which the contacts of every chart share.
    searchContacts(almanac, { points: [], firstHouse: null }, range, [body]);
    await letOthersPass();
  }
  for (let day = -YEAR_DAYS; day <= 2 * YEAR_DAYS; day += STEP_DAYS) {
    listLunationsAndStations(almanac, utcMs + day * DAY_MS, utcMs + day * DAY_MS);
    await letOthersPass();
  }
}

/** The pause leaves the processor to a start under load, which the work would otherwise push into refusing calls. */
const letOthersPass = () => setTimeout(PAUSE_MS, undefined, { ref: false });
