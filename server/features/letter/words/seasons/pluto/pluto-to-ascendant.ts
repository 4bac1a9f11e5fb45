// Seasons of Pluto at the reader's Ascendant.

import type { SeasonUnits } from '../../unit.ts';

export const PLUTO_TO_ASCENDANT: SeasonUnits = {
  joined: {
    headline: 'You’ve quit smiling when it isn’t funny.',
    coming:
      'Your face has begun telling the truth before you do. Pluto, which has no patience for masks, is coming to your Ascendant, the front you show. It’s unnerving. Let the polite laugh be first to go.',
    exact:
      'People lean in or step back, and you’re relieved not to manage which. It’s Pluto, raw presence itself, at your Ascendant, where strangers meet you. You aren’t cold. You’ve only stopped auditioning.',
    leaving:
      'The photo on your badge shows somebody about to apologize. Pluto, which takes off what’s fake, is past your Ascendant, the outside of you. Get it retaken. You’ll recognize these eyes.',
    register: 'firm',
    area: 'body',
    advice: 'rest',
    picture: 'person',
  },
  easy: {
    headline: 'You’ve started letting the silence run.',
    coming:
      'On dates you used to fill every pause with a fact about otters. Pluto, calm in deep water, is taking a liking to your Ascendant, how you come across. Try floating. They’ll lean in.',
    exact:
      'You hold their gaze one beat longer than is strictly comfortable, and it’s going well. Pluto, magnetism itself, is good to your Ascendant, the way you meet people. Say nothing. You’re fascinating, apparently.',
    leaving:
      'Bring back your otter facts. Pluto, who likes people unrehearsed, is strolling off from your Ascendant, the cover of your book. Now it’s charming, because you’d be just as fine in the quiet.',
    register: 'light',
    area: 'love',
    advice: 'listen',
    picture: 'water',
  },
  hard: {
    headline: 'You can stay kind and still say no.',
    coming:
      'You’ve started explaining yourself before anyone asks. Somebody close has views on whom you see and where you go. Pluto, the planet of control, is leaning on your Ascendant, your own front door. Keep your key.',
    exact:
      'You feel crowded, and you’re not imagining it. Pluto, which makes plain who holds what over whom, is at a hard angle to your Ascendant, where you begin. Tell a friend everything. “No” is enough.',
    leaving:
      'The lock works, and you’ve tried it from the inside. Pluto, which pushed to see what gives, is leaving your Ascendant, the threshold people meet. Open for kindness. You decide who comes in.',
    register: 'grave',
    area: 'love',
    advice: 'speak',
    picture: 'door',
  },
};
