// Mars at the reader's Midheaven.

import type { MatterUnits } from '../../unit.ts';

export const MARS_TO_MIDHEAVEN: MatterUnits = {
  joined: [
    {
      headline: 'Your hand went up before you’d asked what for.',
      notice:
        '“Who wants to present it?” somebody said, everyone studied the carpet, and there was your arm, like a stranger’s. You’re thrilled, and you’d like it back.',
      why: 'Your Midheaven is the work you’re known for, and Mars, first over any wall, meets it {exact}.',
      helps:
        'Leave it up. Ask for the slides, the date, and one person to heckle you in rehearsal. Say your opening line until the arm agrees.',
      question: 'What would you volunteer for with nobody watching?',
      register: 'light',
      area: 'work',
      advice: 'start',
      picture: 'person',
    },
    {
      headline: 'Your job gets an hour you never sold it.',
      notice:
        'You stay to finish one thing, then somebody’s thing, until the hall lights go off and you’re waving at the sensor. It’s pride, and it’s not on the pay stub.',
      why: 'Your name out in the world is your Midheaven, and Mars, never shy about more, is on it {exact}.',
      helps:
        'Write down what that hour did this month. Show whoever sets your pay, and ask for the money or the hour. Wave on your way out.',
      question: 'Who’d notice if it stopped?',
      register: 'warm',
      area: 'money',
      advice: 'ask',
      picture: 'tool',
    },
    {
      headline: 'Your name opens a door. Lend it out.',
      notice:
        'A friend’s looking for a break, and you know who hands them out. You’ve held back, protective of what you built.',
      why: 'A word from you carries {exact}, because Mars, which pushes things through, joins your Midheaven, your standing with people who don’t know you.',
      helps:
        'Make the call. Put your friend’s name in the first sentence and yours in the second, and don’t hedge. You’re only holding the door.',
      question: 'Whose name got you in the first time?',
      register: 'warm',
      area: 'friends',
      advice: 'move',
      picture: 'door',
    },
  ],
  easy: [
    {
      headline: 'The right door is open about a foot.',
      notice:
        'You keep carrying your idea past it, out to the printer and back, moving your lips. You’re more hopeful than you’ve told anyone.',
      why: 'Your work gets noticed at your Midheaven, and Mars, a shoulder when you need one, is helping it {exact}.',
      helps:
        'Knock with one knuckle and bring one page. Ask whoever decides to let you try it for two weeks at nobody’s expense. A foot is plenty. You’ve gotten in sideways before.',
      question: 'What’s the smallest yes that would let you begin?',
      register: 'light',
      area: 'work',
      advice: 'ask',
      picture: 'door',
    },
    {
      headline: 'Your big plan is living on the ironing board.',
      notice:
        'You’ve wedged it behind the iron, the course or the first chapter, and you clear it away whenever anyone needs a shirt. You’re hopeful, and always in the way.',
      why: 'Your Midheaven, the work with your name on it, has help {exact}: Mars takes up room without a blush.',
      helps:
        'Claim one surface. Tell the household, or the plant, “This corner’s mine until it’s done.” Leave the papers out. Shirts can wrinkle for it.',
      question: 'Where did the grown-ups you knew keep theirs?',
      register: 'warm',
      area: 'home',
      advice: 'start',
      picture: 'table',
    },
    {
      headline: 'You’re building a whole career in one chair.',
      notice:
        'It squeaks when you think. You’ve rolled from task to task for so long that you’re stale, and so’s the idea.',
      why: 'Ideas need feet, and Mars, which has plenty, lends your Midheaven, where you’re headed in the long run, a hand {exact}.',
      helps:
        'Take the hardest problem outside. Stay out until you’ve got a first sentence, try it on a mailbox, and come back with it. The chair will keep.',
      question: 'Where were you when you had your last good idea?',
      register: 'light',
      area: 'body',
      advice: 'move',
      picture: 'outdoors',
    },
    {
      headline: 'You could tie that knot for them.',
      notice:
        'You’ve watched a friend put the stall up alone three times, smiling too hard at the wind. You cheered from behind a paper cup, restless.',
      why: 'What you’re good at can be seen from the street {exact}, with Mars, who lifts, helping your Midheaven, where people look up.',
      helps:
        'Put the cup down and take a pole. Tie one corner, then the next. They’ll stop smiling. It’s relief.',
      question: 'Who’s doing alone what you do well?',
      register: 'warm',
      area: 'friends',
      advice: 'move',
      picture: 'up',
    },
  ],
  hard: [
    {
      headline: 'Two pages of praise, and you’ve circled one line.',
      notice:
        'Your review says “could be more patient,” and you’ve gone back so often that it has your fingerprints. You’re stung, and, frankly, impatient.',
      why: 'You answer to people at your Midheaven, and Mars, who picks its fights upward, is at a hard angle to it {exact}.',
      helps:
        'Don’t reply yet. Ask whoever wrote it for one example, and hear it with your mouth closed. Then read the two pages again, at the same volume.',
      question: 'Which old boss are you about to answer?',
      register: 'firm',
      area: 'work',
      advice: 'listen',
      picture: 'paper',
    },
    {
      headline: 'Your phone can finish your excuse for you.',
      notice:
        'You type “so sorry, this week,” and it offers “is insane at work” by itself. Your friend says “no worries,” faster than last time. Guilt is all you add.',
      why: 'What people know you for, your Midheaven, is at odds with Mars, which pushes the job to the front, {exact}.',
      helps:
        'Write one your phone can’t finish: “I’ve been a ghost, and I miss you. Pick a day.” Then move a meeting. Let work get the “so sorry.”',
      question: 'Who has stopped asking you?',
      register: 'firm',
      area: 'friends',
      advice: 'move',
      picture: 'tool',
    },
    {
      headline: 'There’s a laptop where your plates go.',
      notice:
        'Someone at home asks you a thing twice, and you say “one second” in the voice you keep for interruptions. You both hear it, and you’re sorry.',
      why: 'The public half of your life, your Midheaven, is at odds with Mars, who fights for the job, {exact}, so the fight follows you in.',
      helps:
        'Close the lid. Clear the table with your own hands and answer the question you were asked. Your inbox has never once wondered how you are.',
      question: 'Who’s been getting your leftovers?',
      register: 'firm',
      area: 'home',
      advice: 'listen',
      picture: 'table',
    },
  ],
};
