// Saturn's seasons at the reader's Saturn.
import type { SeasonUnits } from '../../unit.ts';

export const SATURN_TO_SATURN: SeasonUnits = {
  joined: {
    headline: 'Some of what you built was someone else’s drawing.',
    coming:
      'Walking through your own life with a flashlight, you keep meeting rooms you never wanted. Saturn, who audits every beam, is almost back on your own Saturn, which happens once in a generation. Don’t demolish. Take notes.',
    exact:
      'Who told you it would all be settled by now? Saturn, the planet of real adulthood, is at your own Saturn, and the deadline you’re dreading was set by somebody who’d never met you. Redraw it.',
    leaving:
      'Fewer walls, bigger windows, and you chose where each one goes. Saturn, the inspector, is leaving your own Saturn with a signature in the corner of the plans. It’s yours. You’re the architect of record.',
    register: 'firm',
    area: 'work',
    advice: 'let go',
    picture: 'paper',
  },
  easy: {
    headline: 'You’ve started resting like a professional.',
    coming:
      'You leave parties when you want to, and your friends have stopped protesting. Saturn, who keeps sensible hours, is coming to easy terms with your own Saturn. It’s a mattress-store kind of joy. Lie down.',
    exact:
      'Look who owns a dimmer switch and has views on pillows. Saturn, the planet of sound rules, agrees with your own Saturn, so your limits don’t feel like losses. You’re rested. Tell no one how.',
    leaving:
      'You kept a small rule about sleep, and your face knows. Saturn, who likes a habit with edges, is moving on from your own Saturn. Nobody’s handing out medals for clean sheets. Fold them anyway.',
    register: 'light',
    area: 'body',
    advice: 'rest',
    picture: 'down',
  },
  hard: {
    headline: 'You’ve signed your future self up for everything.',
    coming:
      'A later you has been volunteered for plenty: the committee, the course, a cousin’s move. A hard angle to your own Saturn is building, and Saturn collects on promises. It’s all coming due. Stop adding.',
    exact:
      'You’re the one with the loaded arms, and you’d like a word with whoever agreed. Saturn, the planet of time running short, is at a hard angle to your own Saturn. Cancel something. Apologize without a story.',
    leaving:
      'Somewhere ahead stands a version of you carrying nothing, looking around, a bit suspicious. Saturn, who makes us count our hours, is moving off from your own Saturn. You’ll like them. Ask them before you agree.',
    register: 'firm',
    area: 'money',
    advice: 'let go',
    picture: 'person',
  },
};
