// All words of the matches with a person.

import type { MatchArea, MatchLevel, MatchSign, Secrecy } from '#shared/matches/matches.ts';
import { ASPECT_WORDS, type AspectKey } from '#shared/sky/aspects.ts';

/** How well the shown parts hide a birth date. */
export function secrecyLine({ dates }: Secrecy): string {
  if (dates <= 1) return 'Anyone who sees this can work out your birth date.';
  return `Your birthday could be any of ${dates.toLocaleString('en-US')} days.`;
}

/** The same in a sentence that needs no explanation. */
function plainSecrecy({ dates }: Secrecy): string {
  if (dates >= 1000) return 'That can’t give a birthday away.';
  return secrecyLine({ dates });
}

export const AREA_WORDS = {
  love: 'Love',
  friendship: 'Friendship',
  communication: 'Talk',
  trust: 'Trust',
} as const satisfies Record<MatchArea, string>;

export const SIGN_SWITCH_WORDS = {
  sun: 'Sun',
  moon: 'Moon',
  rising: 'Rising',
} as const satisfies Record<MatchSign, string>;

export const LEVEL_COPY = {
  word: {
    name: 'Word',
    shows: 'One word for what flows, one for what needs care.',
    both: 'Two words for both of you',
  },
  'four-words': {
    name: 'Four words',
    shows: 'Love, friendship, communication and trust: each low, even or high.',
    both: 'Four words for both of you',
  },
  signs: {
    name: 'Signs',
    shows: 'Sun, Moon and rising, a switch for each. No degrees.',
    both: 'Words and signs',
  },
  threads: {
    name: 'Threads',
    shows: 'The contacts between your two charts, by name.',
    both: 'Words, signs and contacts',
  },
  chart: {
    name: 'Chart',
    shows: 'The places of both charts, to the degree.',
    both: 'Both whole charts',
  },
} as const satisfies Record<MatchLevel, { name: string; shows: string; both: string }>;

export const MATCHES_COPY = {
  ask: 'Ask somebody',
  askNoteTitle: 'Two words for both of you, open for 7 days',
  askNote: 'They can’t give a birthday away. You can show more.',
  inviteNote:
    'Ask somebody how you two get along. You both see what comes easily to you, and what wants care.',
  people: 'You and your people today',
  asked: 'You asked',
  isNew: 'New: ',
  nickname: 'What do you call them?',
  nicknameHint: 'Only you see this name.',
  signedAs: 'Your name in the link',
  signedAsHint: 'So they know who’s asking. If you leave it empty, the link names nobody.',
  level: 'How much may be shown?',
  levels: 'What you both see',
  /** What is chosen in the form while its choices are collapsed. */
  chosen: (level: MatchLevel, days: number, secrecy: Secrecy) =>
    `${LEVEL_COPY[level].both}, open for ${MATCHES_COPY.day(days)}. ${plainSecrecy(secrecy)}`,
  levelHint: 'You both see the same. If your choices differ, the lower one counts.',
  signs: 'Which signs?',
  days: 'How long does it stay open?',
  day: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  make: 'Make the link',
  making: 'Making…',
  makeFailed: 'We couldn’t make the link just now.',
  ready: (nickname: string) => `Your link for ${nickname}`,
  readyNote:
    'It works once, for one person. We don’t keep it: send or copy it before you leave this page.',
  link: 'The link',
  share: 'Send the link',
  copy: 'Copy the link',
  copied: { title: 'Copied', description: 'The link is on your clipboard.' },
  copyFailed: { title: 'Not copied', description: 'Please select the link and copy it yourself.' },
  shareText: 'How do you and I get along? All it takes is a birthday, and nobody’s is shown.',
  birthMissing: 'An invitation needs your birth date. Add it, then come back.',
  addBirth: 'Add birth details',
  offline: 'You’re offline. Matches need a connection.',
  waitingFailed: 'We couldn’t load your invitations.',
  waitingLoading: 'Loading your invitations',
  lapses: (asked: string, until: string) => `Asked ${asked}. Open until ${until}.`,
  linkNotKept: 'We don’t keep the link. To send another, cancel this invitation and ask again.',
  revoke: 'Cancel the invitation',
  revokeOf: (nickname: string) => `Cancel the invitation for ${nickname}`,
  copyOf: (nickname: string) => `Copy the link for ${nickname}`,
  revoking: 'Canceling…',
  revoked: { title: 'Invitation canceled', description: 'The link no longer works.' },
  revokeLate: { title: 'No longer open', description: 'It was answered, or it has expired.' },
  revokeFailed: { title: 'Not canceled', description: 'Please try again.' },
  answeredFailed: 'We couldn’t load your matches.',
  answeredLoading: 'Loading your matches',
  afterAnswers: 'More is shown only if you both agree.',
} as const;

export const MATCH_COPY = {
  /** Senders who did not sign have no name here. */
  pair: (nickname: string) => (nickname === '' ? 'You two' : `You and ${nickname}`),
  answered: (nickname: string) => `${nickname} answered.`,
  today: 'Today:',
  newSince: (ago: string) => `New, ${ago}`,
  askForMore: (nickname: string) => `Ask ${nickname} for more`,
  send: 'Send',
  /** On the picture that is sent. */
  cardFlows: 'What comes easily to us',
  cardCare: 'What wants care',
  flows: 'What flows most',
  care: 'What needs most care',
  fourWords: 'Four words',
  withoutMoon: 'A birth time is missing, so the Moon and the angles count for neither of you.',
  gone: 'They’ve left Asteria. The words stay until you delete them.',
  guest: 'They answered without an account.',
  signs: 'Your signs',
  yours: 'You',
  unknown: 'Not known',
  threadsOf: (count: number) => `Threads: ${count}`,
  thread: (yours: string, aspect: AspectKey, theirs: string) =>
    `Your ${yours} ${ASPECT_WORDS[aspect]} their ${theirs}`,
  chart: 'Both charts',
  point: 'Point',
  place: (degree: number, sign: string) => `${degree}° ${sign}`,
  secrecy: 'What this says about you',
  choices: (yours: MatchLevel, nickname: string, theirs: MatchLevel) =>
    yours === theirs
      ? `You both share ${LEVEL_COPY[yours].name}.`
      : `You share ${LEVEL_COPY[yours].name}, ${nickname} shares ${LEVEL_COPY[theirs].name}.`,
  change: 'Show more or less',
  changeOf: (nickname: string) => `Show more or less to ${nickname}`,
  changeTitle: 'How much may be shown?',
  changeNote:
    'Showing less takes effect at once, for both of you. More is shown once you both agree.',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  lowered: { title: 'Hidden', description: 'You both see less from now on.' },
  raised: (nickname: string) => ({
    title: 'Saved',
    description: `More is shown once ${nickname} agrees.`,
  }),
  saved: { title: 'Saved', description: 'This is what you both see now.' },
  changeFailed: { title: 'Not changed', description: 'Please try again.' },
  again: 'Ask for a new one',
  againAsked: (nickname: string) => `You asked for a new one. It comes once ${nickname} asks too.`,
  againTheirs: (nickname: string) => `${nickname} would like a new one.`,
  againDone: { title: 'Asked', description: 'A new one comes once you have both asked.' },
  remove: 'Delete',
  removeOf: (nickname: string) => `Delete the match with ${nickname}`,
  removeTitle: (nickname: string) => `Delete the match with ${nickname}?`,
  removeNote: 'It’s deleted for both of you, at once and for good.',
  removeNoteOfUsers:
    'It’s deleted for both of you, at once. If you two match again, the words will be the same.',
  removing: 'Deleting…',
  removed: { title: 'Deleted', description: 'It is gone for both of you.' },
  goneAlready: { title: 'Already deleted', description: 'Neither of you has this match anymore.' },
  removeFailed: { title: 'Not deleted', description: 'Please try again.' },
  keep: 'Keep it',
  block: 'Block',
  blockOf: (nickname: string) => `Block ${nickname}`,
  blockTitle: (nickname: string) => `Block ${nickname}?`,
  blockNote:
    'The match is deleted for both of you, and neither account can answer the other’s invitations. On a device where they’ve signed in, they can’t answer yours without an account either; on another device they could. Nobody is told.',
  blocking: 'Blocking…',
  blocked: { title: 'Blocked', description: 'Neither account can answer the other’s invitations.' },
} as const;

export const INVITATION_COPY = {
  documentTitle: 'An invitation | Asteria',
  home: 'Asteria, home',
  heading: 'Somebody would like to know how you two get along.',
  before:
    'It takes a birthday and a minute. You’ll both see the same few words, and neither of you sees the other’s birthday. Nobody is told that you opened it.',
  open: 'Open the invitation',
  opening: 'Opening…',
  openFailed: 'We couldn’t open the invitation just now.',
  offline: 'You’re offline. Connect, and open it again.',
  unanswered: 'We didn’t hear back. Please answer again: it counts only once.',
  notNow: 'Not now',
  gone: 'This invitation is no longer open.',
  goneNote: 'It may have been used, canceled or expired. Ask for a new one.',
  own: 'This is your own link.',
  ownNote: 'Send it to somebody. It works for one person, once.',
  tooMany: 'That’s a lot of invitations for one day. Try again later.',
  none: 'There is no invitation in this link.',
  noneNote: 'Ask for the link again, and copy all of it.',
  another: 'To answer another invitation, open its link.',
  toMatches: 'To your people',
  toHome: 'To Asteria',
  asks: (from: string | null) => `${from ?? 'Somebody'} would like to know how you two get along.`,
  give: 'Give a birthday.',
  /** What both people see at a level. */
  sees: (level: MatchLevel) =>
    level === 'word'
      ? 'You’ll both see the same two words: what comes easily to you two, and what wants care.'
      : `You’ll both see the same. ${LEVEL_COPY[level].shows}`,
  until: (when: string) => `The link is open until ${when}.`,
  userKept: 'It’s made from the birthday in your profile, and stays as it is.',
  nickname: 'What do you call them?',
  nicknameHint: 'Only you see this name.',
  level: 'How much may be shown?',
  levelNote: (level: MatchLevel) =>
    `${LEVEL_COPY[level].both}. If your choices differ, the lower one counts.`,
  answer: 'See how we get along',
  answering: 'Reading both charts…',
  answerFailed: 'We couldn’t read your answer just now. Nothing was used up.',
  haveAccount: 'I have an account',
  secrecy: (level: MatchLevel) =>
    `${level === 'word' ? 'Two words can’t tell anyone your birthday.' : 'Four words leave your birthday among many.'} We work them out and forget the date. No account, no price.`,
  why: (level: MatchLevel) => (level === 'word' ? 'Why can’t they?' : 'Among how many?'),
  whyNote: (line: string) =>
    `${line} We counted: of all days from 1950 to 2008, at least that many fit the same words, whatever the other chart is.`,
  birthMissing: 'Your profile has no birth date yet, and the words need one.',
  addBirth: 'Add birth details',
  kept: 'Your answers on this device',
  ownLetter: 'Yours for today is written, too.',
  ownLetterNote: (isTyped: boolean) =>
    `A short letter from your own birthday, new each morning.${isTyped ? ' We’ll carry over what you just typed.' : ''}`,
  readOwnLetter: 'Read your own letter today',
  askYourself: 'Ask somebody yourself',
  sendWords: 'Send the two words',
  /** Who sees a guest's answers. */
  seen: (nickname: string) =>
    `${nickname === '' ? 'Whoever asked' : nickname} sees these words, under the name they call you by. You can delete them from this device at any time.`,
  deleteAnswer: 'Delete my answer',
} as const;
