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
      headline: 'Open the envelope with the window in it.',
      notice:
        'You know the logo, so you’ve used it as a coaster, a bookmark and a notepad. By now your dread weighs more than the letter.',
      why: 'Mars brings its nerve to your Saturn, the serious one who pays on time, as the two meet {exact}.',
      helps:
        'Slit it open standing up. Read the total aloud, put the date where you’ll see it, and pay or ask for terms. You’re going to need a new coaster.',
      question: 'Which number are you afraid it says?',
      register: 'warm',
      area: 'money',
      advice: 'start',
      picture: 'paper',
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
  ],
  hard: [
    {
      headline: '“Good enough” is standing at your desk.',
      notice:
        'You’re asked for it now, and you meant to hand it over perfect. Each nudge makes you slower. You’re resentful, and you’ve begun adjusting the margins.',
      why: 'Mars wants it out the door, your Saturn wants it spotless, and they’re at a hard angle {exact}.',
      helps:
        'Offer your visitor a seat. Agree on three things it has to do, meet those, and press Send with one flaw left in. Only you could find it.',
      question: 'Whose handwriting is on your standard?',
      register: 'firm',
      area: 'work',
      advice: 'let go',
      picture: 'person',
    },
    {
      headline: 'You’re braking from the passenger seat.',
      notice:
        'Your foot presses the mat, your hand finds the strap, and you say “it’s green” like a raised eyebrow. You’re scared, and it comes out as coaching.',
      why: 'Your Saturn trusts nobody’s caution but its own, and Mars, who likes the wheel, is at odds with it {exact}.',
      helps:
        'Lift the foot. In a car or a kitchen, let them take one whole turn unadvised while you look out the side window. You’ll get there later. You’ll be welcome.',
      question: 'Who last steered you wrong?',
      register: 'firm',
      area: 'love',
      advice: 'let go',
      picture: 'road',
    },
    {
      headline: 'Your friend is late by a very old watch.',
      notice:
        'You got here ten minutes early, because somebody once told you that on time is late. You’ve prepared a speech. Mostly you’re hurt, holding two menus.',
      why: 'Mars makes the speech, your Saturn wrote the rule, and with the two at odds {exact}, a slow bus sounds like an insult.',
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
