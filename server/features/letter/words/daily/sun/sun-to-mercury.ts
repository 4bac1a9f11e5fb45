// The Sun at the reader's Mercury.
import type { MatterUnits } from '../../unit.ts';

export const SUN_TO_MERCURY: MatterUnits = {
  joined: [
    {
      headline: 'You’re about to be quoted. Choose well.',
      notice:
        'In a meeting you say an offhand thing and watch three people write it down. The pride lasts until you remember that you made up the number.',
      why: 'Your Mercury, the author of your asides, has the Sun on it {exact}, and the Sun turns what it touches into the main event.',
      helps:
        'Pick the one sentence you’d like to see on a slide. Say it twice. Then email the room the real number.',
      question: 'Which of your sentences would you sign?',
      register: 'light',
      area: 'work',
      advice: 'speak',
      picture: 'paper',
    },
    {
      headline: 'That envelope is thinner than you think.',
      notice:
        'You’ve moved it from the counter to the shelf and back, and it gains weight each time. You dread it down to the little window with your name.',
      why: 'Your reader of small print, your Mercury, has good light {exact}, with the Sun on top of it, no friend of piles.',
      helps:
        'Open it standing up, with your shoes on. Underline the one line that wants an answer. The rest is only paper.',
      question: 'How long have you been guessing at what’s inside?',
      register: 'warm',
      area: 'money',
      advice: 'start',
      picture: 'container',
    },
    {
      headline: 'You sent a thumb. You had a paragraph.',
      notice:
        'You type the whole thing into the group chat, trim it to a line, trim the line, and send a thumbs-up. The paragraph stays put. You miss them, with every one of them right there.',
      why: 'Your Mercury does the talking, and the Sun, which gives one person the floor, joins it {exact}.',
      helps:
        'Record it for one friend. Leave in the pauses and the garbage truck, and end on “You don’t have to be clever back.”',
      question: 'What did you trim first?',
      register: 'warm',
      area: 'friends',
      advice: 'speak',
      picture: 'person',
    },
  ],
  easy: [
    {
      headline: 'You’ve been saving an octopus for somebody.',
      notice:
        'You read that one of them tastes with its arms, and you thought of a particular face. You’ve got six of these by now, unsent, since who writes to anyone about an octopus? It’s tenderness, all eight arms.',
      why: 'Your Mercury collects {exact}, with the Sun at an easy angle to it and kind to anyone who speaks up.',
      helps:
        'Send the octopus. Explain nothing. If a fact about crows comes back, you’re practically engaged.',
      question: 'Whose face comes up when you learn something useless?',
      register: 'light',
      area: 'love',
      advice: 'speak',
      picture: 'water',
    },
    {
      headline: 'Nobody knows what that key opens. You could.',
      notice:
        'There’s a bowl by your door with keys nobody dares throw out, and it’s come along on two moves. You look, properly this time, and feel a tiny thrill.',
      why: 'Your Mercury likes a riddle with teeth, and the Sun, good on anything in plain sight, lends it a hand {exact}.',
      helps:
        'Try every lock in the place, with a pen and some tape. Label whatever turns. Keep the last key as a mystery.',
      question: 'What else comes along on every move?',
      register: 'light',
      area: 'home',
      advice: 'finish',
      picture: 'tool',
    },
    {
      headline: 'You can ask what the letters stand for.',
      notice:
        'Someone says an abbreviation, and the heads around the table go up and down, yours among them. You’ve nodded at it since you were hired. By now it’s embarrassing.',
      why: 'Curiosity becomes you while the Sun, all for being seen, is on good terms with the questioner in you, your Mercury, {exact}.',
      helps:
        'Say “Remind me what that stands for?” and watch the shoulders come down. Half those heads were nodding at yours.',
      question: 'What else do you pretend to have been told?',
      register: 'warm',
      area: 'work',
      advice: 'ask',
      picture: 'table',
    },
    {
      headline: 'You’ve been quoting a friend without a footnote.',
      notice:
        'You’ve used their line at two meetings and a wedding, and it got the laugh each time. You felt guilty in the applause, a thief with taste.',
      why: 'Credit’s easy to give {exact}, since the Sun, which likes things named, is on good terms with your Mercury, the keeper of good lines.',
      helps:
        'Write and tell them where it’s been and who wrote it down. Sign it “your distributor.” They’ll have another one.',
      question: 'What do you say that began in somebody else’s mouth?',
      register: 'light',
      area: 'friends',
      advice: 'speak',
      picture: 'paper',
    },
  ],
  hard: [
    {
      headline: 'You lowered the price before anyone spoke.',
      notice:
        'You name a figure, hear a silence, and you’ve filled it with a discount. Later you feel cheated, and the cheat had your voice.',
      why: 'With the Sun, which makes every pause a public one, at a hard angle to your Mercury {exact}, your tongue rushes over to help.',
      helps:
        'Say your number once today, to a client or the bathroom mirror, and count twelve tiles before you add anything. Twelve is plenty.',
      question: 'What do you think they’re thinking in there?',
      register: 'firm',
      area: 'money',
      advice: 'listen',
      picture: 'person',
    },
    {
      headline: 'You’re right. Nobody asked.',
      notice:
        'A friend tells the old story with the wrong car in it, and the correction’s in your mouth already. You feel the itch, close to pain, of a fact going by unattended.',
      why: 'The Sun likes its stories large, your Mercury likes them accurate, and they’re at a hard angle {exact}.',
      helps:
        'Let them have the car. Ask what happened next, though you were there. It’s a different trip from the passenger seat.',
      question: 'When did being right last get you a hug?',
      register: 'firm',
      area: 'friends',
      advice: 'listen',
      picture: 'road',
    },
    {
      headline: 'You’ve read that text in nine voices.',
      notice:
        'The person you love answered “Ok.” and nothing else. You’ve performed it cold, tired, furious and halfway out the door, and by now you’re hurt by a script you wrote.',
      why: 'Your Mercury likes finishing other people’s sentences, and at odds with it {exact}, the Sun’s a harsh light to read by.',
      helps:
        'Retire the cast. Ask, in your own voice, “What did you mean?” They may have been holding a cat.',
      question: 'Which of those voices did you know before them?',
      register: 'warm',
      area: 'love',
      advice: 'ask',
      picture: 'paper',
    },
  ],
};
