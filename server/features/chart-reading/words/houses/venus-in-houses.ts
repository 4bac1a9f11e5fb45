// Venus in each house: where in life one likes and is liked, and where one makes peace.

import type { ChapterUnit, House } from '../unit.ts';

export const VENUS_IN_HOUSES: Readonly<Record<House, ChapterUnit>> = {
  1: {
    headline: '“Where did you get that?” strangers ask you.',
    text: 'It’s a bag, or how you’ve rolled up your cuffs, and soon you’re hearing about their trip. Venus, which is what’s likable, is in the first house, so you’re liked before you’ve done a thing, and stiff rooms loosen a button. You count on that. One cool face in the first minute can unsettle you for hours, and the warm ones leave with the name of a store and nothing else of yours. Say one thing that isn’t for sale. They’ll stay.',
  },
  2: {
    headline: 'At the flea market you haggle upward.',
    text: '“You could ask more for this,” you tell the man, and you pay more, and carry home a teapot he’d been ashamed of. Venus is your taste, and in the second house it runs the money: you buy what you’ll love, keep it nice, and see what a thing’s worth when its owner can’t. That goes for owners, too. Liking’s expensive, though, with some guilt in the total. And your own work goes to the first kind face, for nothing. Ask more for this.',
  },
  3: {
    headline: 'You know the names of all the dogs.',
    text: 'Captain has the bad hip, Duchess fears skateboards, and you’ve stood in the rain for both. Venus is what you’re fond of, and in the third house that’s whatever’s near: the street, the counter, a sister’s jokes. A word from you in passing has turned somebody’s week. But peace on the block is dear to you, so about the drums you’ve smiled for a year, and seethed. You’ve never asked what the owners are called. Start there. Then the drums.',
  },
  4: {
    headline: 'You put flowers where the argument was.',
    text: 'They’re from the supermarket, in a jar, mid-table, and every voice comes down. Venus makes things pleasant, and in the fourth house it starts at home; you can’t rest in a room that’s ugly or unforgiving. Whoever raised you taught you peace, or how badly it was missed. Your guests sleep late. What you dread is the raised voice that might clear things up, and behind those stems there’s a year of it. Slide the jar aside. You’ll see each other better.',
  },
  5: {
    headline: 'You leave the theater in love with the understudy.',
    text: 'Nobody else noticed, and the program’s been in your coat for a month. Venus is delight, and in your fifth house it has a season ticket to anything put on because somebody liked putting it on. Being enjoyed by you makes people better at it. It’s the weeks between openings that you find long, and you’ve pined, three rows back, for someone who never looked past the lights. Try out for something. Small parts are in the program, too.',
  },
  6: {
    headline: 'You bought the nice stapler yourself.',
    text: 'It’s green, and it closes with a good sound. Venus finds what’s pleasant, and in the sixth house it looks for it in the working day: the right pen, a chair that fits, the coworker you save the good story for. People sit closer. For the sake of that niceness you’ve covered four shifts rather than say an awkward no, sweetly resentful. And the stapler’s been gone since spring. “I’d like that back” is polite, too.',
  },
  7: {
    headline: 'Your exes invite you to their weddings.',
    text: 'Or an old business partner sends a card every New Year’s. Venus is how you get along, at home in the seventh house, where there’s always one other: the mate, the client, the opposing side. You treat them as worth your manners, and few can stay angry at that. So you sit at table nine, smiling, with a hurt nobody knows of, since saying it would’ve spoiled things. Would it? Whoever’s across from you now could be told one while it’s small.',
  },
  8: {
    headline: 'You’d take the inherited watch over a new one.',
    text: 'It loses ten minutes a day, and so did its owner. Venus is what you hold dear, and in the eighth house it comes with a history: what’s been left to you, what’s shared, what somebody’s told no one since. When it’s serious you’re kindest, and people have divided an estate at your table and gone on speaking. But a present can feel to you like a loan, and you wonder, uneasily, when it’s due. Let someone give you something new. Wear that, too.',
  },
  9: {
    headline: 'You keep the coins with animals on them.',
    text: 'An elk, a fish, an owl with an attitude: you could’ve spent them at the airport, and couldn’t. Venus is what charms you, and in the ninth house that’s over the border somewhere, in a book if it can’t be by train. Visitors feel lucky to have met you. People at home have felt they’d need to emigrate to be looked at, while you sat bored in a perfectly good town. Turn over your quarters. Some of them have eagles.',
  },
  10: {
    headline: 'They call your report lovely before they’ve read it.',
    text: 'You’re sent in to the difficult client, and the boss brightens when you come by. Venus, your gift for pleasing, is in the tenth house, in full view, so being liked is a tool of your trade. You’ve used it well; people have been hired, and forgiven, because you asked. But nobody’s argued with page four. You softened it for them, and it galls you to be thanked for the cover. Turn one in as bare type. Ask, “Is it right?”',
  },
  11: {
    headline: 'You remember who can’t sit next to whom.',
    text: 'There’s the business about the boat, there are two who used to be married, and you’ve worked it out on the back of a bill. Venus is affection, and in the eleventh house it’s spread over many: the friends, the club, whoever shares your someday. A crowd turns into company in your hands. But you’re so evenly fond that no one’s sure they’re your favorite, and you end up by the kitchen door, forlorn. Put your own card down first. Next to whom?',
  },
  12: {
    headline: 'You feed a cat that isn’t yours.',
    text: 'It comes over the wall, it eats, it looks at you, and nobody knows. Venus is love, and in the twelfth house you do yours out of sight: a fare slipped into a pocket, a good word put in, a face you’ve thought about for years. It asks for nothing. But someone might’ve liked to know, and you carry a longing that’s never had the chance to hear yes. The cat has three homes and tells no one. You could tell one.',
  },
};
