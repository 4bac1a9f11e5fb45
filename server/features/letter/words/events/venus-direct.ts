// The day on which Venus turns direct, by the house of the reader's chart that it stands in.

import type { EventUnits } from '../unit.ts';

export const VENUS_DIRECT_BY_HOUSE: EventUnits = {
  1: {
    headline: 'You passed the mirror and corrected nothing.',
    notice:
      'You were three storefronts on before you noticed: no tuck, no tug. You’d been waved through, like somebody with nothing to declare. You felt content, and patted your pockets.',
    why: 'After six weeks of looking yourself over there’s an answer {exact}, as Venus, which finds things lovely, stands still and goes forward again.',
    helps:
      'At the next pane of glass, look in as you’d look at a friend who’s waiting there. Say hi. Walk on.',
    question: 'Who taught you to check?',
    register: 'warm',
    area: 'body',
    advice: 'let go',
    picture: 'door',
  },
  2: {
    headline: 'Your scale has settled on a number.',
    notice:
      'You’d leaned on both sides: charge more, who do you think you are. Then you read out your price the way one reads out plums, and the needle stayed. You’re satisfied.',
    why: 'Venus, who weighs what things are worth to you, stands still {exact} after six weeks of weighing it all over, and goes forward again.',
    helps:
      'Write the figure in ink. Say it once, to whoever’s paying, with no “but” after it. Thumb off the scale.',
    question: 'What’s worth more to you than it costs?',
    register: 'firm',
    area: 'money',
    advice: 'speak',
    picture: 'tool',
  },
  3: {
    headline: 'Somebody tugged on your end of the string.',
    notice:
      'You and your sister, or whoever’s out there, are two cans and a slack line: weeks of “fine here.” Then came a photo of a hotel carpet, and you howled, relieved.',
    why: 'Venus was fond of you two all along, even through six weeks of wondering why, and says so by going forward again {exact}.',
    helps:
      'Pull it tight. Send a worse carpet, and keep it short, since cans don’t carry speeches. Then hold yours to your ear.',
    question: 'What’s funny only to you two?',
    register: 'warm',
    area: 'home',
    advice: 'speak',
    picture: 'tool',
  },
  4: {
    headline: 'You’ve turned around three times. Lie down.',
    notice:
      'Stay, go, stay: you sniffed every corner for six weeks. Then you told a cabdriver “home,” and gave this address. You were glad by the next light.',
    why: 'After six weeks of wondering where you belong, and with whom, Venus, who can love a place, picks one {exact} and goes forward again.',
    helps:
      'Dogs don’t sign leases, but they commit. Buy the dull thing that only somebody staying would, a rug pad, a real trash can. Then flop.',
    question: 'Which corner’s yours already?',
    register: 'warm',
    area: 'home',
    advice: 'finish',
    picture: 'down',
  },
  5: {
    headline: 'No petals left, and you know.',
    notice:
      'You’ve pulled that daisy bald: their pauses, their ex, what a period means after “sure.” Then they stood on your mat, drenched, wanting a towel, and tenderness lost count.',
    why: 'Venus, who does the loving, stands still {exact} and goes forward again, and after six weeks you’ve got your yes or no.',
    helps:
      'Say it with only the stem in your hand: “I’d like this to go on,” or “I wouldn’t.” Either way, fetch the towel.',
    question: 'What did you know at the first petal?',
    register: 'warm',
    area: 'love',
    advice: 'speak',
    picture: 'outdoors',
  },
  6: {
    headline: 'You brought a real fork to that job.',
    notice:
      'You’d kept that desk so you could leave in a minute: one pen, no plant, plastic cutlery. Then you came in with a fork from home. You feel settled, and slightly caught.',
    why: 'Venus, who looks after pleasure even on the clock, goes forward again {exact} after six weeks of second thoughts.',
    helps:
      'Give it a place in the drawer. Then tell whoever makes the schedule which hours you’d gladly keep. People with forks can ask.',
    question: 'What else have you kept packed?',
    register: 'warm',
    area: 'work',
    advice: 'ask',
    picture: 'container',
  },
  7: {
    headline: 'You reached for the salt, and it was coming.',
    notice:
      'They slid it over to you midsentence, without looking. For weeks you’d wondered what the two of you are. It’s trust, in a shaker.',
    why: 'Love’s made up its mind {exact}: Venus, six weeks deep in the ways of whoever sits across from you, stands still and goes forward again.',
    helps:
      'Tell them, unseasoned: “I’m staying,” or “I’d like us to try.” Then watch their hand, and pass the next thing before it’s asked for.',
    question: 'What do you do for them without looking?',
    register: 'warm',
    area: 'love',
    advice: 'speak',
    picture: 'table',
  },
  8: {
    headline: 'They owe you, and you’ve lost count.',
    notice:
      'You kept it in chalk, inside the pantry door: the deposit, the lie, the birthday. Then you went in for cinnamon and read only “cinnamon.” It’s relief, a bit like being robbed.',
    why: 'Venus forgives slowly, and its six weeks of going back over who owes whom are done {exact}, when it goes forward again.',
    helps:
      'Leave the stroke that still matters, and tell them, “That one I’d like back.” Wipe off the rest. Cook something.',
    question: 'Who’s got your name on a door?',
    register: 'firm',
    area: 'money',
    advice: 'let go',
    picture: 'door',
  },
  9: {
    headline: 'You laughed before you’d translated it.',
    notice:
      'Somebody told it at full speed, in the language you’d doubted you would ever have, and you were gone, delighted, no dictionary in you anywhere.',
    why: 'Venus goes forward again {exact}, in love, after six weeks of doubting the class, the trip, the faith.',
    helps:
      'Book the next level, or write three lines to somebody who’ll answer in it. Get two words wrong, warmly. Leave the dictionary shut.',
    question: 'What do you understand before you’ve thought?',
    register: 'warm',
    area: 'friends',
    advice: 'start',
    picture: 'person',
  },
  10: {
    headline: 'You’d take the smaller stage, with better sound.',
    notice:
      'They offered you the big hall, and you heard yourself ask who’d be listening. You’d do it for less, near the faces. You even said so, calmly.',
    why: 'Venus would like your work to be liked and has spent six weeks asking by whom; it stands still {exact} and goes forward again.',
    helps:
      'Tell one person who decides: “I want the work with faces in it.” Say it in a small room, unamplified. Then ask about the money.',
    question: 'Whose face would you look for?',
    register: 'warm',
    area: 'work',
    advice: 'speak',
    picture: 'up',
  },
  11: {
    headline: 'Your other ticket has a name on it.',
    notice:
      'You’d been turning the list over: who asks, who only answers. Then you won two seats to a thing with puppets, and one name typed itself. You were simply happy.',
    why: 'Venus, who sorts your friends by warmth, stands still {exact} and goes forward again, with six weeks of second thoughts behind it.',
    helps:
      'Offer it as it is: “Two seats, puppets, you.” No spare name, just in case. Hand it over at the door, on paper.',
    question: 'Whose name do your thumbs know?',
    register: 'warm',
    area: 'friends',
    advice: 'ask',
    picture: 'paper',
  },
  12: {
    headline: 'You heard that song and went on rinsing.',
    notice:
      'It used to take you out at the knees, in any store. This time it played through the second verse, and you noticed the drummer drags. You reached, peacefully, for a plate.',
    why: 'Venus loved what ended, and played it back to you for six weeks; {exact} it lifts the needle, stands still, and goes forward again.',
    helps:
      'Dry your hands. Play it once on purpose, sitting down, and let whatever’s next come on.',
    question: 'Which verse has changed?',
    register: 'warm',
    area: 'love',
    advice: 'let go',
    picture: 'water',
  },
};
