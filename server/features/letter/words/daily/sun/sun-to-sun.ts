// The Sun at the reader's Sun: the birthday, and the days that answer it.
import type { MatterUnits } from '../../unit.ts';

export const SUN_TO_SUN: MatterUnits = {
  joined: [
    {
      headline: 'You’re allowed to pick the restaurant.',
      notice:
        'Somebody asks what you’d like for your birthday, and you hear yourself say, “Oh, nothing big.” It’s embarrassing to want things while people are looking.',
      why: 'Once a year the Sun, whose one job is to shine, comes home to your own Sun {exact}, and there’s one guest of honor.',
      helps:
        'Name the place. Make it the loud one with the terrible parking, and take the middle of the bench, where you can’t slip out.',
      question: 'What would you plan if you didn’t have to be convenient?',
      register: 'light',
      area: 'friends',
      advice: 'speak',
      picture: 'table',
    },
    {
      headline: 'You kept growing after they stopped measuring.',
      notice:
        'If anyone ever stood you against a doorframe with a pencil, they quit just as it got interesting. You feel a sudden tenderness for the kid at the bottom.',
      why: 'The Sun, which hands out the birthdays, returns to the place of your own Sun {exact}, and the year shows.',
      helps:
        'Make a mark. Write down one thing you can do now that you couldn’t a year ago, date it, and tape it inside a door.',
      question: 'Who’d be surprised by how tall you got?',
      register: 'warm',
      area: 'home',
      advice: 'finish',
      picture: 'door',
    },
    {
      headline: 'Your year starts here, whatever January told you.',
      notice:
        'You open a planner and find three careful weeks, then nothing but white, and the old guilt clears its throat. Nothing lapsed. You were just early.',
      why: 'The Sun, the oldest calendar there is, comes back around to your Sun {exact}, and a year of your own begins.',
      helps:
        'On the next blank page write only what you’d like this one to be about. No columns. White paper looks different under a title.',
      question: 'Which of last year’s plans was never yours?',
      register: 'warm',
      area: 'money',
      advice: 'start',
      picture: 'paper',
    },
  ],
  easy: [
    {
      headline: 'Your ten minutes saved somebody’s whole week.',
      notice:
        'A coworker thanks you for a thing you hardly remember doing, and “It was nothing” is already on your tongue. For you it was. There’s pride under there.',
      why: 'The Sun, which catches people at their best, is on good terms with your own Sun {exact}.',
      helps:
        'Say “Thanks, I liked doing it.” Then tell whoever hands out the work that you’d take more. Your ten minutes have a price.',
      question: 'What do you do so easily that you forget to count it?',
      register: 'warm',
      area: 'work',
      advice: 'speak',
      picture: 'person',
    },
    {
      headline: 'You’re fully charged. Nobody’s asking what for.',
      notice:
        'You catch yourself taking the stairs in twos, for no reason except that your legs offered. You’re plainly glad, and a bit suspicious of it.',
      why: 'The Sun, in charge of how alive you feel, gives your own Sun a hand {exact}, and the current runs without a flicker.',
      helps:
        'Spend it on foot. Get off the bus two stops before yours, and come home with the phone at nine percent and yourself at more.',
      question: 'When did you last move without needing to be somewhere?',
      register: 'light',
      area: 'body',
      advice: 'move',
      picture: 'up',
    },
    {
      headline: 'You look most like yourself between the poses.',
      notice:
        'Someone who’s fond of you holds out a phone: there you are, laughing at something out of frame. You reach to delete it, see how they’re looking at it, and go shy.',
      why: 'The Sun, a flattering lamp, gets along with your own Sun {exact}, and you’re easy to love unposed.',
      helps: 'Leave the picture alone. Ask them to send it to you, and don’t crop it.',
      question: 'What do they see there that you’d have cut?',
      register: 'warm',
      area: 'love',
      advice: 'ask',
      picture: 'paper',
    },
  ],
  hard: [
    {
      headline: 'You’ve outgrown the job your family gave you.',
      notice:
        'At home you’re the funny one, or the reliable one, or the one who’ll drive, and there hasn’t been a vote in years. You feel distinctly mutinous.',
      why: 'The Sun, which likes its names up to date, stands at odds with your own Sun {exact}.',
      helps:
        'Resign from one duty, pleasantly: “I’m not driving this time, who is?” Then sit through the silence. They’re only patting their pockets for the keys.',
      question: 'Which role would you give back first?',
      register: 'warm',
      area: 'home',
      advice: 'let go',
      picture: 'road',
    },
    {
      headline: 'Someone took the marker out of your hand.',
      notice:
        'You’re at the whiteboard with your idea when your boss steps in, kindly, and begins to improve it. You smile and sit down. Under the smile you’re angry.',
      why: 'The Sun puts somebody at the front of every room, and at a hard angle to your own Sun {exact}, it has put two people there.',
      helps:
        'Go back up. Say “Let me finish the drawing,” finish it, and hand the marker over yourself.',
      question: 'Whose ideas have you been improving, kindly?',
      register: 'firm',
      area: 'work',
      advice: 'finish',
      picture: 'tool',
    },
    {
      headline: 'Your friend’s good news found your sore spot.',
      notice:
        'A friend posts the house, the ring or the book deal, and your thumb types “so happy for you” while the rest of you goes still. That’s envy.',
      why: 'With the Sun, which calls everyone’s turn, at odds with your own Sun {exact}, yours feels far off.',
      helps:
        'Don’t post it. Call, and ask for the dull parts: the furnace, the fine print. By the furnace you’ll have your friend back.',
      question: 'Which piece of their news do you want, exactly?',
      register: 'warm',
      area: 'friends',
      advice: 'ask',
      picture: 'person',
    },
  ],
};
