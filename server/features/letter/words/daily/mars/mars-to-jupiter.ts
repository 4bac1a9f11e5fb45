// Mars at the reader's Jupiter.

import type { MatterUnits } from '../../unit.ts';

export const MARS_TO_JUPITER: MatterUnits = {
  joined: [
    {
      headline: 'You’ve knocked that wall down twice in your head.',
      notice:
        'You were only hanging a picture. Now you’re in the hall with your arms out, telling nobody where the light’s going to fall. It’s glee, with a sledgehammer.',
      why: 'Your Jupiter sees a ballroom where there was plaster, and Mars, who swings first, joins it {exact}.',
      helps:
        'Tape it before you swing. Mark the opening, move one real chair to where the light would land, and sit. Still grinning? Get a price.',
      question: 'Who’s with you in that bigger room?',
      register: 'light',
      area: 'home',
      advice: 'start',
      picture: 'tool',
    },
    {
      headline: 'Every trail map looks short to you.',
      notice:
        'You read “strenuous” as a compliment. You’ve packed for a stroll to the mailbox, and your exhilaration’s already at the top.',
      why: 'No hill looks steep {exact}, with Mars, who’s all legs, joining your Jupiter, which never doubted a summit.',
      helps:
        'Go big, with a turnaround. Before you set out, choose the rock or the corner where you’ll head back even though it’s going well. The view counts from there, too.',
      question: 'Which finish line of yours was only a dare?',
      register: 'light',
      area: 'body',
      advice: 'move',
      picture: 'outdoors',
    },
    {
      headline: 'The pitch has a second volcano in it now.',
      notice:
        'You began with one modest idea. Since then you’ve added a launch, a mascot and a line about changing everything, and you’re thrilled.',
      why: 'Your Jupiter believes in it, and Mars, who pours on the fuel, is right on top of that belief {exact}.',
      helps:
        'Lose a volcano. Find the one slide you’d defend to a stranger with a budget, move it up front, and finish that. A rumble sells better than ash.',
      question: 'What would you promise, knowing you’d have to build it?',
      register: 'light',
      area: 'work',
      advice: 'finish',
      picture: 'fire',
    },
  ],
  easy: [
    {
      headline: 'The first price was only clearing its throat.',
      notice:
        'You were about to nod at the number, rent or repair or fee, because they seemed nice. Then you feel a flicker of daring.',
      why: 'Your everyday luck is your Jupiter’s doing, and Mars, the one who’ll ask, lends it a hand {exact}.',
      helps:
        'Say “Is there any room in that?” Then count ceiling tiles. Luck takes a second to find its calculator, and at worst you’ll hear the same number in a clearer voice.',
      question: 'When did asking start to feel like taking?',
      register: 'light',
      area: 'money',
      advice: 'ask',
      picture: 'person',
    },
    {
      headline: 'You dared each other once. Collect.',
      notice:
        'Someone you like swore they’d ride the tall thing with you. You’re fond of them, and you’re both bored with the carousel.',
      why: 'Mars is first aboard anything, and from an easy angle {exact}, it saves a seat for your Jupiter, which trusts whoever screams beside it.',
      helps:
        'Call it in. Say “You, me, the tall thing,” and get a date before either of you turns sensible. Any drop will do. Hold hands on the way up.',
      question: 'What would you do only with a witness?',
      register: 'light',
      area: 'love',
      advice: 'ask',
      picture: 'up',
    },
    {
      headline: 'A friend’s big dream needs somebody with arms.',
      notice:
        'You’ve said “I believe in you” about the shop, the choir, the hot sauce. Lately you feel useless, cheering from the curb, hands in your pockets.',
      why: 'Your Jupiter does the believing, and Mars, who takes the other end, is good company for it {exact}.',
      helps:
        'Show up and lift. Boxes, tables, the sign that’s heavier than it looks: grab the bad side. Faith weighs about forty pounds, and you’ve got arms.',
      question: 'Who ever carried something of yours up the stairs?',
      register: 'warm',
      area: 'friends',
      advice: 'move',
      picture: 'container',
    },
    {
      headline: 'You always turn around at the gas station.',
      notice:
        'You get that far with breath to spare, and then you turn, because that’s where you turn. There’s a hill behind it, and you’ve been curious for years.',
      why: 'There’s more in the tank {exact}: Mars, the motor, is in step with your Jupiter, which has never believed in gas stations.',
      helps:
        'Go past the pumps. Take the hill at the speed of somebody with nothing to prove, and look back from the top. There’s your roof.',
      question: 'Where do you stop out of habit?',
      register: 'light',
      area: 'body',
      advice: 'move',
      picture: 'up',
    },
  ],
  hard: [
    {
      headline: 'You own all of fencing except an opponent.',
      notice:
        'You had one free lesson, came home glowing, and ordered the jacket, the mask and a bag shaped like a cello. You feel eager, and slightly had.',
      why: 'Your Jupiter takes every beginning for a career, and Mars, which spends at a sprint, is at a hard angle to it {exact}.',
      helps:
        'Use it first. Wear the mask to chop an onion, since it’s here. Book lesson two, and send back whatever still has its tag.',
      question: 'Which of your passions ended at the checkout?',
      register: 'firm',
      area: 'money',
      advice: 'finish',
      picture: 'tool',
    },
    {
      headline: 'You picked up what the teenager put down.',
      notice:
        'The crate, the weight, the second box of books: you saw somebody half your age do it, and your pride bent its knees.',
      why: 'That’s the dare in Mars, at a hard angle to your Jupiter, the one who rounds up, {exact}.',
      helps:
        'Set it down slowly. Make two trips of whatever you were about to lift, and sit on one half in between. You’ve got nothing to prove to a crate.',
      question: 'Whose eyes were you lifting it for?',
      register: 'firm',
      area: 'body',
      advice: 'rest',
      picture: 'down',
    },
    {
      headline: 'Your uncle hasn’t been converted yet.',
      notice:
        'Same table, same subject, and you’ve pushed your plate away to make room for evidence, righteous to the elbows. Somebody’s asked twice for the salt.',
      why: 'Your convictions live at your Jupiter, and Mars, which would rather win than pass anything, is at a hard angle to it {exact}.',
      helps:
        'Pass the salt. Ask whoever’s playing uncle, “When did you start to think so?” and listen without reloading. You can hold your ground and a bowl of peas.',
      question: 'What would being persuaded cost you?',
      register: 'firm',
      area: 'home',
      advice: 'listen',
      picture: 'table',
    },
  ],
};
