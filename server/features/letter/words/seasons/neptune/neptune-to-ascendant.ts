// Seasons of Neptune at the reader's Ascendant.

import type { SeasonUnits } from '../../unit.ts';

export const NEPTUNE_TO_ASCENDANT: SeasonUnits = {
  joined: {
    headline: 'People see what they need when they see you.',
    coming:
      'Strangers keep deciding you’re a nurse, a poet, somebody’s cousin. Neptune, which makes a screen of any surface, is misting up your Ascendant, the front you carry. It’s flattering. Say your name first.',
    exact:
      'A new friend has told you all about yourself, and you barely appear in it. There’s Neptune on your Ascendant, where people meet you, projecting like a matinee. Be gentle. Mention something you can’t stand.',
    leaving:
      'The ones who stayed know that you snap at printers. Neptune, lender of soft focus, is dissolving off your Ascendant, the outline they see. You’ve got edges. Turn up the lights and greet them both.',
    register: 'warm',
    area: 'friends',
    advice: 'speak',
    picture: 'person',
  },
  easy: {
    headline: 'Strangers want to tell you their dreams.',
    coming:
      'You’ve got one of those faces lately. The whole quiet car would like a word. Neptune, which makes people sigh and sit down, is soft on your Ascendant, your manner. Leave the next seat free.',
    exact:
      'Someone told you their flying dream, and you’d planned on reading. Neptune, with its talent for longing, is lending your Ascendant, how you come across, a glow. Ask what happened after the rooftop. You’re smitten, slightly.',
    leaving:
      'You’ve got a phone number inside a paperback, or a very good story. Neptune, who makes everybody briefly beautiful, is leaving your Ascendant, the look of you, at its station. Call. Ask how they slept.',
    register: 'light',
    area: 'love',
    advice: 'listen',
    picture: 'road',
  },
  hard: {
    headline: 'You’re carrying the umbrella for two.',
    coming:
      'One of your shoulders is always wet, and you’ve been calling it romance. Neptune, which can’t find where you stop, is blurring your Ascendant, the line around you. Hold the handle straight. See who steps closer.',
    exact:
      'You’re lonely beside someone who needs you, and too kind to say so. Neptune, the rescuer, is at a hard angle to your Ascendant, your own two feet. Ask them to carry it. They can.',
    leaving:
      'It rains like it did, and you’re dry on both sides. Neptune, sweet on martyrs, is letting up on your Ascendant, the shape of you. Buy a second umbrella. Love walks fine with a yard between.',
    register: 'firm',
    area: 'love',
    advice: 'ask',
    picture: 'outdoors',
  },
};
