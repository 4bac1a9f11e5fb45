// The Sun at the reader's Mercury.
import type { MatterUnits } from '../../unit.ts';

export const SUN_TO_MERCURY: MatterUnits = {
  joined: [
    {
      headline: 'You’re about to be quoted. Choose well.',
      notice:
        'In a meeting you say an offhand thing and watch three people write it down. The pride lasts until you remember that you made up the number.',
      why: 'The Sun, which turns what it touches into the main event, sits on the author of your asides, your Mercury, {exact}.',
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
      why: 'The Sun, no friend of piles, lands on your Mercury {exact}, and your reader of small print has good light.',
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
      headline: 'You’ll find the words by starting badly.',
      notice:
        'There’s a speech you give in the shower to someone you like, and in there it’s flawless. Out here you bring up the weather and feel your nerve go down the drain.',
      why: 'The Sun, kind to anyone who speaks up, is at an easy angle to your Mercury {exact}.',
      helps:
        'Open with the worst version: “I’m going to say this wrong.” Then say it wrong. It’s the one they’ll remember, wet hair and all.',
      question: 'What are you so good at saying to tiles?',
      register: 'light',
      area: 'love',
      advice: 'speak',
      picture: 'water',
    },
    {
      headline: 'You’re the one here who can read manuals.',
      notice:
        'You look, properly this time, at the thing at home that’s been blinking for a month, and feel a tiny thrill. You know what that is.',
      why: 'The Sun, good on anything in plain sight, lends your Mercury a hand {exact}, and your Mercury likes anything with a model number.',
      helps:
        'Watch one video at half speed and fix it. Then see how long till anybody misses the blinking.',
      question: 'What else have you all adjusted to?',
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
  ],
  hard: [
    {
      headline: 'You lowered the price before anyone spoke.',
      notice:
        'You name a figure, hear a silence, and fill it with a discount. Later you feel cheated, and the cheat had your voice.',
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
        'Let them have the car. Ask what happened next, though you were there. It’s another trip from the passenger seat.',
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
      why: 'The Sun’s a harsh light to read by when it’s at odds with your Mercury {exact}, and your Mercury likes finishing other people’s sentences.',
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
