// Saturn's seasons at the reader's Jupiter.
import type { SeasonUnits } from '../../unit.ts';

export const SATURN_TO_JUPITER: SeasonUnits = {
  joined: {
    headline: 'Your big plan has met a calculator.',
    coming:
      'You tell friends the dream, and it gets a laugh and a toast. Nobody’s asked about permits. Your Jupiter, where you think big, will be hearing from Saturn, who prices everything. Start a column of figures.',
    exact:
      'Hope with a budget is a soberer animal, and you may sulk. Saturn, who asks “how, exactly?” and waits, has come to your Jupiter. Cut the plan by half. What’s left is something you can begin.',
    leaving:
      'What survived the arithmetic is smaller than the speech and a good deal more yours. Saturn, who subtracts until it’s true, has finished with your Jupiter. Your first step has a price. Pay it.',
    register: 'firm',
    area: 'money',
    advice: 'start',
    picture: 'tool',
  },
  easy: {
    headline: 'Somebody newer is watching how you do it.',
    coming:
      'A rookie keeps asking how you knew, and you hadn’t noticed knowing. Your Jupiter, your generous side, is making friends with Saturn, who turns years into skill. Hold the rope. Don’t climb for them.',
    exact:
      'You remember who explained it badly, and you’d like to do better. Saturn, the planet of elders, lends your Jupiter some patience. Stand below and let your beginner choose the next foothold. Answer only what’s asked.',
    leaving:
      'The one you taught is up there, waving, and you’re feeling pride and a sting in both palms. Your Jupiter has satisfied Saturn, who measures a teacher by what stays. Coil the line.',
    register: 'warm',
    area: 'friends',
    advice: 'listen',
    picture: 'up',
  },
  hard: {
    headline: 'Your friends have gotten expensive.',
    coming:
      'They want the cabin with the hot tub, split six ways, and you’ve typed “sounds fun” through your teeth. Your Jupiter’s all yes, and Saturn, moving in at a hard angle, has seen the account. Don’t book.',
    exact:
      'You’re embarrassed, as if the total were a grade. Saturn, the planet of “not this time,” is pressing on your Jupiter, which would love to be generous. Tell them plainly. “I can swing half” works.',
    leaving:
      'Someone wrote “oh, thank goodness,” and it turned out you weren’t alone in wincing. Your Jupiter has come through Saturn, who makes us say the price aloud. The tent was fine. You’d forgotten how funny they are.',
    register: 'firm',
    area: 'friends',
    advice: 'speak',
    picture: 'table',
  },
};
