// Jupiter's seasons at the reader's Sun.
import type { SeasonUnits } from '../../unit.ts';

export const JUPITER_TO_SUN: SeasonUnits = {
  joined: {
    headline: 'You’ve outgrown the desk by the copier.',
    coming:
      'Your desk fit when they gave it to you, and now your elbows knock things off. Your Sun, the heart of you, is getting Jupiter for company, and Jupiter needs room. You’re restless. Read the job postings.',
    exact:
      'You’re free to want the bigger job in front of people. Jupiter, who opens doors by leaning on them, is on your Sun, and you look like what you’re asking for. Apply a size up.',
    leaving:
      'Whatever they answer, you’ve stood up, and you won’t fold back behind that desk the same way. Your Sun has been enlarged a little by Jupiter, who does that to whatever asks. Take the good stapler.',
    register: 'warm',
    area: 'work',
    advice: 'ask',
    picture: 'table',
  },
  easy: {
    headline: 'Your good news has legs.',
    coming:
      'Something went right, and you’re carrying it like a frog you don’t want to squash. Your Sun is about to have an ally in Jupiter, patron of lucky breaks. It’s alive. Think who’d love a look.',
    exact:
      'Show somebody what you’ve got. You’d assumed they’d roll their eyes, and they’re leaning in with cupped hands. Jupiter, who multiplies what’s shared, is on your Sun’s side, and your joy doesn’t need an apology attached.',
    leaving:
      'The frog’s hopped off, as good news does, and four people are telling it better than you did. Jupiter, never short of anything, waves goodbye to your Sun. Leave the pocket open. There’s always another.',
    register: 'light',
    area: 'friends',
    advice: 'speak',
    picture: 'container',
  },
  hard: {
    headline: 'Your suitcase of yeses won’t close.',
    coming:
      'Each yes was reasonable. Together they’re a suitcase that you’re kneeling on. Your Sun’s due a hard shove from Jupiter, who packs for every weather, and enthusiasm’s spending your sleep. Don’t add the boots.',
    exact:
      'Where did you think all those yeses would go? Jupiter, who’s never met a limit, is at odds with your Sun, and your body’s the one at the zipper. You love everything in there. Take something out.',
    leaving:
      'Your bag closes with one finger, and you can lift it without making that noise. Jupiter, who’d have brought the piano, has let go of your Sun. Something nice stayed behind. Nobody missed it.',
    register: 'firm',
    area: 'body',
    advice: 'rest',
    picture: 'container',
  },
};
