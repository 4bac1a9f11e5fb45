// The words of the game. What is counted, and how, is fixed in shared/find-yourself/protocol.md.

import { FIND_YOURSELF_TITLE, TALLY_TITLE } from './find-yourself-title.copy.ts';

const pairs = (count: number) => `${count} ${count === 1 ? 'pair' : 'pairs'}`;

export const GAME_COPY = {
  title: FIND_YOURSELF_TITLE,
  back: 'Profile',
  loading: 'Looking for your game',

  intro: {
    opening:
      'Before you read your chart: can you find yourself in it? Six to ten pairs, five minutes. We publish what everybody found, whatever it is.',
    how: 'Each pair is two headlines. One is from your chart, the other from the chart of a stranger born near you in time, at the same place. Choose the one that’s you. If you can’t tell, choose neither.',
    count: 'Count my choices',
    countNote:
      'With everybody’s, and without anything about you: which two headlines, which was yours, which you chose. You can agree now, before the first pair, and not later. If you take your yes back, later rounds aren’t counted; what was added up can’t be found again.',
    play: 'Play',
    starting: 'Drawing your pairs…',
  },

  ready: {
    title: (count: number) => `Your ${count} pairs are drawn.`,
    counted: 'This game will be counted. If you open your chart before the last pair, it won’t be.',
    withdraw: 'Don’t count it after all',
    notWithdrawn: 'Your yes still stands. Please try again.',
    uncounted: 'This game won’t be counted. Everything else is the same.',
    /** For a reader who asked to be counted. */
    refused:
      'This game won’t be counted: your chart was open before it, or the game began without a yes. Everything else is the same.',
    promise:
      'Which headline is yours is settled now. This number seals it: at the end your device checks that nobody moved a thing.',
    begin: 'Show me the first pair',
  },

  commitment: {
    label: 'The seal',
    show: 'Show all of it',
    hide: 'Show less of it',
    copy: 'Copy',
    copied: { title: 'Copied', description: 'The seal is on your clipboard.' },
    copyFailed: {
      title: 'Not copied',
      description: 'Your browser didn’t allow it. You can select the number instead.',
    },
  },

  round: {
    progress: (number: number, all: number) => `${number} of ${all}`,
    question: 'Which one is you?',
    knew: 'I knew it by the astrology',
    knewNote: 'Then this pair is counted apart.',
    back: 'Back',
    next: 'Next',
    neither: 'Neither',
    finish: 'Show me which were mine',
    finishNote: 'After this, your choices stand.',
  },

  send: {
    title: 'Opening the seal',
    notSent: 'Not sent yet',
    sending: 'Opening your pairs…',
    again: 'Send again',
    offline: 'We can’t reach the server.',
    failed: 'Your choices didn’t get through.',
    kept: 'Your choices are kept on this device. Send them again when you’re connected; you can close the page until then.',
  },

  reveal: {
    score: (hits: number, chosen: number) => `${hits} of ${chosen}`,
    none: 'No choices, no number',
    coin: ([low, high]: readonly [number, number]) =>
      `A coin gives ${low} to ${high} in more than nine games of ten.`,
    anything: 'With so few choices, a coin can give any number.',
    left: (count: number) =>
      count === 1
        ? 'One more pair was yours, and you chose neither.'
        : `In ${count} more pairs of yours, you chose neither.`,
    allLeft: 'You chose neither every time. That’s an answer, too.',
    /** For a reader who asked to be counted. */
    counted: 'This game will be counted when its week is over.',
    notCounted:
      'This game isn’t counted: your chart was open before your choices came in, or the yes was taken back.',
    knew: (count: number) =>
      `You knew ${pairs(count)} by the astrology. That’s counted apart from the rest.`,
    rounds: 'Pair by pair',
    pair: (number: number) => `Pair ${number}`,
    own: 'Yours',
    chosen: 'You chose this',
    neither: 'You chose neither.',
    placebo:
      'Neither was yours: two strangers, to see what a guess looks like. It isn’t in the number.',
    chart: 'Read your chart',
    tally: TALLY_TITLE,
  },

  check: {
    title: 'The seal, opened',
    checking: 'Your device is checking the seal…',
    match:
      'Your device has checked it: these are the pairs that were sealed before your first choice.',
    mismatch:
      'The seal doesn’t fit these pairs. Something changed after your first choice, so don’t trust this result. Please tell us.',
    unavailable:
      'Your browser can’t check the seal here: it does that only over a secure connection. With the two numbers below, any other tool can.',
    how: 'The seal is the SHA-256 of the salt, a line feed, and the pairs as JSON (RFC 8785).',
    salt: 'The salt',
  },

  refused: {
    already_played: {
      title: 'You’ve played this one.',
      note: 'One game a person, and the first answer stands. What everybody found keeps growing.',
    },
    too_few_pairs: {
      title: 'Your chart can’t fill a game yet.',
      note: 'We need six pairs, and your birth details give fewer. A birth time and a birth place give more.',
      action: 'Add birth details',
    },
    not_found: {
      title: 'This game is gone.',
      note: 'We no longer have it, so nothing was counted. You can draw a new one.',
      action: 'Begin again',
    },
  },

  failed: 'We couldn’t draw your pairs just now.',
  offline: 'We can’t reach the server, and the pairs are drawn there.',
} as const;
