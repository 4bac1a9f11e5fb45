// The twelve signs (requirement ZODIAC-3): names, dates, and the traditional elements and qualities.

import type { SignKey, SignName } from './sign-names.ts';

export * from './sign-names.ts';

export const ELEMENTS = ['Fire', 'Earth', 'Air', 'Water'] as const;
export type Element = (typeof ELEMENTS)[number];

export const QUALITIES = ['Cardinal', 'Fixed', 'Mutable'] as const;
export type Quality = (typeof QUALITIES)[number];

/** Month and day, both from 1. */
type MonthDay = readonly [month: number, day: number];

export type ZodiacSign = {
  name: SignName;
  element: Element;
  quality: Quality;
  /** The date range of the sign as users read it, first and last day included, as are `from` and `to`. */
  dates: string;
  from: MonthDay;
  to: MonthDay;
  description: string;
};

export const SIGNS = {
  aries: {
    name: 'Aries',
    element: 'Fire',
    quality: 'Cardinal',
    dates: 'Mar 21-Apr 19',
    from: [3, 21],
    to: [4, 19],
    description:
      'Aries begins. It says the brave thing first and reads the instructions afterward, and the room is warmer for it. Give it a door to open and it forgives you everything.',
  },
  taurus: {
    name: 'Taurus',
    element: 'Earth',
    quality: 'Fixed',
    dates: 'Apr 20-May 20',
    from: [4, 20],
    to: [5, 20],
    description:
      'Taurus stays. It knows what bread should taste like and which chair is the good one, and it will not be hurried out of either. Its patience is a form of affection.',
  },
  gemini: {
    name: 'Gemini',
    element: 'Air',
    quality: 'Mutable',
    dates: 'May 21-Jun 20',
    from: [5, 21],
    to: [6, 20],
    description:
      'Gemini asks. It holds two opinions, three conversations and one lost set of keys, and connects them all by four o’clock. Boredom is the only thing it takes personally.',
  },
  cancer: {
    name: 'Cancer',
    element: 'Water',
    quality: 'Cardinal',
    dates: 'Jun 21-Jul 22',
    from: [6, 21],
    to: [7, 22],
    description:
      'Cancer keeps. It remembers your birthday, your soup and what you said in March, and it walks sideways toward anything that matters. The shell is real; so is the welcome inside.',
  },
  leo: {
    name: 'Leo',
    element: 'Fire',
    quality: 'Fixed',
    dates: 'Jul 23-Aug 22',
    from: [7, 23],
    to: [8, 22],
    description:
      'Leo shines, and is generous with the heat. It claps loudest, dresses for the occasion and turns an errand into an occasion. Praise it honestly and it will carry your boxes.',
  },
  virgo: {
    name: 'Virgo',
    element: 'Earth',
    quality: 'Mutable',
    dates: 'Aug 23-Sep 22',
    from: [8, 23],
    to: [9, 22],
    description:
      'Virgo mends. It sees the loose thread from across the room and has already brought a needle. What sounds like criticism is usually love with a list.',
  },
  libra: {
    name: 'Libra',
    element: 'Air',
    quality: 'Cardinal',
    dates: 'Sep 23-Oct 22',
    from: [9, 23],
    to: [10, 22],
    description:
      'Libra weighs. It hears the other side before you have finished yours and hangs the picture straight while it listens. It decides slowly, because it means to be fair.',
  },
  scorpio: {
    name: 'Scorpio',
    element: 'Water',
    quality: 'Fixed',
    dates: 'Oct 23-Nov 21',
    from: [10, 23],
    to: [11, 21],
    description:
      'Scorpio looks. It reads the silence between two sentences and keeps what it finds there safe. It trusts rarely, wholly, and with an excellent memory.',
  },
  sagittarius: {
    name: 'Sagittarius',
    element: 'Fire',
    quality: 'Mutable',
    dates: 'Nov 22-Dec 21',
    from: [11, 22],
    to: [12, 21],
    description:
      'Sagittarius goes. It packs light, aims far and tells the truth a little before it is ready. Every road is a good story as long as somebody is laughing.',
  },
  capricorn: {
    name: 'Capricorn',
    element: 'Earth',
    quality: 'Cardinal',
    dates: 'Dec 22-Jan 19',
    from: [12, 22],
    to: [1, 19],
    description:
      'Capricorn climbs. It counts the steps, carries the water and jokes so dryly that you laugh on the way home. It gets younger every year, on purpose.',
  },
  aquarius: {
    name: 'Aquarius',
    element: 'Air',
    quality: 'Fixed',
    dates: 'Jan 20-Feb 18',
    from: [1, 20],
    to: [2, 18],
    description:
      'Aquarius differs. It loves humanity, adores its friends and keeps a small window open in case of a better idea. It is right ten years early and only slightly smug.',
  },
  pisces: {
    name: 'Pisces',
    element: 'Water',
    quality: 'Mutable',
    dates: 'Feb 19-Mar 20',
    from: [2, 19],
    to: [3, 20],
    description:
      'Pisces dissolves. It takes in the mood of a room like weather and gives back a song. Where others see an end it sees the sea, and usually brings a towel.',
  },
} as const satisfies Record<SignKey, ZodiacSign>;
