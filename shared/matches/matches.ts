// Matches with a person: how much two people see of each other, and the limits of invitations.

/**
 * How much two people see of each other, from least to most. `word`: one word for the whole. `four-words`: a rating in
 * each area. `signs`: the Sun, Moon and rising signs that both have switched on. `threads`: the aspects between the two
 * charts. `chart`: both complete charts.
 */
export const MATCH_LEVELS = ['word', 'four-words', 'signs', 'threads', 'chart'] as const;
export type MatchLevel = (typeof MATCH_LEVELS)[number];

/** The levels that a person without an account can choose. */
export const GUEST_MATCH_LEVELS = ['word', 'four-words'] as const satisfies readonly MatchLevel[];

export const MATCH_AREAS = ['love', 'friendship', 'communication', 'trust'] as const;
export type MatchArea = (typeof MATCH_AREAS)[number];

/** How well a pair gets along in one area, from worst to best. */
export const AREA_RATINGS = ['low', 'even', 'high'] as const;
export type AreaRating = (typeof AREA_RATINGS)[number];

/** What the level *Signs* can show. Each sign has its own switch, and is shown if both people have it on. */
export const MATCH_SIGNS = ['sun', 'moon', 'rising'] as const;
export type MatchSign = (typeof MATCH_SIGNS)[number];

/** The numbers of days that an invitation can stay open. */
export const INVITATION_DAYS = [1, 7, 30] as const;
/** How many open invitations one person can have. */
export const MAX_OPEN_INVITATIONS = 20;
/** The maximum length, in characters, of a nickname and of the name that a link shows. */
export const MAX_NICKNAME_LENGTH = 40;
/** How many times a year the same two people can remake their match. */
export const MAX_AGAIN_A_YEAR = 2;

/**
 * The secrecy of a match: at least how many of the 21,550 birth dates from 1950 to 2008 remain possible for one of the
 * two, given what the other sees.
 */
export interface Secrecy {
  dates: number;
}

/**
 * The secrecy of each level: the fewest possible dates in 19 of 20 pairs, rounded down. At *Signs* it depends on the
 * signs that are switched on, without the rising sign, because every date has each rising sign at some hour. The
 * figures are constants, because a figure counted for a pair would depend on the other person's chart and reveal it.
 * `npm run secrecy` counts them.
 */
const SECRECY = {
  word: 1000,
  'four-words': 50,
  signs: { none: 50, sun: 5, moon: 5, both: 1 },
  /** Aspects and degrees reveal the date. */
  threads: 1,
  chart: 1,
} as const;

/** The secrecy of a level with the signs that are switched on, the same for every pair. */
export function secrecyOf(level: MatchLevel, signs: Readonly<Record<MatchSign, boolean>>): Secrecy {
  if (level !== 'signs') return { dates: SECRECY[level] };
  const { none, sun, moon, both } = SECRECY.signs;
  return { dates: signs.sun ? (signs.moon ? both : sun) : signs.moon ? moon : none };
}

/** The lower of two levels. */
export function lowerLevel(one: MatchLevel, other: MatchLevel): MatchLevel {
  return MATCH_LEVELS.indexOf(one) <= MATCH_LEVELS.indexOf(other) ? one : other;
}

/** Whether a level shows at least as much as another level. */
export function reachesLevel(level: MatchLevel, least: MatchLevel): boolean {
  return MATCH_LEVELS.indexOf(level) >= MATCH_LEVELS.indexOf(least);
}
