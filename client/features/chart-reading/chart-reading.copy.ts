// The words around the chapters of a chart.

import { ASPECT_WORDS, type AspectKey } from '#shared/sky/aspects.ts';
import { getNatalPointName, type NatalPointKey } from '#shared/sky/natal-points.ts';
import { SIGNS, type SignKey } from '#shared/zodiac/signs.ts';

export const READING_COPY = {
  portrait: 'Your chart in one page',
  portraitLead: (themes: number) =>
    themes === 1
      ? 'The one thing most of it hangs on.'
      : `The ${themes === 2 ? 'two' : 'three'} things most of it hangs on.`,
  bigThree: { withAscendant: 'Sun, Moon, rising', withoutAscendant: 'Sun and Moon' },
  loading: 'Loading what your chart means',
  failed: 'We couldn’t load what your chart means just now.',
  failedHint: 'The wheel and the positions aren’t affected.',
  /** 'Sun in Leo'. */
  placed: (point: NatalPointKey, sign: SignKey) =>
    `${getNatalPointName(point)} in ${SIGNS[sign].name}`,
  inAspect: ([one, other]: readonly [NatalPointKey, NatalPointKey], aspect: AspectKey) =>
    `${getNatalPointName(one)} ${ASPECT_WORDS[aspect]} ${getNatalPointName(other)}`,
  why: 'Why?',
  inItsHouse: 'In its house',
  showOnWheel: 'Show on the wheel',
  showOnWheelOf: (title: string) => `Show on the wheel: ${title}`,
  others: 'The rest of your chart',
  aspects: 'Close aspects',
  balance: 'The balance',
  balanceLead: 'Your planets by element and quality.',
  balanceOpen: '~ Your birth time leaves its sign open: it’s counted where the wheel shows it.',
  openBody: (name: string) => `${name}, sign not settled`,
  about: 'about',
  element: 'Element',
  sum: 'Total',
  none: 'none',
  noAscendant: {
    noTime: { title: 'Your Ascendant needs a birth time.', action: 'Add your birth time' },
    noPlace: {
      title: 'Your Ascendant needs a birth place from the list.',
      action: 'Pick your birth place',
    },
  },
  noAscendantText:
    'It’s the point of the sky that was rising when you were born, and it moves to a new sign about every two hours. With a birth time and place, this page can name it, along with your twelve houses.',
  angles: { ascendant: 'AC', midheaven: 'MC' },
} as const;
