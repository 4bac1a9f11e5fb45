// The new Moon in each of the reader's houses.

import type { EventUnits } from '../unit.ts';

export const NEW_MOON_BY_HOUSE: EventUnits = {
  1: {
    headline: 'You’re breaking in new shoes on the carpet.',
    notice:
      'You’ve decided something, about your hair, your walking, the drink you don’t order, and told nobody. In company you still wear the old pair. It’s shyness, two rooms wide.',
    why: 'With a new Moon {exact}, Sun and Moon start over together right where you do, in your own skin, with nothing to see.',
    helps:
      'Leave them on. Do the new thing once more at home, unannounced. The sidewalk can have you when they’ve stopped pinching.',
    question: 'Who’d you be if nobody had to be told?',
    register: 'light',
    area: 'body',
    advice: 'start',
    picture: 'road',
  },
  2: {
    headline: 'Your wallet still lives in your last city.',
    notice:
      'You open it and there’s a bank you left, a juice bar that closed, seven dollars. You hold it like bad cards, faintly embarrassed.',
    why: 'What you earn and own gets a clean slate from the new Moon {exact}, starting over beside the Sun, unlit and unspent.',
    helps:
      'Empty it on the table. Put back what works, and the seven in front. That’s your opening balance. Welcome to town.',
    question: 'What do you carry that’s no longer worth anything?',
    register: 'light',
    area: 'money',
    advice: 'start',
    picture: 'container',
  },
  3: {
    headline: 'Your brother’s name has sunk below the pharmacy’s.',
    notice:
      'You scroll down for him, or whoever slept on the other side of your wall, past the dentist. There he is, in March, with a thumb. You’re sheepish.',
    why: 'Between you and the ones you grew up beside there’s a new Moon {exact}, Sun and Moon side by side, and nobody listening in.',
    helps:
      'Knock. Send what you’d have said through the wall as kids: what’s unfair, what smells odd, who’s a liar. No catching up.',
    question: 'What did you two have a code for?',
    register: 'light',
    area: 'home',
    advice: 'speak',
    picture: 'door',
  },
  4: {
    headline: 'Your mailbox still says Henderson.',
    notice:
      'You meant to change it, and Henderson’s seed catalogs kept coming. You’ve read them all, guilty as a guest in somebody’s bathroom.',
    why: 'A new Moon starts things quietly, Sun and Moon in one place with the light turned away, and {exact} that place is home.',
    helps:
      'Write your name on tape, in ink, and press the corners down over the old one. Then order something from the catalog. Henderson’s had a good run.',
    question: 'What would you plant if you were staying?',
    register: 'light',
    area: 'home',
    advice: 'start',
    picture: 'paper',
  },
  5: {
    headline: 'Your freezer’s filling up with one person’s bread.',
    notice:
      'At the bakery you say “the seeded one” and leave with warm ears. That makes nine loaves and no conversation. It’s hope, and it comes sliced.',
    why: 'Romance, and whatever else you’d do for its own sake, has a new Moon {exact}, the Moon at its shyest, lost in the Sun’s light.',
    helps:
      'With the tenth, add a sentence: “Which one do you take home?” Wait for the answer. At worst, you’ve got toast.',
    question: 'When did you last want something before it made sense?',
    register: 'light',
    area: 'love',
    advice: 'ask',
    picture: 'container',
  },
  6: {
    headline: 'Your first pancake is for the pan.',
    notice:
      'There’s a routine you’re saving for a clean date, so you can do it well. Last time you were bad at it, got discouraged and quit.',
    why: 'Among the jobs and habits of every day there’s a new Moon {exact}, when Sun and Moon are back at zero together.',
    helps:
      'Make the ugly one now. Four minutes, wrong shoes, no app. It’ll come out pale on one side, and you’ll know how hot the pan is.',
    question: 'What did you quit because day one was bad?',
    register: 'warm',
    area: 'work',
    advice: 'start',
    picture: 'fire',
  },
  7: {
    headline: 'You made that deal when you owned one chair.',
    notice:
      'They drive and you call the landlord, because that’s how it fell out. Lately, on hold, you catch yourself resenting the music.',
    why: 'Terms can be written fresh {exact}: it’s a new Moon, Sun and Moon meeting without a witness, between you and your partner in love or in rent.',
    helps:
      'Sit on the floor together, as you did, and say the whole deal aloud. Trade one clause. You’ve got chairs now. Leave them.',
    question: 'Which job did nobody ask you to do?',
    register: 'warm',
    area: 'love',
    advice: 'speak',
    picture: 'table',
  },
  8: {
    headline: 'You cross the street over two hundred dollars.',
    notice:
      'Someone who once helped you out comes around the corner, and you discover a window full of vacuum cleaners. They’ve never mentioned it. It’s your shame that sends the bills.',
    why: 'The new Moon {exact}, slipping past the Sun unseen, gives what’s owed and what’s shared a second start.',
    helps:
      'Cross back. Hand over a twenty and say “First of ten.” It’s arithmetic then, and you get both sides of the street.',
    question: 'Who are you avoiding, and for how much?',
    register: 'firm',
    area: 'money',
    advice: 'start',
    picture: 'road',
  },
  9: {
    headline: 'There’s a country in your drawer, in small change.',
    notice:
      'You were after batteries, and up came three coins with a bird on them, good for nothing within a thousand miles. You stood there, restless.',
    why: 'The Sun and the Moon set out together {exact}, a new Moon in the region of long trips, with the road ahead unlit.',
    helps:
      'Put one in with your keys. Then write to whoever you’d take along: “I’ve still got three. Coffee?” That’s two travelers, and change.',
    question: 'When did “soon” turn into “someday”?',
    register: 'light',
    area: 'friends',
    advice: 'ask',
    picture: 'container',
  },
  10: {
    headline: 'You can open before the sign is up.',
    notice:
      'You know what work you’d like to be known for, and you’ve spent months on the lettering. Behind the shutters you’re nervous, and the soup is ready.',
    why: 'At the top of your sky, where careers are made, there’s a new Moon {exact}, Sun and Moon coming in by the service entrance.',
    helps:
      'One table’s enough. Show the thing itself to someone you’d be glad to work for, and ask what they’d send back.',
    question: 'Whose empty plate would make your year?',
    register: 'warm',
    area: 'work',
    advice: 'start',
    picture: 'table',
  },
  11: {
    headline: 'You’d tear a strip off that flyer.',
    notice:
      'You want people to read plays with, badly, and now and then you check whether anyone’s started it. Nobody has. You close the tab a little lonelier.',
    why: 'It’s not much to look at, a new Moon, only the Sun and the Moon in one spot, but {exact} there’s one among your friends and hopes.',
    helps:
      'Draw the flyer yourself, ten strips along the bottom, and pin it up at the laundromat. One gone makes a club.',
    question: 'What would you join sight unseen?',
    register: 'light',
    area: 'friends',
    advice: 'start',
    picture: 'paper',
  },
  12: {
    headline: 'Something of yours is still in the darkroom.',
    notice:
      'People ask what’s next for you, kindly, and you’ve nearly opened the door to please them. So far it’s a gray patch in a tray. All that interest makes you uneasy.',
    why: 'Where you rest and hide you’ve got company {exact}: a new Moon, which sits beside the Sun and sheds no light at all.',
    helps:
      'Keep the door shut. Say “It isn’t ready to be seen,” and spend an hour alone with it, no screen.',
    question: 'What are you keeping safe by keeping quiet?',
    register: 'warm',
    area: 'body',
    advice: 'rest',
    picture: 'water',
  },
};
