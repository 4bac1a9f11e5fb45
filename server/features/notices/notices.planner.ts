// Chooses which notices ring for a reader today and tomorrow (in the reader's zone), and whether one still may.

import type { LetterGist, LetterService } from '#server/features/letter/index.ts';
import { dateOf, getZone } from '#server/features/transits/index.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { getDayRange } from '#server/sky/contacts/index.ts';
import { addDays, daysBetween } from '#shared/core/calendar-date.ts';
import { ANSWERS_A_DAY } from '#shared/notices/notice-rules.ts';
import {
  type Candidate,
  findNatal,
  isTimed,
  keyOfContact,
  LATEST_MS,
  LATEST_OF_DAY_MS,
  listCandidates,
} from './candidates.ts';
import { chooseNotices, type Rules } from './choose-notices.ts';
import { clockOf, instantOf, isQuiet } from './local-time.ts';
import type { HeldReader } from './notice-plans.repository.ts';
import type { Answer, NoticePlan, PlannedNotice } from './sealed-content.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PLANNED_DAYS = 2;
/** How many days back notices that have rung are kept, for the weekly limit. */
const LOOKED_BACK_DAYS = 7;
/** How long after its instant a bell is kept; a correction of the birth may move its contact into the future. */
const KEPT_BELL_MS = 3 * DAY_MS;
/** How long an answer waits to ring, for instance in quiet hours or after the third answer of a day. */
const KEPT_ANSWER_MS = DAY_MS;
/** A candidate is still planned when its minute began less than this long ago. */
const GRACE_MS = MINUTE_MS;

/**
 * The plan of a reader for today and tomorrow, with the notices that have rung lately. `hasBegun` tells whether a
 * sending of a notice has begun.
 */
export function makePlan(
  almanac: Almanac,
  { user, settings, plan, devices, mailTarget }: HeldReader,
  nowMs: number,
  hasBegun: (notice: PlannedNotice) => boolean,
  leads: Leads,
): NoticePlan {
  const zone = getZone(undefined, user);
  const natal = findNatal(user);
  const today = dateOf(nowMs, zone);
  const since = addDays(today, -LOOKED_BACK_DAYS);
  const yesterday = addDays(today, -1);
  const rung = plan.notices
    .map((notice) => ({ ...notice, isRung: notice.isRung || hasBegun(notice) }))
    .filter(({ isRung, date, source }) => isRung && date >= (isOfSky(source) ? since : yesterday));
  const rungKeys = new Set(rung.map(({ key }) => key));
  const planned = new Set(plan.notices.map(({ key, ringAtMs }) => `${key} ${ringAtMs}`));
  const isOpen = ({ key, ringAtMs, untilMs }: Candidate) => {
    if (rungKeys.has(key)) return false;
    // A notice that was planned in time and is late, as after a restart of the server, still rings.
    return planned.has(`${key} ${ringAtMs}`) ? untilMs > nowMs : ringAtMs > nowMs - GRACE_MS;
  };
  // Without a device or an address nothing is planned, so that an address confirmed later gets no late notice.
  const isReached = devices.length > 0 || mailTarget !== undefined;
  const days = (isReached ? listPlannedDays(zone, nowMs) : []).map((date) => {
    const lead = leads.get(date);
    return {
      date,
      candidates: listCandidates(almanac, natal, {
        ...{ date, zone, quiet: settings },
        letterAt: settings.letterAt,
      }).filter(isOpen),
      leadKey: lead && isTimed(lead) ? keyOfContact(lead) : undefined,
    };
  });
  const bells = plan.bells.filter(({ atUtcMs }) => atUtcMs > nowMs - KEPT_BELL_MS);
  const rules = { ...settings, zone, bells: new Set(bells.map(({ key }) => key)), rung };
  const chosen = chooseNotices(days, rules).map(({ date, source, candidate }): PlannedNotice => {
    const { key, ringAtMs, untilMs } = candidate;
    return { key, source, date, ringAtMs, untilMs, isRung: false };
  });
  const answers = plan.answers.filter(
    (answer) => answer.atMs > nowMs - KEPT_ANSWER_MS && !rungKeys.has(keyOfAnswer(answer)),
  );
  const asked = settings.kinds.includes('answers')
    ? planAnswers(answers, { ...rules, planned: plan.notices }, nowMs)
    : [];
  return { ...plan, bells, notices: [...rung, ...chosen, ...asked], answers };
}

/** Whether notices of a source count against the weekly limit. */
const isOfSky = (source: PlannedNotice['source']) => source === 'bell' || source === 'kind';

const keyOfAnswer = ({ matchId }: Answer) => `answer ${matchId}`;

interface AnswerRules extends Omit<Rules, 'rung'> {
  rung: readonly PlannedNotice[];
  /** What was planned before. */
  planned: readonly PlannedNotice[];
}

/** When answers ring: with the next minute, or when the quiet hours end; at most three a day. */
function planAnswers(
  answers: readonly Answer[],
  rules: AnswerRules,
  nowMs: number,
): PlannedNotice[] {
  const { zone, planned } = rules;
  const chosen: PlannedNotice[] = [];
  for (const answer of answers.toReversed()) {
    const key = keyOfAnswer(answer);
    const before = planned.find((notice) => notice.key === key);
    // A planned answer keeps its minute, because the places of sendings that have begun contain it.
    const isKept = before !== undefined && !isQuiet(clockOf(before.ringAtMs, zone), rules);
    const ringAtMs = isKept ? before.ringAtMs : findAudibleMinute(nowMs, rules);
    const date = dateOf(ringAtMs, zone);
    const ofDay = [...rules.rung, ...chosen].filter(
      (notice) => notice.source === 'answer' && notice.date === date,
    );
    const untilMs = ringAtMs + LATEST_OF_DAY_MS;
    if (ofDay.length >= ANSWERS_A_DAY || untilMs <= nowMs) continue;
    chosen.push({ key, source: 'answer', date, ringAtMs, untilMs, isRung: false });
  }
  return chosen;
}

/** The start of the next minute, or the end of the quiet hours in which it lies, UTC milliseconds. */
function findAudibleMinute(nowMs: number, { zone, ...quiet }: AnswerRules): number {
  const next = (Math.floor(nowMs / MINUTE_MS) + 1) * MINUTE_MS;
  if (!isQuiet(clockOf(next, zone), quiet)) return next;
  const date = dateOf(next, zone);
  const end = instantOf(date, quiet.quietUntil, zone);
  return end > next ? end : instantOf(addDays(date, 1), quiet.quietUntil, zone);
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
  if (source === 'answer') return findAnswer(settings, plan, { key, ringAtMs });
  const { letterAt } = settings;
  const day = { date, zone: getZone(undefined, user), quiet: settings, letterAt };
  const found = listCandidates(almanac, findNatal(user), day).find(
    (candidate) => candidate.key === key && candidate.ringAtMs === ringAtMs,
  );
  const isBelled = plan.bells.some((bell) => bell.key === key);
  const isOfKind =
    found !== undefined && found.kind !== null && settings.kinds.includes(found.kind);
  return (source === 'bell' ? isBelled : isOfKind) ? found : undefined;
}

/** The candidate of an answer, if it is still to be told. */
function findAnswer(
  { kinds }: HeldReader['settings'],
  { answers }: NoticePlan,
  { key, ringAtMs }: Pick<PlannedNotice, 'key' | 'ringAtMs'>,
): Candidate | undefined {
  const answer = answers.find((each) => keyOfAnswer(each) === key);
  if (answer === undefined || !kinds.includes('answers')) return undefined;
  return {
    key,
    kind: 'answers',
    contact: null,
    words: answer.nickname,
    telling: { kind: 'answer', matchId: answer.matchId },
    ringAtMs,
    untilMs: ringAtMs + LATEST_OF_DAY_MS,
  };
}
