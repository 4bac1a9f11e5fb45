// Every word of the matches with a person.

import type { MatchArea, MatchLevel, MatchSign, Secrecy } from '#shared/matches/matches.ts';
import { ASPECT_WORDS, type AspectKey } from '#shared/sky/aspects.ts';

/** How well what is shown hides a birth date. */
export function secrecyLine({ dates }: Secrecy): string {
  if (dates <= 1) return 'Whoever has this can work out your birth date.';
  return `Your birthday could be any of ${dates.toLocaleString('en-US')} days.`;
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
  word: { name: 'Word', shows: 'One word for what flows, one for what needs care.' },
  'four-words': {
    name: 'Four words',
    shows: 'Love, friendship, communication and trust: each low, even or high.',
  },
  signs: { name: 'Signs', shows: 'Sun, Moon and rising, a switch for each. No degrees.' },
  threads: { name: 'Threads', shows: 'The contacts between your two charts, by name.' },
  chart: { name: 'Chart', shows: 'The places of both charts, to the degree.' },
} as const satisfies Record<MatchLevel, { name: string; shows: string }>;

export const MATCHES_COPY = {
  invite: 'Invite somebody',
  inviteNote:
    'They answer from their own chart. Neither of you sees the other’s birth date, unless you choose it below.',
  nickname: 'What do you call them?',
  nicknameHint: 'Only you see this name.',
  signedAs: 'What name should they see?',
  signedAsHint: 'The link says this name. Leave it empty, and it names nobody.',
  level: 'How much may be shown?',
  levelHint: 'The same for both. If you choose differently, the lesser one counts.',
  signs: 'Which signs?',
  days: 'How long does it stay open?',
  day: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  make: 'Make the invitation',
  making: 'Making…',
  makeFailed: 'The invitation could not be made just now.',
  ready: (nickname: string) => `Your link for ${nickname}`,
  readyNote:
    'It works once, for one person. We don’t keep it: send or copy it before you leave this page.',
  link: 'The link',
  share: 'Send the link',
  copy: 'Copy the link',
  copied: { title: 'Copied', description: 'The link is on your clipboard.' },
  copyFailed: { title: 'Not copied', description: 'Select the link and copy it by hand.' },
  shareText: 'Two charts, one word. Nobody’s birth date is shown.',
  birthMissing: 'An invitation needs your birth date. Add it, and come back.',
  addBirth: 'Add birth details',
  offline: 'You’re offline. Matches need a connection.',
  waiting: 'Waiting',
  waitingList: 'Open invitations',
  waitingFailed: 'Your invitations could not be loaded.',
  waitingEmpty: 'Nobody is invited just now.',
  waitingLoading: 'Loading your invitations',
  lapses: (level: MatchLevel, sent: string, lapses: string) =>
    `${LEVEL_COPY[level].name}. Made ${sent}; it lapses ${lapses}.`,
  revoke: 'Take it back',
  revokeOf: (nickname: string) => `Take it back: the invitation for ${nickname}`,
  copyOf: (nickname: string) => `Copy the link for ${nickname}`,
  revoking: 'Taking back…',
  revoked: { title: 'Taken back', description: 'The link opens nothing anymore.' },
  revokeLate: { title: 'No longer waiting', description: 'It was answered, or it has lapsed.' },
  revokeFailed: { title: 'Not taken back', description: 'Please try again.' },
  answered: 'Answered',
  answeredFailed: 'Your matches could not be loaded.',
  answeredEmpty: 'No answers yet. They’ll show up here when somebody says yes.',
  answeredLoading: 'Loading your matches',
  afterAnswers: 'More is shown only when you both say so.',
} as const;

export const MATCH_COPY = {
  pair: (nickname: string, level: MatchLevel) =>
    `You and ${nickname}, at level ${LEVEL_COPY[level].name}`,
  flows: 'What flows most',
  care: 'What needs most care',
  fourWords: 'Four words',
  withoutMoon: 'A birth time is missing, so the Moon and the angles count for neither of you.',
  gone: 'They are no longer there. The words stay until you delete them.',
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
  secrecy: 'What this tells of you',
  choices: (yours: MatchLevel, nickname: string, theirs: MatchLevel) =>
    yours === theirs
      ? `You both chose ${LEVEL_COPY[yours].name}.`
      : `You chose ${LEVEL_COPY[yours].name}, ${nickname} chose ${LEVEL_COPY[theirs].name}.`,
  change: 'Show more or less',
  changeOf: (nickname: string) => `Show more or less to ${nickname}`,
  changeTitle: 'How much may be shown?',
  changeNote: 'Less is hidden at once, for both. More is shown once you both say so.',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  lowered: { title: 'Hidden', description: 'The two of you see less from now on.' },
  raised: (nickname: string) => ({
    title: 'Saved',
    description: `More is shown once ${nickname} says so too.`,
  }),
  saved: { title: 'Saved', description: 'That is what the two of you see now.' },
  changeFailed: { title: 'Not changed', description: 'Please try again.' },
  again: 'Ask for a new one',
  againAsked: (nickname: string) => `You asked for a new one. It comes once ${nickname} asks too.`,
  againTheirs: (nickname: string) => `${nickname} would like a new one.`,
  againDone: { title: 'Asked', description: 'A new one comes once you have both asked.' },
  remove: 'Delete',
  removeOf: (nickname: string) => `Delete the match with ${nickname}`,
  removeTitle: (nickname: string) => `Delete the match with ${nickname}?`,
  removeNote: 'It goes for both of you, at once and for good.',
  removeNoteOfUsers:
    'It goes for both of you, at once. Should you two match again, the words will be the same.',
  removing: 'Deleting…',
  removed: { title: 'Deleted', description: 'It is gone for both of you.' },
  goneAlready: { title: 'Already gone', description: 'This match is gone for both of you.' },
  removeFailed: { title: 'Not deleted', description: 'Please try again.' },
  keep: 'Keep it',
  block: 'Block',
  blockOf: (nickname: string) => `Block ${nickname}`,
  blockTitle: (nickname: string) => `Block ${nickname}?`,
  blockNote:
    'The match goes for both of you. From then on neither account can answer an invitation of the other. They can’t answer yours without an account either, on a device where they have signed in; on another device they could. Nobody is told.',
  blocking: 'Blocking…',
  blocked: { title: 'Blocked', description: 'Neither account can answer the other’s invitations.' },
} as const;

export const INVITATION_COPY = {
  title: 'An invitation',
  documentTitle: 'An invitation | Asteria',
  home: 'Asteria, home',
  heading: 'Somebody wants to know how your skies get along',
  before: 'Before you open it',
  promises: [
    'Both of you see the same few words, made from two charts.',
    'Neither of you sees the other’s birth date, time or place, unless you both choose to show a chart.',
    'You choose how much is shown. If you choose differently, the lesser one counts.',
    'Opening it tells nobody that you looked.',
  ],
  open: 'Open the invitation',
  opening: 'Opening…',
  openFailed: 'The invitation could not be opened just now.',
  offline: 'You’re offline. Connect, and open it again.',
  unanswered: 'We didn’t hear back. Answer again: it counts once.',
  notNow: 'Not now',
  gone: 'This invitation isn’t open anymore.',
  goneNote: 'It may have been used, taken back or lapsed. Ask for a new one.',
  own: 'This is your own link.',
  ownNote: 'Send it to somebody. It opens for one person, once.',
  tooMany: 'That’s a lot of invitations for one day. Try again later.',
  none: 'There is no invitation in this link.',
  noneNote: 'Ask for the link again, and copy all of it.',
  toMatches: 'To your matches',
  toHome: 'To Asteria',
  invites: (from: string | null) => `${from ?? 'Somebody'} invites you, at level`,
  until: (when: string) => `It lapses ${when}.`,
  seenTitle: 'What will be seen',
  seen: (from: string | null) =>
    `You and ${from ?? 'the one who sent it'} see the same words, and no one else does.`,
  guestKept:
    'Your birth details are used once and not kept. We keep the words and the name you type.',
  userKept: 'The words are made from the birth details in your profile, and stay as they are.',
  nickname: 'What do you call them?',
  nicknameHint: 'Only you see this name.',
  level: 'How much may be shown?',
  answer: 'Answer',
  answering: 'Reading both charts…',
  answerFailed: 'Your answer could not be read just now. Nothing was used up.',
  haveAccount: 'Have an account? Log in, and answer from your own chart.',
  birth: 'Your birth',
  birthMissing: 'Your profile has no birth date yet, and the words need one.',
  addBirth: 'Add birth details',
  result: (nickname: string) => `You and ${nickname}`,
  kept: 'Your answers on this device',
  keptNote: 'Only this device can delete them, unless the other one does.',
} as const;
