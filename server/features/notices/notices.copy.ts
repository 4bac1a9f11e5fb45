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
