// Chooses which candidates ring: the contacts that the reader set a bell for, at most three a day; and of the kinds
// that the reader chose at most one a day and five in any seven days, outside quiet hours. The letter's does not count.

import { addDays } from '#shared/core/calendar-date.ts';
import {
  BELLS_A_DAY,
  BY_KIND_A_DAY,
  BY_KIND_A_WEEK,
  type NoticeKind,
} from '#shared/notices/notice-rules.ts';
import type { Candidate } from './candidates.ts';
import { clockOf, isQuiet, type QuietHours } from './local-time.ts';

/**
 * Why a notice rings: the reader set a bell for its contact, or chose its kind. `letter` and `answer` are kinds of their
 * own, beside the limits of the others.
 */
export type NoticeSource = 'bell' | 'kind' | 'letter' | 'answer';

/** A date of the reader's zone with everything that could still ring on it. */
export interface DayOfCandidates {
  date: string;
  candidates: readonly Candidate[];
  /** The key of the contact that the day's letter is about; undefined if it is about none that has a minute. */
  leadKey: string | undefined;
}

/** A notice that has rung, which counts against the limits. */
export interface RungNotice {
  date: string;
  source: NoticeSource;
}

export interface ChosenNotice {
  date: string;
  source: NoticeSource;
  candidate: Candidate;
}

export interface Rules extends QuietHours {
  zone: string;
  kinds: readonly NoticeKind[];
  /** The keys of contacts with a bell. */
  bells: ReadonlySet<string>;
  /** What has rung on the days to choose for and on the six days before. */
  rung: readonly RungNotice[];
}

const WEEK_DAYS = 7;

/** What rings on consecutive days. The caller leaves candidates that have rung out of `days`. */
export function chooseNotices(days: readonly DayOfCandidates[], rules: Rules): ChosenNotice[] {
  const chosen: ChosenNotice[] = [];
  const countOf = (source: NoticeSource, isDay: (date: string) => boolean) =>
    [...rules.rung, ...chosen].filter((one) => one.source === source && isDay(one.date)).length;
  for (const { date, candidates, leadKey } of days) {
    const belled = candidates.filter(({ key }) => rules.bells.has(key));
    const room = BELLS_A_DAY - countOf('bell', (day) => day === date);
    for (const candidate of belled.slice(0, Math.max(0, room))) {
      chosen.push({ date, source: 'bell', candidate });
    }
    const letter = candidates.find(({ kind }) => kind === 'letter');
    if (letter !== undefined && rules.kinds.includes('letter')) {
      chosen.push({ date, source: 'letter', candidate: letter });
    }
    const weekBegins = addDays(date, 1 - WEEK_DAYS);
    if (countOf('kind', (day) => day === date) >= BY_KIND_A_DAY) continue;
    if (countOf('kind', (day) => weekBegins <= day && day <= date) >= BY_KIND_A_WEEK) continue;
    const [best] = candidates
      .filter(
        ({ kind, key }) =>
          kind !== null && kind !== 'letter' && rules.kinds.includes(kind) && !rules.bells.has(key),
      )
      .filter(({ ringAtMs }) => !isQuiet(clockOf(ringAtMs, rules.zone), rules))
      .sort(
        (one, other) =>
          rankOf(one, leadKey) - rankOf(other, leadKey) || one.ringAtMs - other.ringAtMs,
      );
    if (best !== undefined) chosen.push({ date, source: 'kind', candidate: best });
  }
  return chosen;
}

/** The order in which candidates of one day are chosen, lowest first: the letter's contact, then the rare kinds. */
function rankOf({ key, kind, telling }: Candidate, leadKey: string | undefined): number {
  if (key === leadKey) return 0;
  if (kind === 'moons') return 1;
  if (kind === 'seasons') return telling.kind === 'season-exact' ? 2 : 3;
  return 4;
}
