// All notices that could ring on a reader's day. They are computed from birth, zone and quiet hours alone, so that a
// planned notice can be checked again at its minute. A notice "rings" when it is sent to the reader's devices.

import { type ChartOwner, getNatalPointsOf } from '#server/features/birth-chart/index.ts';
import { dateOf } from '#server/features/transits/index.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import {
  type Contact,
  getDayRange,
  type InstantRange,
  listContacts,
  listSeasons,
  type NatalPoints,
  type Season,
  toContactFact,
} from '#server/sky/contacts/index.ts';
import { listEventFacts } from '#server/sky/event-facts.ts';
import type { NoticeKind } from '#shared/notices/notice-rules.ts';
import { isQuickBody } from '#shared/sky/bodies.ts';
import { WIDE_DAY_MS } from '#shared/sky/wide-day.ts';
import { instantOf, isQuiet, type QuietHours } from './local-time.ts';

const MINUTE_MS = 60_000;
/** When notices of seasons ring, which have a day and no hour, by the reader's clock; in quiet hours, at their end. */
const SEASON_TIME = '09:00';
/** How long after its minute a notice may still be sent. */
export const LATEST_MS = 10 * MINUTE_MS;
/** The same for a notice of a season, a letter or an answer. */
export const LATEST_OF_DAY_MS = 3 * 60 * MINUTE_MS;

/** What a notice says besides its words, stored until it rings. `margin`: minutes on either side of the contact. */
export type Telling =
  | { kind: 'exact'; margin: number }
  | { kind: 'sky' }
  | { kind: 'season-begins' | 'season-ends' }
  | { kind: 'season-exact'; isWide: boolean }
  | { kind: 'letter' }
  | { kind: 'answer'; matchId: string };

export interface Candidate {
  /**
   * Identifies what the notice is about, for a contact by moving body, aspect, natal point and occurrence, and without
   * its time: the key stays the same when the birth time is corrected.
   */
  key: string;
  /** The kind that a reader can choose to be told of; null for a contact that rings only if the reader set a bell. */
  kind: NoticeKind | null;
  /** For a contact its id in `/api/transits` and its instant (UTC milliseconds); null for anything else. */
  contact: { id: string; atUtcMs: number } | null;
  /** 'Moon trine your Venus', or the name of who answered. Those of a letter are known only when it rings. */
  words: string;
  telling: Telling;
  /** The start of the minute in which it rings, UTC milliseconds. */
  ringAtMs: number;
  /** From this instant on it is no longer sent, UTC milliseconds. */
  untilMs: number;
}

interface AskedDay {
  /** `YYYY-MM-DD` of the zone. */
  date: string;
  zone: string;
  quiet: QuietHours;
  /** When the letter is announced, `HH:MM`. */
  letterAt: string;
}

/** Everything that could ring on a date of a zone, in order of time; without a birth date only new and full Moons. */
export function listCandidates(
  almanac: Almanac,
  natal: NatalPoints | undefined,
  day: AskedDay,
): Candidate[] {
  const range = getDayRange(day.date, day.zone);
  if (range === undefined) return [];
  const own =
    natal === undefined
      ? []
      : [
          ...listContacts(almanac, natal, range)
            .filter((contact) => isTimed(contact))
            .map((contact) => toContactCandidate(contact, day.date)),
          ...listSeasons(almanac, natal, { date: day.date, timeZone: day.zone, range }).flatMap(
            (season) => listSeasonCandidates(season, day),
          ),
        ];
  const letter = natal === undefined ? [] : listLetter(day);
  return [...own, ...listMoons(almanac, day.date, range), ...letter].sort(
    (one, other) => one.ringAtMs - other.ringAtMs || (one.key < other.key ? -1 : 1),
  );
}

/** The letter of a day, once, at the reader's time; none in quiet hours. */
function listLetter({ date, zone, quiet, letterAt }: AskedDay): Candidate[] {
  if (isQuiet(letterAt, quiet)) return [];
  const ringAtMs = instantOf(date, letterAt, zone);
  return [
    {
      key: `letter ${date}`,
      kind: 'letter',
      contact: null,
      words: '',
      telling: { kind: 'letter' },
      ringAtMs,
      untilMs: ringAtMs + LATEST_OF_DAY_MS,
    },
  ];
}

/** The natal points of a reader; undefined without a birth date. */
export function findNatal(reader: ChartOwner): NatalPoints | undefined {
  return getNatalPointsOf(reader)?.points;
}

/** Whether a contact is exact and known to the minute, so that a notice can ring at it. */
export function isTimed({
  shown,
  nearMissDegrees,
}: Pick<Contact, 'shown' | 'nearMissDegrees'>): boolean {
  return shown === 'minute' && nearMissDegrees === null;
}

/** The key of a contact's candidate (`Candidate.key`). */
export function keyOfContact({
  moving,
  aspect,
  natal,
  occurrence,
}: Pick<Contact, 'moving' | 'aspect' | 'natal' | 'occurrence'>): string {
  return `${moving} ${aspect} ${natal} ${occurrence}`;
}

function toContactCandidate(contact: Contact, date: string): Candidate {
  const { moving, atUtcMs, fromUtcMs, untilUtcMs } = contact;
  const fact = toContactFact(contact, date);
  const ringAtMs = Math.floor(atUtcMs / MINUTE_MS) * MINUTE_MS;
  return {
    key: keyOfContact(contact),
    // Contacts of the Moon, which are frequent, and of slow bodies, which seasons tell, ring only by a bell.
    kind: moving !== 'moon' && isQuickBody(moving) ? 'contacts' : null,
    contact: { id: fact.id, atUtcMs },
    words: fact.text,
    telling: {
      kind: 'exact',
      margin: Math.max(1, Math.round((untilUtcMs - fromUtcMs) / 2 / MINUTE_MS)),
    },
    ringAtMs,
    untilMs: ringAtMs + LATEST_MS,
  };
}

function listMoons(almanac: Almanac, date: string, range: InstantRange): Candidate[] {
  const period = { fromUtcMs: range.startMs, untilUtcMs: range.endMs };
  return listEventFacts(almanac, date, period).flatMap((fact): Candidate[] => {
    if (fact.kind !== 'phase' || (fact.phase !== 'new' && fact.phase !== 'full')) return [];
    const ringAtMs = Math.floor(Date.parse(fact.exactAt) / MINUTE_MS) * MINUTE_MS;
    return [
      {
        key: `${fact.phase} moon ${fact.exactAt.slice(0, 10)}`,
        kind: 'moons',
        contact: null,
        words: fact.text,
        telling: { kind: 'sky' },
        ringAtMs,
        untilMs: ringAtMs + LATEST_MS,
      },
    ];
  });
}

function listSeasonCandidates(season: Season, { date, zone, quiet }: AskedDay): Candidate[] {
  const { moving, natal, aspect, occurrence, startDate, endDate, passes } = season;
  const words = nameSeason(season, date);
  const isMorningQuiet = isQuiet(SEASON_TIME, quiet);
  const ringAtMs = instantOf(date, isMorningQuiet ? quiet.quietUntil : SEASON_TIME, zone);
  const at = (what: string, telling: Telling): Candidate => ({
    key: `season ${moving} ${aspect} ${natal} ${occurrence} ${what}`,
    kind: 'seasons',
    contact: null,
    words,
    telling,
    ringAtMs,
    untilMs: ringAtMs + LATEST_OF_DAY_MS,
  });
  const candidates = passes.flatMap((pass, index) => {
    const isToday = pass.shown === 'day' && dateOf(pass.atUtcMs, zone) === date;
    const isWide = (pass.untilUtcMs - pass.fromUtcMs) / 2 >= WIDE_DAY_MS;
    return isToday ? [at(`pass ${index + 1}`, { kind: 'season-exact', isWide })] : [];
  });
  if (startDate === date) candidates.push(at('start', { kind: 'season-begins' }));
  if (endDate === date) candidates.push(at('end', { kind: 'season-ends' }));
  return candidates;
}

/** 'Saturn square your Sun', in the words of a contact. */
function nameSeason({ moving, natal, aspect, occurrence }: Season, date: string): string {
  const fields = { atUtcMs: 0, fromUtcMs: 0, untilUtcMs: 0, shown: 'day' as const, house: null };
  const passing = { pass: null, passes: null, nearMissDegrees: null, occurrence };
  return toContactFact({ moving, natal, aspect, ...fields, ...passing }, date).text;
}
