// Uranus in each sign: where one won't be told. Shared with everybody born within some seven years.

import type { SignKey } from '#shared/zodiac/signs.ts';
import type { ChapterUnit } from '../unit.ts';

export const URANUS_IN_SIGNS: Readonly<Record<SignKey, ChapterUnit>> = {
  aries: {
    headline: 'Give you a hammer, and there goes the wall.',
    text: 'It was a wall, or a job, or the name you went by: one day it stood in your way, and by suppertime there was daylight. Uranus, which is where you won’t be told, takes seven years over Aries, so everyone near your age has this nerve. Yours won’t wait for a second opinion. Timid people see the dust and start on walls of their own. But somebody’s shelf hung on the other side, and they’re hurt you didn’t ask. Knock first. Then swing.',
  },
  taurus: {
    headline: 'One day you sold the couch and felt fine.',
    text: 'Other things you’d keep forever; that one went, and you sat on the bare floor, back to the wall, and thought how much room there was. Uranus, your urge to break with custom, was in Taurus for all your classmates, and made the lot of you strange about owning things. Your way is to learn what a thing’s worth by doing without it. Friends in a squeeze ask how. But people come by tired, there’s nowhere to sit, and you’re a little embarrassed. Keep two chairs. You needn’t like both.',
  },
  gemini: {
    headline: 'Three people still use a word you made up.',
    text: 'You needed one for saying goodbye and then walking off the same way, and there wasn’t any. Ideas come to you sideways; that’s Uranus, and in Gemini it gets into the language. Anyone born within a few years of you has some of it. Yours is the quick leap. You’re on the answer while others look for the stairs, and it’s ended some long meetings. Then you turn around, pleased, to nobody, and it’s lonely. Go back and say what the word means.',
  },
  cancer: {
    headline: 'Your bed’s in what was the dining room.',
    text: 'It’s sunny there, and nobody dined. Uranus is what you do otherwise than those who raised you, and in Cancer that’s home; a whole run of birth years moved the furniture. You kept what felt like family and let go of what only looked it, and whoever never fit at a long table fits at your counter. Just when somebody’s come to depend on a chair, you get restless, and it’s gone. Leave one corner alone. They like to find it in the dark.',
  },
  leo: {
    headline: 'The invitation said black, so you wore yellow.',
    text: 'You’d like to say you forgot, but you were at the closet for twenty minutes, and it was yellow or stay in. Uranus won’t have you be a copy, and in Leo it’s fussiest about how you’re seen. Your classmates have it, too, so there’s competition. What you bring is permission: the shy ones see you and undo a button. Then a friend’s big day needs black, and you sulk, erased by a sleeve. Wear it for them. In any color, you’re the yellow one.',
  },
  virgo: {
    headline: 'The scissors have moved again, for a reason.',
    text: 'They’re on a hook by the mail, where you use them, with a label. Uranus is what you can’t leave as you found it, and in Virgo that’s how things are done; everybody of your years itches there. You’ll do a job backward, to see. It’s often quicker. Whole offices work your way and think they always have. But whoever shares your drawers can’t find a thing, and you’re wounded when they’re cross; you’d saved them nine steps. Leave the scissors a month. Let a habit form.',
  },
  libra: {
    headline: 'Your best agreement was drawn up on a napkin.',
    text: 'Who cooks, whose mother it is this year, and every third weekend nobody has to explain. That’s Uranus, the streak in you that won’t do a thing just because it’s done, and in Libra it’s about being two of anything: friends, partners, a firm. Those your age all came with it. You’re fair in ways no one’s tried, and people stay with you freely. Once it’s settled, though, you feel trapped, and want to reopen clause four. Sign. You can both keep a pen.',
  },
  scorpio: {
    headline: 'You moved away once, and told four people.',
    text: 'It wasn’t a scene. You’d seen that something was over, and within a week it was, down to the sheets. Uranus, which is how you get free, went through Scorpio over seven years of birthdays, so your classmates can do this, too: end a thing entirely and begin from the floor. Friends stuck in a long goodbye come to you for nerve. But a fifth person kept ringing the old bell, who’d done nothing, and you’re sorry about that one. Send them the new address.',
  },
  sagittarius: {
    headline: 'The guide turns left, and you’re already gone.',
    text: 'There was a side door, a smell of varnish, and somebody in there repairing saints. Uranus is your quarrel with the official version, and in Sagittarius it’s about the faith on the form, the reading list, the route. People near your age are all a bit allergic to guides. You come back with what’s in no brochure, and nobody sees the place as before. They’ve also waited an hour at the fountain, and you’re embarrassed at the sight of them. Take them along.',
  },
  capricorn: {
    headline: 'You read the rulebook for its exits.',
    text: 'The others sign the last page. You’re on paragraph fourteen, which nobody’s noticed since it was typed. Uranus loosens what looks fixed, and in Capricorn that’s bosses, ladders, the proper order of a life; all who were children with you grew up asking. You ask with the book open. Rules have bent for people who’d never have dared. But from habit you’ll fight a good rule, too, and feel foolish in the draft. Write a paragraph of your own. Put in an exit.',
  },
  aquarius: {
    headline: 'One of your closest friends is a username.',
    text: 'You know how they sleep, what scares them and what the cat’s called, and you wouldn’t know them on a bus. Uranus, at home in Aquarius, is your sense that it could all be otherwise; the grades above and below yours have it, so you’re odd in good company. You answer whoever fits nowhere. It’s nearness that’s hard, a roommate’s mood, an actual knock, and you can be lonely ten feet from somebody else who is. Knock back. They’ve got a username, too.',
  },
  pisces: {
    headline: 'A note on your phone says “elephant, but lonely.”',
    text: 'You wrote it half asleep, sure it was the answer, and you can’t delete it. Uranus brings you what you hadn’t planned, and in Pisces it comes as a dream, a tune, a sudden ache for a stranger in an ad. Everyone born those years gets such notes. You trust yours. A picture or a kindness turns up from nowhere, and it’s right. Asked for reasons, you get embarrassed, go vague, and slip out. Stay. Tell them about the elephant.',
  },
};
