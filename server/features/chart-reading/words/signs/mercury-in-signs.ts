// Mercury in each sign: how one thinks, talks and listens.

import type { SignKey } from '#shared/zodiac/signs.ts';
import type { ChapterUnit } from '../unit.ts';

export const MERCURY_IN_SIGNS: Readonly<Record<SignKey, ChapterUnit>> = {
  aries: {
    headline: 'You hit the buzzer before the question ends.',
    text: 'You’ve got the answer at “which,” and waiting for the rest of the sentence is the hardest part of any meeting. Getting to the point is Mercury’s job, and in Aries it goes at a run. You say the thing that the whole room’s been walking around, and somebody laughs out of pure relief. Sometimes that wasn’t the question. Then you’ve replied to what nobody asked, with feeling, and the email’s gone. Wait for the other person’s last three words. You’ll still be first.',
  },
  taurus: {
    headline: 'Your mind writes in ink.',
    text: 'Others scribble and cross out. You read the entire contract, appendix included, while a pen’s held out to you and somebody looks at the clock. Mercury, which is how you take a thing in and make up your mind, makes it up once in Taurus. What you promise can be planned around. The trouble comes when the facts change: you’ll defend an old page out of dread of the smudge. Corrections go in the margin. You initial them, and the contract holds.',
  },
  gemini: {
    headline: 'Your pockets are full of other people’s sentences.',
    text: 'Half a quarrel from the bus, a fact about owls, the perfect thing a cashier said: you pick them up without trying and hand them out the same day. Thinking and talking are both Mercury, at home in Gemini, and you do the two at once. A dull table gets livelier wherever you’re put. Now and then you pay with a sentence because it’s shiny, then feel uneasy, having argued for what you don’t believe. Which ones did you mean? Keep those.',
  },
  cancer: {
    headline: 'You save the voicemails.',
    text: 'You couldn’t say what the argument was about, but you can still do the tone: how low it went, where it caught. It’s Mercury that listens in you and decides what to retain, and in Cancer it keeps the voice along with the words. So people tell you things. They can hear you holding on. A careless “fine” gets held too, though, and plays all week, a little colder each time, until you’re sulking at a recording. Call back before you hit replay.',
  },
  leo: {
    headline: 'You tell it better than it happened.',
    text: 'In your version there were six raccoons, and the landlord came out in a robe. The voice in which you speak your mind is Mercury, and from Leo it reaches the back row: warm, sure, with a pause before the good part. Shy people stand taller when you introduce them, because you’ve told their story up, too. Then somebody says “It was two raccoons,” and you’re wounded out of all proportion; your word feels like your name. Laugh first. “Two,” you can say, “but large.”',
  },
  virgo: {
    headline: 'You’d find the typo in a love letter.',
    text: 'And you’d save the letter for forty years, with a tiny pencil mark beside the comma. Your Mercury, at home in Virgo, is a sorter: it’s how you tell what matters from what’ll be misread. Plans are safer with you. But somebody handing over a first draft may have wanted only “lovely,” and your own messages sit unsent, read eleven times, out of worry over one adverb. Put the pencil behind your ear for a page. What moved you? Say that first.',
  },
  libra: {
    headline: 'You sand every sentence before you send it.',
    text: 'The first draft said you were annoyed. By the fifth you hope they’re well, and thanks so much for everything. Mercury looks after how you put things, and in Libra you put them so that nobody gets a splinter. You can bring people hard news and still be asked to stay. Then again, wood can be sanded until there’s nothing to hold. They read your note, smile, and change nothing, and you’re quietly furious. Leave one rough edge. They’ll need it for grip.',
  },
  scorpio: {
    headline: 'You notice the nail where a picture hung.',
    text: 'Someone’s giving a pleasant account of their year, and you’re looking at the month they skipped. Mercury aims your attention, and in Scorpio it aims at what’s been taken down. You ask one question, gently, and a friend who’s been all right for weeks finally isn’t, to their great relief. Hardly anyone listens like that. Left alone with a late reply and a changed password, though, your suspicion can hang the whole wall. Sometimes they’ve just repainted. You could ask.',
  },
  sagittarius: {
    headline: 'You write the postcard and lose the stamp.',
    text: '“You have to come, it’s enormous, we could all live here,” you say, and for a second everyone’s packing. Mercury makes sense of things for you, and does it from a hilltop, with the details very small. You lend people the long view when they’re stuck in paragraph nine. Promises slip out at that height, sincere and unstamped, and somewhere a friend’s still waiting, a little let down, for the visit you described so well. Buy the stamp first. Then write all you like.',
  },
  capricorn: {
    headline: 'You spend words like cash.',
    text: 'While the others think aloud, you count. Then you say one thing, near the end, and it’s what gets written down. Mercury handles speech and plans, and in Capricorn it works to a budget, so nobody discounts your yes; you’ve made promises of four words and kept them for years. Praise is where you save too hard, for fear of cheapening it, and someone close has been going without. They think you disapprove. Overspend on the people you love. “I liked that” won’t break you.',
  },
  aquarius: {
    headline: 'You turn the map upside down.',
    text: 'It’s a choice between A and B, everyone’s tired, and you ask who says there are only two roads. There’s a groan. Then you turn the map around, and the shortcut’s obvious. Mercury, the route your thinking takes, leaves the marked trail early in Aquarius, and strangers, children and experts in other fields enjoy walking it with you. You’ll also spin the map for sport, and end up debating a friend who agreed. That’s a lonely way to be right. Look who’s still with you.',
  },
  pisces: {
    headline: 'You know it before you can say it.',
    text: 'Asked how you got there, you’ve only got the answer. Understanding is Mercury, and in Pisces it comes up like a print in a darkroom tray: gray, then a shape, then a face. You catch the mood of a letter before its meaning, and find the one image that makes a grieving friend nod. Rushed for reasons, you panic, the light goes on and the picture’s lost. Ask for a minute. And check that you said it aloud; you’d swear you had.',
  },
};
