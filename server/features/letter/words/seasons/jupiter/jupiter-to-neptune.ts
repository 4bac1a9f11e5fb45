// Jupiter's seasons at the reader's Neptune.
import type { SeasonUnits } from '../../unit.ts';

export const JUPITER_TO_NEPTUNE: SeasonUnits = {
  joined: {
    headline: 'You cry at the good parts now.',
    coming:
      'A choir, a kid’s recital, a stranger giving up a seat: you’ve been welling up in public. Your Neptune, where you have no skin, can feel Jupiter coming, all heart. Nothing’s wrong. Carry a handkerchief.',
    exact:
      'You’re porous, and the music goes straight in. Awe is near, and so is exhaustion, when Jupiter, who swells whatever moves you, is on your Neptune. Lie on the floor with the volume up. That’s all.',
    leaving:
      'The handkerchief’s folded, mostly dry, and you’ve made a list of what got to you. Jupiter, who makes saints and sentimentalists, is done flooding your Neptune. Save it for numb days. It’ll work.',
    register: 'warm',
    area: 'body',
    advice: 'rest',
    picture: 'water',
  },
  easy: {
    headline: 'You’re giving it away without your name on it.',
    coming:
      'You’ve noticed who’s short this month and can’t say so. Your Neptune, your soft spot for anyone stranded, is falling in with Jupiter, who gives. Wrap it plain. Leave off the card.',
    exact:
      'Ring the bell and run, like you did as a kid, only now something’s on the mat. Jupiter, who gives with both hands, is in league with your Neptune. You’re giddy. Don’t wait to watch.',
    leaving:
      'They told you all about it, amazed, and you said “huh, who’d do that?” with a straight face. Your Neptune shares a secret with Jupiter, the anonymous donor. It’s good for your posture. Keep those sneakers handy.',
    register: 'light',
    area: 'friends',
    advice: 'let go',
    picture: 'door',
  },
  hard: {
    headline: 'You’re in love with a forecast.',
    coming:
      'They’ll call, they’ll change, they’ll love the lake: you’ve predicted it all, with sun. Your Neptune does the wishing, and Jupiter, drawing up at a hard angle, adds zeros. You’re hoping hard. Look out the window too.',
    exact:
      'What did they actually say? You’ve been quoting what they nearly said. Jupiter, the planet of high hopes, is at odds with your Neptune, and the maybe’s gotten enormous. Ask a yes-or-no question.',
    leaving:
      'Rain or shine, it’s weather you’ve stood in, and you’re dressed for it. Jupiter, who promises blue skies, is clearing off from your Neptune. You can plan picnics again, small ones. Check outside first.',
    register: 'firm',
    area: 'love',
    advice: 'ask',
    picture: 'outdoors',
  },
};
