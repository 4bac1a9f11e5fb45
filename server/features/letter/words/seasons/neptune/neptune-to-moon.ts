// Seasons of Neptune at the reader's Moon.

import type { SeasonUnits } from '../../unit.ts';

export const NEPTUNE_TO_MOON: SeasonUnits = {
  joined: {
    headline: 'Everyone’s feelings are drying on your line.',
    coming:
      'You come home from a short visit with somebody else’s mood in your sleeves. Neptune, which seeps into whatever’s near, is closing over your Moon. Shake it out. Ask whose it is before you wash it.',
    exact:
      'A sister’s worry, a neighbor’s bad week: it’s all damp, and you’re tender to the touch. Neptune is on your Moon, thinning the wall between you and people. Shut a door. Do your own load first.',
    leaving:
      'You’ve carried some borrowed gloom back, folded, to the people it belonged to. Neptune, the great absorber, is draining from your Moon. Leave the rope up. Your kindness still needs somewhere to hang.',
    register: 'warm',
    area: 'home',
    advice: 'rest',
    picture: 'outdoors',
  },
  easy: {
    headline: 'Your kitchen has become a public service.',
    coming:
      'A friend cried over your sink, and then sent her cousin. Neptune, which makes people kinder than they planned, is flowing toward your Moon. Buy more mugs. You don’t have to say anything clever.',
    exact:
      'They talk, you stir, and somehow nobody leaves worse. Neptune, that soft touch, is getting along with your Moon, so you hear what’s under the words. Fix nothing. Ask one question and refill the kettle.',
    leaving:
      'The cups are washed in a row, and one chair’s been adopted. Neptune, soother of other people’s storms, is slipping away from your Moon. Post your hours. Even saints of the stovetop need a sign.',
    register: 'light',
    area: 'friends',
    advice: 'listen',
    picture: 'container',
  },
  hard: {
    headline: 'You miss a house that wasn’t like that.',
    coming:
      'Lately the old address has been getting prettier in your mind. Neptune, which repaints while you’re not looking, is washing up against your Moon. Call the sibling who remembers. Let them add the weather.',
    exact:
      'Homesick, you’ve gone past it, and the driveway is shorter each time. Neptune, all longing and no floor plan, has your Moon turned around. Ask what you needed there. You can’t rent it back.',
    leaving:
      'The place in your head’s got its leak again, and you love it anyway. Neptune, who retouches every photograph, is clearing out of your Moon. Paint your own door. You know what warm means to you.',
    register: 'firm',
    area: 'home',
    advice: 'ask',
    picture: 'door',
  },
};
