// Pluto in each sign: what one won't let go of, and what one can come through. Shared with a whole generation.

import type { SignKey } from '#shared/zodiac/signs.ts';
import type { ChapterUnit } from '../unit.ts';

export const PLUTO_IN_SIGNS: Readonly<Record<SignKey, ChapterUnit>> = {
  aries: {
    headline: 'Beaten, you ask for best of three.',
    text: 'They’re putting the paddles away, and you’re still at the table, bouncing the ball. Pluto is the will you’ve got left when you’ve got nothing else, and in Aries it’s bare: you, up again. All who were born under it are a stubborn crowd. Told it was over, you’ve begun again with nobody’s blessing, and people at the end of their strength think of you. Some were only playing, and you’ve gone home ashamed of winning. Shake hands at one all. You’ll still be standing.',
  },
  taurus: {
    headline: 'In a tug-of-war, they put you last.',
    text: 'The line goes tight, your heels are in the grass, and from then on it’s a question of time. Pluto is what you’d keep when you could keep one thing, and in Taurus it’s solid: land, savings, someone’s hand. A whole generation was born to hold on. What you held is still there, after lean years, for others to live on. But you’ve pulled at what was long over, in dread of letting go. Open your hands. Both sides get to sit down.',
  },
  gemini: {
    headline: 'One sentence of yours can lock a door.',
    text: 'You hadn’t raised your voice. You’d only said the true thing, in nine words, and there was a click. Pluto is where you’ve more power than you meant to have, and in Gemini it’s in words: yours, and some said to you long ago that you can still recite. It goes with the years you were born in. You’ve opened doors that way, and somebody walked out free. A few stayed shut, and you’ve felt remorse over an adverb. Try the key the other way. It turns.',
  },
  cancer: {
    headline: 'You know whose face was cut from the photo.',
    text: 'The others see a wedding with a gap in it. You were told, or worked it out, and kept it. Pluto is what you won’t let go of, and in Cancer that’s family; it spent a quarter of a century there, so everyone your age has some such photo. Your people have come through things because you held them. You hold hardest when somebody’s leaving, out of fear, and the door gets heavy for them. Tell one person whose face it was. There’s room in the album.',
  },
  leo: {
    headline: 'Somewhere your initials are in the sidewalk.',
    text: 'The cement was wet, there was a nail, and you looked up and down the street. Pluto is what you can’t stand to have taken from you, and in Leo that’s the right to be somebody. Everyone your age has that, and most were heard. Your part’s quieter: laughed at or passed over, you’ve come back bigger, and others saw it could be done. Then someone younger takes the floor, and you’re stung by envy. Visit the initials. There’s space beside them for a small shoe.',
  },
  virgo: {
    headline: 'There’s no stain you haven’t gone after.',
    text: 'Salt, then soda water, then something you’d read about, and you’re still at the sink when the others have gone up. Pluto is where you can’t stop halfway, and in Virgo that’s with whatever could be put right; your whole age group has that look. You take on what nobody’ll touch, a friend’s terrible year, a firm’s books, and it comes up fresh. But from worry you can scrub through to the threads. Some cloth’s just worn. Put it on. It’s soft by now.',
  },
  libra: {
    headline: 'You can tell there’s a thumb on the scale.',
    text: 'Everybody’s smiling, the terms are generous, and you’ve put your pen down. Pluto is your nose for power, and in Libra it finds it under good manners: who always apologizes, who pays for the peace. Most people your age can smell it. You stay through the awful talk until things are level, and people get a fair deal who’d stopped asking. It’s kindness that makes you suspicious, and you’ve kept a thumb on, too, just in case. Lift yours first. See which way it tips.',
  },
  scorpio: {
    headline: 'What you’ve thrown on the heap stays warm.',
    text: 'Put your hand over a compost pile on the year’s coldest day and you’ll feel it, everything that’s finished, working. Pluto, at home in Scorpio, is what you can go through and come out of; it was a dozen years there, so your friends aren’t strangers to it. You don’t waste a loss. A wrecked year of yours turns, in the dark, into something that feeds other people. But slights went on it, too, and there’s a bitterness you’ve kept warm too long. Spread it. The tomatoes won’t ask.',
  },
  sagittarius: {
    headline: 'You’ve scraped a slogan off your own bumper.',
    text: 'You’d have followed a stranger across a parking lot over those four words, and then one year you couldn’t say them anymore. Pluto is what you’ll dig to the bottom of, and in Sagittarius you dig in your own beliefs; so does everybody you went to school with. You can change your mind at the root and say so, which lends others the nerve. What aches is the friend you lectured, and the shame of having been that sure. Drive with it bare. People will ask.',
  },
  capricorn: {
    headline: 'Week one, and you know who runs the place.',
    text: 'It isn’t the name on the door. It’s whoever keeps the stamp, two floors down, and you’ve learned how they take their coffee. Pluto is your sense of where the power sits, and in Capricorn it sees through titles; sixteen years of birthdays have that eye. You can tell the hollow rules from the ones that hold people up, and you’re patient enough to replace one. But given the stamp yourself, you hold on, for fear of what they’d let through. Leave it out. Go get coffee.',
  },
  aquarius: {
    headline: 'Before you click “agree,” you read the whole thing.',
    text: 'Forty screens down it says what they’ll do with your pictures, and you’re the one who tells the others. Pluto is where you look for the hidden hand, and in Aquarius you look in whatever everybody’s joined: the club, the network, the fine idea. It’s the work of a generation, and you’ve found the odd clause that lets somebody in. But friends come with no terms, which makes you wary of someone who only wants to walk you to the bus. Stop scrolling. Click.',
  },
  pisces: {
    headline: 'There’s a lost glove, so of course you stop.',
    text: 'It’s on the wet sidewalk, palm up, and you shake it out and stick it on a railing where somebody might look. Pluto is what won’t let you go, and in Pisces that’s whatever’s been given up on. Everyone born while it’s there shares the mercy; yours stops. You’ve gone a long way down with people and come up with them. Others you couldn’t find, and you carry a sorrow that isn’t yours. Leave it there. You don’t have to stand by the railing.',
  },
};
