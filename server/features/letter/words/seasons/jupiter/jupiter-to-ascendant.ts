// Jupiter's seasons at the reader's Ascendant.
import type { SeasonUnits } from '../../unit.ts';

export const JUPITER_TO_ASCENDANT: SeasonUnits = {
  joined: {
    headline: 'You’re open again, and it shows.',
    coming:
      'For a good while your sign said “back soon,” and you meant it loosely. Your Ascendant, where people come in, expects Jupiter, who brings a crowd. You’re curious again. Sweep the step. Turn the sign around.',
    exact:
      'Everyone smiles at you first lately, and it isn’t your imagination. At your Ascendant stands Jupiter, a born host, waving them over. Give one stranger your real opinion of the movie. Hear theirs.',
    leaving:
      'The bell over your entrance has rung a few times, and somebody’s learned your hours. Jupiter, the cheerful greeter, wishes your Ascendant good business. You don’t have to stay up late. Just unlock.',
    register: 'warm',
    area: 'love',
    advice: 'start',
    picture: 'door',
  },
  easy: {
    headline: 'You’ve started answering strangers in full.',
    coming:
      'Somebody asked which floor, and you told them a story. They missed theirs. You’re on the rise: your Ascendant, how you come across, has found an admirer in Jupiter, who likes company.',
    exact:
      'You flirt like someone with nowhere to be, and it’s working on both of you. Jupiter, who gets people mingling, is kind to your Ascendant. Say your name before the doors open. Press a new button.',
    leaving:
      'One of those strangers has a number now, and possibly yours. Your Ascendant keeps the knack, though Jupiter, who likes a crowded elevator, has gotten off. You’ve quit studying the ceiling. Look up when it stops.',
    register: 'light',
    area: 'love',
    advice: 'move',
    picture: 'up',
  },
  hard: {
    headline: 'You’ve been everybody’s good time.',
    coming:
      'People stand near you to get warm, and you’ve been throwing on furniture. Your Ascendant, your way of showing up, is in for a hard angle from Jupiter, who never leaves a party. You’re hoarse. Burn less.',
    exact:
      '“One more, and then I’ll rest”: you’ve said that before, in that same jacket. Your Ascendant can’t find the exit with Jupiter, who’s had seconds of everything, at odds with it. Arrive late. Go while it’s fun.',
    leaving:
      'You let the fire sink to embers, and the ones who stayed pulled their chairs in. Jupiter, who’s all blaze, has backed away from your Ascendant. It’s enough like this. You’ve still got a table.',
    register: 'warm',
    area: 'body',
    advice: 'rest',
    picture: 'fire',
  },
};
