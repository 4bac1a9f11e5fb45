// Neptune in aspect to Pluto. In the years that charts are drawn for, the two come this close only in a sextile.

import type { AspectUnits } from '../unit.ts';

export const NEPTUNE_ASPECTS = {
  pluto: {
    easy: {
      headline: 'You look out for the hillside that burned.',
      text: 'It came up purple the next spring, fireweed to the ridge, and everybody leaned to see. For some eighty years Neptune, which dreams, has been on good terms with Pluto, which knows what ends, so nearly everyone has a hope that’s rooted in a loss. What’s your own is how often you look. You can tell from how somebody sets a cup down that they’ve begun again, and you’re tender with them. You’ve also looked, sadly, for ash in what just grew. Ask them. Some hills were always green.',
    },
  },
} satisfies AspectUnits;
