// Saturn's seasons at the reader's Venus.
import type { SeasonUnits } from '../../unit.ts';

export const SATURN_TO_VENUS: SeasonUnits = {
  joined: {
    headline: 'You’re measuring their bookcase for your wall.',
    coming:
      'Two sofas won’t fit, and you’ve both gone polite about it. Your Venus is due a visit from Saturn, who brings commitments and a ruler. You feel fond and slightly cornered. Find the tape.',
    exact:
      'It’s gotten serious, so it gets quieter for a while. Saturn, who turns “someday” into a date, sits with your Venus, and you’re choosing with your eyes open. Say what you’d hate to lose. Then hear theirs.',
    leaving:
      'You know to the inch what goes where, and what each of you gave away to make room. Your Venus has convinced Saturn, who asks love to hold up a shelf. It’s level. You can let go.',
    register: 'warm',
    area: 'love',
    advice: 'speak',
    picture: 'tool',
  },
  easy: {
    headline: 'You’re nearly out from under that balance.',
    coming:
      'You’ve paid the boring amount on the boring date, and the debt that was a wall has stairs in it. Your Venus has earned a nod from Saturn, who respects installments. Take the next one.',
    exact:
      'Wanting less hasn’t made you smaller, has it? Saturn, the planet of living within bounds, is at an easy angle to your Venus, and you like what you can afford. It’s a relief. Whistle while paying.',
    leaving:
      'Look back down at what you built out of things you didn’t buy. Your Venus earned every step from Saturn, who’s gentle with the thrifty. You don’t have to celebrate by going shopping. Enjoy the landing.',
    register: 'warm',
    area: 'money',
    advice: 'finish',
    picture: 'up',
  },
  hard: {
    headline: 'You miss someone who’s in the next room.',
    coming:
      'The two of you have become considerate, and you’d rather be known. Your Venus is coming under a hard angle of Saturn, the planet of distance, and affection feels rationed. It’s lonely. Leave the door ajar.',
    exact:
      'You don’t have to know whether this is a cold spell or an ending. Saturn, who asks hearts what they rest on, presses your Venus for an answer. Say one true thing. “I miss us” is enough.',
    leaving:
      'The one you love came through the doorway or didn’t. You spoke first, and that was brave. Saturn, slow to judge what’s real, is easing off from your Venus. Be tender. You weren’t wrong to want warmth.',
    register: 'grave',
    area: 'love',
    advice: 'speak',
    picture: 'door',
  },
};
