// Seasons of Uranus at the reader's Sun.

import type { SeasonUnits } from '../../unit.ts';

export const URANUS_TO_SUN: SeasonUnits = {
  joined: {
    headline: 'You’re about to surprise everyone but yourself.',
    coming:
      'You’ve rehearsed it on a family porch so often that the doormat knows. Uranus, the planet of becoming unmistakable, is nearing your Sun. It’s your news. You pick the day, and who’s standing beside you.',
    exact:
      'The person you are with friends wants to come home for the holidays. That’s Uranus, no respecter of roles, right on your Sun, and the nerves feel a lot like joy. Say it in one breath.',
    leaving:
      'Some of your family needed a minute, and you gave it. Uranus frees people by startling them, and it’s done with your Sun. You use your own voice in that hallway now. Ring the bell. Nobody’s rehearsing.',
    register: 'warm',
    area: 'home',
    advice: 'speak',
    picture: 'door',
  },
  easy: {
    headline: 'Your odd hobby has customers.',
    coming:
      'Three people have asked if you’d sell them one of those strange lamps. Uranus, which likes a niche, is cozying up to your Sun. Rent half a table. The fair’s deadline is closer than it looks.',
    exact:
      'Strangers are paying for what your family calls “your phase.” You’re tickled. Your Sun and Uranus, the patron of oddballs, are in cahoots, so raise the price a dollar and watch nobody flinch.',
    leaving:
      'You’ve got a cash box, a waiting list and one rude review, so it’s real. Uranus, lover of the unlikely, is drifting from your Sun. Fold up the card table. You’re allowed to call it work.',
    register: 'light',
    area: 'money',
    advice: 'start',
    picture: 'table',
  },
  hard: {
    headline: 'You want to quit by text.',
    coming:
      'There’s a draft on your phone addressed to your boss, and it gets shorter each time. Uranus, which can’t abide a leash, is getting in your Sun’s way. Save it. Don’t send it.',
    exact:
      'Restlessness is signing your name to things. Uranus, the planet of the clean break, is at a hard angle to your Sun, and every meeting sounds like a locked room. Take your vacation first. You’ve earned it.',
    leaving:
      'Gone or staying, you wrote it out in whole sentences. Uranus, who’d rather slam something, is leaving your Sun alone. Print the last version. It reads like somebody you’d hire again.',
    register: 'firm',
    area: 'work',
    advice: 'rest',
    picture: 'paper',
  },
};
