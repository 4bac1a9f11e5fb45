// Mars at the reader's Mars.

import type { MatterUnits } from '../../unit.ts';

export const MARS_TO_MARS: MatterUnits = {
  joined: [
    {
      headline: 'You’ve got a new box of matches.',
      notice:
        'Everything strikes easily: you’re on your feet before you’ve thought about it, hungry, short with elevators. It’s eagerness. You’d forgotten.',
      why: 'Mars comes back to where it stood at your birth, joining your own Mars {exact}, as it does about every two years.',
      helps:
        'Don’t light everything. Choose one fire you’d be glad to feed for a long while, and strike the first match with your body: a mile, a hill, something lifted.',
      question: 'What went out last time because you never brought it wood?',
      register: 'warm',
      area: 'body',
      advice: 'start',
      picture: 'fire',
    },
    {
      headline: 'You get to ruin the fresh snow.',
      notice:
        'The file is open, white to every edge, and you’ve renamed the folder and bought the notebook. Under all that care there’s appetite, and it’s got boots on.',
      why: 'You’ll run short of excuses {exact}: Mars, who’s only ever loved step one, is meeting your own Mars.',
      helps:
        'Stomp across it. One page of bad sentences, straight through, without a glance at your tracks. You can be neat later. Neat is for whoever shovels.',
      question: 'Who’d be disappointed to see you begin badly?',
      register: 'light',
      area: 'work',
      advice: 'start',
      picture: 'outdoors',
    },
    {
      headline: 'You know the address. Quit circling the block.',
      notice:
        'You’ve driven past it five or six times: a hint, a joke, a song sent for no reason. Desire keeps hunting for easy parking.',
      why: 'Mars is desire with the motor running, and it’s back on your own Mars {exact}, so detours lose their charm.',
      helps:
        'Pull up in front. Say it in a sentence that starts with “I want” and ends before the apology. You might get a no. It beats another lap.',
      question: 'Who first told you that you were too much?',
      register: 'light',
      area: 'love',
      advice: 'speak',
      picture: 'road',
    },
  ],
  easy: [
    {
      headline: 'You’re bringing everything in from the car at once.',
      notice:
        'You’ve got five handles on each arm, keys in your teeth, and a ridiculous pride. Two trips are for other people.',
      why: 'Effort costs you less {exact}, with Mars, plain muscle, on good terms with your own Mars.',
      helps:
        'Spend it while it’s cheap. Haul the bin, the bike, the neighbor’s load, whatever you’ve been saving for a helper. Then set it down, shake out your hands and look pleased.',
      question: 'What did you give up lifting before you had to?',
      register: 'light',
      area: 'body',
      advice: 'move',
      picture: 'up',
    },
    {
      headline: 'That door only shuts when you lift it.',
      notice:
        'A little hip, a little shoulder, a word you don’t say around children. You’ve gotten so good at it that you’ve misplaced your annoyance.',
      why: 'Irritation turns straight into repair {exact}, with Mars, the one with the toolbox, at an easy angle to your own Mars.',
      helps:
        'Find the screwdriver. It’s one hinge, two screws and some muttering. Open and close it six times when you’re done. You’ve earned the click.',
      question: 'What else at home works only because you know the trick?',
      register: 'light',
      area: 'home',
      advice: 'finish',
      picture: 'tool',
    },
    {
      headline: 'There’s rent money in your closet.',
      notice:
        'Behind the coats you’ve got a guitar, a camera or a tent, and you feel a pang of regret reaching past it for the vacuum.',
      why: 'Your own Mars has a hand {exact} from Mars itself, which is quick to act and slow to mourn.',
      helps:
        'Take one honest photo. Name a fair price, pick the first polite stranger, and let them wear it out. You’ll have a clear path to the vacuum, sadly.',
      question: 'Who were you going to be when you bought it?',
      register: 'warm',
      area: 'money',
      advice: 'let go',
      picture: 'container',
    },
    {
      headline: 'You and a rival share one wall.',
      notice:
        'You’re both dreading the same report, one on each side of the plaster. You know how slowly they type, and boredom’s made you competitive.',
      why: 'Your Mars likes an opponent {exact}, and with Mars itself passing on good terms with it, a friendly one will do nicely.',
      helps:
        'Knock on the wall. Loser makes the copies, winner picks the font. Count to three, and heckle through the plaster. You’ll be done before you’re bored.',
      question: 'Who makes you better by being annoying?',
      register: 'light',
      area: 'work',
      advice: 'finish',
      picture: 'door',
    },
  ],
  hard: [
    {
      headline: 'You’re at four percent and opening another app.',
      notice:
        'You’re a little proud of how much you fit in, and then somebody chews near you and you nearly bite. You’re exhausted, and somehow still bragging.',
      why: 'There’s Mars in the sky and your own Mars at odds with it {exact}, two spenders on one battery.',
      helps:
        'Plug in. Cancel one thing without giving a reason, take your shoes off, lie flat, and let a call ring through. You’ll hold a charge better than a grudge.',
      question: 'Who told you that tired doesn’t count?',
      register: 'firm',
      area: 'body',
      advice: 'rest',
      picture: 'down',
    },
    {
      headline: 'It’s a board game. You’re standing up.',
      notice:
        'You came to be sociable, and now you’re reading out the rules to a friend who’s winning. This rivalry is older than the friend.',
      why: 'Any table grows two sides {exact}, with Mars, who wants first place, at a hard angle to your own Mars.',
      helps:
        'Sit down. Lose something small on purpose, a point, a parking spot, and see that you’re still there. They won’t remember the score. They’ll remember the standing.',
      question: 'What did losing cost in the house you grew up in?',
      register: 'firm',
      area: 'friends',
      advice: 'let go',
      picture: 'table',
    },
    {
      headline: 'There are two cursors in your document.',
      notice:
        'You fix a line, they fix your fix, and nobody’s said a word out loud. You’re angry in tracked changes.',
      why: 'Two people push one thing and it stays put {exact}, since Mars, which hates to be edited, is at odds with your own Mars.',
      helps:
        'Hands off the keys. Go find the other cursor; it has a desk, or a phone. Ask “Which half do you want?” and leave that half alone, typos and all.',
      question: 'How bad would it be, done their way?',
      register: 'firm',
      area: 'work',
      advice: 'listen',
      picture: 'paper',
    },
  ],
};
