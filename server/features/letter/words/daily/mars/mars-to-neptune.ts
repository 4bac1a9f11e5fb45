// Mars at the reader's Neptune.

import type { MatterUnits } from '../../unit.ts';

export const MARS_TO_NEPTUNE: MatterUnits = {
  joined: [
    {
      headline: 'You’re learning Portuguese for one person.',
      notice:
        'They said a word of it once, with their head on your arm. Now you’ve got an app, a streak and labels on the cupboards. It’s devotion, in the present tense only.',
      why: 'Mars puts in the hours, your Neptune supplies the dream, and on one spot {exact}, they’ve begun to conjugate.',
      helps:
        'Say one sentence to them while it’s still bad. Watch their face instead of your endings. That’s the whole exam.',
      question: 'What have you never managed to say in your own?',
      register: 'light',
      area: 'love',
      advice: 'speak',
      picture: 'paper',
    },
    {
      headline: 'That song wants something done about it.',
      notice:
        'You’ve had four bars of it in your head, and your feet answer under the desk. It’s an ache with a good bass line.',
      why: 'Your Neptune is where music gets in, and Mars, who can’t just sit and listen, joins it {exact}.',
      helps:
        'Push back the chair. Play it once, all the way through, louder than is polite, and let your whole weight come down on the beat. Shoes off, so the floor can answer.',
      question: 'When did a song first pick you up?',
      register: 'warm',
      area: 'body',
      advice: 'move',
      picture: 'down',
    },
    {
      headline: 'A clipboard got you again.',
      notice:
        'You were only crossing the street. Now you’re a monthly friend of the whales, on top of the bees and the brass band, and you feel noble, then had.',
      why: 'Nothing gets left stranded {exact}, with Mars, who signs first, joining your Neptune, the softest touch in you.',
      helps:
        'Choose your whale. Go down the list of what you give to, and keep the one you’d get wet for. The others can swim on without you.',
      question: 'What do you hope will come and save you back?',
      register: 'light',
      area: 'money',
      advice: 'let go',
      picture: 'water',
    },
  ],
  easy: [
    {
      headline: 'Your piano has become a mail table.',
      notice:
        'Piano, guitar, the voice you had in school: it’s under a stack of envelopes, and you dust around it with a pang.',
      why: 'Your songs wait at your Neptune, and Mars, which clears a surface in one sweep, lends it a hand {exact}.',
      helps:
        'Move the mail to a chair. Play or sing the one thing you still know by heart, with the wrong left hand, until you catch yourself humming. Sit on the bills.',
      question: 'Who used to listen from the next room?',
      register: 'warm',
      area: 'home',
      advice: 'start',
      picture: 'table',
    },
    {
      headline: 'Your hero has an inbox.',
      notice:
        'You’ve been through everything they’ve made, twice, and you lower your voice for the name. It’s awe, and it’s kept you very neatly on the mat.',
      why: 'Your Neptune keeps people on clouds, and Mars, which would ring any bell, is at an easy angle to it {exact}.',
      helps:
        'Send four sentences: what you make, what of theirs got you going, one question, thank you. Don’t wipe your feet first. Hardly anyone asks a hero about chapter six.',
      question: 'What dream would an answer cost you?',
      register: 'light',
      area: 'work',
      advice: 'ask',
      picture: 'door',
    },
    {
      headline: 'Three hearts won’t mow a lawn.',
      notice:
        'You sent them, though, red ones, to a friend who’s having a rotten month, with “anything you need.” You felt tender, and no use to anybody.',
      why: 'Your Neptune feels it all from across town, and Mars, who comes over, is on good terms with it {exact}.',
      helps:
        'Pick the chore yourself. “I’m doing your lawn” works, or the laundry, or the bottles. They can cry or nap while you go up and down in stripes.',
      question: 'Who once helped you without being asked?',
      register: 'warm',
      area: 'friends',
      advice: 'move',
      picture: 'outdoors',
    },
    {
      headline: 'Write the song. It only has to rhyme once.',
      notice:
        'You’ve had a tune for somebody for weeks, and you sing it to the steering wheel in nonsense words. You blush at red lights.',
      why: 'Your Neptune never minded leaving a thing half hummed, and Mars, who likes it done, is kindly disposed to it {exact}.',
      helps:
        'Give it four lines: their street, their shoes, what they say when they’re lost. Sing it once, badly, with your eyes shut, and hand them the paper.',
      question: 'What would you rhyme with their name?',
      register: 'light',
      area: 'love',
      advice: 'finish',
      picture: 'road',
    },
  ],
  hard: [
    {
      headline: 'Everyone thought somebody else had the key.',
      notice:
        'So there you all are on the step, with the groceries. You said “we’ll figure it out,” so did they, and you’re furious at the word “we.”',
      why: 'Your Neptune keeps things beautifully vague, and it’s at odds with Mars, which wants a culprit, {exact}.',
      helps:
        'Skip the trial. Find one thing at home that belongs to “we,” the trash or the spare key, and ask, “Which of us?” Get a name. It’ll open.',
      question: 'What do you leave vague so nobody can refuse?',
      register: 'firm',
      area: 'home',
      advice: 'ask',
      picture: 'door',
    },
    {
      headline: 'You’re swinging at fog.',
      notice:
        'You’re mad, and you’ve tried three suspects for it: the other driver, the radio through the wall, your own shoelace. By now it’s mostly weariness, with fists.',
      why: 'It’s Mars, who needs something solid, at a hard angle to your Neptune, your own private mist, {exact}.',
      helps:
        'Drop your arms. Lie down without the phone, hands open, and wait for an outline: hungry, lonely, missing someone. You can’t box a cloud. You can doze until it lifts.',
      question: 'Which feeling do you get angry to avoid?',
      register: 'firm',
      area: 'body',
      advice: 'rest',
      picture: 'outdoors',
    },
    {
      headline: 'You’re rescuing somebody who’s only swimming.',
      notice:
        'You saw an arm go up, and in you went, clothes and all, with advice and a loan. They look annoyed. You’re soaked, and hurt.',
      why: 'Any splash sounds like “help” {exact}, with Mars, first off the dock, at odds with your Neptune, which can’t refuse a raised arm.',
      helps:
        'Tread water and ask, “Do you want a hand, or company?” Then do that and nothing else. You can swim alongside, or get out and hold the towel.',
      question: 'Who would you be with nobody to save?',
      register: 'firm',
      area: 'love',
      advice: 'ask',
      picture: 'water',
    },
  ],
};
