// Saturn's seasons at the reader's Pluto.
import type { SeasonUnits } from '../../unit.ts';

export const SATURN_TO_PLUTO: SeasonUnits = {
  joined: {
    headline: 'There’s a box you’ve moved four times unopened.',
    coming:
      'One box is taped, unlabeled, and has come with you to every address. Saturn, the planet of unfinished business, is close to your Pluto, where you store what’s buried, and the basement seems to know. Find scissors.',
    exact:
      'You’ve cut the tape, and you’re sitting on the floor with your heart loud. Saturn, who makes us finish, is on your Pluto. Hold up one thing, then another. Some of it’s only paper.',
    leaving:
      'Half the box went to the curb, a little got a shelf, and the cardboard is flat. You did that. Saturn, who closes files, is moving away from your Pluto. You’re living above an empty corner.',
    register: 'firm',
    area: 'home',
    advice: 'finish',
    picture: 'container',
  },
  easy: {
    headline: 'You can be loved by someone who knows.',
    coming:
      'There’s a fact about you that takes a whole drive to tell, and somebody’s earned it. Saturn, slow to trust and sound once it does, is nearing easy terms with your Pluto. Lower the bucket.',
    exact:
      'You told it. They didn’t flinch. You’d watched their face, and what came was a good question. Saturn, who holds a confidence, supports your Pluto, your depths. Ask for theirs. Listen all the way down.',
    leaving:
      'You two draw from a deeper well now, and what comes up is cold and clear and isn’t sweet. Saturn, the planet of what lasts, trusts your Pluto to go on alone. Nothing spilled.',
    register: 'warm',
    area: 'love',
    advice: 'listen',
    picture: 'down',
  },
  hard: {
    headline: 'Somebody at work is sitting on your yes.',
    coming:
      'You sent the request up weeks ago, and someone’s using it as a cushion. Saturn, the planet of rank, is nearing a hard angle with your Pluto, and being managed feels like being handled. Note the dates.',
    exact:
      'You could wage a silent war over the delay, and you’ve sketched the maps. Your Pluto hates to be stalled, and Saturn, who heads every table, stalls. Ask plainly. “Who decides, and when?”',
    leaving:
      'Whoever sat on your answer got up, or you went around the chair. Your Pluto is past Saturn, the gatekeeper, and you’ve learned how that office works. Fold up the battle plans.',
    register: 'firm',
    area: 'work',
    advice: 'speak',
    picture: 'person',
  },
};
