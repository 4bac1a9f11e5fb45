// What Mercury does at each of the reader's points, in a line: words, errands and second thoughts.
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import type { DayLines } from '../unit.ts';

export const MERCURY_LINES: Readonly<Record<NatalPointKey, DayLines>> = {
  sun: {
    joined: ['Tell it in the first person.', 'You’re fluent in yourself. Answer the question.'],
    easy: ['Say it once. It comes out right.', 'Sign the note with your whole name.'],
    hard: [
      'Your explanation doesn’t need a second floor.',
      'You keep rewording it, and it keeps being you.',
    ],
  },
  moon: {
    joined: [
      'Write down what you need. Include batteries.',
      'You can name the feeling. It answers.',
    ],
    easy: [
      'Read something aloud. It settles the room.',
      'Someone remembers that story differently. Ask.',
    ],
    hard: [
      'You’re reasoning with a lump in your throat.',
      '“Makes sense” doesn’t make it hurt less.',
    ],
  },
  mercury: {
    joined: [
      'New subject. Your brain brings its own pencil.',
      'Everything has a footnote. Read one of them.',
    ],
    easy: ['Your errands line up by street.', 'Send the short answer. It’s wearing enough.'],
    hard: [
      'You could proofread the wrong thing perfectly.',
      'Two trains of thought, and you’re the platform.',
    ],
  },
  venus: {
    joined: ['Put the reason in the compliment.', 'Flirt in whole sentences.'],
    easy: ['Text the one who laughs in lowercase.', 'Ask the price. You have a nice voice.'],
    hard: ['“Cute” won’t do. They made it themselves.', 'You’re on draft six of a breezy reply.'],
  },
  mars: {
    joined: [
      'Your pencil’s sharp. Hand it over eraser first.',
      'Make the call you’ve been pacing about.',
    ],
    easy: ['Argue for somebody else. You’ll win.', 'Cross off the one you’ve been growling at.'],
    hard: [
      'Let them finish. They may be agreeing with you.',
      'Take out the “obviously.” It has a fist.',
    ],
  },
  jupiter: {
    joined: [
      'You’ve got a plan, and it’s got chapters.',
      'Say the big idea before it gets sensible.',
    ],
    easy: [
      'Ask the expert. They love being asked.',
      'Pass the good news on. Round it up slightly.',
    ],
    hard: ['It’s only a yes or no question.', 'You don’t need the slide about the future.'],
  },
  saturn: {
    joined: ['You’re reading the terms. Somebody has to.', 'Measure it. Then say the number.'],
    easy: ['Your list is short and possible. Begin.', 'File it where you’ll find it. Be smug.'],
    hard: [
      'Your worries are in alphabetical order. Close the cabinet.',
      'You’d like feedback. You may get a form.',
    ],
  },
  uranus: {
    joined: [
      'The good idea comes in sideways. Grab a receipt.',
      'You’ll solve it. Then find out what it was.',
    ],
    easy: ['Ask the weird question. It’s the good one.', 'Call somebody you’ve only ever emailed.'],
    hard: ['Your news may get out before you do.', 'If you hit send mid-thought, act intriguing.'],
  },
  neptune: {
    joined: [
      'You’re reading between lines that aren’t there.',
      'Write down the dream before you explain it.',
    ],
    easy: ['Say it as a story. They’ll follow.', 'The right word’s a little vague. Use it.'],
    hard: ['Reread the address. Then the name.', '“Sure” covers a lot of ground. Ask which.'],
  },
  pluto: {
    joined: [
      'You know what they’re not saying. Go gently.',
      'Bring up the thing you’ve been researching.',
    ],
    easy: ['Ask what really happened, and then hush.', 'You’ll find the one line that matters.'],
    hard: [
      'You’re building a case. Exhibit A is dishes.',
      'You’re one click from their name. Close the tab.',
    ],
  },
  ascendant: {
    joined: [
      'Strangers ask you directions. Invent nothing.',
      'Hello is a complete sentence. Use it.',
    ],
    easy: [
      'Chat with the driver. The trip gets shorter.',
      'One good question, and they’ve pulled up a chair.',
    ],
    hard: [
      'You may introduce yourself to someone you’ve met.',
      'Your mouth leaves before your face is ready.',
    ],
  },
  midheaven: {
    joined: ['Write the sentence your work deserves.', 'You’re the one quoted in the minutes.'],
    easy: ['Mention what you finished, in one line.', 'Someone useful is two emails away.'],
    hard: ['“Reply all” is a crowd. You mean one.', 'They want an update on the update.'],
  },
};
