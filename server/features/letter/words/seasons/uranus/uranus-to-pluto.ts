// Seasons of Uranus at the reader's Pluto.

import type { SeasonUnits } from '../../unit.ts';

export const URANUS_TO_PLUTO: SeasonUnits = {
  joined: {
    headline: 'Your family tree has a twig without a name.',
    coming:
      'Your family tree hangs in the hall with one name left out, and you’ve noticed. Uranus, which springs the lid on things, is coming to your Pluto, where the buried stays. Ask gently. Start with an aunt.',
    exact:
      'You put a plain question at the reunion, and the forks stop. Uranus does that on your Pluto: it says what nobody planned to. Be kind to the old ones. They’d have been children then.',
    leaving:
      'There’s one more person on the page now, with dates. Uranus, who can’t keep a secret, is going on past your Pluto. You say the name easily. The family didn’t come apart; it got a chair bigger.',
    register: 'firm',
    area: 'home',
    advice: 'ask',
    picture: 'person',
  },
  easy: {
    headline: 'You’ve got more say than you’ve been using.',
    coming:
      'In meetings you vote with your eyebrows. Uranus, which passes the microphone around, is loosening things up for your Pluto, your quiet clout. You’ve got a point. People your age are waiting for one.',
    exact:
      'You said “who decided that?” in a friendly voice, and nobody knew. Uranus, planet of the show of hands, sides with your Pluto, where you keep your power. Draft the new way. It’s one page, signed.',
    leaving:
      'It’s in the handbook now, your odd little clause. Uranus, who thinks rules are first drafts, takes its leave of your Pluto. You’ve heard yourself out loud. Pass the mic to somebody who votes with their eyebrows.',
    register: 'light',
    area: 'work',
    advice: 'speak',
    picture: 'tool',
  },
  hard: {
    headline: 'Somebody changed the game while you saved up.',
    coming:
      'You learned the rules your parents played by, and the board has been swapped. Uranus, which resets things without a vote, is at odds with your Pluto. It isn’t just you. Compare notes with a friend.',
    exact:
      'You’re angry about a rate, and so is everybody from your school. Uranus, which tips things over, is pressing on your Pluto. Count your pieces. You’ve got more than you feel like.',
    leaving:
      'You’ve made up a move your folks never needed, and it’s legal. Uranus, who upends the table, is easing up on your Pluto. You sat back down. Keep teaching the others your opening.',
    register: 'firm',
    area: 'money',
    advice: 'ask',
    picture: 'table',
  },
};
