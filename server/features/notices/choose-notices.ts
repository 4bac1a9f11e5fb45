// Which of all that could ring does: bells that the reader set, three a day; by kind one a day and five in any seven
// days, outside quiet hours.

import { addDays } from '#shared/core/calendar-date.ts';
import {
  BELLS_A_DAY,
  BY_KIND_A_DAY,
  BY_KIND_A_WEEK,
  type NoticeKind,
} from '#shared/notices/notice-rules.ts';
import type { Candidate } from './candidates.ts';
import { clockOf, isQuiet, type QuietHours } from './local-time.ts';

export type NoticeSource = 'bell' | 'kind';

/** A day of the reader's with all that could still ring on it. */
export interface DayOfCandidates {
  date: string;
  candidates: readonly Candidate[];
  /** The key of the contact that the day's letter is about. */
  leadKey: string | undefined;
}

/** What has rung: it is never taken back, and counts. */
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
  /** Of the last six days and of these. */
  rung: readonly RungNotice[];
}

const WEEK_DAYS = 7;

/** What rings on consecutive days; candidates that have rung are not among those of `days`. */
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
    const weekBegins = addDays(date, 1 - WEEK_DAYS);
    if (countOf('kind', (day) => day === date) >= BY_KIND_A_DAY) continue;
    if (countOf('kind', (day) => weekBegins <= day && day <= date) >= BY_KIND_A_WEEK) continue;
    const [best] = candidates
      .filter(
        ({ kind, key }) => kind !== null && rules.kinds.includes(kind) && !rules.bells.has(key),
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

/** Less is first: what the letter is about, then what is rare. */
function rankOf({ key, kind, telling }: Candidate, leadKey: string | undefined): number {
  if (key === leadKey) return 0;
  if (kind === 'moons') return 1;
  if (kind === 'seasons') return telling.kind === 'season-exact' ? 2 : 3;
  return 4;
}
