// Matches with a person: how much the two see of each other, and the limits of invitations.

/**
 * How much two people see of each other, least first. `word`: one word for the whole. `four-words`: a rating in each
 * area. `signs`: the Sun, Moon and rising signs that both have switched on. `threads`: the aspects between the two
 * charts. `chart`: both whole charts.
 */
export const MATCH_LEVELS = ['word', 'four-words', 'signs', 'threads', 'chart'] as const;
export type MatchLevel = (typeof MATCH_LEVELS)[number];

/** The levels that somebody without an account can choose. */
export const GUEST_MATCH_LEVELS = ['word', 'four-words'] as const satisfies readonly MatchLevel[];

export const MATCH_AREAS = ['love', 'friendship', 'communication', 'trust'] as const;
export type MatchArea = (typeof MATCH_AREAS)[number];

/** How well a pair does in one area, least first. */
export const AREA_RATINGS = ['low', 'even', 'high'] as const;
export type AreaRating = (typeof AREA_RATINGS)[number];

/** What the level *Signs* can show, each with its own switch; shown where both have it on. */
export const MATCH_SIGNS = ['sun', 'moon', 'rising'] as const;
export type MatchSign = (typeof MATCH_SIGNS)[number];

/** The days that an invitation can stay open. */
export const INVITATION_DAYS = [1, 7, 30] as const;
/** Invitations of one person that can wait at the same time. */
export const MAX_OPEN_INVITATIONS = 20;
/** Characters of a nickname and of the name that a link says. */
export const MAX_NICKNAME_LENGTH = 40;
/** How often a year the same two people can make their match again. */
export const MAX_AGAIN_A_YEAR = 2;

/**
 * The secrecy of a match: at least how many of the 21,550 birth dates from 1950 to 2008 remain possible for one of the
 * two, by what the other sees.
 */
export interface Secrecy {
  dates: number;
}

/**
 * The secrecy of each level: the fewest possible dates of 19 pairs in 20, rounded down; *Signs* by what is switched on,
 * without regard to the rising sign, which every date has at some hour. They are constants, because a figure that was
 * counted for a pair would depend on the other's chart and reveal it. `npm run secrecy` counts them.
 */
const SECRECY = {
  word: 1000,
  'four-words': 50,
  signs: { none: 50, sun: 5, moon: 5, both: 1 },
  /** Aspects and degrees reveal the date. */
  threads: 1,
  chart: 1,
} as const;

/** The secrecy of a level with the signs that are switched on; the same for every pair. */
export function secrecyOf(level: MatchLevel, signs: Readonly<Record<MatchSign, boolean>>): Secrecy {
  if (level !== 'signs') return { dates: SECRECY[level] };
  const { none, sun, moon, both } = SECRECY.signs;
  return { dates: signs.sun ? (signs.moon ? both : sun) : signs.moon ? moon : none };
}

/** The lower of two levels. */
export function lowerLevel(one: MatchLevel, other: MatchLevel): MatchLevel {
  return MATCH_LEVELS.indexOf(one) <= MATCH_LEVELS.indexOf(other) ? one : other;
}

/** Whether a level shows at least as much as another. */
export function reachesLevel(level: MatchLevel, least: MatchLevel): boolean {
  return MATCH_LEVELS.indexOf(level) >= MATCH_LEVELS.indexOf(least);
}
