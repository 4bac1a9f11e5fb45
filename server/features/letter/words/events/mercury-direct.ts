// The day on which Mercury turns direct, by the house of the reader's chart that it stands in. The register is firm.

import type { EventUnits } from '../unit.ts';

export const MERCURY_DIRECT_BY_HOUSE: EventUnits = {
  1: {
    headline: 'Your foot’s been asleep. Don’t run on it.',
    notice:
      'You got up to do it at last, the call, the haircut, the plan, and nothing held. Now the feeling’s back, in needles. It’s impatience, up to the knee.',
    why: 'Thinking wakes before walking: after three weeks of looking you over, Mercury, the thinker, goes forward again {exact}, a step ahead of your feet.',
    helps:
      'Hold on to the counter. Say your opening sentence once, to nobody, before you dial. Then put the foot down.',
    question: 'What are you hurrying to be done with?',
    register: 'firm',
    area: 'body',
    advice: 'start',
    picture: 'down',
  },
  2: {
    headline: 'Your refund’s been “pending” longer than the toaster lasted.',
    notice:
      'You’ve checked so often that the word’s lost its meaning. It’s thirty-one dollars. You tell people it’s the principle, in a voice of pure exasperation.',
    why: 'Mercury, which took your paperwork to the back of the line three weeks ago, goes forward again {exact}, at the speed of one clerk.',
    helps:
      'Write once more, order number first: “Which desk is it on?” Be nice to the desk. Then make toast in a pan.',
    question: 'What are you owed that isn’t money?',
    register: 'firm',
    area: 'money',
    advice: 'ask',
    picture: 'fire',
  },
  3: {
    headline: 'You’ve got three dots and melting groceries.',
    notice:
      'You wrote to your brother, or somebody as slow, weeks ago. Now the dots come up, go away, come up, and you stand there, a bag on each arm, all hope.',
    why: 'An answer sets out {exact}, on foot, since Mercury, which carries the mail, stands still after three weeks and goes forward again.',
    helps:
      'Don’t help: no question mark, no “no worries.” Put the ice cream away, and let the words be found. Yours took a while.',
    question: 'How would you like it to begin?',
    register: 'firm',
    area: 'home',
    advice: 'listen',
    picture: 'container',
  },
  4: {
    headline: 'Your stove’s been blinking since the power came back.',
    notice:
      'You’ve cooked by guesswork for weeks, and the house runs likewise: who’s coming, who’s driving, whose room. You asked “Since when?” again, and heard how weary you are.',
    why: 'Mercury, which keeps a household informed, is done {exact} with going back over things, and goes forward again, one numeral at a time.',
    helps:
      'Ask one relative one question. Write the answer where the whole house walks by. Then hold down the stove’s button until it’s right.',
    question: 'What’s everyone been guessing at?',
    register: 'firm',
    area: 'home',
    advice: 'ask',
    picture: 'fire',
  },
  5: {
    headline: 'Your best idea is a note that says “bees.”',
    notice:
      'It came to you whole, at a red light, and you wrote down the part you’d never forget. You look at it now, bereft. Bees.',
    why: 'Mercury went back over what you’re making for three weeks, and has lost nothing: it goes forward again {exact}, humming.',
    helps:
      'Bees go home the way they came. Go back to that light, same song on, and talk aloud. You may return with honey, or only bees.',
    question: 'What do you make that nobody needs?',
    register: 'firm',
    area: 'work',
    advice: 'move',
    picture: 'outdoors',
  },
  6: {
    headline: 'Your week’s a washer with one wet rug.',
    notice:
      'Everything heavy slid to your side, two reports, the dentist, somebody’s shift, and you’re thumping across the floor. You’re overwhelmed. They can hear it downstairs.',
    why: 'Mercury does your sorting, and {exact} the drum stands still after three weeks of turning back over work, then goes forward again, on gentle.',
    helps:
      'Open the lid and move one thing across: “Could you take the second report?” Then close it, press start, and stand by for a minute.',
    question: 'What’s heavy only because of where it lies?',
    register: 'firm',
    area: 'work',
    advice: 'ask',
    picture: 'water',
  },
  7: {
    headline: 'It’s been your move since the phone rang.',
    notice:
      'You two were in the middle of something real, and it’s stood there since like a chessboard that nobody dares dust. You’re tense, one finger on your bishop.',
    why: 'After three weeks of taking moves back, Mercury, who speaks in turn for you and whoever’s closest to you, goes forward again {exact}.',
    helps:
      'Sit down across from them. “Where were we? You’d said you felt alone.” Then lift your finger and let them see the board.',
    question: 'What were you about to give up?',
    register: 'firm',
    area: 'love',
    advice: 'speak',
    picture: 'table',
  },
  8: {
    headline: 'Your form came back with one box circled.',
    notice:
      'You’d thought you were through with the estate. They want “relationship to the above,” in ink. You laughed, and then the grief sat you down.',
    why: 'Papers that tie you to others come unstuck {exact}, as Mercury, having gone back over every page, stands still and goes forward again.',
    helps:
      'Say the word first, out loud: “Son.” “Widow.” “Ex.” Then write it in the box, in capitals, and mail it. The rest was right.',
    question: 'Which word for you two never fit?',
    register: 'firm',
    area: 'home',
    advice: 'finish',
    picture: 'paper',
  },
  9: {
    headline: 'Everyone’s climbing back on your bus.',
    notice:
      'You’ve stood at this rest stop for three weeks, eating peanuts, with the visa or the course on hold. You were bored past asking. Now the driver’s folding the newspaper.',
    why: 'Mercury, the scheduler of long trips and long courses, goes forward again {exact} after three weeks in reverse.',
    helps:
      'Find your seat. Open the file, and fill in the line where you stopped. Leave the driver alone. Wave to the vending machine.',
    question: 'Who’s waiting at the other end?',
    register: 'firm',
    area: 'work',
    advice: 'move',
    picture: 'road',
  },
  10: {
    headline: 'You’re item nine on somebody’s agenda.',
    notice:
      'Your proposal slid from meeting to meeting until you quit asking. There it is, after “Parking,” before “Cake for Denise.” You’re proud, in a very small font.',
    why: 'Mercury, which does the introducing, stands still {exact} and goes forward again, notes corrected, so your name can be heard at work.',
    helps:
      'By item nine the coats are half on. One page, one ask. Say it to the fridge in a minute flat. Then stay for cake.',
    question: 'What would you cut for people in coats?',
    register: 'firm',
    area: 'work',
    advice: 'speak',
    picture: 'paper',
  },
  11: {
    headline: 'Eight calendars, and you found one green square.',
    notice:
      'For weeks you’ve done the asking: who can, who can’t, who’s “pretty sure.” It’s lonely, being the front office of your own friends. But there it is, down in a corner.',
    why: 'The retrograde’s over {exact} among your friends, and Mercury, the only one with everybody’s calendar, goes forward again.',
    helps:
      'Don’t poll them about the poll. That square’s a lawn. Put a blanket on it: “It’s this one. My place. Bring a chair.”',
    question: 'Who’d notice if you quit organizing?',
    register: 'firm',
    area: 'friends',
    advice: 'speak',
    picture: 'outdoors',
  },
  12: {
    headline: 'Your ears have finally popped.',
    notice:
      'You’d been hearing everybody through a wall, and nodding. Then you yawned, alone, and there was the refrigerator, a bird, and what you think. It’s relief.',
    why: 'Up toward the noise goes Mercury, forward again {exact}, after three weeks of listening among what’s quiet and what’s ended.',
    helps:
      'Take one hour without a radio or a call, and write down the first clear sentence you hear. Don’t announce it yet. You’ll be shouting.',
    question: 'What have you been nodding along to?',
    register: 'firm',
    area: 'body',
    advice: 'listen',
    picture: 'up',
  },
};
