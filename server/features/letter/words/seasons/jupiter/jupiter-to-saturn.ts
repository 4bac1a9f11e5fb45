// Jupiter's seasons at the reader's Saturn.
import type { SeasonUnits } from '../../unit.ts';

export const JUPITER_TO_SATURN: SeasonUnits = {
  joined: {
    headline: 'You’re still living on the bad year’s budget.',
    coming:
      'Somewhere you’ve got a shelf of canned beans from a year that ended long ago. Your Saturn keeps the rules, and Jupiter, who’s never feared running out, is nearly there. It’s safe to look. Check the dates.',
    exact:
      '“We can’t afford it” was true once, and you’ve gone on saying it like grace. Now Jupiter, who relaxes whatever it touches, is on your Saturn. Do the sum again. Use your present income.',
    leaving:
      'You gave the cans away and slept fine. Your Saturn has heard from Jupiter, who trusts there’ll be more, and it didn’t faint. Keep the good sense. Stock one thing you’d actually like.',
    register: 'warm',
    area: 'money',
    advice: 'let go',
    picture: 'container',
  },
  easy: {
    headline: 'They’re finally paying for what you know.',
    coming:
      'You learned your trade on slow, unthanked days, and soon it’ll look like foresight. Your Saturn, your years of practice, has caught the eye of Jupiter, who notices quiet competence. Oil the tools. Somebody’ll ask.',
    exact:
      'Yours is the one wrench that fits, and you’ve had it forever. Your Saturn put in the hours, and Jupiter, who moves people up, pays them out. Say how long it took you. Don’t wince.',
    leaving:
      'Promotion, contract, or only a deeper nod: you were paid in something, and it wasn’t luck. Jupiter, who settles old accounts, is even with your Saturn. Hang everything back on its nail. You’ll teach somebody.',
    register: 'warm',
    area: 'work',
    advice: 'finish',
    picture: 'tool',
  },
  hard: {
    headline: 'You want the bigger place and the smaller rent.',
    coming:
      'You’ve toured the bright apartment twice and come back to defend your low rent. Jupiter, who says “you’d grow into it,” is nearing a hard angle with your Saturn, which says “count.” Both live with you.',
    exact:
      'Caution calls hope a fool, hope calls caution a coward, and you’re in the doorway with one shoe on. Your Saturn and Jupiter, the planet of expansion, are at odds. Ask what you’d put there.',
    leaving:
      'One threshold’s behind you, and your two advisers have gone off muttering. Jupiter, who’s always selling square feet, has hung up on your Saturn. You read the terms before you chose. Now unlace.',
    register: 'firm',
    area: 'home',
    advice: 'ask',
    picture: 'door',
  },
};
