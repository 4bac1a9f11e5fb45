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
      headline: 'Your year starts here, whatever the planner says.',
      notice:
        'You open a planner and find three careful weeks, then nothing but white, and the old guilt clears its throat. Nothing lapsed. You were just early.',
      why: 'A year of your own begins as the Sun, the oldest calendar there is, comes back around to your Sun {exact}.',
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
      headline: 'Your opinion was requested. You had one.',
      notice:
        '“What do you think?” says someone who decides things, only to be polite, and out comes a whole answer, with a second half. You look around for whoever said it, your ears hot with pride.',
      why: 'You sound like yourself {exact}, because the Sun, which catches people at their best, favors your own Sun.',
      helps:
        'Don’t water it down. Half a page, your name on top, back to the one who asked. Polite people can read.',
      question: 'What have you known all year, unasked?',
      register: 'warm',
      area: 'work',
      advice: 'speak',
      picture: 'person',
    },
    {
      headline: 'You’re fully charged. Nobody’s asking what for.',
      notice:
        'You catch yourself bouncing on your heels in the checkout line, for no reason except that the floor was there. You’re plainly glad, and suspicious of it.',
      why: 'Batteries are the Sun’s business, and it’s lending your own Sun a hand {exact}, with no errand attached.',
      helps:
        'Spend it on foot. Get off the bus two stops before yours, and come home with the phone at nine percent and yourself at more.',
      question: 'When did you last move without needing to be somewhere?',
      register: 'light',
      area: 'body',
      advice: 'move',
      picture: 'road',
    },
    {
      headline: 'You look most like yourself between the poses.',
      notice:
        'Someone who’s fond of you holds out a phone: there you are, laughing at something out of frame. You reach to delete it, see how they’re looking at it, and go shy.',
      why: 'You’re easy to love unposed {exact}, since your own Sun is getting along with the Sun, a flattering lamp.',
      helps: 'Leave the picture alone. Ask them to send it to you, and don’t crop it.',
      question: 'What do they see there that you’d have cut?',
      register: 'warm',
      area: 'love',
      advice: 'ask',
      picture: 'paper',
    },
    {
      headline: 'Somebody does a very good you.',
      notice:
        'You walked in on your own impression: the eyebrows, the parking speech, the exit. Everyone froze, and you felt found out and rather loved.',
      why: 'What you are is easy to see and easy to like {exact}, with the Sun at a friendly angle to your Sun, the original.',
      helps:
        'Ask for the whole performance. Sit in the front, laugh where it’s true, then do one of theirs. They’ve rehearsed you for years.',
      question: 'What could they leave out, and it’d still be you?',
      register: 'light',
      area: 'friends',
      advice: 'listen',
      picture: 'person',
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
      why: 'Your turn feels far off {exact}, with the Sun, which calls everyone’s, at odds with your own Sun.',
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
