// Saturn's seasons at the reader's Sun.
import type { SeasonUnits } from '../../unit.ts';

export const SATURN_TO_SUN: SeasonUnits = {
  joined: {
    headline: 'The only signature on this one is yours.',
    coming:
      'There’s a form with one blank line, for a lease or a job or a loan, and nobody’s cosigning. As Saturn, who makes things official, closes in on your Sun, you feel your own weight. Read slowly.',
    exact:
      'Being the responsible one is lonelier than it looked, isn’t it? Saturn, the planet of who answers for what, sits on your Sun. You can be proud and tired at once. Put your full name down.',
    leaving:
      'You’ll find the signed copy in a drawer someday and won’t recognize your nerves in that handwriting. It held. As Saturn, the patient witness, moves off from your Sun, you get to keep the pen.',
    register: 'warm',
    area: 'home',
    advice: 'start',
    picture: 'paper',
  },
  easy: {
    headline: 'You’re building it out of small, dull pieces.',
    coming:
      'Nobody applauds half a page, and you’ve made a great many of them. That suits your Sun, because Saturn, who loves whatever’s repeated, is about to take its side. Add one. Your pile’s taller than it seems.',
    exact:
      'You turn up, do your dull piece, and there’s no story to tell afterward. Saturn, the planet of steady hands, is on good terms with your Sun, and it pays by the piece. Lay the next.',
    leaving:
      'Hold the stack of pages and you’ll be amazed, since you never once felt brilliant while it grew. That’s how Saturn, who rewards the ordinary, says goodbye to your Sun. Somebody’s bound to say “gifted.” Smile politely.',
    register: 'light',
    area: 'work',
    advice: 'finish',
    picture: 'up',
  },
  hard: {
    headline: 'You’re more tired than you’ve told anyone.',
    coming:
      'You’ve carried this for so long that your hand has closed around the handle. There’s less strength in your Sun while Saturn, the planet of duties, moves into a hard angle with it. Walk slower.',
    exact:
      'What you’re carrying is heavy, and you aren’t weak. With Saturn, who shows where effort ends, leaning hard on your Sun, rest is part of the work. Set one bag down. Ask who’ll take it.',
    leaving:
      'Your fingers are opening, and they’re sore from the grip. Saturn, who has asked so much of you, is easing away from your Sun. You know what wasn’t yours. Be slow to lift things.',
    register: 'grave',
    area: 'body',
    advice: 'rest',
    picture: 'container',
  },
};
