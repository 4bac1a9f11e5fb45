// The words that lead to the game, on the chart and on the journey.

import { ACTIVITIES } from '#shared/progress/activities.ts';
import { FIND_YOURSELF_TITLE, TALLY_TITLE } from './find-yourself-title.copy.ts';

export const FIND_YOURSELF_OFFER_COPY = {
  title: 'Before you read your chart: can you find yourself in it?',
  note: `Six to ten pairs of headlines. In each, one is yours. Five minutes, ${ACTIVITIES['find-yourself'].points} points. Your choices can be counted only if you play first.`,
  take: 'Play',
  refuse: 'Skip',
} as const;

/** In place of the chart's words while a game waits that will be counted. */
export const OPEN_GAME_COPY = {
  title: 'Your game isn’t over yet.',
  note: 'It’s counted only if you finish it before you read your chart. You can read now and play on, but then it won’t be.',
  take: 'Back to the game',
  refuse: 'Read my chart',
} as const;

export const FIND_YOURSELF_ROW_COPY = {
  title: FIND_YOURSELF_TITLE,
  note: 'Two headlines, and one is from your chart. Can you tell which?',
  play: 'To the game',
  tally: TALLY_TITLE,
} as const;
