// Which lines advise what a letter may advise the opposite of. Lines of the Moon advise nothing, since any of them may
// stand under any letter as "Also today".

import type { Advice } from '../unit.ts';

/** The lines by what they advise; one of two minds stands twice. */
export const LINES_OF_ADVICE: Readonly<Partial<Record<Advice, readonly string[]>>> = {
  start: [
    'Begin. You can be graceful about it later.',
    'Your list is short and possible. Begin.',
    'Go first. You’ll sulk otherwise.',
    'Take the initiative. It’s just lying there.',
  ],
  finish: ['Finish it. You’ve got the stamina and the spite.'],
  speak: [
    'Say “me” when they ask who wants to.',
    'Your needs have the microphone. Speak normally.',
    'Tell it plainly. They’re already leaning in.',
    'Say the odd idea. Someone’s been hoping.',
    'Say what you’d like to be known for.',
    'Tell it in the first person.',
    'Say it once. It comes out right.',
    'Say the big idea before it gets sensible.',
    'Measure it. Then say the number.',
    'Say it as a story. They’ll follow.',
    'Say the fond thing while it’s still silly.',
    'Make the call you’ve been pacing about.',
    'Call somebody you’ve only ever emailed.',
  ],
  listen: [
    'Let them finish. They may be agreeing with you.',
    'Ask what really happened, and then hush.',
  ],
  rest: ['You like it here. Take your shoes off.'],
  move: [
    'Walk over first. They’ve forgotten your name, too.',
    'Move two things. Fall for the room.',
    'Move to music. Nobody’s filming.',
    'Go straight up to them. You’ve got momentum.',
  ],
  ask: [
    'Ask for the heavy end. You’ve got it.',
    'Ask for the large version. They’re in the mood.',
    'Ask the question under the question.',
    'Someone remembers that story differently. Ask.',
    'Ask the price. You have a nice voice.',
    'Ask the expert. They love being asked.',
    'Ask the weird question. It’s the good one.',
    '“Sure” covers a lot of ground. Ask which.',
    'Ask what really happened, and then hush.',
    'Ask them out. Name a place with chairs.',
    'It’s lovely. Ask what it costs anyway.',
    'Ask for the raise in your warm voice.',
    'Ask for double. Your nerve’s good for it.',
  ],
  'let go': [
    'Arrive all the way. Put the bag down.',
    'You know what you like. Drop the survey.',
    'Put down the sword. It’s a potluck.',
    'Quit something small, with a flourish.',
  ],
};

/** What a line advises; nothing for most. */
export function listLineAdvice(line: string): Advice[] {
  return Object.entries(LINES_OF_ADVICE).flatMap(([advice, lines]) =>
    // The keys are those of the table's type.
    lines.includes(line) ? [advice as Advice] : [],
  );
}
