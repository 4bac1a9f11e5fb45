// Seasons of Uranus at the reader's Neptune.

import type { SeasonUnits } from '../../unit.ts';

export const URANUS_TO_NEPTUNE: SeasonUnits = {
  joined: {
    headline: 'There’s a window open in what you believe.',
    coming:
      'The prayer you know by heart has a new word in it, or a gap. Uranus, which lets in air, is reaching your Neptune, the place you keep faith. It’s drafty. Don’t rush to shut anything.',
    exact:
      'You and a few friends talk about God, or the lack, until the parking lot empties. It’s Uranus, planet of honest doubt, on your Neptune, and you feel oddly young. Nobody’s grading. Say the strange part.',
    leaving:
      'What you believe has weather in it, and it’s stronger for that. Uranus, who’d rather have a gust than a creed, is passing your Neptune. You’ve got company out here. Leave the window up.',
    register: 'warm',
    area: 'friends',
    advice: 'listen',
    picture: 'outdoors',
  },
  easy: {
    headline: 'You’ve found a better way to do nothing.',
    coming:
      'Somebody lent you a thing that floats, hums or plays whales. Uranus, inventor of odd comforts, is drifting into tune with your Neptune. You’ve scoffed. Charge it up anyway, and stretch out.',
    exact:
      'Your shoulders came down from your ears in a way no advice ever managed. That’s Uranus, which tries things, being good to your Neptune, where you go to dream. Book another soak. It’s cheaper than a beach.',
    leaving:
      'You rest on purpose now, like somebody with a recipe. Uranus, gadgets and all, is paddling off from your Neptune. The contraption can go back to its owner. You’ll float in a bathtub.',
    register: 'light',
    area: 'body',
    advice: 'rest',
    picture: 'water',
  },
  hard: {
    headline: 'You bought the course instead of the life.',
    coming:
      'A man on a video says you’re one step away, and your card is already out. Uranus, which loves a shortcut, is tugging at your Neptune and its dreams. Wait a day. Read the refund page.',
    exact:
      'Three logins, two workbooks, and you’re disappointed in every one. Uranus, planet of instant everything, has your Neptune by the wish. You don’t need the next tier. Finish chapter one.',
    leaving:
      'You finished one of them and unsubscribed from nine. Uranus, hawker of breakthroughs, is leaving your Neptune’s inbox. The cheap binder has your pencil all the way through. It’s almost worth the price.',
    register: 'firm',
    area: 'money',
    advice: 'finish',
    picture: 'paper',
  },
};
