// Saturn in each sign: where one is careful, and what one has earned by it.

import type { SignKey } from '#shared/zodiac/signs.ts';
import type { ChapterUnit } from '../unit.ts';

export const SATURN_IN_SIGNS: Readonly<Record<SignKey, ChapterUnit>> = {
  aries: {
    headline: 'The light’s green, and you check again.',
    text: 'Somebody behind you honks, and you’re still looking both ways, as though you’d once been told off for going. Saturn is your caution, and in Aries you’re cautious about wanting: going first, saying “mine,” raising your voice. It’s given you the thorough kind of courage. When you do go, you’ve looked, and people like to ride with you. But you’ve waved others through out of plain dread, and been angry all the way home. Roll forward an inch. That counts as going.',
  },
  taurus: {
    headline: 'The tags are still on your good sweater.',
    text: 'It’s been in the closet since fall, because you haven’t decided whether you can have it. Saturn sets your limits, and in Taurus it sets them in money and comfort, as though the store might call and want it all back. So you make things last. You mend, you wait, and friends in a tight spot ask how you do it. “Enough” is the figure you can’t find, and anything nice makes you nervous. Cut off one tag. The store’s forgotten you.',
  },
  gemini: {
    headline: 'Before you say it, you look it up.',
    text: 'It’s only a chat with your oldest friend, and you’ve checked how to spell “weird.” Saturn sets you an exam, and in Gemini it’s in words, with a teacher’s sigh somewhere in the room. You’d rather leave a blank than get it wrong. So you learned things properly. What you explain stays explained, and it’s your instructions that are taped to the wall. But much wit never gets handed in, and it hurts when they think you had nothing to say. Guess out loud. Nobody’s grading.',
  },
  cancer: {
    headline: 'As a guest, you strip the bed.',
    text: 'You fold the towels, wipe the sink and leave a note, until it’s as though nobody had stayed. Saturn, which is how you try to be no trouble, tries hardest, in Cancer, when you need somebody. Being looked after feels like running up a bill. So you’re the one who can be leaned on: you know what a key is worth, and people have had yours for years. It’s lonely, though, when no one may return it. Leave the bed unmade once. They’d like to know you slept.',
  },
  leo: {
    headline: 'Nobody’s heard your song yet.',
    text: 'It’s karaoke, at someone’s farewell, and each time the sheet comes around you move your name to the bottom. Saturn is what you want to be sure of first, and in Leo it’s your welcome: what if they only clapped to be nice? So you prepare. What you do show is built to last, with nothing cheap in it, and you’re patient with whoever’s shaking at the microphone. But you’ve cheered for people who took half the trouble, and envied them sharply. Sing it badly. There’s a second verse.',
  },
  virgo: {
    headline: 'You go back to check the iron.',
    text: 'It’s off. It was off last time, and still you’ve turned the car around, since a thing half checked follows you down the road. Saturn is your inner inspector, and in Virgo the inspector works weekends. What you’ve signed off holds, and people who depend on it have no idea how well they sleep. But you’re inspected, too, even on your day off, and there’s always a remark at the bottom, and a dread of being found careless. Once it’s off, drive. You can pass with remarks.',
  },
  libra: {
    headline: 'Somewhere you’ve written down who paid.',
    text: 'They got the tickets, so you got the parking, and it’s bothered you since that it wasn’t even. Saturn is where you feel you owe, and in Libra you owe it to the other person: a fair share, a kept promise, a hard talk that you stayed for. Few handshakes are as safe as yours. But fondness kept as accounts turns formal, and you’ve sat near someone dear, uneasy, adding up, when they’d long lost count. Round it off. Let them be ahead of you for a month.',
  },
  scorpio: {
    headline: 'There’s a bag you’ve packed and never mentioned.',
    text: 'It’s in the closet, or only in your head: some cash, a charger, the number of someone who’d come. Saturn has you test a thing before you lean, and in Scorpio it tests whomever you’d need. You’ve thought the worst through, quietly, so in other people’s emergencies you’re calm and know what to take. They don’t forget it. But those close to you can feel the bag, and they’re hurt, and you’re tired of being ready. Take one thing out. Put it in a drawer they know about.',
  },
  sagittarius: {
    headline: 'It’s sunny, and you’ve packed the raincoat.',
    text: 'They’re singing in the car, and you’ve printed the directions in case the signal goes. Saturn asks you for proof, and in Sagittarius it wants proof of the good things: that it’ll be worth the fare, that the course leads somewhere, that there’s a point. So what faith you have has been out in all weathers, and people borrow it. But trips have left while you read the reviews, and you’ve smiled through the wet ones’ story, full of regret. Go on half a forecast. You’ve got the raincoat.',
  },
  capricorn: {
    headline: 'Sooner or later somebody hands you the clipboard.',
    text: 'You hadn’t volunteered. You’d only asked, in a certain tone, when the bus was leaving, and now you’ve got the list. Saturn is your sense of duty, at home in Capricorn, and people know it when they meet it. No one’s been left at a rest stop on your watch, and those who’ve worked under you learned that rules can be kind. But you’re still counting at the picnic, and there’s guilt whenever you sit down. Give the list to whoever’s laughing loudest. Be a name on it.',
  },
  aquarius: {
    headline: 'You take the minutes and leave yourself out.',
    text: 'Every group needs a secretary, and you had a pen: who’s in favor, who objected, what was promised. Saturn is where you earn your place, and in Aquarius you earn it among friends, where others simply sit down. The rules you draft are fair to whoever isn’t in the room, and clubs have outlived their quarrels because you had it on paper. Read back, though. You’re hardly there. Fear of not fitting held the pen. Put it down for one item. Let someone else record that you laughed.',
  },
  pisces: {
    headline: 'You’ve apologized to a chair.',
    text: 'You’d walked into it, and “Sorry” was out before you looked. Saturn is what you hold yourself responsible for, and in Pisces it’s nearly everything: the rain at the wedding, the silence after someone else’s joke, whatever’s sad next door. It has no edge, so you learned to make one. Your kindness keeps hours, and you’ll sit with a hopeless case every week and not go under. On days off the guilt comes anyway, and won’t give its reason. Ask it. When it’s only the chair, you’re free to go.',
  },
};
