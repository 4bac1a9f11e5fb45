// Jupiter's seasons at the reader's Midheaven.
import type { SeasonUnits } from '../../unit.ts';

export const JUPITER_TO_MIDHEAVEN: SeasonUnits = {
  joined: {
    headline: 'Your name’s going up a size.',
    coming:
      'Someone’s asked how you spell your last name, and they wrote it down. Your Midheaven, what you’re known for, can expect Jupiter shortly, with a bigger sign. You’re flattered and slightly ill. Decide what goes under it.',
    exact:
      'Your name’s up there in big letters, or a subject line, and you can’t tell whether to point or hide. Jupiter, who can’t whisper a name, is at your Midheaven. Point. Then ask what comes with it.',
    leaving:
      'They left a vowel out of your name, and everybody still knew it was you. Jupiter, who promotes on faith, has done its part for your Midheaven. Answer to it. You’ll grow into the typeface.',
    register: 'warm',
    area: 'work',
    advice: 'start',
    picture: 'up',
  },
  easy: {
    headline: 'Your job’s being nice to your house.',
    coming:
      'Work has been sending home something besides your mood. Your Midheaven, your place out there, is getting along with Jupiter, who rewards people sideways. Ask for the flexible days. They’re inclined to nod.',
    exact:
      'You walked in before anyone expected you, and the dog, or at least the plant, perked up. Such are the gifts of Jupiter, dealer in perks, to your Midheaven. Take all of it. Don’t check messages.',
    leaving:
      'Part of the paycheck stayed in these rooms: a better mattress, a fixed gutter, you. Jupiter, who likes a bonus, tips its hat to your Midheaven. It’s what the commute was for. Enjoy it.',
    register: 'light',
    area: 'home',
    advice: 'ask',
    picture: 'container',
  },
  hard: {
    headline: 'You’re a big deal everywhere but the kitchen.',
    coming:
      'They clap for you out there, and at home someone’s asked twice about the recycling. At a hard angle to your Midheaven, Jupiter’s building you a bigger stage. You’re proud. You’re also not listening.',
    exact:
      'Success wants one more trip, and you keep explaining it to people in socks. Your Midheaven swells under Jupiter, the planet of grand careers, at a hard angle. Sit down in the kitchen. Ask what they’d trade.',
    leaving:
      'Nobody applauded when you came in, and you liked it. Jupiter, who always calls for an encore, has stopped tugging at your Midheaven. Keep the career. You know which bin’s which, and that you’re missed.',
    register: 'firm',
    area: 'home',
    advice: 'listen',
    picture: 'person',
  },
};
