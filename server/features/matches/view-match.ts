// A match as one of its two people sees it. It shows no more than the lower of the two chosen levels.

import type { Match, MatchWords, SignSwitches } from '#shared/matches/matches.schema.ts';
import {
  AREA_RATINGS,
  lowerLevel,
  MATCH_AREAS,
  MATCH_SIGNS,
  type MatchArea,
  type MatchLevel,
  reachesLevel,
  secrecyOf,
} from '#shared/matches/matches.ts';
import { getDayLine, type MatchDay } from './day-line.ts';
import { getSigns, listKnownPoints, listThreads } from './match-chart.ts';
import type { MatchRow, SideRow } from './matches.repository.ts';
import { getOutcomeText, getRatingLine } from './outcomes.ts';
import type { SideSecret } from './sealed-side.ts';

/** The columns of a side that are not encrypted. */
export type Side = Pick<
  SideRow,
  | 'userId'
  | 'nickname'
  | 'level'
  | 'showsSun'
  | 'showsMoon'
  | 'showsRising'
  | 'asksAgain'
  | 'isSeen'
>;

export interface ViewedMatch {
  match: MatchRow;
  own: Side;
  /** Undefined when the account was deleted. */
  other: Side | undefined;
  /**
   * The decrypted contents of each side; undefined for a side that has none or whose key is no longer in `DATA_KEY`.
   */
  ownSecret: SideSecret | undefined;
  otherSecret: SideSecret | undefined;
  /** The date that the day's sentence is for. */
  day: MatchDay;
}

/** What one of the two people sees. */
export function viewMatch(viewed: ViewedMatch): Match {
  const { match, own, other, ownSecret, otherSecret, day } = viewed;
  const theirs = other?.level ?? 'word';
  const shown = lowerLevel(own.level, theirs);
  const yourSigns = switchesOf(own);
  const seen = other === undefined ? yourSigns : bothOn(yourSigns, switchesOf(other));
  const both =
    ownSecret === undefined || otherSecret === undefined
      ? undefined
      : { yours: ownSecret, theirs: otherSecret };
  return {
    id: match.id,
    nickname: own.nickname,
    other: match.guestKeyHash !== null ? 'guest' : other === undefined ? 'gone' : 'user',
    shown,
    yours: own.level,
    theirs,
    yourSigns,
    again: { yours: own.asksAgain, theirs: other?.asksAgain ?? false },
    words: writeWords(match, shown),
    isNew: !own.isSeen,
    today: getDayLine({ matchId: match.id, shown, flows: match.flows }, day),
    ...(both !== undefined && reachesLevel(shown, 'signs')
      ? {
          signs: {
            yours: pickSigns(both.yours, seen, shown),
            theirs: pickSigns(both.theirs, seen, shown),
          },
        }
      : {}),
    ...(both !== undefined && reachesLevel(shown, 'threads')
      ? { threads: listThreads(both.yours.chart, both.theirs.chart) }
      : {}),
    ...(both !== undefined && shown === 'chart'
      ? {
          chart: {
            yours: listKnownPoints(both.yours.chart),
            theirs: listKnownPoints(both.theirs.chart),
          },
        }
      : {}),
    secrecy: secrecyOf(shown, seen),
    createdAt: match.createdAt.toISOString(),
  };
}

function switchesOf({ showsSun, showsMoon, showsRising }: Side): SignSwitches {
  return { sun: showsSun, moon: showsMoon, rising: showsRising };
}

/** The signs that both people have switched on. */
function bothOn(one: SignSwitches, other: SignSwitches): SignSwitches {
  return {
    sun: one.sun && other.sun,
    moon: one.moon && other.moon,
    rising: one.rising && other.rising,
  };
}

/**
 * At *Signs*, the signs of the first answer that the two had. From *Threads* on, the signs of the chart, which these
 * levels also show.
 */
function pickSigns({ chart, signs }: SideSecret, seen: SignSwitches, shown: MatchLevel) {
  const told = shown === 'signs' && signs !== undefined ? signs : getSigns(chart);
  return Object.fromEntries(MATCH_SIGNS.filter((key) => seen[key]).map((key) => [key, told[key]]));
}

function writeWords(match: MatchRow, shown: MatchLevel): MatchWords {
  const { flows, care, four: digits, withoutMoon } = match;
  const words = { flows, care, text: getOutcomeText(flows, care, match.id), withoutMoon };
  if (digits === null || !reachesLevel(shown, 'four-words')) return words;
  const wordOf = (area: MatchArea) => {
    const level = AREA_RATINGS[Number(digits[MATCH_AREAS.indexOf(area)])];
    if (level === undefined) throw new RangeError(`no word in ${digits}`);
    return { level, line: getRatingLine(area, level) };
  };
  const four = {
    love: wordOf('love'),
    friendship: wordOf('friendship'),
    communication: wordOf('communication'),
    trust: wordOf('trust'),
  };
  return { ...words, four };
}
