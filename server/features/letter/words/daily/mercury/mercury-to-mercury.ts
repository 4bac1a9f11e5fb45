// Mercury at the reader's Mercury.

import type { MatterUnits } from '../../unit.ts';

export const MERCURY_TO_MERCURY: MatterUnits = {
  joined: [
    {
      headline: 'You’ve earned a clean notebook.',
      notice:
        'You want to make a list of your lists, and the pen feels right in your hand. You’re giddy. There’s already a color code.',
      why: 'About once a year Mercury passes over your own Mercury, the mind you came with, and it gets there {exact}.',
      helps:
        'Open the one that’s too nice to use, and ruin page one on purpose. Put down the ugliest version of that idea for work. You’re always better on page two.',
      question: 'What are you saving the nice paper for?',
      register: 'light',
      area: 'work',
      advice: 'start',
      picture: 'paper',
    },
    {
      headline: 'You nodded at a word you don’t know.',
      notice:
        'You and everyone else went up and down like dashboard dogs, and the talk drove on. Curiosity stayed, and it’s scratching to be let out.',
      why: 'Mercury, the asker, has come around to your own Mercury {exact}, and your mind would rather learn than look wise.',
      helps:
        'Write to the friend who used it: “What is that? I’ve been nodding.” Expect relief. At least two more dogs in that car had no idea.',
      question: 'What else have you been nodding at?',
      register: 'light',
      area: 'friends',
      advice: 'ask',
      picture: 'road',
    },
    {
      headline: 'You have thirty tabs open about one chair.',
      notice:
        'You’ve read the review by someone who loved the armrests and one by someone who went through them. You’re an expert now, still standing, and weary of it.',
      why: 'There are two shoppers in your head {exact}, because Mercury, the planet of comparing things, has reached your own Mercury.',
      helps:
        'Close every tab but two. Say out loud what the chair is for, and take the one that does it. Then sit.',
      question: 'What would you pick if nobody asked why?',
      register: 'light',
      area: 'money',
      advice: 'finish',
      picture: 'down',
    },
  ],
  easy: [
    {
      headline: 'You’re in the middle of a good rally.',
      notice:
        'Somebody keeps sending your words back with a little spin on them, and you check the phone with a delight you’d deny.',
      why: 'Mercury, quick on the return, is at an easy angle to your own Mercury {exact}, so you needn’t think before you swing.',
      helps:
        'It’s your serve. Send the line you judged too silly, where they’d enjoy hitting it. Nobody’s keeping score, though you’re up by two.',
      question: 'Who makes you quicker than you are alone?',
      register: 'light',
      area: 'love',
      advice: 'speak',
      picture: 'table',
    },
    {
      headline: 'You speak fluent router, apparently.',
      notice:
        'Someone in the family reports a blinking light, and you hear yourself ask, calm as a pilot, “Is it amber or green?” You’re prouder of this than you’ll say.',
      why: 'Wires and manuals are Mercury’s business, and it agrees with your own Mercury {exact}, so what you know comes out in steps.',
      helps:
        'Land this plane for good. Write the steps in capitals, add “wait a full minute, really,” and tape them there. Next time they fly.',
      question: 'What do you make look easier than it is?',
      register: 'light',
      area: 'home',
      advice: 'finish',
      picture: 'up',
    },
    {
      headline: 'Stop calling, and the word will come.',
      notice:
        'You had it a second ago, the actor or the street. The more exasperated you get, the farther it backs under the bed.',
      why: 'Mercury keeps the index your own Mercury wrote, and they’re at ease with each other {exact}, so what you’ve lost is only being a cat.',
      helps:
        'Turn your back on it. Run warm water over your hands, fold a towel, look at something far off. It’ll stroll in and sit on your foot.',
      question: 'What else comes to you only when ignored?',
      register: 'warm',
      area: 'body',
      advice: 'rest',
      picture: 'outdoors',
    },
  ],
  hard: [
    {
      headline: 'Pulling that thread harder won’t untangle it.',
      notice:
        'You’re on the ninth reply, everybody’s copied, and two of you are answering a question that a third person asked. Your irritation shows in your commas.',
      why: 'Mercury, the planet of messages, is at odds with your own Mercury {exact}, so everything’s being put in somebody else’s grammar.',
      helps:
        'Stop typing. Call the person in the middle of the knot and say, “Help me find the end.” Then send everyone two lines. Somebody will reply all.',
      question: 'What was the question, before everyone answered it?',
      register: 'firm',
      area: 'work',
      advice: 'speak',
      picture: 'tool',
    },
    {
      headline: 'You’re reading faster than the page allows.',
      notice:
        'You skimmed the form, saw what you expected, and nearly paid one bill twice. You caught it. The jolt is embarrassment with some luck in it.',
      why: 'Mercury, foot on the gas, cuts across your own Mercury {exact}, and your eye gets a block ahead of your mind.',
      helps:
        'Treat anything with a total on it as a school zone. Finger under the line, every digit aloud. You’ll look like a crossing guard, which is the idea.',
      question: 'What else have you only skimmed lately?',
      register: 'firm',
      area: 'money',
      advice: 'finish',
      picture: 'road',
    },
    {
      headline: 'You were right, and now it’s quiet.',
      notice:
        'You looked it up and read it out, and your brother or your roommate went to do something in another room. The trophy’s yours. It’s lonely to hold.',
      why: 'Mercury, the fact checker, rubs your own Mercury the wrong way {exact}, and being correct sits where being liked was sitting.',
      helps:
        'Put the cup on a high shelf and follow them. Say what they had right, since there was something: the song, the weather, who drove.',
      question: 'With whom do you most need to be right?',
      register: 'warm',
      area: 'home',
      advice: 'listen',
      picture: 'up',
    },
  ],
};
