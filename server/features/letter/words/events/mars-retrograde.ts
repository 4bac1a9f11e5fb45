// The day on which Mars turns retrograde, by the house of the reader's chart that it stands in.

import type { EventUnits } from '../unit.ts';

export const MARS_RETROGRADE_BY_HOUSE: EventUnits = {
  1: {
    headline: 'The door says Pull. You’ve been pushing.',
    notice:
      'First your shoulder, then your foot: cold showers, no sugar, the new you by force. People can see you through the glass. You’re frustrated, and a bit bruised.',
    why: 'Force comes home to whoever sent it, for some weeks, once Mars, which does your pushing, turns retrograde {exact}.',
    helps:
      'Take one step back and read the door. Try the thing at half strength, or in the other order. Rub that shoulder.',
    question: 'Who told you it opens inward?',
    register: 'firm',
    area: 'body',
    advice: 'rest',
    picture: 'door',
  },
  2: {
    headline: 'Quit bailing, and look for the hole.',
    notice:
      'You took the extra shift to pay for the takeout you order on the extra shift. The bucket’s quick, and you’re quick. You’re also weary.',
    why: 'Mars, who fights for what you earn, stands still {exact} and goes retrograde, for some weeks better for looking than bailing.',
    helps:
      'Put the bucket down. Run your hand along one month of spending, and plug the leak you can reach, a fee or a ride. See how it floats.',
    question: 'What does earning it cost you?',
    register: 'firm',
    area: 'money',
    advice: 'finish',
    picture: 'water',
  },
  3: {
    headline: 'You typed it, and it’s magnificent.',
    notice:
      'You’ve put the driveway in it, and “as per my note.” Your thumb’s on the arrow, and you’re shaking with clean, fine anger. It’s about a hedge.',
    why: 'With Mars, the archer, turning back {exact}, retrograde for some weeks, what’s shot at a neighbor comes around the block.',
    helps:
      'Ease the string down. Move the masterpiece to where it can’t be sent, give it a title, and go look at the hedge from their side.',
    question: 'What’s it about, besides the hedge?',
    register: 'firm',
    area: 'friends',
    advice: 'let go',
    picture: 'tool',
  },
  4: {
    headline: 'You learned that slam in another kitchen.',
    notice:
      'You didn’t slam that drawer. You closed it like a statement, and somebody flinched: you, years younger, under a different table. You thought that anger had stayed there.',
    why: 'Old fights live at home, where Mars, the fighter, turns back {exact} to walk among them, retrograde, for some weeks.',
    helps:
      'Open it again, and close it with a flat hand. Tell whoever’s home, “That wasn’t about the spoons.” Tell them what it was about.',
    question: 'What did that sound mean, back then?',
    register: 'firm',
    area: 'home',
    advice: 'speak',
    picture: 'container',
  },
  5: {
    headline: 'No wind, and you’re running with a kite.',
    notice:
      'You send the song, the link, the choice of dates, and it bumps along behind you on its nose. It’s humiliating. There are ducks.',
    why: 'Love won’t lift by being pulled, now that Mars, who chases, stands still {exact} and turns retrograde for some weeks.',
    helps:
      'Wind it in, sit on the grass, and spend an hour on the tail, which is your half: the joke, the tune. You’ll see the leaves move.',
    question: 'Who’s ever run toward you?',
    register: 'firm',
    area: 'love',
    advice: 'rest',
    picture: 'outdoors',
  },
  6: {
    headline: 'You’re typing the wrong password, only harder.',
    notice:
      'You’ve tried it with capitals and without, and now the keys get the blame. The job’s like that: same method, more force, and a rage you’d hide from people.',
    why: 'More force won’t get you in for some weeks, since Mars, which supplies it, stands still {exact} and turns back through your working day, retrograde.',
    helps:
      'Accept the lockout. Walk until your hands are warm. Click “Forgot?” and ask the colleague who knows another way in.',
    question: 'Where else do you only press harder?',
    register: 'firm',
    area: 'work',
    advice: 'ask',
    picture: 'tool',
  },
  7: {
    headline: 'They’ve sat down. You’re still boxing.',
    notice:
      'You’ve got three more points and lovely footwork. They’re on the arm of the couch, unlacing a shoe, and that makes you angrier than anything they said.',
    why: 'Between you and your partner, or best friend, nobody wins for some weeks, because Mars, the will to win, turns retrograde {exact}.',
    helps:
      'Ring the bell yourself. Take the seat beside theirs, and say the one you never throw: “I’m not mad about the car. I miss you.”',
    question: 'What did you hope they’d hit back with?',
    register: 'firm',
    area: 'love',
    advice: 'speak',
    picture: 'person',
  },
  8: {
    headline: 'You keep one anger in the freezer, labeled.',
    notice:
      'It’s wrapped twice and dated: the inheritance, the loan, the text you weren’t meant to see. You’d never serve it. The ice cream tastes of it.',
    why: 'Retrograde for some weeks, Mars turns back {exact} along the cold shelves, where it guards what’s owed and never mentioned.',
    helps:
      'Take it out with nobody home, and say aloud what was taken, the thing, not the person. Wait. Feel what’s still hard in the middle. Nobody has to eat it.',
    question: 'What date’s on the label?',
    register: 'firm',
    area: 'money',
    advice: 'listen',
    picture: 'container',
  },
  9: {
    headline: 'So close, and you turned around.',
    notice:
      '“One more push,” everybody tells you: the degree, the visa, the year abroad. They hadn’t looked at the sky. You come down ashamed of the best decision on the mountain.',
    why: 'Mars, who climbs, stands still {exact} and turns back as well, retrograde for some weeks over studies and travels.',
    helps:
      'Pitch the tent lower. Count up what a second try needs in rope, money and months, and who’d hold the other end. Have soup.',
    question: 'Whose voice said “push”?',
    register: 'warm',
    area: 'work',
    advice: 'rest',
    picture: 'up',
  },
  10: {
    headline: 'You’re honking at a drawbridge.',
    notice:
      'The promotion’s on the far side, and the road has stood up in front of you. So you lean on it, an email, a sigh. It’s fury, with the windows shut.',
    why: 'Ambition runs on Mars, and Mars comes to a stop {exact} and turns back, retrograde, for some weeks.',
    helps:
      'Cut the motor. Ask your manager, “What has to go through first?” Believe the answer. Then get out and look at the boats.',
    question: 'What’s passing that’s bigger than you?',
    register: 'firm',
    area: 'work',
    advice: 'ask',
    picture: 'road',
  },
  11: {
    headline: 'The band turned left. You’re still marching.',
    notice:
      'You had the pace, the petition, the plan for the block party. Then you heard only your own boots, and there they were by the corner, playing something slower. You felt betrayed.',
    why: 'Mars, all forward march, stands still {exact} and turns around toward your friends, retrograde for some weeks.',
    helps:
      'Don’t call the time. Walk back, fall in behind the triangle, and learn the tune. Ask where everybody’s going.',
    question: 'Who’s the slowest one you love?',
    register: 'firm',
    area: 'friends',
    advice: 'listen',
    picture: 'road',
  },
  12: {
    headline: 'You’re carrying a cry like a full tray.',
    notice:
      'You’ve kept it level through two meetings and a checkout line, smiling over it. People take it for sadness. It’s anger, and it’s up to the brim.',
    why: 'For some weeks Mars, used to having someone to fight, sits behind a closed door, once it stands still {exact} and turns retrograde.',
    helps:
      'Find a room that locks, or your car. Set it down and let it spill, five minutes, no explanation. You’ll want both hands later.',
    question: 'What would you have thrown?',
    register: 'warm',
    area: 'body',
    advice: 'let go',
    picture: 'water',
  },
};
