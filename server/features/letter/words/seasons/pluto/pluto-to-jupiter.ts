// Seasons of Pluto at the reader's Jupiter.

import type { SeasonUnits } from '../../unit.ts';

export const PLUTO_TO_JUPITER: SeasonUnits = {
  joined: {
    headline: 'You could go back and finish the degree.',
    coming:
      'You’ve been reading the course catalog like real estate you can’t afford. Pluto, which takes a wish to its limit, is coming up on your Jupiter. There’s a staircase in it. Count the credits you already have.',
    exact:
      'Your appetite for knowing things has grown past what’s polite at parties. Pluto, who never bets half, has met your Jupiter. Enroll in one class. Nobody sees the top landing from the street.',
    leaving:
      'Those steps behind you used to be a daydream. Pluto, impatient with maybes, is heading off from your Jupiter. The hunger stays. That’s good news. Bring it along when they call your row.',
    register: 'warm',
    area: 'work',
    advice: 'start',
    picture: 'up',
  },
  easy: {
    headline: 'Somebody with pull happens to like you.',
    coming:
      'You know a person who knows a person, and you’ve been too proud to count that. Pluto, the planet of influence, is sidling up to your Jupiter. Count it. Everyone past that door got a hand.',
    exact:
      'One word from the right friend, and you’ve got a name tag. Your Jupiter has an ally in Pluto, quietly in charge of who gets in. Ask to be introduced. You’d do it for them, and brag.',
    leaving:
      'You’re inside, holding somebody’s coat and a real chance. Pluto, who trades in access, has other business and wishes your Jupiter well. Prop the door. There’s a younger you out on the steps, rehearsing.',
    register: 'light',
    area: 'friends',
    advice: 'ask',
    picture: 'door',
  },
  hard: {
    headline: 'You can leave and still know the songs.',
    coming:
      'For a while you’ve only mouthed the words, and the person beside you in the pew has noticed. Pluto, which tests what you truly believe, is leaning on your Jupiter. You’re not wicked. You’re listening.',
    exact:
      'What you were taught and what you’ve seen won’t sit in the same row. Pluto digs under every creed, and your Jupiter feels it in the floorboards. It’s lonely. Tell one friend, and skip the debate.',
    leaving:
      'Some of them will still wave in the grocery store, and you’ll wave back. Pluto, hard on secondhand certainty, is done quizzing your Jupiter. Hum all you like. The harmony was always partly yours.',
    register: 'firm',
    area: 'friends',
    advice: 'let go',
    picture: 'person',
  },
};
