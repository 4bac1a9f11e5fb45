// Seasons of Neptune at the reader's Sun.

import type { SeasonUnits } from '../../unit.ts';

export const NEPTUNE_TO_SUN: SeasonUnits = {
  joined: {
    headline: 'You’re hard to photograph lately.',
    coming:
      'In every recent picture you’re blurred, or half out of frame, or looking at something nobody else saw. Neptune, which softens edges, is drifting onto your Sun. Cancel one plan. Being tired counts as a reason.',
    exact:
      'Who you are before you’ve answered anyone is hazy, and tenderness gets in easily. Your Sun has mist on it, courtesy of Neptune, the dissolver of outlines. Nap. Nobody needs a clear shot of you yet.',
    leaving:
      'One print came out after all: you, asleep with your mouth open, entirely at peace. Neptune, which never holds a line for long, is floating off your Sun. Keep it. You’d forgotten that face.',
    register: 'warm',
    area: 'body',
    advice: 'rest',
    picture: 'paper',
  },
  easy: {
    headline: 'Your doodles are ahead of your slides.',
    coming:
      'You’ve been drawing in the margins of every meeting, and the margins are winning. Neptune, patron of idle hands, is sidling into easy reach of your Sun. Buy a softer pencil. Say it’s for notes.',
    exact:
      'Somebody glanced over and asked what that was, and you blushed like a kid. Neptune, which thinks in pictures, is on good terms with your Sun. Show them. It’ll explain the project better than slide six.',
    leaving:
      'They put your sketch on the first page, eraser smudge included. Neptune, who’d rather draw it than define it, is wandering off from your Sun. Keep the pencil behind your ear. People expect it now.',
    register: 'light',
    area: 'work',
    advice: 'speak',
    picture: 'tool',
  },
  hard: {
    headline: 'Your hero turned out to be a person.',
    coming:
      'Someone you look up to at work has started repeating their one great story. Neptune, which paints people taller than they are, is clouding your Sun. You aren’t disloyal. You’re paying attention.',
    exact:
      'They took your idea, or forgot whose it was, and the disappointment is a kid’s. Neptune, maker of idols, is at a hard angle to your Sun. Leave them off the shelf. Learn what they’re good at.',
    leaving:
      'You can sit beside them now and notice the frayed cuff. Neptune, fond of halos, is leaving your Sun, and what’s left is a colleague with a mortgage. Say thank you. You’ve quit needing them perfect.',
    register: 'firm',
    area: 'work',
    advice: 'let go',
    picture: 'person',
  },
};
