// Saturn's seasons at the reader's Pluto.
import type { SeasonUnits } from '../../unit.ts';

export const SATURN_TO_PLUTO: SeasonUnits = {
  joined: {
    headline: 'You’ve painted over that stain three times.',
    coming:
      'A brown ring keeps coming back on your ceiling, whatever you roll over it, and you’re tired of pretending. Saturn, who finishes things, is close to your Pluto, where you hide what leaks. Put down the roller.',
    exact:
      'You’ve followed it up through the attic to a single cracked shingle. Saturn, the planet of put-off repairs, is on your Pluto, and there’s anger up there that’s older than the house. Go slowly. Mend one thing.',
    leaving:
      'It rained, and you lay looking up at plain white, listening. Your Pluto has been signed off by Saturn, who closes out a job. You don’t have to keep checking. It’s dry.',
    register: 'firm',
    area: 'home',
    advice: 'finish',
    picture: 'water',
  },
  easy: {
    headline: 'You can be loved by someone who knows.',
    coming:
      'There’s a fact about you that takes a long silence to tell, and somebody’s earned it. Saturn, slow to trust and sound once it does, is nearing easy terms with your Pluto. Lower the bucket.',
    exact:
      'You told it. They didn’t flinch. You’d watched their face, and what came was a good question. Saturn, who holds a confidence, supports your Pluto, your depths. Ask for theirs. Listen all the way down.',
    leaving:
      'You two draw from a deeper well now, and what comes up is cold and clear and isn’t sweet. Saturn, who only walks away from sound work, trusts your Pluto alone. Nothing spilled.',
    register: 'warm',
    area: 'love',
    advice: 'listen',
    picture: 'down',
  },
  hard: {
    headline: 'Somebody at work is sitting on your yes.',
    coming:
      'You sent the request up weeks ago, and someone’s using it as a cushion. Your Pluto can tell managing from handling, and Saturn, fond of rank, is about to test it hard. Note the dates.',
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
