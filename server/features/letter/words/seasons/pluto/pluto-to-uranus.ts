// Seasons of Pluto at the reader's Uranus.

import type { SeasonUnits } from '../../unit.ts';

export const PLUTO_TO_URANUS: SeasonUnits = {
  joined: {
    headline: 'You and your people are done just complaining.',
    coming:
      'Your friends keep landing on one grievance, and you can feel it becoming a plan. That’s Pluto, slow pressure from below, reaching your Uranus. Somebody books the park. You said you’d bring the chairs.',
    exact:
      'You said one odd true thing, and eleven people your age nodded. Pluto, which puts force behind ideas, has met your Uranus. It’s a little thrilling. Take names before the picnic table fills up with speeches.',
    leaving:
      'Your folding chairs are back in the trunk with grass on them. Pluto, who turns a mood into a movement, is moving on from your Uranus. You’ve got phone numbers. You belong to something you helped begin.',
    register: 'warm',
    area: 'friends',
    advice: 'start',
    picture: 'outdoors',
  },
  easy: {
    headline: 'You could live some other way than this.',
    coming:
      'The joke about one big house for all your friends isn’t getting the same laugh lately. Pluto, which takes jokes seriously, is getting on with your Uranus. Look up the zoning. Look up the asking price.',
    exact:
      'Four names, one mailbox. Pluto, who asks to see the deed, is kind to your Uranus, and an idea you’d have called nuts gets a second reading. You’d need a rule about dishes, in writing.',
    leaving:
      'You’ve tried a different household, on paper or in person, and the roof stayed on. Pluto, fond of redoing the foundations, leaves your Uranus grinning. Keep the spare key. There’s more than one way in.',
    register: 'light',
    area: 'home',
    advice: 'ask',
    picture: 'door',
  },
  hard: {
    headline: 'You want out, and you want the dental plan.',
    coming:
      'Your lanyard has started to itch, and you do the math on leaving in every elevator. Pluto, which asks who’s got a hold on you, is wearing on your Uranus. You aren’t reckless. You’re pricing it.',
    exact:
      'Freedom and benefits are fighting over your paycheck, and your friends are in the same bind. Your Uranus is at a hard angle to Pluto, never subtle about money. You’re restless. Save first, announce later.',
    leaving:
      'Stay or go, you’ve seen the number, and it’s finite. Pluto, who charges for independence, is done haggling with your Uranus. Take the lanyard off. Your neck still turns both ways.',
    register: 'firm',
    area: 'money',
    advice: 'finish',
    picture: 'person',
  },
};
