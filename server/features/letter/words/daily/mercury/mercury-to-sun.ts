// Mercury at the reader's Sun.

import type { MatterUnits } from '../../unit.ts';

export const MERCURY_TO_SUN: MatterUnits = {
  joined: [
    {
      headline: 'You forgot to apologize before speaking.',
      notice:
        'Somebody asks what you’re working on, and you just tell them, without the usual bubble wrap of “this may be nothing.” You feel a small, surprised pride.',
      why: 'For once you sound like whoever does the work, since Mercury, which picks your words, has caught up with your Sun {exact}.',
      helps:
        'Go through one work message and peel off the padding: “just,” “sorry,” “when you get a chance.” Then send it. What’s left won’t break.',
      question: 'Who first taught you to wrap what you say?',
      register: 'warm',
      area: 'work',
      advice: 'speak',
      picture: 'container',
    },
    {
      headline: 'Your old nickname still opens something.',
      notice:
        'You answer to it before you’ve decided to. Only four people ever had it, and it turns in you like the key to some old place, stiff, then easy. You feel wistful.',
      why: 'Mercury, in charge of what things are called, walks up to your Sun {exact}, and all of you turns around.',
      helps:
        'Text one of the other three by the name you gave them. Skip “long time no talk.” Nobody changed the locks.',
      question: 'Who were you when they called you that?',
      register: 'light',
      area: 'friends',
      advice: 'ask',
      picture: 'door',
    },
    {
      headline: 'You’re giving interviews in an empty room.',
      notice:
        'You’re folding laundry, the host adores you, and the audience wants your views on leaf blowers. You catch yourself answering out loud, embarrassed and entirely on a roll.',
      why: 'Whoever you are when nobody’s grading gets the microphone {exact}, as Mercury, the planet of talk, lands on your Sun.',
      helps:
        'Take the show outdoors. Walk around the block, phone at your ear, and answer the host’s best question aloud. Nobody will suspect there’s no caller.',
      question: 'What would the host ask that friends never do?',
      register: 'light',
      area: 'body',
      advice: 'move',
      picture: 'outdoors',
    },
  ],
  easy: [
    {
      headline: 'You’ve been giving them only the trailer.',
      notice:
        'Someone you’re fond of asks about your day, and out comes “good, busy,” because the real one seems too long to tell. Then you’re lonely, right there beside them.',
      why: 'Your Sun has only to begin, because Mercury, who loves a story, is leaning in kindly {exact}.',
      helps:
        'Pick one scene, the goose in the parking lot or the stranger with the cello, and play it with all the dialogue. Then ask for theirs.',
      question: 'Which scene from this week have you shown nobody?',
      register: 'warm',
      area: 'love',
      advice: 'speak',
      picture: 'person',
    },
    {
      headline: 'That price was only an opening bid.',
      notice:
        'You’ve paid the higher internet bill for months, out of pure boredom with the phone menu. Now you’re curious.',
      why: 'A plain request carries your whole weight when Mercury, patron of haggling, is at an easy angle to your Sun, as it is {exact}.',
      helps:
        'Call, and make yours: “I’ve been with you for years. What can you do for me?” Then don’t bid against yourself. At worst you’ve met Kyle.',
      question: 'What else have you been too bored to question?',
      register: 'light',
      area: 'money',
      advice: 'ask',
      picture: 'tool',
    },
    {
      headline: 'There’s a witness to who you were.',
      notice:
        'Somewhere a sibling, or the kid from next door, remembers you at ten, certain of everything and in a cape. You’d forgotten the cape. You feel oddly tender.',
      why: 'The old testimony is in your favor {exact}, with Mercury, planet of everyone you shared a bunk bed with, on good terms with your Sun.',
      helps:
        'Call the witness. Ask for one thing you were good at, and don’t cross-examine. Write it down as stated.',
      question: 'What did you know then that still holds up?',
      register: 'warm',
      area: 'home',
      advice: 'listen',
      picture: 'person',
    },
    {
      headline: 'You explained your job with a spoon.',
      notice:
        'You told a child what you do for a living in one breath, a spoon for the printer. It was your best account of it yet, and you felt oddly proud.',
      why: 'Your own words fit you {exact}: your Sun, the thing you’re for, has help from Mercury, who can’t stand a long form.',
      helps:
        'Write it down before it grows a committee. The spoon stays. Put it first in whatever you send next.',
      question: 'Who’s the youngest person you could tell it to?',
      register: 'light',
      area: 'work',
      advice: 'finish',
      picture: 'tool',
    },
  ],
  hard: [
    {
      headline: 'Somebody wore your idea to the meeting.',
      notice:
        'You recognize the cut of it, down to the joke on slide four, and everyone’s admiring the fit. You’re hurt.',
      why: 'Your Sun is where your name goes, and Mercury, which passes things on without saying whose they are, is at odds with it {exact}.',
      helps:
        'Don’t grab at the sleeve. Forward your first draft with its date still sewn in: “Glad this is moving. Here’s where I started, in case it helps.” Labels rarely shout.',
      question: 'Where have you left your name off on purpose?',
      register: 'firm',
      area: 'work',
      advice: 'speak',
      picture: 'person',
    },
    {
      headline: 'You’d like to see the transcript, please.',
      notice:
        'Someone close quotes you back to yourself, and it’s nearly what you said, minus the part that made it kind. That stings.',
      why: 'With Mercury, the day’s reporter, at a hard angle to your Sun {exact}, the line you care about most gets garbled.',
      helps:
        'A newspaper doesn’t reprint the issue; it runs a correction, small, near the weather. Say “what I meant was,” add one sentence, and leave the rest alone.',
      question: 'Would you rather be right here, or understood?',
      register: 'warm',
      area: 'love',
      advice: 'let go',
      picture: 'paper',
    },
    {
      headline: 'The tour of you can close early.',
      notice:
        'You’ve explained the plan, the delay and your mood to five people, walking backward like a guide and pointing at yourself. You’re weary.',
      why: 'The more you explain, the less of you is left in the building {exact}, with Mercury, which hates a silence, at odds with your Sun.',
      helps:
        'Close for an hour. Rope across the stairs, no questions, no captions. Then sit down in the one room nobody pays to see.',
      question: 'What would you stop explaining if nobody asked?',
      register: 'warm',
      area: 'body',
      advice: 'rest',
      picture: 'door',
    },
  ],
};
