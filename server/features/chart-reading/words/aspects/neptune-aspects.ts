// Neptune in aspect to Pluto. In the years that charts are drawn for, the two come this close only in a sextile.

import type { AspectUnits } from '../unit.ts';

export const NEPTUNE_ASPECTS = {
  pluto: {
    easy: {
      headline: 'You live near the cellar stairs.',
      text: 'So does half your century. For some eighty years Neptune, which dreams, has been on good terms with Pluto, which digs, so nearly everybody you’ll meet has a cellar under their hopes, and this one’s no secret of yours. What’s your own is how often you go down. You can tell how somebody’s been from the way they set a cup on the table, and you’re tender with it. Sometimes it feels like listening at a door. Come up. Ask them how they’ve been.',
    },
  },
} satisfies AspectUnits;
