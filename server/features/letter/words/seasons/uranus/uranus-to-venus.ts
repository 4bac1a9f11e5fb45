// Seasons of Uranus at the reader's Venus.

import type { SeasonUnits } from '../../unit.ts';

export const URANUS_TO_VENUS: SeasonUnits = {
  joined: {
    headline: 'You like someone who isn’t your type.',
    coming:
      'You have a type, and this one missed it by a mile. Uranus, which never takes the usual bus, is pulling up beside your Venus. It’s unnerving and fun. Check your pocket for change.',
    exact:
      'Somebody you’d never have picked has you grinning at your phone. Uranus, planet of the sudden spark, has climbed aboard your Venus, and you’ve ridden past your stop twice. Stay seated. The route is interesting.',
    leaving:
      'Maybe it lasted, maybe it was eleven stops. Uranus, who prefers the scenic mistake, is getting off at the corner, and your Venus rides on. You know a part of town you didn’t before. Keep the transfer.',
    register: 'warm',
    area: 'love',
    advice: 'move',
    picture: 'road',
  },
  easy: {
    headline: 'You could fall for the same person twice.',
    coming:
      'You know what they’ll order, and they know what you’ll say about it. Uranus, bored by reruns, is making eyes at your Venus. Trade seats at your usual place. See who that is.',
    exact:
      'Go be strangers at the bar, and lie about your jobs. Uranus, the planet of the second look, gets on with your Venus, so a silly idea beats flowers. It’s working. You’re flirting with your emergency contact.',
    leaving:
      'There’s a joke between you that no one else could follow. Uranus, collector of one-offs, is blowing a kiss to your Venus from the doorway. Take your old table. It won’t feel like it.',
    register: 'light',
    area: 'love',
    advice: 'ask',
    picture: 'table',
  },
  hard: {
    headline: 'You want them close and the door open.',
    coming:
      'They’ve asked for half a drawer at your place, and you offered them a hook. Uranus, guardian of the exit, is at cross-purposes with your Venus. That isn’t coldness. Figure out what the drawer is for.',
    exact:
      'Moving in: you say yes in the kitchen and pack a bag in your head. That’s Uranus, which values room to breathe, arguing with your Venus. Tell them both. Neither one’s a lie.',
    leaving:
      'You’ve named your price: an hour alone, a shelf, a door that shuts without an argument. Uranus, who tests every tie for slack, is backing away from your Venus. Clear the bottom drawer. Nobody made you.',
    register: 'firm',
    area: 'love',
    advice: 'speak',
    picture: 'container',
  },
};
