// The ruler of the chart, which is the planet that rules the Ascendant, in each house: where one's life keeps leading.

import type { ChapterUnit, House } from './unit.ts';

export const RULER_IN_HOUSES: Readonly<Record<House, ChapterUnit>> = {
  1: {
    headline: 'Every map of yours begins with a red dot.',
    text: '“You are here,” it says, and you relax; from there you can work out the rest. The ruler of your chart, the planet in charge of your rising sign, is in the first house, so life keeps leading you back to your own two feet: what you saw, how you’d do it. People trust that. Nobody’s ever wondered whose idea you were. But you’ve taken other people for scenery, and been sorry to find one hurt. Look up. Whoever’s standing there has a dot, too.',
  },
  2: {
    headline: 'The first lamp you paid for still works.',
    text: 'It’s come along to every address, because it came out of your own wages. The ruler of your chart, which shows where life keeps sending you, is in the second house, so you’re sent to find out what things are worth, and what you are. You’re good at the answer for other people; friends have doubled their price on your say-so. A thin month of your own, though, feels like a grade, and you dread the figures. The lamp can’t read them. Switch it on.',
  },
  3: {
    headline: 'Half your life began on a bulletin board.',
    text: 'By the door of the laundromat hangs a sheet with a fringe of phone numbers, and you’ve never walked past one. You tear off a tab. The ruler of your chart, or the way your road bends, is in the third house, among neighbors, siblings and talk, so what’s changed you most was said in passing. You pass it on. Somebody’s living in a place you heard about. But each pocket has a tab in it, and a flutter of guilt. Call one. Stay on past hello.',
  },
  4: {
    headline: 'Driving by the old house, you slow down.',
    text: 'There’s a different car out front, they’ve painted the door, and for a second you’re offended. The ruler of your chart, which shows where you keep returning, is in the fourth house: home, who raised you, what you took along from there. You can make a rented room feel like twenty years. But old rules travel in the boxes, and you’ve seen, with dismay, that you own a tablecloth nobody may spill on. It’s your table now. Paint your own door.',
  },
  5: {
    headline: 'The doodles were the point of that meeting.',
    text: 'You’ve forgotten the agenda, but there’s a whale all down the side of it, in a hat. The ruler of your chart, which is how you drift when no one’s steering, is in the fifth house, so you drift toward play, and whoever’s under the table. Dull hours loosen, and your neighbor starts drawing, too. Then they say “You could sell those,” and from plain fear your pen stops. Give the whale a whole sheet. Show no one yet.',
  },
  6: {
    headline: 'The lobby plants are alive because of you.',
    text: 'No one asked. You saw a dry one on your way in, and now there are eleven, and a schedule. The ruler of your chart, the planet that knows where you’re needed, is in the sixth house, among the daily rounds: the shift covered, the dog walked in the rain. In your hard years it’s been a routine that carried you, and others along with you. They don’t see the watering. You’ve stood there with the can, in a small resentment. Take one home. Water it first.',
  },
  7: {
    headline: '“What are you having?” you ask, menu still closed.',
    text: 'It isn’t shyness. You find out what you want by hearing what somebody else does. The ruler of your chart, your own delegate in it, has gone across to the seventh house, which is whoever’s in the other chair. You take people seriously, and they grow by it. Alone with the menu, though, you’ve gone blank, a bit ashamed, and you’ve eaten a lot of other people’s fish. Order first for once. They’ll want a taste.',
  },
  8: {
    headline: 'Somebody’s sealed envelope is in your desk.',
    text: '“Just in case,” they said, and they hadn’t gone to family with it. They came to you. The eighth house, where the ruler of your chart keeps taking you, is what people hold in common: loans, keys, grief, the truth about the money. You’re there when it gets serious, and people mend because you stayed. It’s owing that you can’t bear. You’d carry ten envelopes sooner than hand over one, and that’s lonely. Write yours. Choose who keeps it.',
  },
  9: {
    headline: 'Your phone shows the hour in a second city.',
    text: 'You don’t live there. You did once, or you liked the name, but you know they’re letting the café awnings down now. The ruler of your chart, the way you face unless called, is in the ninth house, and that’s elsewhere. Friends who’ve lost the horizon borrow yours. Living by two clocks, though, you’ve been a little homesick by both, and looked up to find you’d missed the toast. Somebody over there has your hour on a screen. Go out and see what they’re missing.',
  },
  10: {
    headline: 'You’ve ridden home with the badge still on.',
    text: 'Somebody asked you about the delay, so you found out, for the whole car. The ruler of your chart, the planet that carries your story, is in the tenth house, out in public, so it’s told by what you do: a job, a cause, a title you left long ago. You answer for things, and people breathe easier. But in a slack year “And what are you up to?” fills you with shame. There’s a hook by your door. Hang it up. They’ll know you without it.',
  },
  11: {
    headline: 'You came as a plus-one, and you stayed.',
    text: 'You didn’t know a soul, and by the end you were on the committee. The ruler of your chart, or what opens doors for you, is in the eleventh house, so it’s somebody in the crowd who’s had the handle: a friend, a group, a plan for later. You pay it back. “Bring them,” you say, and whole circles have you in common. What you’d wanted yourself is hazier, and you’ve envied people with a party of their own. Throw one. Let them be the plus-ones.',
  },
  12: {
    headline: 'Somebody’s up in the light booth, and it’s you.',
    text: 'Down there they bow, and you, in black, behind the glass, bring up the light at the right second. The ruler of your chart, which leads you where you’re most at ease, is in the twelfth house, out of sight: unsigned help, empty rooms, time to mend. You’ve saved the show more than once. But people forget who’s in the booth, and so, after a while, do you, with a sadness you can’t place. Come down for one curtain call. Black’s fine.',
  },
};
