// The Sun in each sign: what one feels most oneself doing.

import type { SignKey } from '#shared/zodiac/signs.ts';
import type { ChapterUnit } from '../unit.ts';

export const SUN_IN_SIGNS: Readonly<Record<SignKey, ChapterUnit>> = {
  aries: {
    headline: 'You’re the push that gets the car rolling.',
    text: 'There’s a silence after “Who wants to go first?” and your hand’s usually up before it settles. The Sun shows what you feel most yourself doing, and in Aries that’s starting. You put a shoulder to the stalled thing, with no idea whether it’ll move, and it moves. Then the others hop in and drive, and you’re standing in the road, bored and a little left out. Ask for a seat. They borrowed your nerve; you can have a ride.',
  },
  taurus: {
    headline: 'What you choose, you tend to keep.',
    text: 'Think of a cast-iron pan: heavy, slow to heat, better every year it’s used. The Sun is what you build a life around, and in Taurus you build with what holds. You’d renew a lease because the light in one room is right. People set their worries down beside you and stop fidgeting. But change can feel like theft, so you’ll guard an arrangement long after you’ve quit liking it. When did you last cook with it? Lift the pan and see.',
  },
  gemini: {
    headline: 'You’d rather have a hallway than a room.',
    text: 'Asked for a five-year plan, you’d hand over three and want to hear theirs. Your Sun, the source of your energy, draws it from the next door along: a stranger’s trade, a word you’d never met. You keep every door ajar. People who’d never have crossed paths find each other in your doorway. A few of those rooms hold one chair and a half-read book, and you hurry past them, embarrassed. Go in and sit a while sometimes. The hallway won’t forget you.',
  },
  cancer: {
    headline: 'You come in by the side door.',
    text: 'The front entrance, with its bell and its speeches, isn’t for you. You arrive around the side, carrying something useful, and ten minutes later you know who’s had a bad week. The Sun is where your heart goes, and yours goes to whoever belongs, by blood or by choice. Newcomers feel like family by the time the dishes are done. When you’re hurt, though, you wait at that same side door for someone to come and look. They’re all out front. They’d come if you knocked.',
  },
  leo: {
    headline: 'People warm their hands at you.',
    text: 'You work like a good radiator: the room’s better once you’re in it, and hardly anyone could say what changed. That’s the Sun, what you give off when you’re well, and it’s at home in Leo. At the retirement party you clap first, and mean it. What stings is how seldom people thank a radiator. You may turn yourself up to be noticed, until they’re opening windows. “Tell me what you liked” works better. They’re warm enough to answer.',
  },
  virgo: {
    headline: 'You fix the wobble in the table.',
    text: 'While the others are still choosing seats, you’ve folded a receipt and slid it under the short leg. Nobody sees. Your Sun, which is your sense of purpose, wakes whenever a thing works better for your having passed by. Friends bring you their tangled forms and go home lighter. Your own peace of mind pays for it, since the eye that finds the wobble turns on you, and files each compliment as a clerical error. Some tables are fine. Put your elbows on yours.',
  },
  libra: {
    headline: 'You set out the second chair.',
    text: 'Before you’ve quite finished being angry at someone, you’ve begun to argue their case. The Sun is the stance you take in life; in Libra you take it across from somebody, with space for two sides. Friends who’ve stopped speaking to each other both trust you. They’re right to. With your own choices, two jobs or two apartments, you move from chair to chair until somebody else decides, to your dismay. Stay in one for a whole day. You’ll know how it sits with you.',
  },
  scorpio: {
    headline: 'You go down to the basement first.',
    text: 'Show you a house and you’ll nod at the new kitchen, then ask for a flashlight. The Sun is what you respect in yourself, and in Scorpio that’s nerve: you’ll look under the family’s favorite story and behind the cheerful “all good.” People in real trouble find you steadying, because nothing down there makes you leave. You’ve seen a lot of basements. Yours has had maybe two visitors, and it gets lonely. Someone you know owns a flashlight too. Leave the door unlocked.',
  },
  sagittarius: {
    headline: 'You take the window seat in every room.',
    text: 'Put you in a meeting and you’ll find the one view out. Your Sun, which is what keeps you hopeful, feeds on the next place: a language you don’t need, the country two borders over, a better way to run all this. It’s catching. People leave awful jobs after an hour with you. Meanwhile somebody in the aisle could use a hand with the bags, and they can miss you while you’re sitting right there. Turn around. They’ve got stories, too.',
  },
  capricorn: {
    headline: 'You’re the one with the keys.',
    text: 'After the party somebody checks the stove, stacks the chairs and locks up, and it’s you, with a joke so dry that people are at the corner before they laugh. Being counted on is how you come to count for yourself; that’s the Sun in Capricorn. You got the keys by never losing them. It doesn’t occur to anyone to offer, and pride won’t let you ask, so your rest waits until the building’s empty. Hand over one key. Let them lock up badly.',
  },
  aquarius: {
    headline: 'You’re the one taking the group picture.',
    text: 'One step back and you can see it all: who’s been left at the edge, who always stands in the middle, how odd and likable the whole crowd is. The Sun marks where you look at life from, and in Aquarius it’s that step. You wave the outsider in. You’d defend anyone’s right to make a face. Later the picture goes around without you in it, and you feel free, then slightly forgotten. Use the timer. Run, and stand next to somebody.',
  },
  pisces: {
    headline: 'You can hear through the walls.',
    text: 'Most people live in brick, and you live in something closer to paper. A coworker says “I’m fine,” and what reaches you is the song playing behind it. In Pisces the Sun, your aliveness, runs on such closeness, and people with nobody to tell end up telling you. You answer in their key. What goes missing is your own music: asked what you want for yourself, you can draw a blank, and feel foolish. Shut a door for an hour. What’s playing on your side?',
  },
};
