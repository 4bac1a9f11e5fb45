// Saturn's seasons at the reader's Midheaven.
import type { SeasonUnits } from '../../unit.ts';

export const SATURN_TO_MIDHEAVEN: SeasonUnits = {
  joined: {
    headline: 'You’ve got the title, and it’s heavy.',
    coming:
      'A larger job is coming, or yours is swelling, and you’re eyeing the ladder. Your Midheaven, your name in the world, is about to meet Saturn, who charges for every rung. You dread it. Climb anyhow.',
    exact:
      'From up here people can see you, including your mistakes. Saturn, who crowns slowly and checks the fit, stands at your Midheaven. You’ve earned it. Do what the job needs before what it flatters.',
    leaving:
      'You’ve stopped looking at the rungs. There’s wind, a view, and somebody below who’d like a hand. Your Midheaven’s through with Saturn, who makes authority a chore first. Reach down. You know which step wobbles.',
    register: 'firm',
    area: 'work',
    advice: 'start',
    picture: 'up',
  },
  easy: {
    headline: 'Someone will vouch for you without being asked.',
    coming:
      'Somewhere a committee’s stuck, and somebody who knows you is about to say “ask them.” Your standing, your Midheaven, will be in good hands: Saturn remembers who delivered. Deliver once more. Quietly is fine.',
    exact:
      'You half promised a reference, an introduction, a look at a friend’s résumé. Saturn, who keeps good names, is kind to your Midheaven, and careers are mostly people with long memories. It’s ten minutes. Finish it.',
    leaving:
      'They’ve pulled out a chair for you at a table you’d never seen, and you won’t hear why. Your Midheaven owes that to Saturn, who lets reputations ripen. Say thanks. Then speak up for whoever’s absent.',
    register: 'warm',
    area: 'friends',
    advice: 'finish',
    picture: 'table',
  },
  hard: {
    headline: 'Your work and your home both want you whole.',
    coming:
      'There’s a place set for you that’s gone empty more than you wanted. A hard angle is building between Saturn, the planet of obligation, and your Midheaven, your work in the world. You can’t be two people.',
    exact:
      'Something’s going to be done less well, and you’re the one who picks what. It hurts. Saturn, who sets limits, is at odds with your Midheaven. Tell both sides the truth, gently, and with a date.',
    leaving:
      'You came home and sat down, and the plate was still warm. A task stayed undone. Saturn, who makes us choose, is easing off from your Midheaven. You chose, and you’re allowed to stay. Eat slowly.',
    register: 'grave',
    area: 'home',
    advice: 'let go',
    picture: 'table',
  },
};
