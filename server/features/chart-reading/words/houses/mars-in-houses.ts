// Mars in each house: where one fights, and where the energy goes.

import type { ChapterUnit, House } from '../unit.ts';

export const MARS_IN_HOUSES: Readonly<Record<House, ChapterUnit>> = {
  1: {
    headline: 'On the sidewalk, people step aside for you.',
    text: 'You were only thinking about soup, and the couple with the stroller moved over. Mars, drive and temper both, is in the first house, how you come into view, so people see that you mean business before you’ve got any. It’s useful. In a stalled crowd you take one step, and everyone goes. Less so with a friend who asks “Are you mad at me?” when you’d been humming, and that hurts. Say hello from farther off. Then you’re the one who moves over.',
  },
  2: {
    headline: 'There’s a bicycle you bought in a rage.',
    text: 'The raise went to somebody else, and an hour later you were wheeling a good one out of the store. Mars is what you’ll fight with, and in the second house it’s over money, things, what an hour of you is worth. You go after the late invoice that others only sigh about, and you’ve never been paid by accident. A price can feel like an insult, though, and a small bill’s cost you a day’s anger. Ride it to the meeting. Ask again.',
  },
  3: {
    headline: 'The note by the mailboxes is in your handwriting.',
    text: 'It’s about the front door, it’s polite to the last line, and you’ve underlined “again.” Your third house holds the neighbors, the siblings, whatever’s said in passing, and Mars, which is courage with its sleeves rolled up, lives right there. So things get said. The door shuts now, and the whole stairwell’s warmer. But on the way home you have it out with somebody who isn’t there, and arrive sore. Sign the next note. They’ll know which bell to ring.',
  },
  4: {
    headline: 'There’s been a ladder in your hall since spring.',
    text: 'You go up it whenever work’s been unbearable, and by now the ceiling is flawless. With Mars in the fourth house, where you live and who raised you, drive and anger both have a key. You sand, you haul, you’d face down any landlord. Whether anger was loud where you grew up or never seen, you swore yours would be different, so there’s shame when a wet towel sets you off. “What happened today?” they’d ask. Come down and tell them.',
  },
  5: {
    headline: 'You once won the egg-and-spoon race, fairly.',
    text: 'Half the others were six, and they adored you for it. Mars is your appetite for a contest, and it’s gone to the fifth house, which is play and whatever’s done for the joy of it. You flirt by doing, you finish the costume, and a flat party gets up off the couch. Then one person’s bowl came out better than yours, and you quit pottery from envy. There’s another heat. Run it next to the slowest.',
  },
  6: {
    headline: 'You carry in all the bags in one trip.',
    text: 'You work the door with an elbow, because a second trip would be giving in. Mars is the engine, and in the sixth house it’s hitched to every day: the shift, the chores, the thing in the break room that nobody’s fixed. By four it’s fixed. You can clear a week in an hour, and coworkers lean on that. Then one of them strolls past with a single bag, and you’re furious with a drawer. Make two trips. Someone’s holding the door.',
  },
  7: {
    headline: 'Somebody’s flat “no” wakes you right up.',
    text: 'They said it over the table, and you hadn’t felt so alive in weeks. With Mars in the seventh house, your fight’s stirred by whoever’s opposite, by love or by contract. Give you somebody who pushes back, and you do twice what you’d do alone. You can also leave the anger to them: you’ve stood there, reasonable, while they shouted for two, and been hurt to hear that nothing touches you. Say your own “no” first. They may look relieved.',
  },
  8: {
    headline: 'Someone had to cut the lock, so you did.',
    text: 'For nine years the storage unit came out of a shared account, and nobody could face it. Mars is nerve, and in the eighth house you’ve got it where others back away: what’s owed, what’s inherited, what everyone knows and nobody’s said. Accounts get closed because of you, and people breathe. With those you trust most, though, you’ll fight over a small sum, and it’s seldom the sum; it’s jealousy with a receipt. Buy a new lock. Cut them a key.',
  },
  9: {
    headline: 'You’ve appealed a library fine on principle.',
    text: 'It was four dollars, and you brought photographs, one of the return slot. In the ninth house, where the law lives, and belief, and far countries, Mars puts up its fists for what’s right. You’ll cross a border to see for yourself, or take on a whole degree because somebody said you couldn’t. Others find their spine next to you. It was only a clerk who had to listen, though, and later you were embarrassed. Pay one. Take your camera somewhere you’ve never been.',
  },
  10: {
    headline: 'Your first boss still tells a story about you.',
    text: 'In it you walk in without knocking and say what everybody’d been saying out by the dumpsters. Mars doesn’t wait its turn, and in the tenth house that’s public: the calling, the name, the person who signs the checks. You’re known for what you dared. Others got better hours out of it. A decent boss is harder for you; you go on fighting the bad one, wary of every kindness. Knock this time. It makes a better second chapter.',
  },
  11: {
    headline: '“So are we doing this?” you asked the group.',
    text: 'Nine people had been hoping aloud since March, and by the weekend there was a van. The eleventh house is friends, causes, what you’d all like the future to be, and Mars, your starter, turns the key there. It’d still be a thread with hearts on it. Then somebody lags, and to you they’ve changed sides. At the rest stop you were so angry at the one hunting for sunglasses that you nearly left. Slow down a little. They did get in.',
  },
  12: {
    headline: 'You do your shouting in parked cars.',
    text: 'Windows up, engine off, three minutes, then in you go with the groceries. Mars, which is anger and also courage, is in the twelfth house, the part of life without witnesses. You’ve fought whole battles for people who never heard of it: the letter sent, the drive made in the dark. It’s real strength. But the ones you’re angry with haven’t been told, and you’re bitter that they don’t change. Open the other door. Let somebody get in and hear the end.',
  },
};
