// Seasons of Neptune at the reader's Venus.

import type { SeasonUnits } from '../../unit.ts';

export const NEPTUNE_TO_VENUS: SeasonUnits = {
  joined: {
    headline: 'You’ve only met them by candlelight.',
    coming:
      'Everyone looks kind by candlelight, and to you this one looks like an answer. Neptune, which fills in whatever it can’t see, is gliding up to your Venus. Enjoy it. Meet once at the laundromat, too.',
    exact:
      'You’re so tender it’s ridiculous, and the pharmacy’s song is about you. Neptune has your Venus in its arms, and it has never met a flaw. Ask about their worst job. Listen with the lights on.',
    leaving:
      'In plain daylight they hum, they’re late, and you’re still here, or you aren’t. Neptune, flatterer of every face, is leaving your Venus. Blow out the candles. You could always see; you were being generous.',
    register: 'warm',
    area: 'love',
    advice: 'ask',
    picture: 'fire',
  },
  easy: {
    headline: 'You could sing with people again.',
    coming:
      'A flyer says no auditions, and you’ve taken a photo of it. Neptune, which turns a crowd into a sound, is harmonizing its way up to your Venus. Bring a pencil. The tenors are desperate.',
    exact:
      'You came in a bar early, loudly, and the whole row of altos loved you. Neptune, in charge of goosebumps, is on easy terms with your Venus. Stand by somebody who’s sure. Breathe when they do.',
    leaving:
      'You caught one high note that wasn’t yours alone, and you’re still up there a bit. Neptune, who dissolves a self into a chord, is fading from your Venus. Save the folder. Someone needs your row.',
    register: 'light',
    area: 'friends',
    advice: 'start',
    picture: 'up',
  },
  hard: {
    headline: 'You’re dating a set of blueprints.',
    coming:
      'You can see just how they’d look with the porch rebuilt. Neptune, which sells you the artist’s rendering, is getting between your Venus and the view. Walk through slowly. Test one switch.',
    exact:
      'They promised again, and you’re sad in a way that comes with swatches. Your Venus is at odds with Neptune, dreamer of finished houses. Love what’s standing. Could you live there as is?',
    leaving:
      'You put down the hammer, and the quiet was awful, then restful. Neptune, who never priced lumber, is moving out of your Venus. Whatever they build, they’re holding the nails. Go home. Yours has a roof.',
    register: 'firm',
    area: 'love',
    advice: 'let go',
    picture: 'tool',
  },
};
