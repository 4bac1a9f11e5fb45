// Seasons of Neptune at the reader's Neptune.

import type { SeasonUnits } from '../../unit.ts';

export const NEPTUNE_TO_NEPTUNE: SeasonUnits = {
  joined: {
    headline: 'You’re dreaming an old dream, unhurried.',
    coming:
      'There’s a melody you’ve known longer than you’ve known anyone, and it’s turned up again. Neptune, which remembers feelings and loses names, is flowing home to your Neptune. Sit by a window. Hum what you’ve got.',
    exact:
      'You like it half asleep, with voices in the next room, and you’re at peace. Neptune, the forgiver, has come all the way around to your Neptune. Nap again. Nobody’s owed an explanation.',
    leaving:
      'Someone young has picked up your tune and thinks you made it up. Neptune, the long refrain under things, is passing over your Neptune. Don’t correct them. You’ve done enough to it.',
    register: 'warm',
    area: 'body',
    advice: 'rest',
    picture: 'person',
  },
  easy: {
    headline: 'You still want what you wanted back then.',
    coming:
      'Somebody mentions the county fair, and you know whom you’d hoped to sit beside on the Ferris wheel. Neptune, which keeps old wishes fresh, is good company for your Neptune. Tell that story to someone.',
    exact:
      'It turns out you want the same thing, slower and with a blanket. Neptune, sweet on the past and the possible, gets on with your Neptune. Ask somebody you like what they dreamed of. You’ll blush.',
    leaving:
      'You went up once more, creaking, and the view had hardly changed. Neptune, keeper of summers, is circling down from your Neptune. You’ve got a stub in your pocket, or a hand. It’s the same prize.',
    register: 'light',
    area: 'love',
    advice: 'ask',
    picture: 'up',
  },
  hard: {
    headline: 'You’re sure you booked a different view.',
    coming:
      'There was going to be an ocean, and you’re looking at a very decent parking structure. Neptune, which printed the picture, is misting over your Neptune. Everybody your age is squinting. Don’t cancel the trip.',
    exact:
      'The one you chose snores, you’ve both stopped posing, and you’re sad and fond at once. Neptune, travel agent to the soul, is at a hard angle to your Neptune. Walk around the real place.',
    leaving:
      'You found the good bench, the cheap noodles, the person’s actual laugh. Neptune, seller of horizons, is packing up beside your Neptune. Tear out the glossy page. You wouldn’t trade the bench, and you’ve checked.',
    register: 'firm',
    area: 'love',
    advice: 'move',
    picture: 'outdoors',
  },
};
