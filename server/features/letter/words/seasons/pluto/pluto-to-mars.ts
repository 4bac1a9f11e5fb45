// Seasons of Pluto at the reader's Mars.

import type { SeasonUnits } from '../../unit.ts';

export const PLUTO_TO_MARS: SeasonUnits = {
  joined: {
    headline: 'You’ve got more fight than you’ve got targets.',
    coming:
      'You’re slamming cabinets that did nothing to you. Pluto, strength with the lid on, is bearing down on your Mars, and all that force wants somewhere to go. Find an axe. Find some wood.',
    exact:
      'Pluto, no planet for half measures, is on your Mars, and you could outlast anyone in the building. That’s worth having. Spend it on a hill or a log. The people in your meetings split too easily.',
    leaving:
      'The anger got used, honestly, down to the last swing. Pluto, sheer will itself, is moving past your Mars, and you’re pleasantly sore. Look at that cordwood. It’ll keep you warm for years.',
    register: 'firm',
    area: 'body',
    advice: 'move',
    picture: 'tool',
  },
  easy: {
    headline: 'There’s a good floor under your ugly carpet.',
    coming:
      'You keep lifting one corner of the carpet with your toe. Pluto, always curious what’s underneath, is hitting it off with your Mars. Borrow a pry bar. The worst you’ll find is an older carpet.',
    exact:
      'You’re up to your elbows in staples, delighted, with Pluto, which loves tearing things out, lending muscle to your Mars. Keep at it. Somebody covered solid oak with this, in a year when everyone was confused.',
    leaving:
      'Barefoot, you cross boards that were yours the whole time. Pluto, happiest at the bottom layer, tips its hat to your Mars. Sand what’s rough. Leave one scratch, since the place has a past too.',
    register: 'light',
    area: 'home',
    advice: 'start',
    picture: 'down',
  },
  hard: {
    headline: 'You don’t have to win to put it down.',
    coming:
      'Someone at work has made a small matter about who’s boss, and your heels have dug in. Pluto, the planet of power plays, is pulling against your Mars. Look at the rope. You picked it up, too.',
    exact:
      'You’re furious, and you’re right, and neither has moved the line an inch. Your Mars has Pluto on the other end, which likes a contest without a referee. State it once, in writing. Then open your hands.',
    leaving:
      'The other side of that rope sat down hard in the mud, and you’re standing. Pluto, who knows leverage, is releasing your Mars. Your palms sting a little. Use both arms on something that pays you better.',
    register: 'firm',
    area: 'work',
    advice: 'let go',
    picture: 'outdoors',
  },
};
