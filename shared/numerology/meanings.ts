// The meaning of each number: title, keywords, description (requirement NUMBERS-6).

import { findNumberTitle } from './titles.ts';

export type NumberMeaning = { title: string; keywords: readonly string[]; description: string };

const MEANINGS: Readonly<Record<number, Omit<NumberMeaning, 'title'>>> = {
  0: {
    keywords: ['Potential', 'Stillness', 'Beginning'],
    description:
      'Nothing has been added up yet. Zero is the blank page before the first line: give it a full birth date and it turns into a number with opinions.',
  },
  1: {
    keywords: ['Initiative', 'Courage', 'Independence'],
    description:
      'You would rather draw the map than ask for it. You start things, and people fall in behind you while you are still deciding. Now and then, let someone else be first through the door.',
  },
  2: {
    keywords: ['Partnership', 'Tact', 'Intuition'],
    description:
      'You hear what was not said and know which chair to pull out for whom. Two heads are your natural state. What takes practice is putting your own wish on the table before you straighten up everyone else’s.',
  },
  3: {
    keywords: ['Expression', 'Joy', 'Imagination'],
    description:
      'Words, color, timing: you make a room lighter by being in it. Ideas come in threes and all want to be finished today. The work is to choose one and love it to the end.',
  },
  4: {
    keywords: ['Order', 'Patience', 'Loyalty'],
    description:
      'What you make stands. You trust the second look, the sharpened pencil and the friend of twenty years. Leave one window unplanned and see what flies in.',
  },
  5: {
    keywords: ['Freedom', 'Curiosity', 'Change'],
    description:
      'A new street, a new word, a new way home: you learn by going. Few people adapt as quickly. Somewhere in there is a road you keep coming back to. Notice which.',
  },
  6: {
    keywords: ['Care', 'Harmony', 'Responsibility'],
    description:
      'People exhale at your table. You mend, feed, remember birthdays, and see to it that beautiful things have a place. The harder art is letting somebody do the same for you.',
  },
  7: {
    keywords: ['Depth', 'Reflection', 'Truth'],
    description:
      'You read the footnotes. Quiet isn’t empty to you; it’s where the answers walk around. Say the half-finished thought aloud sometimes, to somebody you trust.',
  },
  8: {
    keywords: ['Ambition', 'Strength', 'Balance'],
    description:
      'You see how large things fit together and what it would take to move them. Effort doesn’t frighten you. Count rest among your achievements; nobody else will do it for you.',
  },
  9: {
    keywords: ['Compassion', 'Wisdom', 'Generosity'],
    description:
      'You think in wide circles: strangers, distant places, people not born yet. You give easily and let go gracefully. Keep a little of the warmth for yourself.',
  },
  11: {
    keywords: ['Insight', 'Inspiration', 'Sensitivity'],
    description:
      'A master number, with a 2 humming underneath: you catch the signal before the radio is on. Others find words for what they feel by listening to you. Sleep on the lightning, then write it down.',
  },
  22: {
    keywords: ['Vision', 'Discipline', 'Legacy'],
    description:
      'A master number, with a 4 for its foundation: you dream at full size and then ask where the bricks are kept. It begins with the one wall you can reach.',
  },
  33: {
    keywords: ['Kindness', 'Guidance', 'Devotion'],
    description:
      'A master number, with a 6 at its heart: you teach by the way you treat people, mostly without noticing. Even the best teacher takes vacations. So may you.',
  },
};

const UNKNOWN: Omit<NumberMeaning, 'title'> = {
  keywords: ['Mystery', 'Unknown', 'Hidden'],
  description: 'This number keeps its meaning to itself for now.',
};

/** The meaning of a number; any other than 0-9, 11, 22 and 33 is Unknown (requirement NUMBERS-6). */
export function findNumberMeaning(number: number): NumberMeaning {
  return { title: findNumberTitle(number), ...(MEANINGS[number] ?? UNKNOWN) };
}
