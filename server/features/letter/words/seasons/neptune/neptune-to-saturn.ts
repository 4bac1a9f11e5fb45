// Seasons of Neptune at the reader's Saturn.

import type { SeasonUnits } from '../../unit.ts';

export const NEPTUNE_TO_SATURN: SeasonUnits = {
  joined: {
    headline: 'Your five-year plan got wet.',
    coming:
      'The list of where you’d be by now has started to run at the edges. Neptune, slow water under any wall, is rising around your Saturn. Don’t recopy it. See which lines stay legible.',
    exact:
      'You did everything in order, and the order has stopped meaning much; it’s a strange, quiet disappointment. On your Saturn sits Neptune, which dissolves what was only stiff. Work shorter. Leave one box unchecked.',
    leaving:
      'One ambition dried out flat, and it’s the one you’d have been shy to admit. Neptune, who softens the toughest schedule, is receding from your Saturn. Use pencil. You’ve got a plan that can take rain.',
    register: 'firm',
    area: 'work',
    advice: 'let go',
    picture: 'paper',
  },
  easy: {
    headline: 'You can make the dream hold water.',
    coming:
      'The studio you talk about is a corner of the laundry room, currently full of laundry. Neptune, which supplies the wish, is falling in with your Saturn, which owns a level. Clear one shelf. It’s a start.',
    exact:
      'The thing you used to sigh about has a table, a lamp and a regular time. Neptune, the sigh, is working with your Saturn, the table. You’re quietly proud. Finish the first lopsided bowl.',
    leaving:
      'Your bowl leans a bit, and it doesn’t leak. Neptune, who’d have left it a lovely idea, is bidding your Saturn goodbye. Eat cereal out of something you made. You’ve earned the wobble.',
    register: 'light',
    area: 'home',
    advice: 'finish',
    picture: 'container',
  },
  hard: {
    headline: 'You’re tired of being the one who copes.',
    coming:
      'You keep the calendar for the whole family, and lately you write things on the wrong squares. Neptune, which wears down whatever never rests, is seeping under your Saturn. It’s fatigue. Hand somebody a month.',
    exact:
      'They say you’re so good at it, and you feel guilty wanting to lie on the floor. Neptune finds the leak in every wall of duty, and your Saturn’s the wall. Lie there. Say why.',
    leaving:
      'Somebody else does it badly, and on time. Neptune, undoer of the iron grip, is trickling off from your Saturn. You’ve stopped correcting their lists. On the calendar, one day has only your name.',
    register: 'firm',
    area: 'home',
    advice: 'speak',
    picture: 'person',
  },
};
