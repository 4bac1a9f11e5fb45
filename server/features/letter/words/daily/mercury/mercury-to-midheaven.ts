// Mercury at the reader's Midheaven.

import type { MatterUnits } from '../../unit.ts';

export const MERCURY_TO_MIDHEAVEN: MatterUnits = {
  joined: [
    {
      headline: 'Your name is in a room without you.',
      notice:
        'Somewhere people are deciding whom to ask, and you’re out in the hallway of it, nervous, hearing chairs.',
      why: 'Your Midheaven is where your name goes ahead of you, and Mercury, which spreads the word, gets there {exact}.',
      helps:
        'Slide a note under the door. Tell one person who’s often inside what you’d love to be asked for, in a sentence they could repeat. Then go back to work. Keyholes are hard on the neck.',
      question: 'What do you hope they say first?',
      register: 'warm',
      area: 'work',
      advice: 'ask',
      picture: 'door',
    },
    {
      headline: 'Your résumé is living in the past.',
      notice:
        'You open the file to check a date and meet somebody three years younger, very proud of a certificate in a program that’s gone. You’re amused, then moved.',
      why: 'What you’re known for wants its papers brought up to date, and Mercury, the record keeper, has come to your Midheaven {exact}.',
      helps:
        'Visit from the future. Add three things you’ve done that someone would pay for, and break the news about the software.',
      question: 'Which line would surprise you most, back then?',
      register: 'light',
      area: 'money',
      advice: 'finish',
      picture: 'paper',
    },
    {
      headline: 'Nobody in your family can explain your job.',
      notice:
        'You overhear a relative trying, proud and lost, like someone giving directions in a city they’ve only flown over. You’re so fond of them.',
      why: 'What you do in the world is your Midheaven’s concern, and it goes into plain words {exact}, with Mercury, the plain speaker, right on top of it.',
      helps:
        'Give them one street to start from: “I make sure the lights go green in order.” No acronyms. Soon the block will have it.',
      question: 'What do you wish they bragged about?',
      register: 'light',
      area: 'home',
      advice: 'speak',
      picture: 'road',
    },
  ],
  easy: [
    {
      headline: 'You’re one boost short of over the fence.',
      notice:
        'You know somebody who knows somebody, and pride has had you pacing along the bottom of it for a month. For them you’d already have your fingers laced.',
      why: 'A friend’s word can lift your name to where it’s seen, since Mercury, the go-between, gives your Midheaven a hand {exact}.',
      helps:
        'Ask: “Would you introduce me? Here are two lines you can paste.” Go easy on their back. Once you’re up there, reach down.',
      question: 'Whom have you boosted without being asked?',
      register: 'warm',
      area: 'friends',
      advice: 'ask',
      picture: 'outdoors',
    },
    {
      headline: 'Draw somebody the plan on a napkin.',
      notice:
        'There’s a thing you’d like to be doing in five years, and you’ve told only your search history. It’s hope, and it’s shy.',
      why: 'An ambition can read like a floor plan once Mercury, quick with a pen, is at an easy angle to your Midheaven, and that’s {exact}.',
      helps:
        'Sit across from the person you’d want there and draw it: boxes, arrows, a stick figure with your hair. Hand over the pen. Marriages have started on worse.',
      question: 'Who’s already in the drawing?',
      register: 'light',
      area: 'love',
      advice: 'start',
      picture: 'table',
    },
    {
      headline: 'Take the important call standing up.',
      notice:
        'You’ve got something to say to people who count, and you plan to say it folded like a deck chair. No wonder you’re nervous.',
      why: 'Your public voice prefers you vertical, it turns out, and Mercury, the planet of speaking, gives your Midheaven a leg up {exact}.',
      helps:
        'Unfold before you dial. Shoes on, one hand free, over to the window. You’ll sound like someone with a view, and nobody needs to know it’s the dumpsters.',
      question: 'Where did you learn to fold up small?',
      register: 'light',
      area: 'body',
      advice: 'move',
      picture: 'up',
    },
    {
      headline: 'They paid you with a plant.',
      notice:
        'You’ve explained the same software to four departments, free, standing, in your coat, and one of them brought you a plant. You love it, and you’re a little insulted.',
      why: 'What you’re known for could be a line on a bill {exact}, now that Mercury, who words things, is helping your Midheaven, the sign over your door.',
      helps: 'Write that line: what it is, how long, how much. Send it up, kindly. Keep the plant.',
      question: 'What would you charge a stranger for it?',
      register: 'light',
      area: 'money',
      advice: 'ask',
      picture: 'paper',
    },
  ],
  hard: [
    {
      headline: 'You’ve read “quick chat” eleven times now.',
      notice:
        'Your manager’s invite has no agenda and a stranger from upstairs, and you’ve got it on the wall with red string. Dread makes a tireless detective.',
      why: 'Your Midheaven looks after your good name, and Mercury, at its tersest, is at a hard angle to it {exact}.',
      helps:
        'Ask the only suspect: “Happy to. What’s it about, so I come prepared?” Then take down the string. You’ll want it for something real, such as a package.',
      question: 'What did “quick chat” mean the last five times?',
      register: 'firm',
      area: 'work',
      advice: 'ask',
      picture: 'tool',
    },
    {
      headline: 'You sent home to voicemail again.',
      notice:
        'Your phone shows a name from home while you’re explaining a chart, and your thumb declines it. You feel torn. They’d only wanted to tell you about the gutters.',
      why: 'Your Midheaven answers for the job, and Mercury, with one more call for you, comes in at a hard angle {exact}.',
      helps:
        'Text them a time, and put it on the work calendar like anyone’s. Then call. Hear about the gutters to the end.',
      question: 'Who gets your first answer, and who gets what’s left?',
      register: 'firm',
      area: 'home',
      advice: 'listen',
      picture: 'person',
    },
    {
      headline: 'You typed “congrats” and then stared at it.',
      notice:
        'A friend has announced the very thing you’d half planned to, with the word “thrilled” in it. You’re glad for them. You’re also envious, and there’s no emoji.',
      why: 'Mercury, the town crier, shouts at your Midheaven from a bad angle {exact}, and other people’s news sounds like a comment on yours.',
      helps:
        'Add one true line about work of theirs you saw. Then write your own announcement, date left blank. Its first line is your to-do.',
      question: 'What exactly was it that you envied?',
      register: 'warm',
      area: 'friends',
      advice: 'start',
      picture: 'paper',
    },
  ],
};
