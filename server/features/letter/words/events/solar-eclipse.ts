// A solar eclipse in each of the reader's houses: a new Moon that comes between us and the Sun. The register is grave.

import type { EventUnits } from '../unit.ts';

export const SOLAR_ECLIPSE_BY_HOUSE: EventUnits = {
  1: {
    headline: 'You’ve outgrown the shell, and you’re between two.',
    notice:
      'What used to fit you, the hurry, the manner, the way you come into a room, pinches. You’re half out already. You feel exposed.',
    why: 'One chapter of who you are closes {exact} and the next one opens, in a solar eclipse, with the new Moon in front of the Sun.',
    helps:
      'Don’t take the nearest. Wear something soft, stand near water, and when you’re asked, say “I don’t know yet.” The right size takes a while.',
    question: 'What doesn’t fit you any longer?',
    register: 'grave',
    area: 'body',
    advice: 'rest',
    picture: 'water',
  },
  2: {
    headline: 'You can rule two lines under that sum.',
    notice:
      'There’s an amount you measure yourself by: an old salary, the loan, what your mother earned at your age. You’re ashamed of it, and you carry it into every store.',
    why: 'With a solar eclipse {exact}, the Moon coming between us and the Sun, the books on what you earn and own are closed and opened.',
    helps:
      'Write it down and draw the lines, as bookkeepers do. Turn the page. On the clean one, put what’s there now.',
    question: 'Whose number was it first?',
    register: 'grave',
    area: 'money',
    advice: 'let go',
    picture: 'paper',
  },
  3: {
    headline: 'Your fingers still know that number.',
    notice:
      'It’s your sister’s first apartment, or the house across the yard, and you could dial it asleep. The silence had a reason once. You miss them.',
    why: 'Among the ones you grew up beside something ends and something begins {exact}, in a solar eclipse, the new Moon crossing in front of the Sun.',
    helps:
      'Nothing has to be mended. Send one line that asks for nothing: “I still know your number by heart.” Then put the phone down.',
    question: 'What was the silence for, at first?',
    register: 'grave',
    area: 'home',
    advice: 'speak',
    picture: 'tool',
  },
  4: {
    headline: 'You can take some of the old soil along.',
    notice:
      'Something at home has come to its end, a lease, a full house, your place in it. You touch things as you pass. You’re homesick already.',
    why: 'Home and family have a solar eclipse {exact}, the Moon across the Sun, and the ground you grew in gets turned over.',
    helps:
      'Trees are moved with their roots wrapped in the ground they know. Wrap one thing, a bowl, a song, and give it a place where you live now.',
    question: 'What grew in you there?',
    register: 'grave',
    area: 'home',
    advice: 'move',
    picture: 'outdoors',
  },
  5: {
    headline: 'What fell in your hands is still clay.',
    notice:
      'You loved someone, or you were making something, and it caved in with the rim nearly done. Disappointment has kept your hands clean since.',
    why: 'Where you love and play and make things, the new Moon passes in front of the Sun {exact}, a solar eclipse, and what’s finished leaves room.',
    helps:
      'Press it into a lump. Give ten minutes to something soft, mud or dough or a tune, and leave your sleeves rolled.',
    question: 'What would you make, knowing it could fall?',
    register: 'grave',
    area: 'love',
    advice: 'start',
    picture: 'container',
  },
  6: {
    headline: 'You’ve carried it on one shoulder for years.',
    notice:
      'A tailor would see it on you. It’s the second job, or the parent who can’t be left, and you take exhaustion for your build.',
    why: 'Your daily work and the body that does it come to a turn {exact}, as the new Moon crosses the Sun, a solar eclipse.',
    helps:
      'Set it down. One hour, both hands empty. Then ask somebody who’s offered before to take one thing out of the bag.',
    question: 'Who taught you not to put it down?',
    register: 'grave',
    area: 'work',
    advice: 'rest',
    picture: 'person',
  },
  7: {
    headline: 'You’ve built your half of the bridge, and more.',
    notice:
      'You call, you plan, you explain the two of you to each other. You can see the other bank, with nobody on it, and it’s lonely work.',
    why: 'Halfway between you and someone close the new Moon slides over the Sun {exact}, a solar eclipse, and an old deal runs out.',
    helps:
      'Stop at the middle and put your tools away. Say once, “I’ve come this far. I’d like to see you coming.” Then look up.',
    question: 'What would you like them to bring?',
    register: 'grave',
    area: 'love',
    advice: 'ask',
    picture: 'road',
  },
  8: {
    headline: 'You’ve learned to walk around that splinter.',
    notice:
      'Something was taken from you once, money, or your trust, and you never spoke of it. You put your weight elsewhere. It’s anger, and by now it’s your walk.',
    why: 'What’s been under the skin can begin to move {exact}, with a solar eclipse over debts, trust and old silences, the Sun behind the Moon.',
    helps:
      'Find a good lamp and a steady person. Show them where it went in, in one sentence. Nothing has to come out today.',
    question: 'Who would have believed you then?',
    register: 'grave',
    area: 'money',
    advice: 'speak',
    picture: 'down',
  },
  9: {
    headline: 'Your atlas shows a country that isn’t there anymore.',
    notice:
      'You were sure of it once: a faith, a degree, a life abroad. You haven’t crossed it out, and you don’t go there. Asked what you believe, you’re lost.',
    why: 'Borders get drawn again {exact} in what you study and hold true: it’s a solar eclipse, the Moon over the Sun.',
    helps:
      'Take a blank sheet. Put in only the coast you’ve walked, three things you know from living them. Leave the rest white. Honest maps do.',
    question: 'Which border was never yours?',
    register: 'grave',
    area: 'work',
    advice: 'start',
    picture: 'paper',
  },
  10: {
    headline: 'You’re between movements. Nobody claps here.',
    notice:
      'Something you were known for has had its last bar, and the next hasn’t begun. You wait to be told it was good. The hush fills with doubt.',
    why: 'Over your work and good name the Moon crosses the Sun {exact}, a solar eclipse, one piece done and the next not yet heard.',
    helps:
      'Keep your hands in your lap. Hear in your head the piece you’d like your name under next. Tell nobody. The players breathe here.',
    question: 'What would you play to an empty hall?',
    register: 'grave',
    area: 'work',
    advice: 'listen',
    picture: 'up',
  },
  11: {
    headline: 'You could carry one coal out of that fire.',
    notice:
      'The circle you belonged to has thinned. One moved, one married, and the last time it was all old stories. You’re sad, and you’ve told nobody.',
    why: 'A solar eclipse {exact} puts the new Moon between us and the Sun, and turns a page in your friendships and your hopes.',
    helps:
      'Choose the one who’s still warm. Name a day. A coal wants new wood, so ask what they hope for now.',
    question: 'What did you hope for before you knew them?',
    register: 'grave',
    area: 'friends',
    advice: 'ask',
    picture: 'fire',
  },
  12: {
    headline: 'You’re in dry dock, and that’s work, too.',
    notice:
      'Something’s ended, a job, a fight, a love, and you tell people you’re on a break. There you are, hull showing, embarrassed to be so still.',
    why: 'Where you rest and where things end, the Moon comes over the Sun {exact}, a solar eclipse, and a long season’s put away.',
    helps:
      'Put yourself out of reach. Scrape off one thing you’ve dragged, an old badge, a chat you never open. Then lie still. You’ll float higher.',
    question: 'What grew on you while you kept going?',
    register: 'grave',
    area: 'body',
    advice: 'rest',
    picture: 'down',
  },
};
