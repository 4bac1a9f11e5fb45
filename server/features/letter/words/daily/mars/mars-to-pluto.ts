// Mars at the reader's Pluto.

import type { MatterUnits } from '../../unit.ts';

export const MARS_TO_PLUTO: MatterUnits = {
  joined: [
    {
      headline: 'Everybody’s written that project off but you.',
      notice:
        'You’ve kept a copy, though they call it “the old thing,” and you look in on it like someone passing an animal shelter. It’s stubbornness, and it’s fond.',
      why: 'Your Pluto won’t sign the certificate, Mars goes in for one more try, and they’re at it together {exact}.',
      helps:
        'Give it an hour. Find the part with a pulse, get it onto a page, and show somebody who can say yes. It only has to wag.',
      question: 'What were you the last to give up on?',
      register: 'warm',
      area: 'work',
      advice: 'finish',
      picture: 'outdoors',
    },
    {
      headline: 'It’s in this house, and so are you.',
      notice:
        'You’ve had the cushions off and one arm behind the radiator. It was only the good tape. By now it’s pride, and you’re enjoying yourself.',
      why: 'Your Pluto can’t leave a lost thing lost, and Mars, who turns out pockets, is on the case with it {exact}.',
      helps:
        'Search one last place, where it can’t be. Then buy more. Leave each drawer better than it was, and the old roll will come out laughing.',
      question: 'What are you really looking for in there?',
      register: 'light',
      area: 'home',
      advice: 'finish',
      picture: 'container',
    },
    {
      headline: 'Your eye contact has a basement.',
      notice:
        'Somebody asked how you’ve been, and you looked at them until they set down their cup. It’s desire, and it’s done with the lobby.',
      why: 'It’s Mars, who wants in, meeting your Pluto, where you keep the real conversation, {exact}.',
      helps:
        'Go first on the stairs. Tell them one true thing you usually keep locked up, a short one, then look away and leave them room. People come down easier when you’re not blocking the light.',
      question: 'What do you hope they’ll find without being told?',
      register: 'light',
      area: 'love',
      advice: 'speak',
      picture: 'down',
    },
  ],
  easy: [
    {
      headline: 'Under tired, you’ve got another gear.',
      notice:
        'You’re flagging, everybody’s flagging, and then you reach lower down and there it is. You found it in a bad year. You feel a wary respect.',
      why: 'The stamina you came by the hard way, your Pluto, is on good terms with Mars, which turns the engine over, {exact}.',
      helps:
        'Use it for fun, for once. One more mile, one more length, the long hill, with nobody chasing you. It’s yours even when nothing’s wrong.',
      question: 'When did you first find you could keep going?',
      register: 'warm',
      area: 'body',
      advice: 'move',
      picture: 'road',
    },
    {
      headline: 'Two names on that account. One of you left.',
      notice:
        'A shared card, a phone plan, a storage unit with somebody’s kayak in it: you pay and look away. It’s an old sadness, billed monthly.',
      why: 'A clean cut comes easily {exact}, with Mars helping your Pluto, the keeper of what’s over.',
      helps:
        'Call the company. Ask what it takes to make two names into one, and do the first step while they’re on the line. Then change its nickname. Pick something cheerful.',
      question: 'What have you been paying to keep from ending?',
      register: 'warm',
      area: 'money',
      advice: 'finish',
      picture: 'container',
    },
    {
      headline: 'Somebody else remembers that year.',
      notice:
        'You came through it, and you’re still taking the long way around one building. A friend used to wait for you outside, and you miss them.',
      why: 'What you survived is stored at your Pluto, and Mars, who goes back on foot, lends it a hand {exact}.',
      helps:
        'Call them. Ask, “Would you walk past it with me?” From far away, a picture of the corner will do. Let them tell you how you looked, coming out that door.',
      question: 'What got you through that you’ve never thanked?',
      register: 'warm',
      area: 'friends',
      advice: 'listen',
      picture: 'outdoors',
    },
    {
      headline: 'There’s a large dog under the meeting.',
      notice:
        'You know what everyone’s avoiding, and so do they: the date can’t be met. It lies there breathing, and you’re weary of stepping over it.',
      why: 'Your Pluto noticed the dog first, and with Mars, who’s direct, at an easy angle to it {exact}, a hard truth can come out clean.',
      helps:
        'Say it kindly, once: “We won’t make the date. What would we make?” Then let the silence work. Somebody will reach down and pet it.',
      question: 'What’s everyone waiting for you to say?',
      register: 'firm',
      area: 'work',
      advice: 'speak',
      picture: 'table',
    },
  ],
  hard: [
    {
      headline: 'One key opens everything, and you’re wearing it.',
      notice:
        'Nobody can fix the formula without you, and you grumble about it. Then somebody offers to learn, and your hand closes in alarm.',
      why: 'Your Pluto would rather be worn out than replaced, and Mars, who guards the gate, is at a hard angle to it {exact}.',
      helps:
        'Cut a copy. Show one person one thing, including your favorite trick, and let them try it with your hands behind your back. You’ll still have the original.',
      question: 'What else would they come to you for?',
      register: 'firm',
      area: 'work',
      advice: 'let go',
      picture: 'door',
    },
    {
      headline: 'You’ve moved that box five times, unopened.',
      notice:
        'Somebody only asked, “Do we need this?” and you snapped so fast that the cat left. Now you’re on the floor beside it, sad.',
      why: 'Your Pluto can’t throw out a thing it fought for, and Mars, at odds with it {exact}, shows its teeth.',
      helps:
        'Cut the tape. Take out one object, hold it until you know why, and tell whoever asked: “This is from before.” Then fold the flaps. It’ll weigh less.',
      question: 'Who were you when you sealed it?',
      register: 'firm',
      area: 'home',
      advice: 'speak',
      picture: 'container',
    },
    {
      headline: 'There’s a test on, and only you know it.',
      notice:
        'You said “do whatever you like,” and now you’re watching. They’ve cheerfully picked wrong. It’s distrust, keeping score in pencil.',
      why: 'Your Pluto would rather lay a trap, Mars would pick a fight, and at a hard angle {exact}, they’ve built a quiet one.',
      helps:
        'Hand over the answers. Say what you hoped for, with a “please” in it, before anyone’s graded. Then put the pencil down. Surprises need a blank.',
      question: 'Who made you guess?',
      register: 'firm',
      area: 'love',
      advice: 'speak',
      picture: 'paper',
    },
  ],
};
