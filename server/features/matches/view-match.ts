// A match as one of its two people sees it: nothing beyond the lower of the levels that the two have chosen.

import type { Match, MatchWords, SignSwitches } from '#shared/matches/matches.schema.ts';
import {
  AREA_RATINGS,
  lowerLevel,
  MATCH_AREAS,
  MATCH_SIGNS,
  type MatchArea,
  type MatchLevel,
  reachesLevel,
  type Secrecy,
} from '#shared/matches/matches.ts';
import { getSigns, listKnownPoints, listThreads } from './match-chart.ts';
import type { MatchRow, SideRow } from './matches.repository.ts';
import { AREA_RATING_LINES, getOutcomeText } from './outcomes.copy.ts';
import type { SideSecret } from './sealed-side.ts';

/** The columns of a side that are not encrypted. */
export type Side = Pick<
  SideRow,
  'userId' | 'nickname' | 'level' | 'showsSun' | 'showsMoon' | 'showsRising' | 'asksAgain'
>;

export interface ViewedMatch {
  match: MatchRow;
  own: Side;
  /** Undefined when their account was deleted. */
  other: Side | undefined;
  /** What is sealed in each side; undefined where nothing is, or its key is no longer in `DATA_KEY`. */
  ownSecret: SideSecret | undefined;
  otherSecret: SideSecret | undefined;
}

/** The secrecy where the birth date is as good as known, and where no count can be read: the safe assumption. */
const KNOWN: Secrecy = { dates: 1, ifAgeKnown: 1 };

/** What one of the two people gets to see. */
export function viewMatch(viewed: ViewedMatch): Match {
  const { match, own, other, ownSecret, otherSecret } = viewed;
  const theirs = other?.level ?? 'word';
  const shown = lowerLevel(own.level, theirs);
  const yourSigns = switchesOf(own);
  const seen = other === undefined ? yourSigns : bothOn(yourSigns, switchesOf(other));
  const both =
    ownSecret === undefined || otherSecret === undefined
      ? undefined
      : { yours: ownSecret.chart, theirs: otherSecret.chart };
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
    ...(both !== undefined && reachesLevel(shown, 'signs')
      ? { signs: { yours: pickSigns(both.yours, seen), theirs: pickSigns(both.theirs, seen) } }
      : {}),
    ...(both !== undefined && reachesLevel(shown, 'threads')
      ? { threads: listThreads(both.yours, both.theirs) }
      : {}),
    ...(both !== undefined && shown === 'chart'
      ? { chart: { yours: listKnownPoints(both.yours), theirs: listKnownPoints(both.theirs) } }
      : {}),
    secrecy: secrecyOf(ownSecret, shown, seen),
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

function pickSigns(chart: SideSecret['chart'], seen: SignSwitches) {
  const signs = getSigns(chart);
  return Object.fromEntries(MATCH_SIGNS.filter((key) => seen[key]).map((key) => [key, signs[key]]));
}

function writeWords(match: MatchRow, shown: MatchLevel): MatchWords {
  const { flows, care, withoutMoon } = match;
  const words = { flows, care, text: getOutcomeText(flows, care), withoutMoon };
  if (!reachesLevel(shown, 'four-words')) return words;
  const wordOf = (area: MatchArea) => {
    const level = AREA_RATINGS[Number(match.four[MATCH_AREAS.indexOf(area)])];
    if (level === undefined) throw new RangeError(`no word in ${match.four}`);
    return { level, line: AREA_RATING_LINES[area][level] };
  };
  const four = {
    love: wordOf('love'),
    friendship: wordOf('friendship'),
    communication: wordOf('communication'),
    trust: wordOf('trust'),
  };
  return { ...words, four };
}

function secrecyOf(secret: SideSecret | undefined, shown: MatchLevel, seen: SignSwitches): Secrecy {
  if (secret === undefined || reachesLevel(shown, 'threads')) return KNOWN;
  if (shown === 'word') return secret.secrecy.word;
  if (shown === 'four-words') return secret.secrecy.fourWords;
  const moon = seen.moon && secret.chart.hasTime;
  return secret.secrecy.signs[(seen.sun ? 1 : 0) + (moon ? 2 : 0)] ?? KNOWN;
}
