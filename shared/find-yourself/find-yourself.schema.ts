// The shapes of the game and of the tally.

import * as z from 'zod/mini';
import { FIND_YOURSELF_FIELD_COPY as COPY } from './find-yourself.copy.ts';
import { FINDINGS, GAME_ROUNDS, ROUND_KINDS } from './protocol.ts';

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

/** What begins a game. */
export const startGameSchema = z.object({
  /** Whether the rounds may be counted; it cannot be given later. */
  share: z._default(z.boolean(COPY.shareUnknown), false),
});

export const gameSchema = z.object({
  gameId: z.string(),
  /** SHA-256, lower-case hexadecimal; opened by the salt that the reveal tells. */
  commitment: z.string(),
  /** Whether the rounds will be counted. */
  counted: z.boolean(),
  rounds: z.array(z.object({ id: z.string(), left: z.string(), right: z.string() })),
});
export type Game = z.infer<typeof gameSchema>;

const roundAnswer = z.object({
  /** Of a round of the game. */
  id: z.string(COPY.roundUnknown),
  /** Null where the reader made no choice. */
  side: z.nullable(z.enum(SIDES, COPY.sideUnknown)),
  /** Whether the reader knew it by the astrology. */
  knew: z._default(z.boolean(COPY.knewUnknown), false),
});
export type RoundAnswer = z.output<typeof roundAnswer>;

/** One answer a round. */
export const answersSchema = z.object({
  answers: z.array(roundAnswer, COPY.answersMissing).check(
    z.maxLength(GAME_ROUNDS.max, COPY.tooMany),
    z.refine(
      (answers) => new Set(answers.map(({ id }) => id)).size === answers.length,
      COPY.answeredTwice,
    ),
  ),
});

export const revealedGameSchema = z.object({
  /** 64 hexadecimal digits. */
  salt: z.string(),
  rounds: z.array(
    z.object({
      id: z.string(),
      /** Null in a placebo, in which both headlines are strangers'. */
      own: z.nullable(z.enum(SIDES)),
      /** The placement or aspect behind each headline. */
      facts: z.object({ left: z.string(), right: z.string() }),
    }),
  ),
  /** In how many rounds the own headline was chosen; the placebo does not count. */
  hits: z.int(),
  /** Whether the rounds will be added to the count. */
  counted: z.boolean(),
});
export type RevealedGame = z.infer<typeof revealedGameSchema>;

const rate = z.nullable(z.number());
const interval = z.nullable(z.tuple([z.number(), z.number()]));

/** Rates and intervals are null until enough rounds are counted. */
export const tallySchema = z.object({
  /** Of the headlines that are shown now. */
  edition: z.string(),
  /** The Monday of the first counted week (`YYYY-MM-DD`); null before it. */
  since: z.nullable(z.string()),
  rounds: z.int(),
  players: z.int(),
  rate,
  interval,
  byKind: z.array(
    z.object({
      kind: z.enum(ROUND_KINDS),
      rounds: z.int(),
      rate,
      interval,
      /** Whether Holm's method tells the kind apart from chance. */
      apart: z.boolean(),
    }),
  ),
  placebo: z.object({ rounds: z.int(), rate }),
  sentence: z.enum(FINDINGS),
});
export type Tally = z.infer<typeof tallySchema>;
