// A lunar eclipse in each of the reader's houses: a full Moon that goes through the Earth's shadow. The register is grave.

import type { EventUnits } from '../unit.ts';

export const LUNAR_ECLIPSE_BY_HOUSE: EventUnits = {
  1: {
    headline: 'You’ve stood on tiptoe long enough.',
    notice:
      'It began with a parent, or a partner, or a room you weren’t sure you belonged in: you stretched, and nobody’s told you to stop. You’re afraid of being seen smaller.',
    why: 'It’s a lunar eclipse {exact}: the full Moon that’s been shining on you goes through the Earth’s shadow, and nobody’s measuring.',
    helps:
      'Shut the door and take your shoes off. Come down on your heels. Stay until it’s an ordinary height, and meet somebody from there.',
    question: 'Who were you being tall for?',
    register: 'grave',
    area: 'body',
    advice: 'rest',
    picture: 'down',
  },
  2: {
    headline: 'You pay a toll whenever you open that closet.',
    notice:
      'You see the camera in there, or the wedding china, and remember what it cost. You’ve hardly used it. Every time you pass, you pay again, in guilt.',
    why: 'Through the Earth’s shadow goes the full Moon {exact}, a lunar eclipse, and what you own loses a little of its shine.',
    helps:
      'Lift the gate. Offer the thing to somebody who’d use it, and leave out the price. Keep what you’d hoped for.',
    question: 'Who were you going to be, with that?',
    register: 'grave',
    area: 'money',
    advice: 'let go',
    picture: 'road',
  },
  3: {
    headline: 'You’ve argued that case in an empty court.',
    notice:
      'Your brother said one thing, years ago, or a kid on your street did. You’ve pleaded against it since, in the car, over the sink. You’re still hurt.',
    why: 'The court adjourns {exact}, in a lunar eclipse, when the full Moon over childhood and old words crosses the Earth’s shadow.',
    helps:
      'Write down what they said, and under it, “It hurt.” Sign, tear the sheet across, and send them something ordinary. No verdict.',
    question: 'What would a judge have said?',
    register: 'grave',
    area: 'home',
    advice: 'finish',
    picture: 'paper',
  },
  4: {
    headline: 'You’ve left the porch light on for years.',
    notice:
      'You’d never call it waiting. But you keep things as they were, for an apology, or somebody’s return, and when a car slows, you feel the longing.',
    why: 'The full Moon brushes the Earth’s shadow {exact}, a lunar eclipse over home and family, and comes away whole.',
    helps:
      'Switch off one lamp yourself. Stand and count to a hundred, until the furniture’s back. Then light it for whoever lives there now.',
    question: 'Who is it you’re expecting?',
    register: 'grave',
    area: 'home',
    advice: 'let go',
    picture: 'fire',
  },
  5: {
    headline: 'You’re holding a part for someone who left.',
    notice:
      'Whatever you make and whomever you like, there’s a place in it with one person’s outline. Everybody new reads for the part, and isn’t them. You miss that laugh.',
    why: 'Stage lights dim between acts, and so does the full Moon over love and play {exact}, a lunar eclipse, in the Earth’s shadow.',
    helps:
      'Say the name aloud, with thanks. Then do one thing for fun that they’d never have sat through. Play the part yourself.',
    question: 'Which of your jokes did only they get?',
    register: 'grave',
    area: 'love',
    advice: 'let go',
    picture: 'person',
  },
  6: {
    headline: 'You’re wearing a brace for something that healed.',
    notice:
      'You made those rules in a hard year: never late, check it twice, no sitting down. They held you up. Now they chafe, and you keep them on out of fear.',
    why: 'Over work and health there’s a lunar eclipse {exact}, the Earth’s shadow on a full Moon that showed everything left undone.',
    helps:
      'Loosen one strap: leave off the smallest rule for a day. Notice what holds. That’s you.',
    question: 'What did that rule once save you from?',
    register: 'grave',
    area: 'body',
    advice: 'let go',
    picture: 'tool',
  },
  7: {
    headline: 'You can put down your end of the rope.',
    notice:
      'You and somebody close have pulled at one question so long, whose turn, whose fault, that it’s most of what you share. Even winning makes you weary.',
    why: 'It’s everybody’s shadow, the Earth’s, that touches the full Moon {exact}, a lunar eclipse over whoever holds the other end, partner or rival.',
    helps:
      'Lay it down slowly. “I don’t need to win this.” Then do something that takes four hands, and pull the same way.',
    question: 'What would you two talk about instead?',
    register: 'grave',
    area: 'love',
    advice: 'let go',
    picture: 'tool',
  },
  8: {
    headline: 'That box takes two keys. You’ve held both.',
    notice:
      'You’ve kept quiet for somebody: what was owed, what was done. You’ve stopped having people over who might ask. It’s lonely.',
    why: 'A dimmer light is kinder to secrets: in the lunar eclipse {exact} the full Moon over all that’s shared, owed or unsaid goes through the Earth’s shadow.',
    helps:
      'Give one key back. Tell the person whose it is, and no one else, “I can’t be the only one holding this.” Nothing has to be opened.',
    question: 'Who could have been told, and wasn’t?',
    register: 'grave',
    area: 'money',
    advice: 'speak',
    picture: 'container',
  },
  9: {
    headline: 'You’ve steered by the brightest thing up there.',
    notice:
      'A teacher, a book, a city you’d move to: you set your course by it alone. Lately it’s dimmer, and you’re sorry you noticed.',
    why: 'There’s more than one light up there, as a lunar eclipse shows {exact}, when the full Moon over what you believe enters the Earth’s shadow.',
    helps:
      'Step outside. Wait for your eyes. Pick something smaller, a subject nobody graded, and give it an hour. Sailors have gotten home by less.',
    question: 'What did you believe before you were taught?',
    register: 'grave',
    area: 'work',
    advice: 'start',
    picture: 'up',
  },
  10: {
    headline: 'You can take the medal off to bend down.',
    notice:
      'You earned it, the title, the name for never dropping anything, and it knocks against you at every step. Pride is heavy, at home.',
    why: 'Where you’re most seen, at work, the full Moon goes into the Earth’s shadow {exact} and out again, and a lunar eclipse takes nothing away.',
    helps:
      'Hang it on a nail. Bend down to whoever’s home, a child, a dog, and admit one thing you couldn’t manage. It’ll keep.',
    question: 'Who liked you before you won anything?',
    register: 'grave',
    area: 'work',
    advice: 'speak',
    picture: 'down',
  },
  11: {
    headline: 'You’ve worn that thread until it’s gray.',
    notice:
      'You all tied it on once and swore: the house by the sea, the band, friends for good. You’ve been careful with that wrist for years. It’s grief.',
    why: 'The full Moon brushes the Earth’s shadow {exact}, a lunar eclipse over your friends and hopes, and an old promise shows its age.',
    helps:
      'Untie it yourself. Write to one of them, “I’m glad we wanted that. I’m not holding you to it.” Keep the thread.',
    question: 'Which of those wishes is still yours?',
    register: 'grave',
    area: 'friends',
    advice: 'let go',
    picture: 'tool',
  },
  12: {
    headline: 'You’re in the waiting room of something that’s over.',
    notice:
      'You’ve known a while that no one’s coming out to call you, not with the apology, not with the second chance. You turn the pages. It’s sorrow.',
    why: 'Over rest and endings the full Moon meets the Earth’s shadow {exact}, a lunar eclipse, and you’re free to get up.',
    helps:
      'Put the magazine back. Say to the empty chairs what you’d hoped to hear. Then close the door softly, and take the long way home.',
    question: 'How long have you known?',
    register: 'grave',
    area: 'body',
    advice: 'finish',
    picture: 'door',
  },
};
