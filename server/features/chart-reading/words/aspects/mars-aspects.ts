// Mars in aspect to each body that comes after it in the chart.

import type { AspectUnits } from '../unit.ts';

export const MARS_ASPECTS = {
  jupiter: {
    joined: {
      headline: 'You start the song a little too high.',
      text: 'It’s somebody’s birthday, nobody’s begun, so you do, with your whole chest. Mars, which strikes up, sits right on top of Jupiter, which likes it grand, and what others would only hum gets sung near you: the move, the marathon, the committee. People turn out louder than they knew. By the third line it’s out of reach, though, and you’ve heard a shy voice drop out behind you, and been sorry. Start lower. You can still end on the roof.',
    },
    easy: {
      headline: 'You know which wave to paddle for.',
      text: 'You fidget on the board, and you let nine go by. Then you’re up, and there’s no hurry in it. Mars, which pushes off, is on good terms with Jupiter, which has a sense of what’ll carry, and your good starts look like luck to people who were splashing. You’ve asked for the raise in the right week. It’s the flat days that you’ve no use for; you get bored, and call it a sign. Swim anyway. Arms forget.',
    },
    hard: {
      headline: '“Double or nothing,” you said, over pretzels.',
      text: 'They were the whole bank, and you’d have bet the table, too. Mars, your push, is at odds with Jupiter, your faith, and neither knows when to leave a game, so you promise more than your back can lift. People love you for it. You’ve turned a lost season around by not seeing that it was lost. What follows a big yes, though, is a night of plain dread, with a calculator. Count the pretzels first. Keep one pocket closed.',
    },
  },
  saturn: {
    joined: {
      headline: 'You dig the post holes deeper than asked.',
      text: 'Two feet would’ve done. You’re at four, in gloves that have been mended, because of a frost that comes one winter in thirty. Mars, which strikes, sits right beside Saturn, which counts, so your strength comes out in even strokes, and it lasts. Others tire. You’re given what mustn’t fail: the roof, the night shift, the speech at the grave. But resting feels like theft to you, and anger goes down the hole until your jaw aches. Climb out while there’s light. Lean on a post.',
    },
    easy: {
      headline: 'What you tie on the roof stays on.',
      text: 'It’s a mattress, on a small car, and you’re driving with both hands while your friend leans out to be sure. Mars, which pulls, lends a hand to Saturn, which holds, so hard work looks easy when it’s yours. However wildly a thing began, once you’ve tied it on, it arrives: the degree, the fence, the cousins. But a quarrel with someone you love won’t be tied down. You reach for the rope, and feel helpless. Hold one end loosely. Ask where it pulls.',
    },
    hard: {
      headline: 'You’ve had “hurry” and “wait” in one email.',
      text: 'Often from one person. Mars, which goes, pulls against Saturn, which says not yet, and for years you took the jerk in between for a fault of your own. It’s made you exact. You don’t waste a push, and you’ve finished things that the fast ones dropped. Being stopped still sends an old, hot rage up your neck, and you’ve thanked people through your teeth for the reminder. Write back with a date. “I’ll start Thursday.” Then start, whoever’s watching.',
    },
  },
  uranus: {
    joined: {
      headline: 'You’re through the hedge before they find the gate.',
      text: 'There are leaves in your hair, and you’re fine. Mars, which moves, sits right on top of Uranus, which won’t be told how, so after a minute or a year, you decide in one bright second: the resignation, the haircut, the jump from the pier. You’ve been first out of rooms that turned out to be on fire. Some weren’t. And somebody had been growing that hedge for years; you’ve looked back at the hole, sorry. Glance left and right. Hold the branches for the next one.',
    },
    easy: {
      headline: 'You once lit a wedding with headlights.',
      text: 'The power went, and you’d turned four cars around before anyone found a candle. Mars, your hands at work, is on good terms with Uranus, which is whatever nobody planned, so when things go wrong you’re doing the odd thing that helps. You call it common sense, and can’t see why they tell the story. When you do change course, you land. But what dims slowly, a friendship or a hope, sets off nothing in you, and you’ve been sorry late. Look in on those. They’d like a light, too.',
    },
    hard: {
      headline: 'You kicked the vending machine, and it worked.',
      text: 'That’s been the trouble with kicking. Mars, which is temper and drive, is at odds with Uranus, which can’t stand a fence, and however patient you’d been, at “You have to” both feet come up. You’ve ended what no one else had the nerve to end, and people walked out free behind you. Now and then you’ve also been left among the chips, embarrassed, with a sore toe and nothing to say. Look for the lever first. There mightn’t be one. You’ll know by then what you wanted.',
    },
  },
  neptune: {
    joined: {
      headline: 'You rowed an hour with the boat tied.',
      text: 'It was lovely rowing. There was mist, and a song, and you could’ve sworn the far bank was closer. Mars, which pulls, sits right on top of Neptune, which dreams, so you need to feel a thing before you can do it, and then you can do it all night. You’ve nursed, painted, marched. Asked what you want by Friday, you go foggy, and you’re ashamed of the fog. Look for the rope. It’s often a small one, like a form you haven’t sent.',
    },
    easy: {
      headline: 'You can carry a sleeping child upstairs.',
      text: 'Nothing wakes. You’re strong and soft in one movement, and don’t know that it’s rare. Mars, which lifts, is on good terms with Neptune, which feels what’s coming, so you act before anyone’s asked: the chair pulled up, the foot on the brake before the deer. Where it’s only your own seat to fight for, you drift off, and someone ruder gets it. That stings. Practice one hard word where nobody’s asleep. You’ll find that you can say it quietly, too.',
    },
    hard: {
      headline: 'You carry your anger like ice, in both hands.',
      text: 'Something was unfair. You set out fast, it’s clear and heavy, and even so, by their door it’s run up your sleeves, and you couldn’t say who’d done what. Mars, which wants an opponent, is at odds with Neptune, which melts them. The hurt may stay; the wish to hit back won’t keep. It’s why you’ve stuck with people whom everybody had given up. But you come home weary, and a little ashamed. Write it down while it’s solid: a name, a date, a sum. Then choose whether to go.',
    },
  },
  pluto: {
    joined: {
      headline: 'You lean on a stuck door until it isn’t.',
      text: 'The others have gone to look for a janitor. You’ve set a shoulder to it, quite calm, and something in the frame has begun to tick. Mars, which is force, sits right beside Pluto, which doesn’t tire, so what you’ve decided on gives in the end. You’ve come through things that close most people, and it’s in your handshake. Now and then the door was a person, who’d said “Not now,” and you were sorry later for how long you’d leaned. Knock. Wait for the answer.',
    },
    easy: {
      headline: 'No one’s ever seen your gauge on empty.',
      text: 'Late in the move, when the talkers have gone quiet, you ask who’d like a sandwich. Mars, which spends, is on good terms with Pluto, which stores, so below what looks like your last reserve there’s another floor. You got through the layoff, the audit, the thesis at one even speed, and people heard of it afterward. They’d have helped. You were too proud to show the needle, and then you were lonely in there. Say “I’m on half” while it’s true.',
    },
    hard: {
      headline: 'You’ve won arguments and wished you hadn’t.',
      text: 'It was about the dishwasher. By eleven it was about who’d leave, and you couldn’t find the way down. Mars, which fights, pulls against Pluto, which learned somewhere that losing isn’t safe. So you’ve a power that others read about: you’ll stand up to a landlord, a board, a bully with a title. The dread comes after, at how far you’d have gone. Pick what’s worth all of you. Let somebody load the plates wrong.',
    },
  },
} satisfies AspectUnits;
