// Seasons of Pluto at the reader's Sun.

import type { SeasonUnits } from '../../unit.ts';

export const PLUTO_TO_SUN: SeasonUnits = {
  joined: {
    headline: 'You’re ready to own what you’ve been running.',
    coming:
      'You still say “they” about the place you open and lock up every day. It’s starting to sound wrong. Pluto, which wants to know who’s really in charge, is drawing near your Sun. Feel the keys.',
    exact:
      'Pride isn’t a crime. Pluto, the planet of power and who has it, sits on your Sun, and asking permission has gotten old. Name your price and the one thing you’d do differently.',
    leaving:
      'Whatever the papers end up saying, you’ve felt the weight of a door that’s yours to open. Pluto, which boils things down, moves on from your Sun. Hang up the keys. You won’t say “they” anymore.',
    register: 'firm',
    area: 'work',
    advice: 'start',
    picture: 'door',
  },
  easy: {
    headline: 'You’re ready for the deep end.',
    coming:
      'You’ve had goggles in a drawer for a year, and you slow down whenever you pass the pool. Pluto, at home far below the surface, is warming up to your Sun. Bring quarters for the locker.',
    exact:
      'There’s more lung in you than you’ve been using. Your Sun is on good terms with Pluto, which stores strength where nobody looks. Swim past the rope. The kickboard can stay with the six-year-olds.',
    leaving:
      'Nobody gave you a medal, and you don’t miss it. Pluto, never one for the shallow end, is parting kindly from your Sun. You know your own depth now, in feet. Towel off. Same lane next week?',
    register: 'light',
    area: 'body',
    advice: 'move',
    picture: 'water',
  },
  hard: {
    headline: 'You’re grown, and somebody still decides for you.',
    coming:
      'There’s a chair at the family table that nobody else sits in, and lately you feel its pull. Pluto, which asks by whose authority, is pressing closer to your Sun. Go gently. You’re allowed opinions.',
    exact:
      'An old voice wants the last word, and it hurts that it still works on you. Pluto is at a hard angle to your Sun, testing what you’d trade for approval. Say less. Mean all of it.',
    leaving:
      'You didn’t take anyone’s seat, and you didn’t give away yours. Pluto, which drags control into the open, is easing off your Sun. Sit down and eat. There was always going to be room for you.',
    register: 'grave',
    area: 'home',
    advice: 'speak',
    picture: 'table',
  },
};
