// Mars in aspect to each body that comes after it in the chart.

import type { AspectUnits } from '../unit.ts';

export const MARS_ASPECTS = {
  jupiter: {
    joined: {
      headline: 'You take all the groceries in one trip.',
      text: 'Six bags to a hand, and the door opened with an elbow. Mars, which does things, sits right on top of Jupiter, which thinks they’ll fit, so you say yes to the move, the marathon, the committee, and mostly you carry it. Your nerve is catching. Friends have opened shops because you said “How hard can it be?” But the eggs are in there, too. You’ve stood over a burst bag, ashamed and laughing. Make two trips. Bring somebody along for the second.',
    },
    easy: {
      headline: 'You know which wave to paddle for.',
      text: 'You sit on the board and let nine go by. Then you’re up, with no hurry in it. Mars, which pushes off, is on good terms with Jupiter, which has a sense of what’ll carry, and your good starts look like luck to people who were splashing. You’ve asked for the raise in the right week. It’s the flat days that you’ve no use for; you get bored, and call it a sign. Swim anyway. Arms forget.',
    },
    hard: {
      headline: '“Double or nothing,” you said, over pretzels.',
      text: 'They were the whole bank, and you’d have bet the table, too. Mars, your push, is at odds with Jupiter, your faith, and neither knows when to leave a game, so you promise more than your back can lift. People love you for it. You’ve turned a lost season around by not seeing that it was lost. What follows a big yes, though, is a night of plain dread, with a calculator. Count the pretzels first. Keep one pocket closed.',
    },
  },
  saturn: {
    joined: {
      headline: 'You chop wood for the winter after next.',
      text: 'The pile’s square, and you’re still at it, in gloves that have been mended. Mars, which strikes, sits right beside Saturn, which counts, so your strength comes out in even strokes, and it lasts. Others tire. You’re given what mustn’t fail: the roof, the night shift, the speech at the grave. But resting feels like theft to you, and anger goes into the wood until your jaw aches. Put the ax down while there’s light. Sit on the pile.',
    },
    easy: {
      headline: 'You read the manual through, and then you lift.',
      text: 'The bookcase stands straight, with no screws left over. Mars, which does, lends a hand to Saturn, which plans, and between them you make hard work look like a list. Teams calm down when you’re on them. You’ve trained for things in secret, on Tuesdays, in the rain. What’s harder is a mess that came without a manual, a quarrel with someone you love, say. You look for step one and feel helpless. Start in the middle. Ask which part hurts.',
    },
    hard: {
      headline: 'You’ve had “hurry” and “wait” in one email.',
      text: 'Often from one person. Mars, which goes, pulls against Saturn, which says not yet, and for years you took the jerk in between for a fault of your own. It’s made you exact. You don’t waste a push, and you’ve finished things that the fast ones dropped. Being stopped still sends an old, hot rage up your neck, and you’ve thanked people through your teeth for the reminder. Write back with a date. “I’ll start Thursday.” Then start, whoever’s watching.',
    },
  },
  uranus: {
    joined: {
      headline: 'You’re through the hedge before they find the gate.',
      text: 'There are leaves in your hair, and you’re fine. Mars, which moves, sits right on top of Uranus, which won’t be told how, so you decide in one bright second: the resignation, the haircut, the jump from the pier. You’ve been first out of rooms that turned out to be on fire. Some weren’t. And somebody had been growing that hedge for years; you’ve looked back at the hole, sorry. Glance left and right. Hold the branches for the next one.',
    },
    easy: {
      headline: 'You fixed the toaster with a hairpin.',
      text: 'No one showed you. You turned it over, saw what it was trying to do, and let it. Mars, your hands at work, is on good terms with Uranus, your knack for the odd way in, so you’re quick where others look for the form. Bosses bring you the thing that beeps. You change jobs lightly, too, and it suits you. But a repair that takes forty dull returns isn’t yours, and you’ve left people half mended, with a pang. Go back once. Bring the hairpin.',
    },
    hard: {
      headline: 'You kicked the vending machine, and it worked.',
      text: 'That’s been the trouble with kicking. Mars, which is temper and drive, is at odds with Uranus, which can’t stand a pen, and at “You have to” both feet come up at once. You’ve ended what no one else had the nerve to end, and people walked out free behind you. Now and then you’ve also stood among the chips, embarrassed, with a sore toe and nothing to say. Look for the lever first. There mightn’t be one. You’ll know by then what you wanted.',
    },
  },
  neptune: {
    joined: {
      headline: 'You rowed an hour with the boat tied.',
      text: 'It was lovely rowing. There was mist, and a song, and you could’ve sworn the far bank was closer. Mars, which pulls, sits right on top of Neptune, which dreams, so you need to feel a thing before you can do it, and then you can do it all night. You’ve nursed, painted, marched. Asked what you want by Friday, you go foggy, and you’re ashamed of the fog. Look for the rope. It’s often a small one, like a form you haven’t sent.',
    },
    easy: {
      headline: 'You can carry a sleeping child upstairs.',
      text: 'Nothing wakes. You’re strong and soft in one movement, and don’t know that it’s rare. Mars, which lifts, is on good terms with Neptune, which feels through walls, so you act on what hasn’t been said: the chair pulled up, the foot on the brake before the deer. Where plain, ugly force is wanted you drift off, and someone ruder gets the seat. That stings. Practice one hard word where nobody’s asleep. You’ll find that you can say it quietly, too.',
    },
    hard: {
      headline: 'You had your coat on and forgot the insult.',
      text: 'Something was unfair. You were sure of it, and halfway down the stairs it went soft, and you couldn’t have said who’d done what. Mars, which wants an opponent, is at odds with Neptune, which dissolves them, so a lot of your strength goes into the air. It’s why you can’t hate for long, and why you’ve stood by people whom everybody had given up. But you come home weary, and a little ashamed. Get a name, a date, a sum. Then choose about the coat.',
    },
  },
  pluto: {
    joined: {
      headline: 'You lean on a stuck door until it isn’t.',
      text: 'The others have gone to look for a janitor. You’ve set a shoulder to it, quite calm, and something in the frame has begun to tick. Mars, which is force, sits right beside Pluto, which doesn’t tire, so what you’ve decided on gives in the end. You’ve come through things that close most people, and it’s in your handshake. Now and then it was a person. You’d been told no, and you felt horror later at how long you’d leaned. Knock. Wait for the answer.',
    },
    easy: {
      headline: 'No one’s ever seen your gauge on empty.',
      text: 'Late in the move, when the talkers have gone quiet, you ask who’d like a sandwich. Mars, which spends, is on good terms with Pluto, which stores, so below what looks like your last reserve there’s another floor. You got through the layoff, the flood, the thesis at one even speed, and people heard of it afterward. They’d have helped. You were too proud to show the needle, and then you were lonely in there. Say “I’m on half” while it’s true.',
    },
    hard: {
      headline: 'You’ve won arguments and wished you hadn’t.',
      text: 'It was about the dishwasher. By eleven it was about who’d leave, and you couldn’t find the way down. Mars, which fights, pulls against Pluto, which can’t bear to lose, since long ago, somewhere, losing wasn’t safe. So you’ve a power that others read about: you’ll stand up to a landlord, a board, a bully with a title. The dread comes after, at how far you’d have gone. Pick what’s worth all of you. Let somebody load the plates wrong.',
    },
  },
} satisfies AspectUnits;
