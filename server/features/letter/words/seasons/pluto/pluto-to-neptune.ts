// Seasons of Pluto at the reader's Neptune.

import type { SeasonUnits } from '../../unit.ts';

export const PLUTO_TO_NEPTUNE: SeasonUnits = {
  joined: {
    headline: 'You keep dreaming of a house with extra rooms.',
    coming:
      'In the dream there’s a hallway you never knew was yours. Pluto, which opens what’s been closed, is nearing your Neptune. Don’t decode it. Get more sleep than you think you deserve, and leave the door ajar.',
    exact:
      'A longing you’d filed under childish is back, and it’s larger than your schedule. That’s your Neptune meeting Pluto, the planet of the deepest layer. Lie down early. Ask it what it came for.',
    leaving:
      'Most of the dream you won’t remember, only a room with your coat already on the hook. Pluto, guide to the lower floors, takes its lamp away from your Neptune. Rest there. You’d been expected.',
    register: 'warm',
    area: 'body',
    advice: 'listen',
    picture: 'door',
  },
  easy: {
    headline: 'Your old songs are better than you remember.',
    coming:
      'An old recording turns up on somebody’s hard drive, and you play it twice before you laugh. Pluto, good at bringing things back, is in tune with your Neptune. Text the drummer. You’ve still got the amp.',
    exact:
      'Rehearsal’s in a garage with one space heater, and you’re happy to your fingertips. Pluto, which gives a daydream muscle, is backing your Neptune. Take it slower. You finally know what the words were about.',
    leaving:
      'You’ve got four songs that aren’t embarrassing. Pluto, no friend of the merely pretty, is packing up after its turn with your Neptune. Let the tubes cool. Anything still glowing at your age was never a phase.',
    register: 'light',
    area: 'friends',
    advice: 'start',
    picture: 'fire',
  },
  hard: {
    headline: 'You’ve been bailing out somebody else’s boat.',
    coming:
      'You say “just this once” and hear how worn it sounds. Pluto, which shows where power leaks out, is bearing on your Neptune. Look at the waterline. It’s your rent that’s getting wet.',
    exact:
      'The story is beautiful, your brother’s maybe, and a loan is always in it. Pluto, unmoved by charm, is at odds with your Neptune. You’re disappointed. Say you love them, and hold on to the bucket.',
    leaving:
      'You quit pouring, it floated or it didn’t, and you’re still family. Pluto, auditor of rescues, is leaving your Neptune. Dry your feet. Next time, give only what you’d never ask back.',
    register: 'firm',
    area: 'money',
    advice: 'speak',
    picture: 'water',
  },
};
