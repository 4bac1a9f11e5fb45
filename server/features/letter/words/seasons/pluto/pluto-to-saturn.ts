// Seasons of Pluto at the reader's Saturn.

import type { SeasonUnits } from '../../unit.ts';

export const PLUTO_TO_SATURN: SeasonUnits = {
  joined: {
    headline: 'You can’t be both ends of the couch.',
    coming:
      'The couch has to go up three floors, and everyone’s holding the door for you. Pluto, which strains whatever bears weight, is closing on your Saturn. Set it down. Your back has been drafting a complaint.',
    exact:
      'You pride yourself on not dropping things, and you’re worn out. Right on your Saturn stands Pluto, finder of the crack in any duty. Stop on the landing. Helpers appear once the carrier quits walking.',
    leaving:
      'You’ve learned what’s yours to haul and what just got left with you. Pluto, after loading every beam, lifts off your Saturn. Keep the strap. From here on, somebody else can walk backward.',
    register: 'firm',
    area: 'body',
    advice: 'rest',
    picture: 'up',
  },
  easy: {
    headline: 'You know how to do this the slow way.',
    coming:
      'Your apprentice years have begun to pay, in calluses first. Pluto, patient as bedrock, is falling into step with your Saturn. Sharpen what you’ve got. The shortcut crowd will be back for directions.',
    exact:
      'By now you can hear when the machine is lying. Pluto, which respects depth and nothing else, approves of your Saturn. Do the hard section. It’s the one nobody will notice, the client included.',
    leaving:
      'Somebody’s leaned a whole working week on what you made, and it didn’t budge. Pluto, a fan of the thorough, is leaving your Saturn with a trade. Wipe your tools. Sign underneath, where the good ones sign.',
    register: 'light',
    area: 'work',
    advice: 'finish',
    picture: 'tool',
  },
  hard: {
    headline: 'You owe it, and you’re still somebody.',
    coming:
      'You’ve been driving around the total, like a street you won’t turn down. Pluto, collector of old accounts, is coming at a hard angle to your Saturn. Turn anyway. It’s a street with a number.',
    exact:
      'The debt makes your decisions, and the dread charges interest. Pluto, which can’t be put off, is at odds with your Saturn. Write out every cent. You’ll sleep better next to a true figure.',
    leaving:
      'You can take the direct way home again. Pluto, who insists on full amounts, is loosening its hold on your Saturn. The payments aren’t over. But you set them yourself, and this road ends somewhere.',
    register: 'firm',
    area: 'money',
    advice: 'finish',
    picture: 'road',
  },
};
