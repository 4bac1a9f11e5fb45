// Neptune in each house: where one longs, and sees through mist. Its sign is shared with a generation, its house is one's own.

import type { ChapterUnit, House } from '../unit.ts';

export const NEPTUNE_IN_HOUSES: Readonly<Record<House, ChapterUnit>> = {
  1: {
    headline: 'A stranger waved, and you waved back.',
    text: 'They’d meant somebody behind you, or you looked like a cousin, and by then you were both so pleased that you stayed for the story. Blame Neptune, which blurs an outline. In the first house the outline’s yours: people meet you and see who they’ve been missing. They’re gentler for it, and tell you things. But few see you on the first try, and you’ve been lonely inside somebody’s lovely mistake. Give your name early. Then go on waving.',
  },
  2: {
    headline: 'You once left a tip larger than the bill.',
    text: 'The waiter had looked so tired, and the number on the slip seemed more of a suggestion. Neptune makes edges soft, and in the second house the soft edge runs along your money: what’s yours, what it’s for, what you’re worth an hour. You own little that hasn’t been lent. Things you love were never expensive, and people feel rich around you. Then the card’s declined, and there’s that hot embarrassment. Read the slip aloud. Be moved after the total.',
  },
  3: {
    headline: 'You’ve sung the wrong words to it for years.',
    text: 'And yours were better. Somebody in the next seat laughed and told you the line, and you were a little sorry. Neptune hears what it hopes for, and it’s got your third house to listen to: talk on the stairs, a neighbor’s hello, a brother’s or a classmate’s jokes. You find the tune in chatter, and shy people sound like poets when you repeat them. But you’ve gone to the wrong address, confused, on a “sure.” Check the lyrics. Keep singing.',
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
    text: 'The whole shelf was going to be in order. Through your sixth house, the working day with its chores, lists and upkeep, Neptune drifts along, looking for something holy. So a job’s never only a job. You do dull ones with such tenderness that customers and old machines calm down, and you’ve taken half the shifts nobody wanted. Where it ends you couldn’t say, and the guilt about E to Z follows you home. Shelve one more. Then close the book, and go.',
  },
  7: {
    headline: 'They said “maybe,” and you bought two tickets.',
    text: 'You even got the aisle, since that’s where they like to sit. Neptune is your picture of somebody, and in the seventh house you hang it on the one across from you: a partner, a collaborator, even an opponent. You see them on their best day. A few have grown into it. But you’ve sat beside an empty seat with your coat on it, hurt by a person who’d never promised. Ask what “maybe” meant. Or bring whoever says “yes.”',
  },
  8: {
    headline: 'You’ve signed where the yellow arrow pointed.',
    text: 'They’d lent you such a nice pen, and said “the usual.” Neptune is trust without edges, and in the eighth house it flows into what’s shared: a lease, a debt, a loss, a secret, a bed. You don’t keep score. People at the end of something ask for you, since with you sorrow needn’t be explained. But which half is yours has always been foggy, and once you felt betrayed by someone who’d merely counted. Read upward from the arrow. They won’t mind.',
  },
  9: {
    headline: 'You’ve lit candles in other people’s churches.',
    text: 'You didn’t know the saint, or the words, and you put too much in the box. The ninth house is the far side of the map and the teaching that would explain it, and Neptune makes you homesick for both. You’ve wept at a foreign radio station. A trip with you becomes a pilgrimage, for the whole car. But you’ve believed in guides who got lost, and the doubt afterward was bleak. It was you who’d lit it, though. It’s still burning.',
  },
  10: {
    headline: 'In the official photo, you’re the one who moved.',
    text: 'So people look at the smudge and see what they’d like: the genius, the saint, whoever had the job before. In the tenth house, around your work and your name, Neptune is a mist with music in it. You wanted a calling, not a post. You’ve brought that to places with gray carpet, and they began to mean something. But you’ve been praised for another’s work, and felt like a fraud. Turn the photo over. Write who that was, and what you do.',
  },
  11: {
    headline: 'You and your friends own an island on paper.',
    text: 'It’s on a napkin: the dock, the six cabins, who’ll get the one with the stove. In your eleventh house, where friends are, and good causes, and everybody’s future, Neptune draws the beautiful plan, and you’re why they believe in it. Tired people who came for an hour have gone home with a hope. Then one takes a job in Tulsa, two never answer, and you’re more disappointed than you let on. Keep the napkin. Ask who’s free for a rowboat.',
  },
  12: {
    headline: 'You like to float with your ears under.',
    text: 'There’s your own breath, the ceiling of the public pool, and nobody’s voice. Neptune dissolves the wall between you and everybody else, and in the twelfth house, alone, unseen, at rest, it’s in its element. All day you’ve soaked up moods that weren’t yours. So you go under, and come up with pity for everyone and now and then a melody. But you’ve stayed in past closing, with a sadness you couldn’t trace. Surface. Somebody’s holding a towel.',
  },
};
