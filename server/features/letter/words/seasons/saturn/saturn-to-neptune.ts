// Saturn's seasons at the reader's Neptune.
import type { SeasonUnits } from '../../unit.ts';

export const SATURN_TO_NEPTUNE: SeasonUnits = {
  joined: {
    headline: 'You’ve been in love with the brochure.',
    coming:
      'You know the brochure by heart: their smile, the sea view, who they’d be once they had you. Your Neptune dreams, and Saturn, who checks addresses, has nearly found it. Something’s smaller in person. Look anyway.',
    exact:
      'The one you dreamed up is late, hums, tips well, and none of it was in the pictures. Saturn, a stickler for facts, has met your Neptune. You’re disappointed and oddly relieved. Ask who they are.',
    leaving:
      'You’ve stayed long enough to know which window sticks and which promise was true. Your Neptune has traded with Saturn, who takes scenery and gives you a place. Send somebody a postcard. Write only what’s there.',
    register: 'firm',
    area: 'love',
    advice: 'listen',
    picture: 'road',
  },
  easy: {
    headline: 'You’re keeping a promise nobody else can see.',
    coming:
      'There’s a promise you’ve made and told no one, and your hands feel odd without the old habit. Saturn, who counts days, is coming to easy terms with your Neptune. Don’t announce it. Hold some water.',
    exact:
      'Nobody claps when you skip it, yet you’re prouder than you’d say. Saturn, plain resolve itself, steadies your Neptune, which longs to be carried off. The wanting passes. Keep your hands busy meanwhile.',
    leaving:
      'Left standing, a cloudy glass clears, and you’ve stood a good while. Your Neptune goes on without Saturn, who’s kind to anyone keeping count. There’s no parade. You can see through to the other side.',
    register: 'warm',
    area: 'body',
    advice: 'let go',
    picture: 'water',
  },
  hard: {
    headline: 'You keep rounding the number down.',
    coming:
      '“About that much” is how you describe what you owe, and the fog’s almost cozy. Your Neptune, where things blur, is about to be pressed by Saturn, who wants the exact sum. You’re uneasy. Use low beams.',
    exact:
      'A real figure, owed or owing, has edges, and your dread doesn’t. Saturn, the bookkeeper, is at odds with your Neptune. Ask for the statement. Read it beside someone who isn’t embarrassed by money.',
    leaving:
      'You can make out the curb, and both sidewalks. Your Neptune’s clearing as Saturn, who gets vague things to say their names, moves on. It’s just a total. You can steer by one of those.',
    register: 'firm',
    area: 'money',
    advice: 'ask',
    picture: 'outdoors',
  },
};
