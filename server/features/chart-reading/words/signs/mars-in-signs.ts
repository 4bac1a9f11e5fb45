// Mars in each sign: how one goes after things, and how one is angry.

import type { SignKey } from '#shared/zodiac/signs.ts';
import type { ChapterUnit } from '../unit.ts';

export const MARS_IN_SIGNS: Readonly<Record<SignKey, ChapterUnit>> = {
  aries: {
    headline: 'You’d rather rip the bandage off.',
    text: 'The phone call you dread is the one you make first, with your coat still on, and then it’s over and you can breathe. Mars is how you go at things, and at home in Aries it goes straight. Let out at once, your anger’s a sneeze: sudden, loud, done. People who’d been dithering take heart and start to move. What goes wrong is somebody else’s bandage, pulled because you couldn’t stand watching the corner lift. Ask first. Let them count to three.',
  },
  taurus: {
    headline: 'You move slowly, and you move pianos.',
    text: 'Somebody on the landing says “hurry up,” and you stop, set your end down and look at them. Your strength is Mars, and in Taurus it works like a mover: low, even, no wasted step. You finish what quicker people have announced. It takes weeks to make you angry, and then the whole building hears the keys. Steady can turn into stuck, with the piano wedged on the turn and you grimly unwilling to give an inch. Back up one stair. That’s how they get around corners.',
  },
  gemini: {
    headline: 'You return every serve.',
    text: 'Someone makes a remark, and it’s back over the net before they’ve lowered their arm. Competing and quarreling both come under Mars, and in Gemini wit does both, on a small table, with two other matches going. You can start four jobs while others look for a pen, and you keep a long committee awake. But you win points you didn’t need, and regret it when you see that the other person wasn’t playing. Watch them, not the ball. Let one bounce twice.',
  },
  cancer: {
    headline: 'You’re fierce on somebody else’s behalf.',
    text: 'A neighbor’s deposit hasn’t come back, so you sit on hold for fifty minutes with their lease in your lap. Mars, which is how you stand up for things, stands in the doorway in Cancer, with everyone you love behind you. They’re safe there. Your own deposit you’d have let go. Then the anger comes out in cupboard doors and a short “nothing,” and you’re baffled that they can’t tell. Make one call for yourself, in the voice you use for them. You know the number.',
  },
  leo: {
    headline: 'You do your best work with someone watching.',
    text: 'Alone at the rehearsal you mumble. Let one person slip into the back row, and you fill the place. Mars is what gets you moving, and in Leo it’s the wish to do a thing splendidly and be seen at it; you’ll carry a tired crew through the last hour on sheer nerve. Slighted, you make an exit, then stand in the hall listening for footsteps, more proud than angry. They aren’t sure they’re invited. Come back on your own cue. You’ve only ever needed one seat filled.',
  },
  virgo: {
    headline: 'You sharpen the pencil until it’s short.',
    text: 'Before the first line there’s the desk, the right folder, a look at how it was done last time. Mars is your way of working, and you work clean; the next person opens your files and could weep with gratitude. Your anger goes to the crooked blind, the wrong date, whoever left the cap off, and seldom to the thing that hurt. Readiness eats the day, and then frustration eats you. There’s enough pencil left. Let the first page be ugly.',
  },
  libra: {
    headline: 'You hold the door, even in a fight.',
    text: '“No, after you,” you say, and it’s a while before either of you gets through. Pushing for what you want is Mars, and in Libra you push with manners, and check that the other side has a way out. You can win an argument and leave no loser in the room. People who shout never manage it. But your own anger comes late, when they’ve forgotten the matter and you’re alone with the resentment. Go through first for once. You can still hold it for them.',
  },
  scorpio: {
    headline: 'You burn low, and you don’t go out.',
    text: 'When you’re angry your voice drops. Drive and temper are both Mars, at home in Scorpio, and yours work like the pilot light in a stove: small, blue, lit for years. A hard job can lose its audience and its deadline, and you’ll still be there for the last page. The same flame can sit under an old insult, bitterly, long after the other person’s moved away. You’re paying for the gas. Put something on that you’d eat.',
  },
  sagittarius: {
    headline: 'You sign up first and train later.',
    text: 'It’s forty miles, for a good cause, somewhere you had to look up, and your name’s on the list before anyone’s said “boots.” Whatever you throw yourself into, Mars does the throwing, and in Sagittarius it throws far, with a yell. Others sign because you did, and talk about it for years. Unfairness makes you loud; a joke makes you stop. Meanwhile last year’s list is still waiting, and a friend’s holding your flyers in the wind, and you’re sorry. Pick one start line. Buy the boots.',
  },
  capricorn: {
    headline: 'You always know which stair you’re on.',
    text: 'Someone sprints past you on the second floor, and you let them, with a private flicker of envy. You’ll meet on the ninth. Your Mars, the way you get what you’re after, takes the stairs in Capricorn: an even pace, a hand on the rail, nothing spent on show. When things go wrong, people fall in behind you. It’s the landings you skip. Each has a bench, you’ve never used one, and you’re short with whoever does. Sit down once. The stairs you’ve climbed stay climbed.',
  },
  aquarius: {
    headline: 'Tell you to sit, and you’ll stand.',
    text: '“That’s how we’ve always done it,” says the chair of the meeting, and your hand’s in the air. You assert yourself on principle, for people you’ve never met, in a level voice that’s hard to shout down; that’s Mars, your fighting side, in Aquarius. A bad rule rarely survives your reading it aloud. Closer to home, somebody asks you to take your shoes off, and you feel cornered, as though by a regulation. Nobody’s voting. It was only a wish, and you can grant it sitting down.',
  },
  pisces: {
    headline: 'You get there by going around the rock.',
    text: 'Somebody plants themselves in your way. You may push once, and then you let them stand. A season later you’re past them, and they can’t say how. Your will is Mars, and in Pisces it moves like a creek, by detour, giving way here and arriving there. You’ll wear yourself out gladly for anyone who’s going under. Anger’s harder. It spreads until it looks like being tired, and you cancel plans without knowing why. Narrow it to one sentence: “I was angry about the ride.” You’ll feel it run.',
  },
};
