// Mars at the reader's Saturn.

import type { MatterUnits } from '../../unit.ts';

export const MARS_TO_SATURN: MatterUnits = {
  joined: [
    {
      headline: 'Three coats of paint stand between you and wood.',
      notice:
        'You’ve found the corner where it lifts, brown over green over somebody’s cheerful yellow, and you feel grimly happy. This job can’t argue.',
      why: 'Patience grows an elbow {exact}, as Mars, who likes to bear down, joins your Saturn, the slow and thorough side of you.',
      helps:
        'Scrape one square foot of something: a sill, a pan, the closet floor. Go all the way down. One clean foot tells you what the rest costs.',
      question: 'Which layer at home is really yours?',
      register: 'warm',
      area: 'home',
      advice: 'finish',
      picture: 'tool',
    },
    {
      headline: 'Somebody in you only counts the good ones.',
      notice:
        'You do ten, and a voice says “six.” It’s had that clipboard since grade school, and your pride still wants the other four.',
      why: 'Mars, sheer effort, meets your Saturn, the examiner in your head, {exact}, and neither believes in recess.',
      helps:
        'Give it a fair test. Do one small hard thing five times, slowly and well. Then take the clipboard and write “five.” You’re allowed to stop on a pass.',
      question: 'Who counted for you before you learned to?',
      register: 'light',
      area: 'body',
      advice: 'move',
      picture: 'person',
    },
    {
      headline: 'You kept the receipt for a reason.',
      notice:
        'You’ve had the thing in the trunk, broken, so long that you’ve grown fond of being wronged. You feel petty for minding. You mind.',
      why: 'Your Saturn has the receipt, Mars has the nerve, and they’re standing in one line {exact}.',
      helps:
        'Take it back. Say “This doesn’t work, and I’d like my money.” Then stop talking. Let the silence stand there beside you, holding the box.',
      question: 'What else do you put up with to avoid a counter?',
      register: 'warm',
      area: 'money',
      advice: 'ask',
      picture: 'container',
    },
  ],
  easy: [
    {
      headline: 'Stay and stack the chairs.',
      notice:
        'When a thing winds down you drift off with the crowd, though it’s always the same two people wiping tables. You feel a tug of respect, and wave.',
      why: 'Your Saturn admires whoever sees a thing through, and Mars, who’d rather do than admire, is on good terms with it {exact}.',
      helps:
        'Whatever ends near you, a class or a party, go back in. Take a row. By the last stack they’ll tell you where everyone’s really going.',
      question: 'Who has been left holding the broom for you?',
      register: 'warm',
      area: 'friends',
      advice: 'finish',
      picture: 'table',
    },
    {
      headline: 'Someone you love could teach you to whistle.',
      notice:
        'They do it with two fingers, or they fold a fitted sheet, and you’ve said “show-off” so long that you can’t admit to envy.',
      why: 'Your dignity can take it {exact}, with Mars, who’ll try anything, on good terms with your Saturn, which hates to be seen learning.',
      helps:
        'Say “Teach me.” Be bad at it right in front of them, red in the face and mostly air. Then there’s a note, and it’s yours.',
      question: 'When did you last let somebody watch you fail?',
      register: 'light',
      area: 'love',
      advice: 'ask',
      picture: 'person',
    },
    {
      headline: 'There’s a form for breaking that rule.',
      notice:
        'You’ve heard “we don’t do that here” so often that you’ve begun to say it yourself, to newer people. You’re still stubborn underneath.',
      why: 'No wall is all wall {exact}, with Mars, who tries every handle, helping your Saturn, which has read the rule book twice.',
      helps:
        'Ask who’s allowed to say yes, and what they’d have to sign. Fill in every box, neatly, in ink. Nobody gets to refuse you for being sloppy.',
      question: 'Which “never” of yours did somebody else write?',
      register: 'warm',
      area: 'work',
      advice: 'start',
      picture: 'paper',
    },
    {
      headline: 'All you’ve got is an hour and some spite.',
      notice:
        'You’ve been meaning to do the whole garage since you moved in, and the size of it makes you tired in the doorway.',
      why: 'Your Saturn has been holding the list, and Mars, who’d start anywhere, is on its good side {exact}.',
      helps:
        'Pick the smallest shelf. Everything off, wipe it, everything back in rows, labels out. Then stop, and shut the door on the rest. You’ve got a beachhead.',
      question: 'What’s the smallest part of what you dread?',
      register: 'light',
      area: 'home',
      advice: 'finish',
      picture: 'container',
    },
  ],
  hard: [
    {
      headline: '“Good enough” is standing at your desk.',
      notice:
        'You’re asked for it now, and you meant to hand it over perfect. Each nudge makes you slower. You’re resentful, and you’ve begun adjusting the margins.',
      why: 'Your Saturn wants it spotless, Mars wants it out the door, and they’re at a hard angle {exact}.',
      helps:
        'Offer your visitor a seat. Agree on three things it has to do, meet those, and press Send with one flaw left in. Only you could find it.',
      question: 'Whose handwriting is on your standard?',
      register: 'firm',
      area: 'work',
      advice: 'let go',
      picture: 'person',
    },
    {
      headline: 'You’ve gone polite, and they know what it means.',
      notice:
        'You say “fine,” and “whatever works,” and pass the butter like a diplomat. Under the manners you’re furious about one remark.',
      why: 'Mars would shout and be done, your Saturn guards every door, and they’re at odds {exact}, so the heat leaves by the butter.',
      helps:
        'Break protocol. Say the remark back, and how it landed: “At ‘relax’ I wanted to throw a lamp.” No lamp. Then pass it like a person.',
      question: 'Who went silent where you grew up, and won?',
      register: 'firm',
      area: 'love',
      advice: 'speak',
      picture: 'table',
    },
    {
      headline: 'Your friend is late by a very old watch.',
      notice:
        'You got here ten minutes early, because somebody once told you that on time is late. You’ve prepared a speech. Mostly you’re hurt, holding two menus.',
      why: 'A slow bus sounds like an insult {exact}, because Mars makes the speeches, your Saturn makes the rules, and they’re at odds.',
      helps:
        'Take the watch off. Say “I was starting to feel forgotten,” instead of the speech, and hear them out. It was probably the bus.',
      question: 'Who kept you waiting first?',
      register: 'firm',
      area: 'friends',
      advice: 'listen',
      picture: 'tool',
    },
  ],
};
