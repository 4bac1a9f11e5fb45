// Mercury at the reader's Venus.

import type { MatterUnits } from '../../unit.ts';

export const MERCURY_TO_VENUS: MatterUnits = {
  joined: [
    {
      headline: 'That compliment isn’t yours to keep.',
      notice:
        'You think it whenever they hum while reading, and then, out of shyness, you walk off with it. It’s been in your hall for weeks like a package for upstairs.',
      why: 'What you love about someone has a courier and no excuse once Mercury, who delivers, meets your Venus {exact}.',
      helps:
        'Check the name on the label and bring it up. “I love how you hum when you read” beats “you’re great.” No signature required. Leave it and go.',
      question: 'What compliment have you never recovered from?',
      register: 'light',
      area: 'love',
      advice: 'speak',
      picture: 'door',
    },
    {
      headline: 'You know their fears, not their rent.',
      notice:
        'You could list what somebody close to you dreads, in order. What either of you earns, neither has said. It comes near, you both go shy, and somebody mentions the dog.',
      why: 'Money can be a tender subject {exact}, because Mercury, which talks, and your Venus, which counts what’s dear, are in one place.',
      helps:
        'Go first, with one number: the rent, the raise, the loan. Push it over on a slip. Nobody’s less lovable with decimals.',
      question: 'What would change if you both knew?',
      register: 'warm',
      area: 'money',
      advice: 'speak',
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
        'Pick one you knew by heart. Floor, headphones, no skipping. When the song you’ve never liked comes on, stay down there and hear it out.',
      question: 'Who gave you that album?',
      register: 'warm',
      area: 'body',
      advice: 'rest',
      picture: 'down',
    },
    {
      headline: 'You both hate your song.',
      notice:
        'You two turn it up when it comes on, and neither of you can stand it. It happened to be playing. You’re fonder of it than a good song would deserve.',
      why: 'Sweet things are best said lightly {exact}, when Mercury, the messenger, has a kind word for your Venus, who keeps the souvenirs.',
      helps:
        'Text them the worst line of it, without comment. Nobody to text? Send it to whoever was driving. They’ll know which car.',
      question: 'What awful thing do you love for someone’s sake?',
      register: 'light',
      area: 'love',
      advice: 'speak',
      picture: 'road',
    },
  ],
  hard: [
    {
      headline: 'You two text like a dispatch office.',
      notice:
        'You scroll up to find something sweet, and it’s keys, milk, “here,” “ok,” keys. Nobody’s angry. You’re lonely, in excellent coordination with someone you love.',
      why: 'Fondness gets bumped {exact}, since Mercury, in charge of who picks up what, is at a hard angle to your Venus.',
      helps:
        'Send one message of no use: what the light’s doing, a hat you saw on a dog. Ask for one back. Dispatch can find its own milk.',
      question: 'When did you last write to them about nothing?',
      register: 'warm',
      area: 'love',
      advice: 'ask',
      picture: 'road',
    },
    {
      headline: 'You’re running a tab on someone you love.',
      notice:
        'You paid for the tickets, said “don’t worry about it,” and wrote it down somewhere behind your eyes. That’s resentment, itemized.',
      why: 'What you give and what you count land on one slip while Mercury, the bookkeeper, has its quarrel with your Venus {exact}.',
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
