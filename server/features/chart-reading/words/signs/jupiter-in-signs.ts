// Jupiter in each sign: what one trusts, and where one is generous.

import type { SignKey } from '#shared/zodiac/signs.ts';
import type { ChapterUnit } from '../unit.ts';

export const JUPITER_IN_SIGNS: Readonly<Record<SignKey, ChapterUnit>> = {
  aries: {
    headline: 'Six out of ten is plenty for you.',
    text: 'The ad lists ten requirements, you’ve got six, and by the bottom of the page you’re writing the cover letter. Jupiter, which is where you count on things to go well, counts on your nerve in Aries. It’s often right. You’ve talked the timid into applying, too, and a few still thank you for it. Only, the other four come up in week two, and you’ve felt foolish in front of people you’d promised. Find someone who has those four. They’ve probably been short on your six.',
  },
  taurus: {
    headline: 'The woodpile’s always higher than the winter.',
    text: 'You’ve got a second can of that paint, a year of light bulbs, and a bottle that’s waiting for a better guest. Jupiter is your faith that there’ll be enough, and in Taurus you stack it where you can see it. There is. Whoever has a thin month comes to you, and you carry it out to their car. But the pile wants a bigger shed, and you can sit beside it too comfortable to move, and bored. Burn the good logs. Open that bottle for whoever’s here.',
  },
  gemini: {
    headline: 'Forty tabs are open, with hope in each.',
    text: 'One’s a course in knots, one’s a secondhand accordion, and one you clicked on a stranger’s tip, so now you know about canals. Jupiter is your appetite for the world, and in Gemini it reads. You’re sure the answer’s out there in a footnote, and you send links the way others send flowers; a friend got an apartment that way. The tabs don’t close themselves, though. Asked which one you’ll finish, you feel a flutter of panic. Choose by what you’d miss. The accordion’s still for sale.',
  },
  cancer: {
    headline: 'There’s another leaf for your table in the closet.',
    text: 'Somebody’s got nowhere to go for the holiday, and before they’ve finished saying so you’re dragging it out. Jupiter is what you give without counting, and in Cancer it’s a place to belong: the new hire’s invited, and so is somebody’s ex. For an hour or two you’ve made a home for people who’d given up on one. The worry grows with the table, everyone’s train, everyone’s mood, until you’re worn out and faintly sad among the plates. Take a leaf out sometimes. You fit at the small table, too.',
  },
  leo: {
    headline: 'You tip as though you’d won something.',
    text: 'You work out the usual, look up at how hard they’re trying, and write a bigger number, with a flourish. Jupiter, which is your sense of luck, is openhanded in Leo: it buys the round, starts the standing ovation, praises a friend’s terrible band until it gets good. People have turned brave on your say-so. Then the statement comes. You’ve promised grandly, and you’re too proud to ask for separate checks. The applause is free, and it’s what they kept. Do the math before the flourish.',
  },
  virgo: {
    headline: 'Somewhere in your jars is the right screw.',
    text: 'It’s off a shelf that was thrown out long ago, and you kept it, since it was a perfectly good screw. Jupiter is your belief that things can get better, and in Virgo they get better by quarter turns. You trust a method, a manual, a person who’ll say “I don’t know.” Half your friends’ lamps work thanks to you. But jars multiply, and a free day goes in sorting, with a vague guilt that it isn’t done. Give one away, mixed. Somebody will love digging.',
  },
  libra: {
    headline: 'Everyone you know has to meet someone.',
    text: '“You two will get along,” you say, and there you stand, delighted, holding both their drinks. Jupiter, which is what you’ve got faith in, has faith in company when it’s in Libra: for each job, quarrel and spare ticket there’s a right person. Your own breaks came through somebody, and you’ve passed on dozens. But you’ll accept both halves of a feud and two invitations for one date, and then shame keeps you up. Hand back a drink. People can hold their own.',
  },
  scorpio: {
    headline: 'You’d buy the house with the burned roof.',
    text: 'The others on the tour have gone quiet, and you’re knocking on the beams. They’re sound. Jupiter is your optimism, and in Scorpio it thrives on bad news: you’re surest of people after they’ve lost something, and you’ve told friends “There’s a lot left here” when they couldn’t see it, and been right. It’s brochures that you don’t believe. A plain, sunny offer gets sniffed for smoke, and while you’re busy being suspicious somebody else moves in. Some roofs never burned. Knock once, and say yes.',
  },
  sagittarius: {
    headline: '“How hard can it be?” you ask the driveway.',
    text: 'There’s a boat in it, or the ribs of one, or else your boat’s a degree, a bus, a business with a wonderful name. Jupiter, at home in Sagittarius, is your trust that it’ll come right as long as you aim high enough. Near you, people who’d lost heart remember what they used to want. It’s the scale that goes. You round up, and whoever offered a weekend is still sanding, a bit resentful, while you describe the ocean. Build it smaller. It could float this summer.',
  },
  capricorn: {
    headline: 'Good luck, in your case, clocks in at eight.',
    text: '“You’re so lucky,” they say, of something you did a little of, every day, for six years. You let it go. Jupiter is how your world gets bigger, and in Capricorn it’s on the payroll: you believe in the plan, the spare part, the person who’s never late. You hold doors for whoever’s next, with a two-line reference that gets them hired. A gift, though, makes you uneasy. You turn it over for the invoice. Some things came paid. Clock out and use it.',
  },
  aquarius: {
    headline: 'You’d split the winnings with the whole bus.',
    text: 'You’ve planned it: a library, a clinic, a free line to the airport. Jupiter is your idea of a good future, and Aquarius has everyone in it. You start the thread where the building finds its missing cats, and people can’t think whom to thank. Whoever’s in the next seat has it harder. They’d hoped for an hour of you, it’s promised to the public, and you’re baffled that they mind. Ride with them to the last stop. The bus can spare you.',
  },
  pisces: {
    headline: 'The things you lose tend to come home.',
    text: 'A stranger runs after you with your wallet, or the scarf’s at the café with a note on it, and you’re touched and hardly surprised. Jupiter, which is your trust in what you can’t check, half expects kindness in Pisces, and often spots some. You’ve been the one running, too. But you’ll lend to anybody with a sad enough story, then wait, too tender to ask, for what isn’t coming back. Sew your name in the scarf. Believe in people. You can still count what’s on the hook.',
  },
};
