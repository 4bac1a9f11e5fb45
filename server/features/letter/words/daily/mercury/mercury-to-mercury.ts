// Mercury at the reader's Mercury.

import type { MatterUnits } from '../../unit.ts';

export const MERCURY_TO_MERCURY: MatterUnits = {
  joined: [
    {
      headline: 'There’s a quicker way, and you just saw it.',
      notice:
        'You’ve copied the same eleven lines into the same form for a year, and now your hand stops in midair. You’re giddy, as if there’d been a door behind the filing cabinet.',
      why: 'About once a year Mercury passes over your own Mercury, the mind you came with, and it gets there {exact}.',
      helps:
        'Go in. Try it on one line, break it, try again. Then show your deskmate, who’s worked that way since March.',
      question: 'What else do you do slowly?',
      register: 'light',
      area: 'work',
      advice: 'start',
      picture: 'door',
    },
    {
      headline: 'You’ve known them too long to ask.',
      notice:
        'Your friend says a name as though you knew whose it was, and you say “oh, sure.” Brother, boss, dog? It’s been four years of this person, and your curiosity’s getting desperate.',
      why: 'Your mind would rather learn than look wise {exact}, now that Mercury, the asker, has come around to your own Mercury.',
      helps:
        'Confess. Say “Walk me through the cast, from the top, like I’m new.” They’ve waited years for someone to ask about Doug.',
      question: 'What do your friends assume you know?',
      register: 'light',
      area: 'friends',
      advice: 'ask',
      picture: 'person',
    },
    {
      headline: 'You have thirty tabs open about one chair.',
      notice:
        'You’ve read the review by someone who loved the armrests and one by someone who went through them. You’re an expert now, still standing, and weary of it.',
      why: 'Your own Mercury compares things for a living, and when Mercury itself pulls in beside it {exact}, there are two shoppers in your head.',
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
      headline: 'You two have invented a pigeon.',
      notice:
        'You saw one on a ledge, and by now it has a name, a lawyer and opinions. Every message from that person adds a chapter, and you check with a delight you’d deny.',
      why: 'You needn’t think before you answer, since Mercury, quick on the return, is at an easy angle to your own Mercury {exact}.',
      helps:
        'It’s your chapter. Send the line you judged too silly. Then, since pigeons like a ledge, suggest one where two could sit.',
      question: 'Who makes you quicker than you are?',
      register: 'light',
      area: 'love',
      advice: 'speak',
      picture: 'paper',
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
      why: 'What you’ve lost is only being a cat, because Mercury, who keeps the index, and your own Mercury, who wrote it, are at ease {exact}.',
      helps:
        'Turn your back on it. Run warm water over your hands, fold a towel, look at something far off. It’ll stroll in and sit on your foot.',
      question: 'What else comes to you only when ignored?',
      register: 'warm',
      area: 'body',
      advice: 'rest',
      picture: 'outdoors',
    },
    {
      headline: 'Your typo has turned into a word.',
      notice:
        'You once wrote “frog steps” for “first steps,” or something like it, and the team’s been saying it ever since. You were mortified. Lately you’ve caught yourself feeling proud.',
      why: 'Your own Mercury will play with any word, and with Mercury passing it on easy terms {exact}, the play gets work done.',
      helps:
        'Use it on purpose. Put “frog steps” at the top of the page, and ask everybody for one small enough to hop. Take yours first.',
      question: 'Which mistake of yours would they miss?',
      register: 'light',
      area: 'work',
      advice: 'start',
      picture: 'paper',
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
      why: 'Your eye gets ahead of your mind {exact}, with Mercury, foot on the gas, at odds with your own Mercury.',
      helps:
        'Treat anything with a total on it as a school zone. Finger under the line, every digit aloud. You’ll look like a crossing guard, which is the idea.',
      question: 'What else have you only skimmed lately?',
      register: 'firm',
      area: 'money',
      advice: 'finish',
      picture: 'road',
    },
    {
      headline: 'Everyone at home heard a different plan.',
      notice:
        'You said it clearly, you thought. Now one of them’s at the wrong door with the balloons, another’s asleep, and you feel abandoned by your own sentence.',
      why: 'Your plan arrives in pieces, since Mercury, the planet of who said what, rubs your own Mercury the wrong way {exact}.',
      helps:
        'Don’t hold a trial. Ask each of them “What did you hear?” and listen to the end. Then write one version, short enough for a palm.',
      question: 'What do you think goes without saying?',
      register: 'warm',
      area: 'home',
      advice: 'listen',
      picture: 'paper',
    },
  ],
};
