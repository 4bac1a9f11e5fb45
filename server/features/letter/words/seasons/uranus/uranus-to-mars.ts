// Seasons of Uranus at the reader's Mars.

import type { SeasonUnits } from '../../unit.ts';

export const URANUS_TO_MARS: SeasonUnits = {
  joined: {
    headline: 'You’re one click from a motorcycle.',
    coming:
      'You’ve watched the videos, sat on one at the dealer’s, and priced a helmet as if that settled it. Uranus, which has one speed, is roaring up to your Mars. Nice chrome. Sleep on the loan.',
    exact:
      'Impatience has your card number saved. Uranus, which thinks brakes are an opinion, is on your Mars, and you want whatever’s fastest. Borrow before you buy. Somebody you know has one under a tarp.',
    leaving:
      'You got the wind you were after, on two wheels or some cheaper way. Uranus, the hurry in any engine, is pulling away from your Mars. Cancel the alert. It’ll still sound good going by.',
    register: 'firm',
    area: 'money',
    advice: 'ask',
    picture: 'road',
  },
  easy: {
    headline: 'You can drop the routine and keep the muscle.',
    coming:
      'The treadmill faces a wall, and you’ve memorized the wall. Uranus, which gets twitchy indoors, is egging on your Mars. A friend won’t shut up about some trail. Go see what’s up there.',
    exact:
      'You’ve gotten a little lost and run part of the way for fun. Your Mars has a running mate in Uranus, planet of detours. Climb something. Leave the watch in a drawer.',
    leaving:
      'There are burrs in your laces and no numbers in your head. Uranus, allergic to laps, waves goodbye to your Mars. Rest those feet. You’ve learned every bird on the east side by name.',
    register: 'light',
    area: 'body',
    advice: 'move',
    picture: 'outdoors',
  },
  hard: {
    headline: 'You’re living around a hole where the sink was.',
    coming:
      'The plumber took out the sink and then took a vacation. Uranus, the planet of interruptions, is rattling your Mars. You’re angrier than one pipe deserves. Put the wrench down awhile.',
    exact:
      'You’re washing cups in the bathtub, and every one feels personal. Uranus trips whatever’s wound tight, and at this hard angle your Mars goes off like a car alarm. Call. Ask for a date in writing.',
    leaving:
      'Water runs where it’s told, more or less, and you know how to shut the valve. Uranus, breaker of schedules, is quitting your Mars. Keep the wrench. The next surprise will meet somebody calmer.',
    register: 'firm',
    area: 'home',
    advice: 'speak',
    picture: 'tool',
  },
};
