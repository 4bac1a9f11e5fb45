// Seasons of Pluto at the reader's Midheaven.

import type { SeasonUnits } from '../../unit.ts';

export const PLUTO_TO_MIDHEAVEN: SeasonUnits = {
  joined: {
    headline: 'You’re being handed the real thing.',
    coming:
      'You’re copied on matters above your pay grade, and nobody has explained why. Pluto, who keeps the upper hand, is climbing to your Midheaven, your name at work. Check the elevator. Your badge goes higher.',
    exact:
      'People stop talking when you sit down, and it’s lonelier than you pictured. That’s Pluto, which makes authority real, on your Midheaven, the top of your working life. Don’t charm them. Decide something.',
    leaving:
      'Now that you’ve seen what the view costs, you’d still ride up. Pluto, who hands out power with the bill, is coming off your Midheaven, your place in public. Hold the elevator. Somebody’s running for it.',
    register: 'firm',
    area: 'work',
    advice: 'start',
    picture: 'up',
  },
  easy: {
    headline: 'You’re being quoted, and not yet at your price.',
    coming:
      'Somebody quoted you in a meeting you didn’t know about. Pluto, who never raises its voice, is putting in a word with your Midheaven, your reputation. That has a price. Find out how much, in dollars.',
    exact:
      'They’ve assumed for years that you know your worth, so nobody brought it up. Pluto, which follows the money, favors your Midheaven, your standing at work. Name a figure. Go one higher than feels polite.',
    leaving:
      'There’s a new line in your file, and you wrote it. Pluto, at ease with people who ask, is moving off from your Midheaven, where the world knows you. You’ve set the precedent. It’ll be quoted.',
    register: 'light',
    area: 'money',
    advice: 'ask',
    picture: 'paper',
  },
  hard: {
    headline: 'You’re more than what’s on the business card.',
    coming:
      'A box of business cards sits in your desk, and you’ve begun not to recognize the person on them. Pluto, which tests what we’ve built, is pressing on your Midheaven, your work and name. Go home earlier.',
    exact:
      'Something you worked hard for is being questioned, and the grief is real. Pluto, planet of what can’t be kept by force, is at odds with your Midheaven, your standing. Eat with your people. You’re wanted.',
    leaving:
      'The people who love you never once asked for your card. Pluto, which can’t take what’s truly yours, is easing off your Midheaven, your public place. Keep one in a drawer. At home you’ve got other names.',
    register: 'grave',
    area: 'home',
    advice: 'rest',
    picture: 'paper',
  },
};
