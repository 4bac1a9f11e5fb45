// Seasons of Neptune at the reader's Pluto.

import type { SeasonUnits } from '../../unit.ts';

export const NEPTUNE_TO_PLUTO: SeasonUnits = {
  joined: {
    headline: 'Your family’s oldest grudge has gone soft.',
    coming:
      'The quarrel you inherited is sagging, like a carton left in a cellar. Neptune, which loosens what was packed tight, is seeping toward your Pluto. Don’t lift it. It’s coming apart by itself.',
    exact:
      'You try to be angry on schedule, and what comes is mercy, with a headache. Neptune, gentle as damp, is settling on your Pluto, where old force is stored. Sit down by it. Nobody’s winning anymore.',
    leaving:
      'What the grudge held was mostly letters, and some were kind. Neptune, softener of hard cases, is moving off your Pluto. You’ve kept two. The house smells better with that stairway aired.',
    register: 'warm',
    area: 'home',
    advice: 'rest',
    picture: 'down',
  },
  easy: {
    headline: 'You could forgive that debt and mean it.',
    coming:
      'A friend has owed you the same sum so long that it’s practically a pet. Neptune, which can’t keep a ledger, is coaxing your Pluto. Check what you can spare. Feed it or free it.',
    exact:
      '“Forget it,” you hear yourself say, and you feel strangely rich. Neptune, who never learned subtraction, is on good terms with your Pluto, where you keep score. Open the cage. Don’t look at the balance.',
    leaving:
      'They picked up a tab without being asked, and neither of you said so. Neptune, big on amnesty, is fluttering off from your Pluto. You’ve got an empty birdcage and better company. Hang a plant in it.',
    register: 'light',
    area: 'money',
    advice: 'let go',
    picture: 'outdoors',
  },
  hard: {
    headline: 'You’re not sure whom to believe anymore.',
    coming:
      'Two friends have sent you two certainties, and they can’t both be right. Neptune, which fogs the road signs, is rolling in over your Pluto. Slow down. Read who paid for it.',
    exact:
      'You feel a weary suspicion, of headlines, of experts, of yourself. Neptune, spreader of mist, gets on the nerves of your Pluto, which smells a cover-up. Low beams. Trust what’s within walking distance.',
    leaving:
      'You’ve got a short list now: three people who say “I was wrong” out loud. Neptune, who likes it hazy, is clearing from your Pluto. The next exit’s visible. It’s the one you’d have guessed.',
    register: 'firm',
    area: 'friends',
    advice: 'listen',
    picture: 'road',
  },
};
