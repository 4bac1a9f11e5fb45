// Mercury at the reader's Jupiter.

import type { MatterUnits } from '../../unit.ts';

export const MERCURY_TO_JUPITER: MatterUnits = {
  joined: [
    {
      headline: 'The quick guide you promised has a preface.',
      notice:
        'Somebody asked you how the invoices work, and nine pages in, you’ve reached the Romans. It’s pure enthusiasm, with footnotes.',
      why: 'A simple question gets a library {exact}, with Mercury, pen in hand, seated beside your Jupiter, who never charges for lessons.',
      helps:
        'Leave the Romans on the shelf. Copy the five lines they need, send those, and add, “There’s more, and it’s surprisingly good.” Lend it to whoever asks.',
      question: 'Who once taught you more than you’d asked for?',
      register: 'light',
      area: 'work',
      advice: 'finish',
      picture: 'paper',
    },
    {
      headline: 'Seven people own that book because of you.',
      notice:
        'You’ve pressed it on friends, a cousin and your dentist, like someone on a doorstep with pamphlets. It’s zeal. You’d call it a tip.',
      why: 'What you believe starts ringing doorbells {exact}, because Mercury, forever passing things along, has reached your Jupiter.',
      helps:
        'Go back to one door without a pamphlet. “How far did you get?” Take the honest answer, even page forty, and borrow whatever they’d press on you.',
      question: 'What do you believe that nobody had to sell you?',
      register: 'light',
      area: 'friends',
      advice: 'listen',
      picture: 'door',
    },
    {
      headline: 'Find out what the big trip costs.',
      notice:
        'You’ve described the train across Canada so often that people think you’ve been. You’ve never looked up the fare. It’s hope, the kind that’s shy of numbers.',
      why: 'Your Jupiter dreams by the mile, and Mercury, behind the ticket window, comes face to face with it {exact}.',
      helps:
        'Step up. One route, one month, the cheap berth. Divide the fare by the paydays between here and there. Somewhere around Manitoba it’s only a bill.',
      question: 'What would be just as wonderful in coach?',
      register: 'light',
      area: 'money',
      advice: 'ask',
      picture: 'road',
    },
  ],
  easy: [
    {
      headline: 'Ask them something with a view.',
      notice:
        'You two talk at street level: the dentist, the trash, whose turn it is. It’s boredom, very well organized. What would they do with a free year?',
      why: 'Mercury, a question in each pocket, is on good terms with your Jupiter {exact}, and your Jupiter looks farther than the week.',
      helps:
        'Go up a few floors. “Say the rent’s paid for a year. Where do I find you?” Look where they point.',
      question: 'What would you answer, before it got reasonable?',
      register: 'warm',
      area: 'love',
      advice: 'ask',
      picture: 'up',
    },
    {
      headline: 'Somewhere near you there’s an unused echo.',
      notice:
        'You’ve been breathing like someone at a lecture, from the collar up. No wonder you feel cooped up.',
      why: 'Your Jupiter has always wanted more room, and Mercury, which has a voice to put in it, is at an easy angle {exact}.',
      helps:
        'Walk to the underpass, or the blank wall behind the supermarket, and say hello from the ankles up. Then wait. Nobody’s ever sounded so pleased to hear from you.',
      question: 'When were you last loud for no reason?',
      register: 'light',
      area: 'body',
      advice: 'move',
      picture: 'outdoors',
    },
    {
      headline: 'Good news has been riding in your pocket.',
      notice:
        'You got the thing you’d hoped for, and you told home in passing, between the weather and somebody’s knee. So your pride’s still in there with the gum.',
      why: 'With a friendly push from Mercury, bringer of news, your Jupiter can be lucky out loud {exact}, and it likes company.',
      helps:
        'Call again and empty the pocket: “I didn’t tell it right. Sit down.” Give them the exact words. Then hush, and let them shout.',
      question: 'Where did you learn to mumble the good parts?',
      register: 'warm',
      area: 'home',
      advice: 'speak',
      picture: 'container',
    },
    {
      headline: 'Learn four words of a friend’s language.',
      notice:
        'You were at their table when the whole family switched over, and you smiled at the salt. You felt lost and happy, as at a good play without subtitles.',
      why: 'Your Jupiter keeps a suitcase packed, and Mercury, the sky’s phrase book, is kind to it {exact}, so words from far off come easily.',
      helps:
        'Ask for four: thank you, delicious, enough, and a rude one. Say them wrong, in that order. They’ll correct you.',
      question: 'What would you understand after a year of asking?',
      register: 'light',
      area: 'friends',
      advice: 'ask',
      picture: 'table',
    },
  ],
  hard: [
    {
      headline: 'Three meetings are holding a chair for you.',
      notice:
        'You pressed Accept on all of them, for one hour, out of faith in yourself. Now the reminders chime in three-part guilt.',
      why: 'Your Jupiter says yes by the armful, and Mercury, who keeps the calendar, clashes with it {exact}.',
      helps:
        'Sit in one. Write to the other two before they start: “I double-booked. Here’s my part in three lines.” They’d rather stack a chair than keep glancing at it.',
      question: 'Which of the three did you want to be asked to?',
      register: 'firm',
      area: 'work',
      advice: 'let go',
      picture: 'table',
    },
    {
      headline: 'Some company believes you own a boat.',
      notice:
        'You tried it free for a week, feeling nautical, and you’ve paid for marine forecasts ever since. There’s also the Italian. You’re sheepish.',
      why: 'Every life you might sail off to gets a signature from your Jupiter, and Mercury, reading out the bill, is at odds with it {exact}.',
      helps:
        'Go down your statement and cast off whatever belongs to someone you’ve quit meaning to be. Keep one. Use it before the mood leaves port.',
      question: 'Who were you going to be, with the boat?',
      register: 'firm',
      area: 'money',
      advice: 'finish',
      picture: 'water',
    },
    {
      headline: 'A friend said “paint.” You said “gallery.”',
      notice:
        'They’d mentioned a box of colors, and you found them a teacher and a title for the show. “Ha, maybe,” they said. You’re deflated.',
      why: 'Your Jupiter sees the large version of everyone, and with Mercury, all talk, at a hard angle to it {exact}, you hand it over framed.',
      helps:
        'Take it off the wall. “I ran ahead. What was it about the colors?” Then get a cheap brush and paint beside them, badly.',
      question: 'Who once made plans too big for you?',
      register: 'warm',
      area: 'friends',
      advice: 'listen',
      picture: 'tool',
    },
  ],
};
