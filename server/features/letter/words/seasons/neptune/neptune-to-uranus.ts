// Seasons of Neptune at the reader's Uranus.

import type { SeasonUnits } from '../../unit.ts';

export const NEPTUNE_TO_URANUS: SeasonUnits = {
  joined: {
    headline: 'You’re friends with people you’ve never met.',
    coming:
      'Your closest conversations happen with people whose kitchens you’ve only seen behind them. Neptune, which ignores distance, is coming in on your Uranus. You’ve got a crew. Ask what city they’re in.',
    exact:
      'Somebody on your screen had a hard week and told you first. That’s Neptune, melting walls, on your Uranus, where you’re your own odd self. Turn the camera on. It’s a kind of hug.',
    leaving:
      'You opened the door, or you will, to somebody who already knows where you keep the cups. Neptune, eraser of miles, is roaming on from your Uranus. You’re less alone than you look. Wave at the lens.',
    register: 'warm',
    area: 'friends',
    advice: 'speak',
    picture: 'door',
  },
  easy: {
    headline: 'Your neighbors are turning into characters.',
    coming:
      'The man downstairs plays cello to his tomatoes, and you’ve quit minding. Neptune, which finds the poem in a parking lot, is charming your Uranus. Sit on the steps. Learn a name or two.',
    exact:
      'A potluck on the sidewalk, a borrowed harp, a dog in a vest: you’re enchanted, against your principles. Neptune, host of strange company, has easy dealings with your Uranus. Bring a dish. Stay past your limit.',
    leaving:
      'You know who lives behind nine of those windows, and what each one hums. Neptune, who blurs property lines, is strolling off from your Uranus. You’re one of the characters. Ask what they call you.',
    register: 'light',
    area: 'home',
    advice: 'listen',
    picture: 'outdoors',
  },
  hard: {
    headline: 'You deleted it and still reached for it.',
    coming:
      'Your thumb goes to the empty spot on the screen, like a tongue to a missing tooth. Neptune, which makes a fog of whatever wakes you up, is dulling your Uranus. Notice the reaching. It’s only tired.',
    exact:
      'An hour went somewhere blue, and you’re bored in a way sleep fixes. Neptune, numbing as a scroll, is at a hard angle to your Uranus. Charge the phone in another room. Charge yourself in this one.',
    leaving:
      'Your hands have gone back to having ideas. Neptune, maker of pleasant hazes, is coming off your Uranus. You’ll download the app again, probably, and leave it sooner. Find the tiny screwdriver. There’s a clock to fix.',
    register: 'firm',
    area: 'body',
    advice: 'rest',
    picture: 'tool',
  },
};
