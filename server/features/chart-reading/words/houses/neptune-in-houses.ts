// Neptune in each house: where one longs, and sees through mist. Its sign is shared with a generation, its house is one's own.

import type { ChapterUnit, House } from '../unit.ts';

export const NEPTUNE_IN_HOUSES: Readonly<Record<House, ChapterUnit>> = {
  1: {
    headline: 'A stranger waved, and you waved back.',
    text: 'They’d meant somebody behind you, or you looked like a cousin, and by then you were both so pleased that you stayed for the story. Blame Neptune, which blurs an outline. In the first house the outline’s yours: people meet you and see who they’ve been missing. They’re gentler for it, and tell you things. But few see you on the first try, and you’ve been lonely inside somebody’s lovely mistake. Give your name early. Then go on waving.',
  },
  2: {
    headline: 'Half of what you own lives with others.',
    text: 'Somebody’s got the tent, and the ladder went next door in a year you couldn’t name. Neptune makes edges soft, and in the second house the soft edge runs along your money: what’s yours, what it’s for, what you’re worth an hour. Things you love were never expensive, and people feel rich around you. Then the bill comes, the balance is a mist, and there’s that hot embarrassment. Ask for the ladder. You can be kind and have it back.',
  },
  3: {
    headline: 'You’ve called a neighbor Walter for years.',
    text: 'The name’s Frank. It was never corrected, you’d said it so warmly, and by now there’s a Walter on your packages. Neptune hears what it hopes for, and it’s got your third house to listen to: talk on the stairs, hellos, a classmate’s jokes. You find the tune in chatter, and shy people sound like poets when you repeat them. But you’ve gone to the wrong address, confused, on a “sure.” Have it spelled. Then ask Walter who he is.',
  },
  4: {
    headline: 'Your dreams keep adding rooms to the old house.',
    text: 'There’s a door beside the linen closet, and a whole wing behind it, sunlit, where somebody’s just gone out. Neptune is longing, and in the fourth house it’s for home: one that was, or nearly was, or had a person in it you could never quite reach. It’s made you a soft place to land. Guests fall asleep on your couch. Still, you’ve stood in your own kitchen and missed it. Put one of those windows in. A yellow curtain would do.',
  },
  5: {
    headline: 'By the second floor, you’d planned the wedding.',
    text: 'They were on the down escalator, with a wet umbrella, and you were going up. That’s Neptune, which dreams over the top of things, at work in your fifth house: romance, play, children, whatever you make because you love it. A cardboard box can be a ferry for a week, and anything you draw has weather in it. Real people step off with a cold and opinions, and you’re disappointed. Ride down anyway. Ask about the umbrella.',
  },
  6: {
    headline: 'You got as far as D, and started reading.',
    text: 'The whole shelf was going to be in order. Through your sixth house, among the daily chores, Neptune drifts along, looking for something holy. So a job’s never only a job. You do dull ones with such tenderness that customers and old machines calm down, and you’ve taken half the shifts nobody wanted. Where it ends you couldn’t say, and the guilt about E to Z follows you home. Shelve one more. Then close the book, and go.',
  },
  7: {
    headline: 'They said “maybe,” and you bought two tickets.',
    text: 'You even got the aisle, since that’s where they like to sit. Neptune is what you hope a person is, and in the seventh house the hope’s for whoever’s across from you. You see them with the light behind them. Looked at like that, one or two have stood taller. But you’ve sat beside an empty seat with your coat on it, hurt by a person who’d never promised. Ask what “maybe” meant. Or bring whoever says “yes.”',
  },
  8: {
    headline: 'You’ve signed where the yellow arrow pointed.',
    text: 'You’d read the rest, perhaps. But it was such a nice pen, and they’d said “the usual.” Neptune is trust without edges, and in the eighth house it flows into whatever’s shared. You don’t keep score. People at the end of something ask for you, since with you sorrow needn’t be explained. But which half is yours has always been foggy, and once you felt betrayed by someone who’d merely counted. Read upward from the arrow. They won’t mind.',
  },
  9: {
    headline: 'You’ve lit candles in other people’s churches.',
    text: 'You didn’t know the saint, or the words, and you put too much in the box. The ninth house is the far side of the map and the teaching that would explain it, and Neptune makes you homesick for both. You’ve wept at a foreign radio station. A trip with you becomes a pilgrimage, for the whole car. But you’ve believed in guides who got lost, and the doubt afterward was bleak. It was you who’d lit it, though. It’s still burning.',
  },
  10: {
    headline: 'At work there’s a legend about you.',
    text: 'You’re said to have lived on a boat, or known somebody famous, and you’ve stopped correcting it. In the tenth house, around your work and your name, Neptune is a mist with music in it, and people see what they’d like: the genius, the saint. You wanted a calling, not a post. You’ve brought that to places with gray carpet, and they began to mean something. But praised for another’s work, you’ve felt like a fraud. Correct one thing. They’ll like the true one.',
  },
  11: {
    headline: 'You and your friends own an island on paper.',
    text: 'It’s on a paper tablecloth: the dock, the six cabins, who’ll get the one with the stove. In your eleventh house, where friends are, and good causes, and everybody’s future, Neptune draws the beautiful plan, and you’re why they believe in it. Tired people who came for an hour have gone home with a hope. Then one takes a job in Tulsa, two never answer, and you’re more disappointed than you let on. Keep the tablecloth. Ask who’s free on Saturday.',
  },
  12: {
    headline: 'You like to float with your ears under.',
    text: 'There’s your own breath, the ceiling of the public pool, and nobody’s voice. Neptune dissolves the wall between you and everybody else, and in the twelfth house, alone, unseen, at rest, it’s in its element. All day you’ve soaked up moods that weren’t yours. So you go under, and come up with pity for everyone and now and then a melody. But you’ve stayed in past closing, with a sadness you couldn’t trace. Surface. Somebody’s holding a towel.',
  },
};
