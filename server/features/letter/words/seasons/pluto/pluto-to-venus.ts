// Seasons of Pluto at the reader's Venus.

import type { SeasonUnits } from '../../unit.ts';

export const PLUTO_TO_VENUS: SeasonUnits = {
  joined: {
    headline: 'You don’t want a little of this.',
    coming:
      'Somebody has gotten past the polite version of you, and you’ve quit pretending to be busy. Pluto, the planet of all or nothing, is coming up close to your Venus. It’s a small flame. Cup your hand.',
    exact:
      'You’ve stopped acting like you happened to be nearby. Every lamp in the house is lit with longing, because your Venus has met Pluto, which strips love down to what’s true. Say it plainly. They’d rather know.',
    leaving:
      'Whether or not they stayed, you’ve felt real heat. Pluto, which can’t be casual, is letting your Venus be. The pilot light is yours. You won’t warm your fingers at a picture of it again.',
    register: 'warm',
    area: 'love',
    advice: 'speak',
    picture: 'fire',
  },
  easy: {
    headline: 'Someone gets to see your bank app.',
    coming:
      'One of your numbers stays out of conversation with somebody you love. Pluto, which isn’t shy about debt or desire, is getting friendly with your Venus. Clear the kitchen table. Bring the real figure.',
    exact:
      '“Show me yours,” you say, and nobody faints. Pluto, the planet of shared money and shared nerve, is easy with your Venus. You’re blushing at a balance. It’s the most intimate spreadsheet of your life.',
    leaving:
      'Somebody saw you, overdraft and all, and still passed the salt. Pluto, which likes its accounts open, is off, and it’s on the best terms with your Venus. Split the check. You know who carries what.',
    register: 'light',
    area: 'money',
    advice: 'speak',
    picture: 'table',
  },
  hard: {
    headline: 'You can’t check your way to feeling safe.',
    coming:
      'A phone lies face down between you, and you’ve begun to watch it. Pluto, the planet of what we try to control, is coming up hard against your Venus. Breathe first. A suspicion isn’t knowledge.',
    exact:
      'You love someone and you’re jealous, and one doesn’t cancel the other. Pluto, which shows where love becomes gripping, is at a hard angle to your Venus. Ask them, out loud. No screen can tell you.',
    leaving:
      'You know what you’ll stay for, and what you won’t. Pluto, which leaned on every promise, is withdrawing from your Venus. Turn your own phone over. The trust that you’ve got now needs no guard.',
    register: 'grave',
    area: 'love',
    advice: 'ask',
    picture: 'tool',
  },
};
