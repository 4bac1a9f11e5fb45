// Venus at the reader's Midheaven.
import type { MatterUnits } from '../../unit.ts';

export const VENUS_TO_MIDHEAVEN: MatterUnits = {
  joined: [
    {
      headline: 'They keep asking you which one looks better.',
      notice:
        'You say “either’s fine,” and two stoplights later you’re still moving the title to the left. You’ve got an eye, and you’re as shy of it as of a singing voice.',
      why: 'Taste is what Venus brings to your Midheaven, your name out in the world, {exact}, and you can become known for it.',
      helps:
        'Drop the “either.” Point at one, give the reason in a sentence, and don’t take it back in the hall.',
      question: 'What do you see that you assume everybody sees?',
      register: 'warm',
      area: 'work',
      advice: 'speak',
      picture: 'person',
    },
    {
      headline: 'You did the work. Now send the bill.',
      notice:
        'You polished the job twice, and the invoice, or the expense report, has sat in a folder ever since. Your embarrassment has never once paid rent.',
      why: 'Good work deserves good money, says Venus, standing with your Midheaven {exact}, and your name can bear a total under it.',
      helps:
        'Fill it in, due date and all. One warm line on top, no “whenever’s fine.” Send it. Shut the folder with a slap.',
      question: 'Who do you imagine minds paying you?',
      register: 'light',
      area: 'money',
      advice: 'finish',
      picture: 'paper',
    },
    {
      headline: 'Say who they are to you, out loud.',
      notice:
        'You introduce someone dear with “this is, um,” and then just a name, and you see their eyebrows. You’d felt tender, and you lost your nerve at the noun.',
      why: 'Your private yes would like a public one, now that Venus, who says yes to people, comes to your Midheaven {exact}.',
      helps:
        'Pick the noun. Partner, oldest friend, the one you call first: use it within earshot of a waiter, and check the eyebrows.',
      question: 'What word are they hoping you’ll use?',
      register: 'light',
      area: 'love',
      advice: 'speak',
      picture: 'person',
    },
  ],
  easy: [
    {
      headline: 'Your favorite coworker works somewhere else now.',
      notice:
        'You still think “wait until I tell them” in the middle of meetings, and then there’s that chair with a strange cardigan on it. You miss the look across the table.',
      why: 'Venus turns colleagues into friends, and on good terms with your Midheaven {exact}, it doesn’t check badges.',
      helps:
        'Send them the thing from the meeting, word for word. Ask about their new ones. Then find a table halfway between your two buildings.',
      question: 'Who made you better at your job by laughing?',
      register: 'warm',
      area: 'friends',
      advice: 'start',
      picture: 'table',
    },
    {
      headline: 'You finished it, and nobody rang a bell.',
      notice:
        'You sent off the big thing and had opened the next before the whoosh was over. You’re tired and still braced, like a runner nobody told to stop.',
      why: 'A finish can be felt as well as filed {exact}, since Venus, which believes in ribbons, is at an easy angle to your Midheaven.',
      helps:
        'Ring something. A spoon on a glass will do. Then sit outside as long as a winner would, medal or not.',
      question: 'When did done stop feeling like anything?',
      register: 'light',
      area: 'body',
      advice: 'rest',
      picture: 'tool',
    },
    {
      headline: 'Show your work to someone who loves you.',
      notice:
        'You come in and say “busy, fine,” and the thing you’re proud of stays on a screen across town. They’d have liked to see it.',
      why: 'What you do out there can come home {exact}, with Venus, who brings people closer, at an easy angle to your Midheaven.',
      helps:
        'Put it on the refrigerator, or the grown-up version: turn the laptop, unroll the plan. Stand there. Hear what they like.',
      question: 'Who used to hang up your drawings?',
      register: 'warm',
      area: 'home',
      advice: 'listen',
      picture: 'up',
    },
    {
      headline: 'They like you better than the slides.',
      notice:
        'You polished slide nine until it shone, and they only asked how you’d ever gotten into this. You felt almost cheated, and then, on the stairs, quietly pleased.',
      why: 'Venus does being liked for a living, and it’s at an easy angle to your Midheaven {exact}, so liking counts as work.',
      helps:
        'Leave slide nine out. Tell them how you got into this, near miss included. They’ll ask for the slides.',
      question: 'What’s the part where you nearly didn’t?',
      register: 'light',
      area: 'work',
      advice: 'speak',
      picture: 'up',
    },
  ],
  hard: [
    {
      headline: 'Your name’s on something you don’t even like.',
      notice:
        'You did it their way, with the slogan and the extra arrows, and there you are in the corner, in print. People say “nice work,” and you cringe and thank them.',
      why: 'Whoever signs off has standards {exact}, and so does Venus, at a hard angle to your Midheaven.',
      helps:
        'Take off one arrow. Ask for that much, and say what the page gains. You only need to be able to look at your corner.',
      question: 'What would you have signed in large letters?',
      register: 'firm',
      area: 'work',
      advice: 'ask',
      picture: 'paper',
    },
    {
      headline: 'You’re paying rent on other people’s opinion.',
      notice:
        'You keep something up, the car, the zip code, the round for the whole office, because you can’t picture their faces without it. You’re weary of that address.',
      why: 'Looking prosperous matters to Venus, who’s at odds with your Midheaven {exact}, and your reputation has become a fixed expense.',
      helps:
        'Write down what it costs a month and who has ever visited. Then give notice on one room. The cheapest will do.',
      question: 'Whose opinion would actually move out with you?',
      register: 'firm',
      area: 'money',
      advice: 'let go',
      picture: 'container',
    },
    {
      headline: 'You’ve become the cousin who sends a gift card.',
      notice:
        'You meant to go, work got in the way, and a cartoon envelope went instead. Now there are pictures. You feel left out of something you skipped.',
      why: 'Closeness is what Venus wants, and at a hard angle to your Midheaven {exact}, your job’s been answering the invitations.',
      helps:
        'Call the one whose day it was. Ask who cried and who wore a hat. Write their next one down in ink.',
      question: 'Which chair at that table is still yours?',
      register: 'warm',
      area: 'home',
      advice: 'listen',
      picture: 'paper',
    },
  ],
};
