// Seasons of Uranus at the reader's Ascendant.

import type { SeasonUnits } from '../../unit.ts';

export const URANUS_TO_ASCENDANT: SeasonUnits = {
  joined: {
    headline: 'You might go unrecognized, and you don’t mind.',
    coming:
      'You’ve begun to look in shop windows at someone with shorter hair. Uranus, which can’t stand a uniform, is coming up on your Ascendant, your outward self. Make the appointment. Or buy the boots.',
    exact:
      'Someone you’ve known for years did a double take, and you were delighted. Uranus, planet of the surprise entrance, is at your Ascendant, your face to the world. Sign nothing permanent. Enjoy the mirror.',
    leaving:
      'You saw your old blazer on a thrift store rack and felt nothing. Uranus, who likes you unfinished, is leaving your Ascendant, the look of you. Nod at your reflection. Somebody’s nodding back.',
    register: 'warm',
    area: 'body',
    advice: 'start',
    picture: 'person',
  },
  easy: {
    headline: 'You’re making friends out of order.',
    coming:
      'You told a stranger at the laundromat everything by the rinse cycle. Uranus, which skips small talk, is putting a spring in your Ascendant, how you walk up to people. Get her number. You’ve got quarters.',
    exact:
      'Your new friends are seventy, nineteen, and a bassist. Uranus, who never sorted anyone by age, is fond of your Ascendant, your way in. Introduce them. It’ll be awkward for ten minutes.',
    leaving:
      'Your contacts now include “Laundromat Bev” and “Bev’s Roofer.” Uranus, opener of side doors, is heading out past your Ascendant, the door you answer. Don’t ever rename them. Invite both over.',
    register: 'light',
    area: 'friends',
    advice: 'ask',
    picture: 'door',
  },
  hard: {
    headline: 'Your plus-one has plans of their own.',
    coming:
      'They signed up for a month away without asking, and you found out from the gear. Uranus, planet of independence, is tugging on your Ascendant, where “me” meets “you.” Don’t hide the tent. Ask about it.',
    exact:
      'You feel left behind, and envious of how easy it looks. Uranus, which loosens knots, is at a hard angle to your Ascendant, the front you keep. Hear the whole plan first. It isn’t a verdict.',
    leaving:
      'Two tents went up on one hill, and you’d still catch each other laughing. Uranus, who believes in elbow room, is striking camp at your Ascendant, the edge of you. Announce your own trip.',
    register: 'firm',
    area: 'love',
    advice: 'listen',
    picture: 'outdoors',
  },
};
