// Seasons of Neptune at the reader's Mercury.

import type { SeasonUnits } from '../../unit.ts';

export const NEPTUNE_TO_MERCURY: SeasonUnits = {
  joined: {
    headline: 'Your mind is out walking without you.',
    coming:
      'You put your glasses in the fridge and wrote a good line on the receipt. Neptune, which loosens one thought from the next, is creeping up on your Mercury. Carry paper. You’ll be useless at lists.',
    exact:
      'Mid-sentence you’re gone, somewhere with better light, and it’s a relief. Neptune, the daydreamer, has wandered into your Mercury. Look out the window. Let a patient friend check your numbers.',
    leaving:
      'Names are coming back, along with the word for that kitchen thing. Neptune, soft focus itself, is straying from your Mercury. Empty your pockets. Among the stubs there’s a page you’d never have planned.',
    register: 'warm',
    area: 'body',
    advice: 'listen',
    picture: 'outdoors',
  },
  easy: {
    headline: 'You could write it down and mean it.',
    coming:
      'You’ve had a sentence about someone in your head since the elevator. Neptune, which knows what songs are for, is tuning up beside your Mercury. Find a pen. Spelling won’t be what they remember.',
    exact:
      'Your first draft rhymed by accident, and you left it. Neptune, who lends plain words a little glow, is good to your Mercury. You’re embarrassed, pleasantly. Fold it once and put it in their coat.',
    leaving:
      'What you wrote lives in somebody’s wallet now, going soft along the crease. Neptune, writer of unsigned notes, is humming off from your Mercury. You’ve ruined yourself for texting. Put your name on the next one.',
    register: 'light',
    area: 'love',
    advice: 'speak',
    picture: 'paper',
  },
  hard: {
    headline: 'You agreed to something nobody wrote down.',
    coming:
      '“We’ll figure it out,” you both said, and shook on a number that each of you heard differently. Neptune, which blurs the fine points, is fogging your Mercury. Find the napkin. Date it.',
    exact:
      'The split means two things, and you feel foolish for enjoying the talk so much. Neptune, fond of unfinished sentences, is at odds with your Mercury. Send three plain lines. You’ll get an answer.',
    leaving:
      'It’s on paper, with two sets of initials and a coffee stain for a seal. Neptune, who prefers a nice feeling to a sum, is lifting off your Mercury. You still like them. That was worth ink.',
    register: 'firm',
    area: 'money',
    advice: 'ask',
    picture: 'paper',
  },
};
