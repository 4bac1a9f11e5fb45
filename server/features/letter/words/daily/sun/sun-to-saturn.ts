// The Sun at the reader's Saturn.
import type { MatterUnits } from '../../unit.ts';

export const SUN_TO_SATURN: MatterUnits = {
  joined: [
    {
      headline: 'The examiner went to the same school as you.',
      notice:
        'You rehearse your answers for somebody strict. Look closely. They’re about eleven, with your haircut and a spotless report, and it’s hard not to feel tender.',
      why: 'Whoever’s been grading you has to step into the light {exact}: your Saturn has the Sun for company.',
      helps:
        'Give that child the day off. Hand in something merely good, and leave the red pencil in another room.',
      question: 'What would they have to see to put it down?',
      register: 'warm',
      area: 'work',
      advice: 'let go',
      picture: 'person',
    },
    {
      headline: 'There’s a key you carry for a vanished door.',
      notice:
        'It opens nothing you own. You’ve kept more of the kind: a rule about shoes, a way of going quiet when a car pulls in. You’re loyal, and it’s lonely.',
      why: 'Your Saturn holds on to what once kept a house standing, and the Sun lays it in your palm {exact}.',
      helps: 'Take the key off. Put it in a drawer, and lay one of the old rules beside it.',
      question: 'Which rule outlived the house?',
      register: 'warm',
      area: 'home',
      advice: 'let go',
      picture: 'door',
    },
    {
      headline: 'Your chair knows something about you.',
      notice:
        'It’s held you since you promised yourself five more minutes. You’re proud of how long you can last. Your knees weren’t asked.',
      why: 'The Sun is what you have to spend, your Saturn is how you ration it, and they sit down together {exact}, like two misers with one match.',
      helps:
        'Set a bell before you start. When it rings, stand up in the middle of the sentence. It’ll keep.',
      question: 'What did you have to finish before you could stop?',
      register: 'light',
      area: 'body',
      advice: 'rest',
      picture: 'tool',
    },
  ],
  easy: [
    {
      headline: 'You’ve been paying somebody called Later.',
      notice:
        'Years ago, in one stern mood, you set up a transfer, twenty dollars a week, and you’ve sighed at it since as if it were parking. You’ve never looked. You’re a little afraid it’s nothing.',
      why: 'What you did slowly can be seen {exact}, because your Saturn has had a friendly nod from the Sun.',
      helps:
        'Look. Say the sum out loud, in a stern voice, and write it where you keep your bills. Later has your face.',
      question: 'What have you been calling luck?',
      register: 'warm',
      area: 'money',
      advice: 'finish',
      picture: 'container',
    },
    {
      headline: 'You’re somebody’s favorite silence.',
      notice:
        'There’s a person you can share a room with for an hour, each of you at something, and not a word. You used to worry, as if you owed them a show. It’s contentment, and it’s mutual.',
      why: 'Your Saturn can do without applause, and the Sun, which can’t, is at ease with it {exact}.',
      helps:
        'Go and be quiet next to them. Bring your own book. When you leave, say “I like this,” because they’ve wondered, too.',
      question: 'Who told you love had to be entertained?',
      register: 'warm',
      area: 'love',
      advice: 'rest',
      picture: 'person',
    },
    {
      headline: 'Ask the friend who’s already done it.',
      notice:
        'You’ve been reading up, alone, on a thing that someone you know did years ago with a rented truck. You didn’t like to ask. Pride is shy.',
      why: 'With the Sun on your Saturn’s good side {exact}, a question looks like what it is, a serious person’s shortcut.',
      helps:
        'Call and say “What would you do differently?” Take notes on the back of something. Pay them in news of how it went.',
      question: 'What’s so safe about doing it alone?',
      register: 'light',
      area: 'friends',
      advice: 'ask',
      picture: 'road',
    },
    {
      headline: 'They’ve been copying your boring system.',
      notice:
        'You labeled one shelf because you were tired of looking. Now half the floor has labels, in lettering like yours, and you’re proud in a way you can’t mention.',
      why: 'Your Saturn owns the label maker, and the Sun, which shows things off, has taken its side {exact}, so patience gets seen.',
      helps:
        'Write down how it works: one page, no jokes, your initials. Give it to whoever’s newest. Good rules begin that way.',
      question: 'What did you work out alone that everyone does now?',
      register: 'warm',
      area: 'work',
      advice: 'finish',
      picture: 'paper',
    },
  ],
  hard: [
    {
      headline: 'You’ve been apologizing to the furniture.',
      notice:
        'You bumped the table and said sorry, in a voice that came from another kitchen. Whatever you do, you seem to be in somebody’s way. That’s shame, mostly, and it’s secondhand.',
      why: 'Old house rules get read out as though you’d just broken them {exact}, with the Sun at odds with your Saturn.',
      helps:
        'Break one that hurts nobody. Take the good seat. If you hear yourself say sorry, say it to the lamp.',
      question: 'Whose voice says you’re in the way?',
      register: 'warm',
      area: 'home',
      advice: 'rest',
      picture: 'table',
    },
    {
      headline: 'You’re running on the small red light.',
      notice:
        'You’ve learned to drive with it on, as one does in a car that still starts. “I’m fine,” you say. You’re short with people you like, and that makes you sad.',
      why: 'Your Saturn can go on without fuel, and the Sun, which is the fuel, is at a hard angle to it {exact}.',
      helps: 'Pull over. Cancel one thing nobody would miss, and lie down without a screen.',
      question: 'What do you get for being the last one standing?',
      register: 'firm',
      area: 'body',
      advice: 'rest',
      picture: 'road',
    },
    {
      headline: 'You’re loving them by their report card.',
      notice:
        'They forgot again, and you noted it, calmly, with the date. You can’t recall when you last looked at them without counting, and you miss it.',
      why: 'The Sun pulls one way and your Saturn the other {exact}, so whatever’s warm has to get past the clerk at the desk.',
      helps:
        'Lose the list. Ask how it went, and listen to the end without one correction. If you count, count what they never asked of you.',
      question: 'When did you start keeping score?',
      register: 'firm',
      area: 'love',
      advice: 'listen',
      picture: 'paper',
    },
  ],
};
