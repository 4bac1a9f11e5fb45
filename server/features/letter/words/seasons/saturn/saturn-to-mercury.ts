// Saturn's seasons at the reader's Mercury.
import type { SeasonUnits } from '../../unit.ts';

export const SATURN_TO_MERCURY: SeasonUnits = {
  joined: {
    headline: 'You’re back in class, holding a pencil.',
    coming:
      'You haven’t been the slow one for years, and you’d forgotten how hot the ears get. Your Mercury, where you think, is getting Saturn for a teacher, the strict kind. Sharpen the pencil.',
    exact:
      'You can read a page three times without failing it. Saturn, who’d rather you learned a thing once and for good, is right on your Mercury. Write it by hand and erase freely. It’s going in.',
    leaving:
      'What you’ve studied has gone in deep enough to explain to somebody else without the book. Saturn, who grades on keeping, has dismissed your Mercury. Look at that pencil, all stub and tooth marks. You did that.',
    register: 'firm',
    area: 'work',
    advice: 'start',
    picture: 'tool',
  },
  easy: {
    headline: 'You’ve read the fine print, and it’s readable.',
    coming:
      'A document with gray little paragraphs has been waiting for your good mood. Saturn, patron of small print, is on its way to easy terms with your Mercury, so you’ll actually follow it. Get a highlighter.',
    exact:
      'You’ve found something on page four, haven’t you? With Saturn, who reads to the end, on good terms with your Mercury, you can smell a wrong fee. Call them. Cite the paragraph by its number.',
    leaving:
      'You now own one good clause, striped in yellow, and possibly a refund check. Saturn, who likes a thing filed, is done helping your Mercury. You’re insufferable about it. Good.',
    register: 'light',
    area: 'money',
    advice: 'ask',
    picture: 'paper',
  },
  hard: {
    headline: 'You’ve been drafting that message for years.',
    coming:
      'A brother, a sister, someone like one: the line between you has frozen like a pipe. Your Mercury’s rehearsing, and Saturn, keeper of long silences, is moving to a hard angle with it. Stop at hello.',
    exact:
      'Every draft of that message opens with who was wrong, and you’re weary of being right alone. Saturn, who weighs each word, leans hard on your Mercury. Keep it under ten words. “Thinking of you” works.',
    leaving:
      'You left one hello running, like a faucet on a drip through the cold. They may reply, or not. Your Mercury gets its voice back from Saturn, who makes talk costly. You’ve kept something from bursting.',
    register: 'firm',
    area: 'home',
    advice: 'speak',
    picture: 'water',
  },
};
