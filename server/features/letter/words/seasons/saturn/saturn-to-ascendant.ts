// Saturn's seasons at the reader's Ascendant.
import type { SeasonUnits } from '../../unit.ts';

export const SATURN_TO_ASCENDANT: SeasonUnits = {
  joined: {
    headline: 'You look like someone who’s decided.',
    coming:
      'Your face at rest has turned into a passport photo, and people ask whether you’re okay. Your Ascendant, the you they meet first, has Saturn coming, and Saturn doesn’t mug. Nothing’s wrong. You’re concentrating.',
    exact:
      'There’s less of you to spare, so you’ve quit performing ease. Saturn, who trims, stands at your Ascendant, where your body meets the world. Do fewer things. Let your shoulders know which ones.',
    leaving:
      'Renew the picture and you’ll see somebody who’s crossed a border with their papers in order. Saturn, the stern photographer, is leaving your Ascendant. You can smile now. Keep the straight back.',
    register: 'firm',
    area: 'body',
    advice: 'move',
    picture: 'paper',
  },
  easy: {
    headline: 'Three people have given you their spare key.',
    coming:
      'You’ve acquired a hook in the hall with other people’s keys on it. How you come across, your Ascendant, suits Saturn these days, and Saturn trusts whoever shows up. They’ve noticed. Be pleased about it.',
    exact:
      'Yours is the number they’d call from a locked porch, and you show up, without the lecture. Saturn, who shows who’s solid, favors your Ascendant. Trust is a slow compliment. Ask somebody to hold yours.',
    leaving:
      'Each tag on that key ring is a kitchen where you’d be let in with wet hair and bad news. Your Ascendant can thank Saturn, who builds standing by inches. You’ve got people. Write their names larger.',
    register: 'warm',
    area: 'friends',
    advice: 'ask',
    picture: 'tool',
  },
  hard: {
    headline: 'You’ve been strong in front of everyone.',
    coming:
      'You say you’re managing, in a voice so even that people believe it. The face you show, your Ascendant, is meeting a hard angle from Saturn, who builds walls. It’s isolating. Sit on the front step.',
    exact:
      'Someone close may feel far, or want more than you have. Saturn, who shows us where we’re alone, is at odds with your Ascendant. Nobody needs you impressive. Say “come over” to the one you mean.',
    leaving:
      'There’s room beside you on the step, and someone took it, or you’ve found your own quiet there. Your Ascendant has outlasted Saturn, who takes the extras away. You look softer. Let them see.',
    register: 'grave',
    area: 'love',
    advice: 'ask',
    picture: 'outdoors',
  },
};
