// The constants of the protocol (protocol.md), which was fixed before the first round.

/** The places of a chart from which both headlines of a round come. */
export const ROUND_KINDS = ['sign', 'house', 'midheaven', 'aspect'] as const;
export type RoundKind = (typeof ROUND_KINDS)[number];

/** `asked` enters the published figures, `knew` none, `placebo` a rate of its own. */
export const ROUND_SETS = ['asked', 'knew', 'placebo'] as const;
export type RoundSet = (typeof ROUND_SETS)[number];

export const GAME_ROUNDS = { min: 6, max: 10 } as const;
/** From this many rounds on, exactly one is a placebo. */
export const PLACEBO_FROM_ROUNDS = 7;
/** A stranger is born at most this many days before or after the reader: three years. */
export const STRANGER_DAYS = 1_096;

/** Counted rounds from which on figures are shown. */
export const SHOWN_FROM_ROUNDS = 1_000;
/** Games that must wait before their rounds are added to the counters. */
export const GAMES_ADDED_TOGETHER = 20;
/** Both parameters of the beta distribution that is the interval's prior. */
export const PRIOR = 100;
/** The probability that the interval ever misses the true rate. */
export const MISS_PROBABILITY = 0.05;
/** A rate nearer than this to one half would change nothing for a reader. */
export const SMALLEST_EFFECT = 0.02;

/** What is said of the count; the words are on the page of the tally. */
export const FINDINGS = ['too_few', 'nothing_larger', 'more_often', 'less_often'] as const;
export type Finding = (typeof FINDINGS)[number];
