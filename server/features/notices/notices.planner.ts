// Chooses which notices ring for a reader today and tomorrow (in the reader's zone), and whether one still may.

import type { LetterGist, LetterService } from '#server/features/letter/index.ts';
import { dateOf, getZone } from '#server/features/transits/index.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { getDayRange } from '#server/sky/contacts/index.ts';
import { addDays, daysBetween } from '#shared/core/calendar-date.ts';
import {
  type Candidate,
  findNatal,
  isTimed,
  keyOfContact,
  LATEST_MS,
  listCandidates,
} from './candidates.ts';
import { chooseNotices } from './choose-notices.ts';
import type { HeldReader } from './notice-plans.repository.ts';
import type { NoticePlan, PlannedNotice } from './sealed-content.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PLANNED_DAYS = 2;
/** How many days back notices that have rung are kept, for the weekly limit. */
const LOOKED_BACK_DAYS = 7;
/** How long after its instant a bell is kept, which a correction of the birth may move into the future. */
const KEPT_BELL_MS = 3 * DAY_MS;
/** A candidate is still planned when its minute began less than this long ago. */
const GRACE_MS = MINUTE_MS;

/**
 * The plan of a reader for today and tomorrow, with what has rung lately. `hasBegun` says of a notice whether a sending
 * of it has begun.
 */
export function makePlan(
  almanac: Almanac,
  { user, settings, plan }: HeldReader,
  nowMs: number,
  hasBegun: (notice: PlannedNotice) => boolean,
  leads: Leads,
): NoticePlan {
  const zone = getZone(undefined, user);
  const natal = findNatal(user);
  const today = dateOf(nowMs, zone);
  const since = addDays(today, -LOOKED_BACK_DAYS);
  const rung = plan.notices
    .map((notice) => ({ ...notice, isRung: notice.isRung || hasBegun(notice) }))
    .filter(({ isRung, date }) => isRung && date >= since);
  const rungKeys = new Set(rung.map(({ key }) => key));
  const planned = new Set(plan.notices.map(({ key, ringAtMs }) => `${key} ${ringAtMs}`));
  const isOpen = ({ key, ringAtMs, untilMs }: Candidate) => {
    if (rungKeys.has(key)) return false;
    // A notice that was planned in time and is late, as after a restart of the server, still rings.
    return planned.has(`${key} ${ringAtMs}`) ? untilMs > nowMs : ringAtMs > nowMs - GRACE_MS;
  };
  const days = listPlannedDays(zone, nowMs).map((date) => {
    const lead = leads.get(date);
    return {
      date,
      candidates: listCandidates(almanac, natal, { date, zone, quiet: settings }).filter(isOpen),
      leadKey: lead && isTimed(lead) ? keyOfContact(lead) : undefined,
    };
  });
  const bells = plan.bells.filter(({ atUtcMs }) => atUtcMs > nowMs - KEPT_BELL_MS);
  const rules = { ...settings, zone, bells: new Set(bells.map(({ key }) => key)), rung };
  const chosen = chooseNotices(days, rules).map(({ date, source, candidate }): PlannedNotice => {
    const { key, ringAtMs, untilMs } = candidate;
    return { key, source, date, ringAtMs, untilMs, isRung: false };
  });
  return { bells, notices: [...rung, ...chosen] };
}

/** The contacts that lead the letters of the planned days, by date. */
export type Leads = ReadonlyMap<string, NonNullable<LetterGist['lead']>>;

/** The contacts that lead the letters of the days that are planned; none where the reader wants no such notices. */
export async function findLeads(
  letters: Pick<LetterService, 'foresee'>,
  { user, settings }: HeldReader,
  nowMs: number,
): Promise<Leads> {
  const leads = new Map<string, NonNullable<LetterGist['lead']>>();
  if (findNatal(user) === undefined || !settings.kinds.includes('contacts')) return leads;
  const zone = getZone(undefined, user);
  for (const date of listPlannedDays(zone, nowMs)) {
    const gist = await letters.foresee(user, { date, zone });
    if (gist?.lead) leads.set(date, gist.lead);
  }
  return leads;
}

/** Today and tomorrow, and yesterday just after midnight, while its last notices may still be sent. */
function listPlannedDays(zone: string, nowMs: number): string[] {
  const firstDay = dateOf(nowMs - LATEST_MS, zone);
  const dayCount = PLANNED_DAYS + daysBetween(firstDay, dateOf(nowMs, zone));
  return Array.from({ length: dayCount }, (_, ahead) => addDays(firstDay, ahead));
}

/** The reader's next midnight, UTC milliseconds. */
export function nextMidnight({ user }: HeldReader, nowMs: number): number {
  const zone = getZone(undefined, user);
  const today = getDayRange(dateOf(nowMs, zone), zone);
  return today?.endMs ?? nowMs + DAY_MS;
}

/**
 * The candidate of a planned notice, if the reader's birth, zone, kinds and bells of now still give it at the same
 * minute.
 */
export function findStillWanted(
  almanac: Almanac,
  { user, settings, plan }: HeldReader,
  { key, source, date, ringAtMs }: PlannedNotice,
): Candidate | undefined {
  const day = { date, zone: getZone(undefined, user), quiet: settings };
  const found = listCandidates(almanac, findNatal(user), day).find(
    (candidate) => candidate.key === key && candidate.ringAtMs === ringAtMs,
  );
  const isBelled = plan.bells.some((bell) => bell.key === key);
  const isOfKind =
    found !== undefined && found.kind !== null && settings.kinds.includes(found.kind);
  return (source === 'bell' ? isBelled : isOfKind) ? found : undefined;
}
