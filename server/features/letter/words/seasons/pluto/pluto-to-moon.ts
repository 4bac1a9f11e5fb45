// Seasons of Pluto at the reader's Moon.

import type { SeasonUnits } from '../../unit.ts';

export const PLUTO_TO_MOON: SeasonUnits = {
  joined: {
    headline: 'A box downstairs has your name on it.',
    coming:
      'You’ve heard the family story so often that you don’t notice where it skips. Pluto, who reopens what got put away, is closing in on your Moon. There’s a box downstairs. Begin with that one.',
    exact:
      'Old feelings come up whole, with the wallpaper still attached. On top of your Moon sits Pluto, which digs until it strikes something. Ask whoever remembers. You don’t have to explain the tears to anyone, even yourself.',
    leaving:
      'You can go past those cartons now without your stomach dropping. Pluto, the excavator, has left your Moon its finds. Keep one photograph out. You know who’s in it, and why nobody was smiling.',
    register: 'firm',
    area: 'home',
    advice: 'ask',
    picture: 'down',
  },
  easy: {
    headline: 'You can tell it now without your voice shaking.',
    coming:
      'Some story of yours has always been too long for a phone call. Pluto, at ease with whatever’s hard to say, is befriending your Moon. Take a friend along. It’s nine hours by car.',
    exact:
      'With both of you facing the windshield, out comes the thing you’ve carried since school. Pluto, which nothing shocks, is lending your Moon a hand. Keep talking. Somebody will notice you’ve missed the turn.',
    leaving:
      'One friend knows what you told the windshield, and they didn’t even brake. Pluto, keeper of deep things, is waving your Moon on. The car rides higher. You’d forgotten what it weighed.',
    register: 'warm',
    area: 'friends',
    advice: 'speak',
    picture: 'road',
  },
  hard: {
    headline: 'You’re finding out what the glass was for.',
    coming:
      'You’ve reached for the same comfort so long that your hand goes without asking. Pluto, which wants to know what a habit covers, is coming to a hard angle to your Moon. Be gentle. Just watch.',
    exact:
      'Under the wanting there’s an older feeling, and you’re meeting it with nothing in between. Pluto, the planet of what lies lowest, is hard on your Moon. Call someone kind. They’ve been hoping you’d ask.',
    leaving:
      'Some of that wanting was loneliness, and you’ve learned to tell which. Pluto, slow and thorough, is leaving your Moon in peace. Fill the tumbler with water. Whatever you’re holding now, you chose.',
    register: 'grave',
    area: 'body',
    advice: 'ask',
    picture: 'container',
  },
};
