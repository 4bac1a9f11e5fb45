// Jupiter's seasons at the reader's Venus.
import type { SeasonUnits } from '../../unit.ts';

export const JUPITER_TO_VENUS: SeasonUnits = {
  joined: {
    headline: 'You’re happy, with one toe on the bottom.',
    coming:
      'The water’s warm, and you’re still going in by inches with your arms up. Jupiter, who says “it’s lovely in,” is nearing your Venus, where you like and are liked. You’re shy around luck. Wet your shoulders.',
    exact:
      'Someone’s delighted by you and isn’t hiding it. With Jupiter, the planet of gladness, so near your Venus, you keep waiting for the invoice. There isn’t one. Lift that toe and say what you’d enjoy.',
    leaving:
      'You floated. For a while nothing was under you, and you were held up by somebody’s plain liking. Jupiter, at ease in deep places, moves on, and your Venus knows how. You’ll swim out farther next time.',
    register: 'warm',
    area: 'love',
    advice: 'start',
    picture: 'water',
  },
  easy: {
    headline: 'You could let somebody else get the check.',
    coming:
      'You reach for the bill by reflex, as though someone were timing you. Jupiter, who treats, is coming to easy terms with your Venus, which likes receiving too. You could just not. It’s only a hand.',
    exact:
      '“No, let me,” they said, and you’ve been glowing and squirming ever since. Jupiter, who overtips, is being lavish with your Venus. It isn’t a loan. Say “thank you” and nothing else.',
    leaving:
      'You’ve been treated, and the roof stayed on. Jupiter, who never kept a tab, leaves your Venus slightly richer, in cash or in fondness. Your wallet’s rested. Let it sit out another round sometime.',
    register: 'light',
    area: 'money',
    advice: 'let go',
    picture: 'table',
  },
  hard: {
    headline: 'It’s all so lovely, and it’s on your card.',
    coming:
      'It began with a few balloons, and now you’re pricing tents. Your Venus would hate to look cheap, and Jupiter, coming at it hard, thinks bigger is kinder. Hold the string. Rent nothing.',
    exact:
      'Nobody asked for the upgrade, and you’re a bit hurt they haven’t noticed it. Affection’s doing your accounting while Jupiter, the planet of too much, is at odds with your Venus. Return one shiny thing.',
    leaving:
      'What’s left is a bill, some limp ribbon, and the people who’d have come to your kitchen. Jupiter, who loves a spread, drifts off from your Venus. Pay it down. You can be fond for free.',
    register: 'firm',
    area: 'money',
    advice: 'let go',
    picture: 'up',
  },
};
