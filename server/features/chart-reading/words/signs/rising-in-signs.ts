// The Ascendant in each sign: how one comes through a door, and the first ten minutes.

import type { SignKey } from '#shared/zodiac/signs.ts';
import type { ChapterUnit } from '../unit.ts';

export const RISING_SIGNS: Readonly<Record<SignKey, ChapterUnit>> = {
  aries: {
    headline: 'First in the pool, and it wasn’t heated.',
    text: 'Everyone’s standing around discussing the temperature, and then there’s a splash, and it’s you. The Ascendant, the sign that was rising as you were born and the way you come through a door, is Aries. Among strangers you say the first real thing, and the shy ones follow with relief. Some get wet who’d only come to sit. Others take it for a contest, and you’re hurt, since you were just saying hi. Tread water a minute. Let them use the ladder.',
  },
  taurus: {
    headline: 'Wherever you sit becomes the good seat.',
    text: 'You come in unhurried, find the chair with something solid behind it, and put your bag down as though you lived there. How people first meet you is your Ascendant, and with Taurus rising they meet someone in no rush. Voices drop near you. Nervous strangers end up on the next cushion, telling you about the roof. But you’ll sit out a whole party there, bored stiff by one talker, because getting up is a decision. The chair will keep. Go see who’s in the kitchen.',
  },
  gemini: {
    headline: 'By the coat rack you’ve met three people.',
    text: 'You know where one got that scarf, why another hates this street, and what the third does with bees. The Ascendant, the sign on the horizon at your birth, is your opening line, and in Gemini it’s a question. Dull people turn out interesting in your company. Then they look up and you’re two conversations off, and they wonder, a little hurt, whether they’d bored you. They hadn’t. You’d meant to come back. Do it, and stay for the rest of the bees.',
  },
  cancer: {
    headline: 'The chain stays on for the first ten minutes.',
    text: 'You look out through the gap, and you ask whether they’re cold. The Ascendant is the front door of a chart, what anyone meets of you first, and in Cancer it’s a kind door with a chain on it. You ask about their drive, you find them the dry chair, and strangers feel looked after before they know one thing about you. Some never do. They take the gap for a mood, while you stand there longing to be asked back. Slide the chain. Tell them about your drive.',
  },
  leo: {
    headline: 'Even your quiet makes an entrance.',
    text: 'You’d meant to slip in at the back, and somebody calls your name and three people move their bags. The Ascendant is what others see before you’ve spoken; in Leo it’s as though a large bright hat had come in with you under it. You use it well. A stranger gets your whole attention and leaves feeling like the guest of honor. On a plain, tired day they miss the hat and ask what’s wrong, and pride puts it on. Hang it up. They’ll still move their bags.',
  },
  virgo: {
    headline: 'Seven minutes early, and you wait in the car.',
    text: 'You check the address, the host’s last name and your collar, then walk in as though you’d just pulled up. With Virgo on the Ascendant, which is the manner you meet the world in, you begin by noticing: the glass that’s missing, the person nobody’s introduced. You see to both, and you’re someone’s relief before you’ve said your name. All that looking can look like judging. People straighten up, and you’re embarrassed, sure it’s about your collar. Say you were nervous. They waited in a car, too.',
  },
  libra: {
    headline: 'Everyone leaves thinking you agreed with them.',
    text: 'After ten minutes with you, three people who can’t stand each other would each say you’re on their side. The Ascendant, or how you come across before you’re known, is a flattering mirror in Libra: you find what’s best in whoever’s there and hold it up where they can see it. They go off liking themselves. No one’s looked behind the glass, though, and you ride home charming and faintly lonely, with an opinion you never used. Turn it around. “I’d have done it differently” makes friends, too.',
  },
  scorpio: {
    headline: 'You say little, and people check their pockets.',
    text: 'You’d only asked how they know the host. But you waited for the answer, and now it’s about their brother. The Ascendant, the sign that was coming up in the east at your birth, is the air you bring in with you; in Scorpio it’s the air of a good hotel safe. Strangers hand things in and sleep better. Hours later they see that you’ve told them nothing, and a few turn uneasy, which stings. Put something of yours on the shelf. A small thing will do.',
  },
  sagittarius: {
    headline: 'However short the trip, you arrive from somewhere.',
    text: 'You’re ten minutes late, with a story about the bus, and by the end of it strangers are laughing and somebody’s found you a chair. The Ascendant shows how you arrive, and in Sagittarius you do it with your bags open. You’re easy to start with. People who’d only come to be polite are planning a road trip. But an opinion gets unpacked too, frankly, before you’ve seen whose couch you’re on, and you’re bewildered by the chill. Leave one bag zipped. Ask how they got here.',
  },
  capricorn: {
    headline: 'Strangers ask you where the restrooms are.',
    text: 'You don’t work there. You’ve never been in the building, but there’s a way you stand in the lobby, and they come up relieved, tickets out. Your Ascendant, which is the impression you give before anyone knows you, is Capricorn, and it looks like staff. You find out and tell them; people calm down just asking. No one wonders whether you’re lost, too, and you’ve been shy for an hour behind that coat. Say it’s your first time. You’ll have company in line.',
  },
  aquarius: {
    headline: 'Nobody’s sure which side of the family you’re from.',
    text: 'At a wedding you’ve talked to the drummer, the great-aunt and whoever’s parking cars before you’ve found your table. The Ascendant is your way of turning up, and in Aquarius you turn up as a friendly visitor, curious about the customs. The odd guest relaxes. So does the grand one, whom you forgot to be impressed by. But those who’d claim you can’t find you, and you feel left out at a table you never tried. There’s a card with your name. Go and see who wrote it.',
  },
  pisces: {
    headline: 'People are sure they’ve met you before.',
    text: '“Weren’t you on Elm Street?” a stranger asks, so pleased that you nearly say yes. The Ascendant is your outline, what shows of you at first, and in Pisces it’s drawn so lightly that people fill in someone they’ve missed. They’re gentle with you. You catch the mood in the doorway and fit yourself to it, and the lonely ones don’t forget that. An hour later you’re practically from Elm Street, and uneasy: what had you come in wanting? Give your real address. They’ll visit you there.',
  },
};
