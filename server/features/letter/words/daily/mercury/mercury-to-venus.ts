// Mercury at the reader's Venus.

import type { MatterUnits } from '../../unit.ts';

export const MERCURY_TO_VENUS: MatterUnits = {
  joined: [
    {
      headline: 'That compliment isn’t yours to keep.',
      notice:
        'You think it whenever they hum while reading, and then, out of shyness, you walk off with it. It’s been in your hall for weeks like a package for upstairs.',
      why: 'Mercury, who delivers, meets your Venus {exact}, so what you love about someone has a courier and no excuse.',
      helps:
        'Check the name on the label and bring it up. “I love how you hum when you read” beats “you’re great.” No signature required. Leave it and go.',
      question: 'What compliment have you never recovered from?',
      register: 'light',
      area: 'love',
      advice: 'speak',
      picture: 'door',
    },
    {
      headline: 'Name the price, then stop talking.',
      notice:
        'You say a fair number, and right behind it come the helpers: “but I’m flexible,” “or whatever works.” Your nervousness is handing out discounts.',
      why: 'Your Venus has always known what you’re worth, and Mercury, the planet of saying so, joins it {exact}.',
      helps:
        'Write the figure on a card and stand it up, as shops do. Read it out. Then drink some water instead of the next sentence.',
      question: 'Whose voice says it’s too much?',
      register: 'warm',
      area: 'money',
      advice: 'ask',
      picture: 'paper',
    },
    {
      headline: 'You fell for the name of the paint.',
      notice:
        'You’d passed a hundred blues. Then one was called Letter From the Coast, and you’re redoing the bathroom. It’s infatuation, with a roller.',
      why: 'Mercury names things and your Venus falls for them, and they’re in the same aisle {exact}, holding your credit card.',
      helps:
        'Buy the tiny can. Brush a square on the wall, and write “blue” on the lid. Real love can stand a dull name.',
      question: 'What else have you bought for what it’s called?',
      register: 'light',
      area: 'home',
      advice: 'start',
      picture: 'tool',
    },
  ],
  easy: [
    {
      headline: 'Two people you like haven’t met yet.',
      notice:
        'It strikes you that the friend who restores clocks and the friend who’s late for everything belong at one table. Your fondness has drawn up a seating chart.',
      why: 'With Mercury making introductions and your Venus smiling on them {exact}, your taste in people is catching.',
      helps:
        'Start a thread for three. Give one reason each, ten words at most. Then get up from the table and let them talk.',
      question: 'Who introduced you to the people you love?',
      register: 'light',
      area: 'friends',
      advice: 'start',
      picture: 'table',
    },
    {
      headline: 'Your no can wear nice shoes.',
      notice:
        'You’ve been tiptoeing around a request at work with an excuse that has a cousin in it. Your dread’s getting blisters.',
      why: 'Manners belong to your Venus, and an easy angle from Mercury, out shopping for words, gives them something to wear {exact}.',
      helps:
        'One line of thanks, one line of no, one small thing you can do instead. Leave the cousin home. Then walk away slowly, since nice shoes squeak.',
      question: 'What would you refuse if it cost no goodwill?',
      register: 'light',
      area: 'work',
      advice: 'let go',
      picture: 'road',
    },
    {
      headline: 'Lie down and hear the whole album.',
      notice:
        'Lately you use music to get through things: dishes, traffic, other people’s calls. You miss the rug you used to listen on, and the longing has a track list.',
      why: 'Your Venus is all ears {exact}, because Mercury, which usually wants the lyrics explained, is in easy harmony with it.',
      helps:
        'Pick one you knew by heart. Floor, headphones, no skipping. When the song you never liked comes on, stay down there and hear it out.',
      question: 'Who gave you that album?',
      register: 'warm',
      area: 'body',
      advice: 'rest',
      picture: 'down',
    },
  ],
  hard: [
    {
      headline: 'One period has ruined an entire text.',
      notice:
        'They wrote you “Fine.” and it’s been in your thumb ever since, like a splinter. You’re not angry, you tell the mirror. You’re hurt.',
      why: 'Mercury, in charge of punctuation, is at a hard angle to your Venus {exact}, and tenderness won’t fit in one syllable.',
      helps:
        'Hold it up to the light together: “Was there something in that fine?” Ask in a voice instead of a font. Some people just end their sentences.',
      question: 'Which word were you hoping for?',
      register: 'warm',
      area: 'love',
      advice: 'ask',
      picture: 'tool',
    },
    {
      headline: 'You’re running a tab on someone you love.',
      notice:
        'You paid for the tickets, said “don’t worry about it,” and wrote it down somewhere behind your eyes. That’s resentment, itemized.',
      why: 'Mercury, the bookkeeper, has a quarrel with your Venus {exact}, so what you give and what you count land on one slip.',
      helps:
        'Close the tab, one way or the other. Send the real number with a friendly line, or tear up the slip and mean it. Generosity with a receipt is called a loan.',
      question: 'When did you begin counting?',
      register: 'firm',
      area: 'money',
      advice: 'finish',
      picture: 'paper',
    },
    {
      headline: 'Somebody laughed at your favorite thing.',
      notice:
        'You put the song on, and a friend looked at it the way people look at modern art. You laughed along, embarrassed. It’s been facing the wall since.',
      why: 'Mercury, a critic in a hurry, is at odds with your Venus {exact}, and one quick remark can knock a loved thing off its hook.',
      helps:
        'Hang it back up. Play it in company, with no plaque of excuses, and say, “I love this.” Museums don’t poll visitors.',
      question: 'What else did you stop liking out loud?',
      register: 'warm',
      area: 'friends',
      advice: 'speak',
      picture: 'up',
    },
  ],
};
