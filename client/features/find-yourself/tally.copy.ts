// The words of the tally. The server's answer chooses one of the four sentences (shared/find-yourself/protocol.md).

import type { Finding, RoundKind } from '#shared/find-yourself/protocol.ts';
import {
  GAMES_ADDED_TOGETHER,
  SHOWN_FROM_ROUNDS,
  SMALLEST_EFFECT,
} from '#shared/find-yourself/protocol.ts';
import { TALLY_TITLE } from './find-yourself-title.copy.ts';

const numeral = (count: number) => count.toLocaleString('en-US');
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const span = ([low, high]: readonly [number, number]) => `${percent(low)} to ${percent(high)}`;
const roundsWords = (rounds: number) => (rounds === 1 ? 'one round' : `${numeral(rounds)} rounds`);

const FROM = numeral(SHOWN_FROM_ROUNDS);
const POINTS = SMALLEST_EFFECT * 100;

export const TALLY_COPY = {
  title: TALLY_TITLE,
  documentTitle: `${TALLY_TITLE} · Asteria`,
  home: 'Asteria, home',
  opening:
    'Two of our headlines, one of them from the reader’s own chart. Do readers find their own more often than a coin would?',
  loading: 'Loading the tally',
  failed: 'We couldn’t load the tally just now.',
  offline: 'We can’t reach the server, and the tally is kept there.',

  few: {
    /** Nothing is said before enough rounds are counted. */
    title: (rounds: number) => {
      if (rounds === 0) return 'No rounds so far.';
      return rounds === 1 ? 'One round so far.' : `${numeral(rounds)} rounds so far.`;
    },
    note: `From ${FROM} on, this page says what they show, whatever it is.`,
  },
  findings: {
    too_few: 'Too few rounds to tell yet.',
    nothing_larger: 'Readers find their own headline about as often as a coin would.',
    more_often: 'Readers choose their own headline more often than a coin would.',
    less_often: 'Readers choose their own headline less often than a coin would.',
  } satisfies Record<Finding, string>,
  notes: {
    too_few: (interval: string) =>
      `The true rate may be anywhere from ${interval}. A coin’s is 50%.`,
    nothing_larger: (interval: string) =>
      `What we counted leaves room for ${interval}: no difference from a coin larger than ${POINTS} points fits, in either direction. It looks like chance.`,
    more_often: (interval: string) =>
      `What we counted leaves room for ${interval}. A coin’s 50% lies below that.`,
    less_often: (interval: string) =>
      `What we counted leaves room for ${interval}. A coin’s 50% lies above that.`,
  } satisfies Record<Finding, (interval: string) => string>,
  about: 'This is about our words and who plays, not about astrology.',

  numbers: 'The numbers',
  rate: 'Own headline chosen',
  interval: 'Where the true rate lies, 95%',
  rounds: 'Rounds counted',
  players: 'People who played them',
  placebo: 'Placebo',
  placeboNote:
    'Two strangers’ headlines, one of them called “own” at random. A coin’s 50% is what to expect.',
  placeboFound: (rate: number, rounds: number) => `${percent(rate)} of ${roundsWords(rounds)}`,
  since: 'Counted since',
  notBegun: 'Not begun',
  edition: 'Edition of the headlines',
  numeral,
  percent,
  span,

  byKind: 'By kind',
  kindNote: 'A kind stands apart only if it still would when four are looked at together.',
  kind: 'Kind',
  kinds: {
    sign: 'Mercury, Venus or Mars by sign',
    house: 'Moon to Saturn by house',
    midheaven: 'Midheaven',
    aspect: 'Close aspects',
  } satisfies Record<RoundKind, string>,
  countedRounds: roundsWords,
  /** '51.2%, 48.0% to 54.4%: not apart from chance'. */
  kindFound: (rate: number, interval: readonly [number, number], apart: boolean) =>
    `${percent(rate)}, ${span(interval)}: ${apart ? 'apart' : 'not apart'} from chance`,

  rules: {
    title: 'How it’s counted',
    note: 'The rules, fixed before the first round',
    list: [
      'The stranger is nobody: a birth drawn at random within three years of the reader’s, at the same place.',
      'Sun, Moon sign and rising sign are left out, because readers have been told them. So is any headline that names a planet, a sign or a house.',
      'A game has six to ten rounds. From seven on, one is a placebo.',
      'A round counts only if the reader agreed before the first one, hadn’t opened the chart, made a choice, and didn’t know it by the astrology.',
      `What is counted holds no name, no account and no time. Rounds wait, encrypted, until their week is over and ${GAMES_ADDED_TOGETHER} games can be added at once.`,
      'Every pair of headlines is compared with itself: how often one is chosen when it’s the reader’s, and how often when it’s the stranger’s. So a headline that everybody likes changes nothing.',
      'The interval holds however often anybody looks. The count is never stopped, and no number is taken back.',
      `A difference under ${POINTS} points would change nothing for a reader. If nothing larger fits, we say so.`,
    ],
  },
  limits:
    'Readers aren’t a random sample, and someone who knows astrology may recognize a line without saying so.',
  play: 'Play it yourself',
} as const;
