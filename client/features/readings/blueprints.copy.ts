// The texts of the readings: five paragraphs and two recommended actions each (requirements READING-7 and READING-8),
// and the theme of the animation before it.

import type { LoadingTheme } from '#client/features/loading-animation/index.ts';
import type { Reading } from '#shared/readings/readings.schema.ts';
import type { ReadingId } from '#shared/readings/readings.ts';

type Action = { title: string; text: string };
export type Blueprint = {
  title: string;
  paragraphs: readonly [string, string, string, string, string];
  actions: readonly [Action, Action];
};

const LOVE: Blueprint = {
  title: 'Love Blueprint',
  paragraphs: [
    'Venus does not ask whether you are ready. She leaves a light on in a window and lets you decide what to do about it. Your way of loving begins the same way: not with a speech but with a lamp, a saved seat, the last piece of something left on a plate with your name on it.',
    'Mars is the part that crosses the street. He is better at the first ten steps than at standing on the doorstep, and there are afternoons when he rings the bell and then pretends to be reading the house numbers. Let him be seen. People can only open to somebody who is standing there.',
    'The Moon keeps your old weather. Whoever loves you will meet, sooner or later, the child who learned what happens after the door closes. You don’t have to explain that child at dinner. It’s enough to say: this is where I go quiet, and I do come back.',
    'What you call being particular is a map you drew by walking. Keep the map. But look at it again in daylight, since some of the places marked with a cross were swamps ten years ago and are gardens now, and a few of the gardens have new tenants.',
    'So the blueprint is a small house with a large table. It has one room that is yours alone, with a key you never have to account for, and it has a door that opens outward. Somebody knocks as you would knock. You’ll know it by how little you have to clean up first.',
  ],
  actions: [
    {
      title: 'The two-candle evening',
      text: 'Light two candles. Say aloud one thing you have been waiting for someone to guess, to them if they are there, to the second flame if not. Blow one out. Keep the other lit while you do the dishes.',
    },
    {
      title: 'Full Moon, small release',
      text: 'At the next full Moon write one old sentence that somebody said about you and that you have been carrying ever since. Read it once by the window. Then put it in the recycling, where sentences go to become cardboard.',
    },
  ],
};

const CAREER: Blueprint = {
  title: 'Career Blueprint',
  paragraphs: [
    'Saturn keeps the books of the sky, and he has a soft spot for people who show up. He doesn’t sell the quick ladder. He believes in the wall you build with a level in your hand, and the odd thing about such walls is that one day somebody hangs a door in them and calls it a career.',
    'Mercury is the gift of being understood by two kinds of people who don’t understand each other. If you have it, you’ve been treating it as a courtesy. It’s a trade. Notice who comes to stand near you when a conversation gets stuck, and what they were about to pay somebody else for.',
    'Jupiter is generous and has no sense of scale. He will hand you the whole orchard when you asked about an apple. Say yes to one tree. Work it until you know what it does in a dry summer. The rest of the orchard is not going anywhere; it has roots.',
    'There is a task you have carried so long that it looks like part of you. It was given to you because you did it well once, in a bad year, and nobody has looked at the arrangement since. Put it down for a week. See who picks it up, and whether it was ever a task at all.',
    'The blueprint shows a workshop with the door open. Not the tallest building on the street, but the one with the light on, where things leave in better shape than they came. You are allowed to be paid for that. You are also allowed to close at five.',
  ],
  actions: [
    {
      title: 'The green stone on the desk',
      text: 'Put one small green stone, aventurine if you like names, where your hand rests when you hesitate. Each time you touch it, do two minutes of the thing, and only two minutes. Stones are patient about the rest.',
    },
    {
      title: 'A new Moon list',
      text: 'At the next new Moon write three lines: what I will do, what I will no longer do, who should know. Tell the third line to a person before the Moon is full. The first two tend to follow.',
    },
  ],
};

const SOUL: Blueprint = {
  title: 'Cosmic Blueprint',
  paragraphs: [
    'You arrived in the middle of things, as everybody does. The planets were already walking, somebody had left the kettle on, and the sky over your first roof had one arrangement that it has never had again. That’s not a sentence passed on you. It’s an address.',
    'The Sun in a chart is the story you are trying to tell, and for years you may have told it in other people’s words. Yours are plainer. They have more weather in them. You will recognize them because they make you sit up a little, as if somebody had called from another room.',
    'Neptune hums. That is his whole method. You hear him under the noise of a crowded day as a wish to be near water, or to lie on the floor, or to play one song eleven times. None of this is idleness. It is how the well fills.',
    'There is a thread that has gone through every house you ever lived in. It was in the drawing you made at nine, in the friend you chose at nineteen, in the argument you keep having with the evening news. Follow it backward once, kindly, and you will find that the knots are all at places where you were brave.',
    'So the blueprint is not a building this time. It is a path through a field at night, walked often enough to be visible, with one good stone to sit on. You have sat there before. The stars over it turn slowly, take no attendance, and are glad of the company.',
  ],
  actions: [
    {
      title: 'Seven quiet minutes',
      text: 'Sit by an open window with your back against something. Count breaths to ten and begin again, also when you lose count, especially then. Seven minutes. The world will still be there, and there’ll be a little more of you in it.',
    },
    {
      title: 'Amethyst, or any honest pebble',
      text: 'Carry one in a pocket for a week. When your hand finds it, whisper one thing that is going well. At the end of the week give it to someone and tell them what it has heard.',
    },
  ],
};

const GENERAL: Blueprint = {
  title: 'Cosmic Reading',
  paragraphs: [
    'The sky has no front row. Whatever you came to ask, the same planets are looking on from the same distance, and they’ve heard it before, from people who got up the next day and had breakfast. Begin there. You are in good company.',
    'Mercury suggests that the question is nearly right. Turn it by a few degrees: not what will happen, but what would you do if you already knew. Answers like to be approached from the side, the way you approach a cat.',
    'Venus points at what you have been enjoying in small amounts, as if there were a tax on it. There is none. Take the larger spoon.',
    'Saturn, who is fond of you in his way, has put one plain thing in the middle of the floor. It will take an afternoon. You have walked around it for a month and know its shape by heart. Pick it up by the end that is nearest.',
    'And the Moon changes signs every two and a half days, in case you thought that how it feels right now was the climate. It’s weather. Take a coat, leave the umbrella, and go see.',
  ],
  actions: [
    {
      title: 'One page before the phone',
      text: 'For three mornings write one page by hand before you look at a screen. Do not read it until the fourth. Underline what comes back.',
    },
    {
      title: 'A candle for what is next',
      text: 'Light one when you sit down to begin something and put it out when you stop. It doesn’t need to burn long. It only has to know when.',
    },
  ],
};

/** Without its own loading theme, the animation chooses one by the reading's title. */
type ReadingTheme = { blueprint: Blueprint; loading?: LoadingTheme };

const THEMES = {
  'celestial-love': { blueprint: LOVE, loading: 'romance' },
  'career-prosperity': { blueprint: CAREER, loading: 'career' },
  'soul-illumination': { blueprint: SOUL, loading: 'spiritual' },
} as const satisfies Record<ReadingId, ReadingTheme>;

// A reading that this build does not know is matched by its title. The first matching words win, so that a title with
// both love and purpose counts as love.
const BLUEPRINT_WORDS: readonly (readonly [RegExp, Blueprint])[] = [
  [/love/i, LOVE],
  [/purpose|career|prosperity/i, CAREER],
  [/birth|soul|illumination/i, SOUL],
];

/** The text of a reading and its loading theme: by its id, else by its title. */
export function readingThemeOf({ id, title }: Pick<Reading, 'id' | 'title'>): ReadingTheme {
  const known: Readonly<Record<string, ReadingTheme>> = THEMES;
  const theme = Object.hasOwn(known, id) ? known[id] : undefined;
  if (theme !== undefined) return theme;
  return {
    blueprint: BLUEPRINT_WORDS.find(([words]) => words.test(title))?.[1] ?? GENERAL,
  };
}
