// The levels of a match with a person, in the order of how much each shows.

export const MATCH_LEVELS = ['word', 'four-words', 'signs', 'threads', 'chart'] as const;
export type MatchLevel = (typeof MATCH_LEVELS)[number];

/** The levels that somebody without an account can choose. */
export const GUEST_MATCH_LEVELS = ['word', 'four-words'] as const satisfies readonly MatchLevel[];

export const MATCH_AREAS = ['love', 'friendship', 'communication', 'trust'] as const;
export type MatchArea = (typeof MATCH_AREAS)[number];

export const FOUR_WORDS = ['low', 'even', 'high'] as const;
export type FourWord = (typeof FOUR_WORDS)[number];

/** What the level *Signs* can show, each with its own switch; shown where both have it on. */
export const MATCH_SIGNS = ['sun', 'moon', 'rising'] as const;
export type MatchSign = (typeof MATCH_SIGNS)[number];

export const INVITATION_DAYS = [1, 7, 30] as const;
/** Invitations of one person that can wait at the same time. */
export const MAX_OPEN_INVITATIONS = 20;
/** Characters of a nickname and of the name that a link says. */
export const MAX_NICKNAME_LENGTH = 40;
/** Times a year that a match of the same two people can be made anew. */
export const MAX_AGAIN_A_YEAR = 2;

/** How many days from 1950 to 2008 are looked at, each at noon. */
export const COUNTED_DAYS = 21_550;

/** Which dates fit what is shown: of all counted days, and of those on which somebody of that age was born. */
export interface Secrecy {
  dates: number;
  ifAgeKnown: number;
}

/**
 * What the form prints before there is a pair, as "or more": of nineteen pairs in twenty at least so many dates fit.
 * A test counts them.
 */
export const LEAST_SECRECY: Readonly<Record<MatchLevel, Secrecy>> = {
  word: { dates: 1000, ifAgeKnown: 10 },
  'four-words': { dates: 50, ifAgeKnown: 1 },
  signs: { dates: 1, ifAgeKnown: 1 },
  threads: { dates: 1, ifAgeKnown: 1 },
  chart: { dates: 1, ifAgeKnown: 1 },
};

/** The lower of two levels. */
export function lowerLevel(one: MatchLevel, other: MatchLevel): MatchLevel {
  return MATCH_LEVELS.indexOf(one) <= MATCH_LEVELS.indexOf(other) ? one : other;
}

/** Whether a level shows at least as much as another. */
export function reachesLevel(level: MatchLevel, least: MatchLevel): boolean {
  return MATCH_LEVELS.indexOf(level) >= MATCH_LEVELS.indexOf(least);
}
