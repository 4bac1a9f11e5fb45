// Seasons of Uranus at the reader's Mercury.

import type { SeasonUnits } from '../../unit.ts';

export const URANUS_TO_MERCURY: SeasonUnits = {
  joined: {
    headline: 'You’re saying it before you’ve polished it.',
    coming:
      'You used to draft a text four times, and lately the first one’s already sent. Uranus, sudden as a struck match, is catching up to your Mercury. Somebody likes it. Watch the curtains.',
    exact:
      'Over coffee you told the truth about your last relationship before you’d stirred. Uranus, planet of thoughts nobody ordered, has landed on your Mercury. You’re exhilarated. Let the other person catch their breath.',
    leaving:
      'You’re still quick, but these days you aim. Uranus, who sparks first and asks after, is moving past your Mercury. Whoever stayed wants you unedited. Put the matches somewhere you’ll find them.',
    register: 'warm',
    area: 'love',
    advice: 'speak',
    picture: 'fire',
  },
  easy: {
    headline: 'You finally get the thing everyone pretends to get.',
    coming:
      'You’ve nodded through every conversation about how anything electric works. Uranus, inventor by temperament, is coming around to your Mercury. A friend owns a soldering iron. She’d love to be asked.',
    exact:
      'You opened up the broken radio, and for once the insides made sense. Uranus, which thinks in circuits, is lending your Mercury its wiring diagram. You’re insufferably pleased. Ask the next question, the one that sounds dumb.',
    leaving:
      'The radio plays, a little too loud, and only the one station. Uranus, maker of gadgets, is leaving your Mercury to its own devices. Your neighbors have begun to bring you their fans. That’s how it starts.',
    register: 'light',
    area: 'friends',
    advice: 'ask',
    picture: 'tool',
  },
  hard: {
    headline: 'You said it, and the chat went quiet.',
    coming:
      'You’ve got an opinion about your friends’ plan, and it’s rattling like a window in the wind. Uranus, which says it and then thinks it, is making trouble for your Mercury. Open it an inch.',
    exact:
      'Out it came, true and badly timed, and now there’s a draft in the group. Blame Uranus, planet of the blurt, for poking at your Mercury. Own the tone. You needn’t take back the fact.',
    leaving:
      'Two of them wrote to say they’d thought so too. Uranus, who’d rather be early than polite, is fading from your Mercury. The air’s better. Next time, knock before you let that much of it in.',
    register: 'firm',
    area: 'friends',
    advice: 'listen',
    picture: 'door',
  },
};
