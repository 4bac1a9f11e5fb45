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
      'The treadmill faces a wall, and you’ve memorized the wall. Uranus, which gets twitchy indoors, is egging on your Mars. You drive past a trailhead all the time. Toss shoes in the trunk.',
    exact:
      'You ran from a goose and set a personal best. Your Mars has a running mate in Uranus, planet of detours, and your legs haven’t been this awake in years. Climb something. Count geese instead of minutes.',
    leaving:
      'There are burrs in your laces and no numbers in your head. Uranus, allergic to laps, waves goodbye to your Mars. Rest those feet. You’ve learned every bird on the east side by name.',
    register: 'light',
    area: 'body',
    advice: 'move',
    picture: 'outdoors',
  },
  hard: {
    headline: 'You’re at war with the upstairs drill.',
    coming:
      'The noise overhead keeps no schedule, and you’ve started composing the note. Uranus, the planet of interruptions, is rattling your Mars. You’re angrier than one power tool deserves. Walk around the block.',
    exact:
      'Every thump feels aimed. Uranus trips whatever’s wound tight, and at this hard angle your Mars goes off like a car alarm. Take the stairs slowly. Knock, and offer them hours you could live with.',
    leaving:
      'They had no idea the floor was so thin, and they’ve got a rug coming. Uranus, breaker of quiet, is quitting your Mars. You know a name now. It’s harder to be furious at Denise.',
    register: 'firm',
    area: 'home',
    advice: 'speak',
    picture: 'up',
  },
};
