// Neptune in each sign: what one longs for, and where one sees it kinder than it is. Shared with everybody born within
// some fourteen years.

import type { SignKey } from '#shared/zodiac/signs.ts';
import type { ChapterUnit } from '../unit.ts';

export const NEPTUNE_IN_SIGNS: Readonly<Record<SignKey, ChapterUnit>> = {
  aries: {
    headline: 'In the daydream you carry everyone out.',
    text: 'There’s smoke, you know exactly what to do, and they’re all a bit amazed at you on the lawn. Neptune paints what you long for, and in Aries it’s courage, pure, with no paperwork. Everybody born in those years shares the picture. You use it: people who’d lost heart stand up because you look so sure. But real life seldom catches fire, and between rescues you’ve been bored, and felt useless. Somebody’s at the foot of the stairs with a stroller. Take the front wheels.',
  },
  taurus: {
    headline: 'There’s a farmhouse you’ve furnished from the listing.',
    text: 'It has a long table now, with a bowl of pears, and you’ve never been within three hundred miles of it. Neptune is your idea of paradise, and in Taurus you could touch it: linen, good dirt, enough of everything. All your contemporaries were issued the dream. You can make a bare room kind, and guests leave rested. It’s sums that go misty. You’ve lent, or overpaid, in a glow, and then dreaded the statement. Keep the farmhouse. Set the bowl on your own table.',
  },
  gemini: {
    headline: 'You buy old postcards for what’s on the back.',
    text: '“Weather poor, Edith better, bring the other shoes,” and there you are at the flea market with a lump in your throat. Neptune hears music where there isn’t any, and in Gemini that’s plain talk; the years you were born in are full of such listeners. You catch the poem in a bus driver’s remark, and people feel more interesting quoted by you. But you’ve heard meanings that weren’t there, and been hurt by a note about shoes. Write one plainly. Put your address on it.',
  },
  cancer: {
    headline: 'You’d move into the snow globe this week.',
    text: 'In it there’s a house, one lamp, a tree, and everybody’s home. Neptune is what you’re homesick for, and in Cancer it’s for home itself, with no slammed door in it; your whole generation was born with the ache. It’s made you tender. People who never had a kitchen to cry in have cried in yours. But real families track in slush, and you’ve been disappointed in ones who drove four hours to see you. Set the globe down. They’re bringing in the bags.',
  },
  leo: {
    headline: 'When the lights go down, you believe it all.',
    text: 'The curtain’s barely moved, and you’re leaning forward. Neptune is what you can’t help idealizing, and since it’s some fourteen years in Leo, all who grew up alongside you wish that somebody might be splendid. You go on looking in daylight. The cashier has a voice, the quiet kid’s a born lead, and one or two became it because you’d seen it. Then somebody you adored turns out petty, and you’re crushed with disappointment. Stay for the credits. Look how many it took.',
  },
  virgo: {
    headline: 'A well-folded sheet can restore your faith.',
    text: 'Corner to corner, edges meeting, done with care that nobody’s going to thank: you’ve stood at an open linen closet and felt better about the world. Neptune is where you look for the holy, and in Virgo you look in the useful. Anyone born in those years knows what you mean. You help without a speech, and people sleep better for it. There’s always another, though, and guilt if you lie down before it’s folded, so you don’t. It’s for sleeping on. Try it.',
  },
  libra: {
    headline: 'You’ve never forgotten that couple on the bench.',
    text: 'They were strangers, sharing a newspaper, and one turned the page as the other was ready. Neptune makes you homesick for something perfect, and in Libra it’s two people in tune. Your whole generation has that, and the songs to show for it; you’ve also kept believing. Enemies have sat down together because you thought they could. Those near you get held up to the bench, though, and feel your disappointment. Ten minutes earlier, that couple had fought about parking. Sit down with yours.',
  },
  scorpio: {
    headline: 'A line of light under a door draws you.',
    text: 'You’re in somebody’s hallway, keys in your hand, about to go, and there it is, and a voice dropping low. Neptune is your pull toward what can’t be seen clearly, and in Scorpio that’s whatever people shut the door on. It’s the mark of a generation; yours is a fine ear for it. Somebody ashamed comes out and finds you waiting, not shocked, and can breathe. But you can furnish the room from the hall, and be jealous of the furniture. Knock. Quite often it’s someone reading.',
  },
  sagittarius: {
    headline: 'About once a year a book changes your life.',
    text: 'By chapter three you’re reading it aloud, and by the end you’ve bought one for the dentist. Neptune is where you want to believe, and in Sagittarius you want it large: a teacher, a far country, the answer. Everyone near your age was born wanting it. You make it catching: tired people have started over on a page you’d marked. Then the author’s seen shouting at a waiter, and you feel foolish. Reread the parts you underlined. Some of that was yours.',
  },
  capricorn: {
    headline: 'Lit office windows make you oddly tender.',
    text: 'You’re on the sidewalk, it’s late, and someone up there is straightening papers as though it all added up. Neptune is your dream of how things could be, and in Capricorn that’s work with a meaning, and grown-ups in charge. The people you were in school with had it, too. You’ve brought heart to dull jobs, and believed in places until they got better. Then comes a restructuring, by email, and grief. From inside, nobody sees the glow. You’ve been somebody’s window, too.',
  },
  aquarius: {
    headline: 'You’ve cried at strangers singing in a stadium.',
    text: 'Fifty thousand of them had the words, nobody was leading, and you, watching on a small screen, were gone by the second line. Neptune is your wish to melt into something better, and in Aquarius the something’s everyone. Fittingly, you share it with fourteen years of birthdays. You feel for people you’ll never meet, and then you do something. One voice in the next room, off key, with a grievance, can still leave you cold, and ashamed of it. Go in. That’s the stadium, too.',
  },
  pisces: {
    headline: 'The bus window’s fogged, and you’ve drawn a boat.',
    text: 'A finger’s width of street shows through the sail, and you’ve watched the world that way for three stops. Neptune, at home in Pisces, is what you imagine and whom you can’t help pitying; it stays so long there that your whole generation rides in the mist. What you draw is kind: sad strangers turn into people with a story. It’s plain things that blur, a bill, a “no,” your stop, and you look up in a panic. Wipe one corner. Keep the boat.',
  },
};
