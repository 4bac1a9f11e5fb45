// The words on the lock screen: what is exact and when, never a question, advice or a count of days.

import type { NoticeStyle } from '#shared/notices/notice-rules.ts';

/** What a notice is told by: an instant with its ±, an instant alone, or a day. */
export type Moment =
  | { kind: 'exact'; time: string; margin: number }
  | { kind: 'sky'; time: string }
  | { kind: 'season-begins' | 'season-ends' }
  | { kind: 'season-exact'; isWide: boolean }
  | { kind: 'letter' | 'answer' };

/** `words` name what it is: 'Moon trine your Venus', a headline, a person's name. A discreet one names neither planet nor sign nor hour. */
export function writeNotice(style: NoticeStyle, words: string, moment: Moment): string {
  if (style === 'discreet') return DISCREET[moment.kind];
  switch (moment.kind) {
    case 'exact':
      return `${words}, ${moment.time} ± ${moment.margin}`;
    case 'sky':
      return `${words}, ${moment.time}`;
    case 'season-begins':
      return `${words}: a season begins`;
    case 'season-ends':
      return `${words}: a season ends`;
    case 'letter':
      return words;
    case 'answer':
      return `${words} answered`;
    case 'season-exact':
      return `${words}, today${moment.isWide ? ', give or take a day' : ''}`;
  }
}

const DISCREET = {
  exact: 'Something is exact',
  sky: 'Something is exact',
  'season-exact': 'Something is exact',
  'season-begins': 'Something begins',
  'season-ends': 'Something ends',
  letter: 'Your letter is here',
  answer: 'Somebody answered',
} as const satisfies Record<Moment['kind'], string>;

export const CONFIRM_MAIL_COPY = {
  subject: 'Is this your email address?',
  /** Without a name: the person who asked chose it, and this may be somebody else's mailbox. */
  before: [
    'Hello,',
    'Somebody with an Asteria account asked us to tell them at this address when their daily letter is there. If that was you, confirm it here:',
  ],
  button: 'Yes, it’s mine',
  after: [
    'The link works for a week. Once you confirm, you’ll get one short mail on each day that you haven’t read your letter yet.',
    'If it wasn’t you, do nothing. We won’t send anything unless you say yes.',
  ],
  signature: 'The Star Oracle',
} as const;

export const LETTER_MAIL_COPY = {
  read: 'Read your letter:',
  why: 'You get this because you asked for word of your daily letter at this address.',
  leave: 'Unsubscribe, no questions asked:',
  leaveButton: 'Unsubscribe from this mail',
} as const;
