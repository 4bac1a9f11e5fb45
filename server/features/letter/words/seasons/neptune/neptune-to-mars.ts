// Seasons of Neptune at the reader's Mars.

import type { SeasonUnits } from '../../unit.ts';

export const NEPTUNE_TO_MARS: SeasonUnits = {
  joined: {
    headline: 'Your engine’s running on something gentler.',
    coming:
      'The push you count on comes out as a sigh, and you’re coasting where you used to climb. Neptune, which melts effort, is washing over your Mars. Pull over sometimes. The gauge isn’t broken.',
    exact:
      'You sat outside the gym in your good shoes and listened to the whole song. That’s Neptune, who’d rather drift than drive, on your Mars. No shame in it. Do half, and make it the kind half.',
    leaving:
      'Power’s back, quieter, like a car that finally got its oil changed. Neptune, no friend of the clenched fist, is evaporating from your Mars. Ease out of the lot. You’ve found a gear between floored and off.',
    register: 'firm',
    area: 'body',
    advice: 'rest',
    picture: 'road',
  },
  easy: {
    headline: 'You move better when you aren’t counting.',
    coming:
      'Your watch congratulates you, and you don’t feel a thing. Neptune, all flow and no scoreboard, is drifting up to your Mars. Leave it in the locker. See what your legs already know.',
    exact:
      'On the third loop of the rink you became a breeze in rented skates. Neptune, which takes the trying out of it, is easy with your Mars. Keep gliding. Nobody’s timing this, you included.',
    leaving:
      'You can’t say how far or how fast, only that it was fun. Neptune, who never owned a stopwatch, is coasting away from your Mars. Return the skates. Your ankles will hold a grudge and a memory.',
    register: 'light',
    area: 'body',
    advice: 'move',
    picture: 'water',
  },
  hard: {
    headline: 'You’re rowing hard, and nobody’s steering.',
    coming:
      'Everyone at work is pulling, and the shore isn’t getting nearer. Neptune, which hides the map while you’re busy, is dragging on your Mars. Rest your oars a minute. Ask who picked the direction.',
    exact:
      'You covered for someone again, and the resentment has nowhere to land because nobody’s to blame. Neptune, thief of deadlines, is working against your Mars. Name one thing you won’t do. Then don’t.',
    leaving:
      'The boat’s smaller, and it goes where you point it. Neptune, fog on any effort, is thinning off your Mars. Your back remembers somebody else’s lake. Choose a dock. Row your own mile.',
    register: 'firm',
    area: 'work',
    advice: 'ask',
    picture: 'water',
  },
};
