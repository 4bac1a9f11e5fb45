// Venus in each sign: what one likes, and how one shows it.

import type { SignKey } from '#shared/zodiac/signs.ts';
import type { ChapterUnit } from '../unit.ts';

export const VENUS_IN_SIGNS: Readonly<Record<SignKey, ChapterUnit>> = {
  aries: {
    headline: 'You like love while the paint’s still wet.',
    text: '“Come out with me,” you type, then delete the “maybe,” then send it before you can be sensible. Venus, which is how you show you like someone, shows it at once in Aries; you’d rather hear a clear no than wonder. Friends get it as well: you’re the first to call when their news is good. It’s the second coat that bores you. The wall’s dry, and you miss the smell. Pick up the brush anyway. Nobody’s only one room.',
  },
  taurus: {
    headline: 'You feel the cloth before you see the price.',
    text: 'You’ll hold a sleeve between two fingers for a full minute, put it back, and return in a month to buy it for ten years. What’s worth having is a question for Venus, at home in Taurus, and your answer is whatever wears well. People included. They relax into you as into old wool. But you hold on and forget to say so, sure they can feel it, and you’re startled when one of them doubts you. Tell them you’d take them off the rack again.',
  },
  gemini: {
    headline: 'You fall for people mid-sentence.',
    text: 'What does it is a phrase, a wrong word used well, a question no one’s ever put to you, and you want this conversation to have no period in it. Being charmed and being charming are both Venus, and in Gemini you do them with talk: nicknames, links, a running joke that’s outlived two phones. It’s hard to be bored near you. Yet when someone says a heavy thing, you get nervous and reach for a comma. Hear them to the period. There’ll be another sentence.',
  },
  cancer: {
    headline: 'You keep a spare toothbrush for people.',
    text: 'Still in its wrapper, in the second drawer, next to the charger that fits their phone. Your Venus, or what you do with affection, gets ready for people before they’ve asked. They come in out of the rain, everything’s there, and for an hour they don’t have to manage. You’d love the same, and you’ll never mention it. When nobody’s thought of you, the drawer closes on your disappointment without a sound. Open it again. Say which kind you’d have liked.',
  },
  leo: {
    headline: 'The wrapping is half of what you give.',
    text: 'You’ve tried three stores for the right ribbon, and hidden the real present under a silly one. With Venus, your taste in love and in most things, in Leo, you like an occasion, and whoever you’re fond of gets to be one. On a plain weekday, too. It can be a lot to stand beside. A friend with something small slides it under the pile, embarrassed, and you’d hate to know it. Open that one first. Take your time with the tape.',
  },
  virgo: {
    headline: 'You love in the small print.',
    text: '“Your tire looked low, so I filled it.” “The receipt’s in the box.” Those are declarations, for anyone who reads that far. Your Venus, which is how you’re sweet to those you like, goes into particulars: who can’t bear the overhead fan, who pretends to like the stairs. They’re well kept by you. But people skim, and you go unread and a bit sore, or you add one helpful correction and it’s all they remember. Try a line in large type. “I missed you” will do.',
  },
  libra: {
    headline: 'You turn off the overhead light first.',
    text: 'Then a lamp goes on, and a song nobody minds, and two people who came in stiff are leaning toward each other. Your sense of what’s lovely is Venus, at home in Libra, and you use it on rooms, on sentences, on other people’s nerves. Everyone looks better in your light. So does the problem. You’ll keep things dim around a disappointment that wanted looking at, and go along, charmingly, to the wrong movies for years. Try the big switch sometimes. The right people won’t squint.',
  },
  scorpio: {
    headline: 'You love the chapters people cut.',
    text: 'Everybody gets the published version of a person, with the photo on the back. You ask for the pages that came out. Venus is what draws you to someone, and in Scorpio it’s whatever they’ve shown nobody. You handle it with care. People have told you what they swore they never would, and slept well. It’s endings that you can’t put down: you reread the book for the line where it turned, with a longing you’d deny. Close that one. You’ve got cut pages of your own to lend.',
  },
  sagittarius: {
    headline: 'You fall for whoever takes the long way.',
    text: 'The meal was over an hour ago and you’re both still walking, past the stop, past the next one, settling what’s wrong with the world. Venus is what you enjoy, and in Sagittarius it’s anyone who’ll go around by the hill. Being liked by you feels like a day off. It’s the short way that strains you, the same four blocks with the trash and the bills, and you get restless and call it freedom. Walk them as a tourist. You’re good at that.',
  },
  capricorn: {
    headline: 'You come to the appointment and wait.',
    text: 'You drive, you park, you sit two hours in the plastic chair with their coat across your knees, and when they come out you say, “Well?” Letting people know they matter is Venus, and in Capricorn you do it by being there, on time, for years. Nobody forgets that chair. But sweet talk embarrasses you, so some of them never guess how fond you are, and you feel that as unfair. They couldn’t see you from inside. Tell them how long you’d have waited.',
  },
  aquarius: {
    headline: 'You love people who keep their own shelf.',
    text: 'Share a home with someone and there’ll be two copies of the same novel, because you’d never ask for theirs to go, and yours is staying. Your Venus, which is what puts you at ease with people, needs room and hands it out. You take friends whole, hobby, politics and all. They get bolder for it. “Do you even miss me?” one of them asks. You do, tenderly, and it comes out as a shrug. Lend them your copy. Write in the front why.',
  },
  pisces: {
    headline: 'You paint people kinder than photographs do.',
    text: 'They’re across the table, tired and a bit late, and you’ve already painted who they are on a good day. Venus finds things beautiful, and in Pisces it finds what’s half finished: you see the self that somebody gave up on, and you’re gentle with it. A few have grown into your picture. Others haven’t, and you’ve gone on making excuses, disappointed, touching up the sky. The portrait isn’t a lie. It just wants a photo beside it, and you looking from one to the other.',
  },
};
