// Seasons of Pluto at the reader's Mercury.

import type { SeasonUnits } from '../../unit.ts';

export const PLUTO_TO_MERCURY: SeasonUnits = {
  joined: {
    headline: 'One question has moved in with you.',
    coming:
      'You meant to look up one thing, and the librarian has started setting books aside. Pluto, which won’t settle for the summary, is approaching your Mercury. You’re hooked. Buy the good index cards.',
    exact:
      'Your mind keeps the problem under its pillow. Pluto, bent on getting to the bottom, has joined your Mercury, and people ask whether you’re all right. You’re fine. You’re on page ninety.',
    leaving:
      'What you found is in your own handwriting, and it holds up. Pluto, the researcher that never sleeps, is letting your Mercury off the case. Number the sheets. Give them to somebody who’ll argue.',
    register: 'firm',
    area: 'work',
    advice: 'finish',
    picture: 'paper',
  },
  easy: {
    headline: 'You’ve started reading to the bottom of the page.',
    coming:
      'The lease is up for renewal, and for once you don’t just scroll to the signature. Pluto, fond of what’s in small type, is taking a shine to your Mercury. Get a ruler. Go line by line.',
    exact:
      'You ask short questions that make people put you on hold. Your Mercury has help from Pluto, ever curious who profits. “What’s this fee?” needs no preamble. Enjoy the silence after it.',
    leaving:
      'You’ve come to read contracts the way other people read menus. Pluto, who can smell a hidden clause, drifts out of range of your Mercury. Leave the ruler in your desk. Landlords will remember you, vividly.',
    register: 'light',
    area: 'money',
    advice: 'ask',
    picture: 'tool',
  },
  hard: {
    headline: 'You know something, and it’s getting heavy.',
    coming:
      'Somebody handed you a secret to hold, like a bag at the airport, and hasn’t come back. Pluto, which feeds on what’s unsaid, is nearing a hard angle to your Mercury. Don’t open it. Don’t wander.',
    exact:
      'In the group chat you type around the facts, resentful that it fell to you. Pluto, which turns knowing into power, is leaning hard on your Mercury. Tell the owner you’re done. Nobody else needs to hear.',
    leaving:
      'You’ve given the bag back to the one who packed it, and your sentences are a normal length again. Pluto, expert in pressure, is losing interest in your Mercury. Your hands are free. Ask first next time.',
    register: 'firm',
    area: 'friends',
    advice: 'speak',
    picture: 'container',
  },
};
