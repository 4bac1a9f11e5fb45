// Openings of the love blueprint's paragraphs: what one placement of the reader's chart brings to each.

import type { House } from '#server/features/chart-reading/index.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';

/** Before the first paragraph: Venus by sign, how liking somebody begins. */
export const VENUS_IN_SIGNS: Readonly<Record<SignKey, string>> = {
  aries:
    'You’ve said yes to a concert before looking up who’s playing, because the person asking was reason enough for your Venus in Aries. By intermission you’re in the wrong shoes, delighted. It’s Thursday before you wonder what you canceled.',
  taurus:
    'A year goes by before Venus in Taurus would call it anything, and meanwhile you’ve bought the tea they drink, which you can’t stand, and then bought it again. Anyone who asks hears that you’re still deciding. Your cupboard decided in March.',
  gemini:
    'Somebody called a heron a stork, so you sent a picture, and now there are forty messages and not a bird in any of them. Venus in Gemini can make anything funny. You’ve explained it all, except that you were hoping they’d write back.',
  cancer:
    '“Text me when you’re home,” you say, on account of the roads, and with your Venus in Cancer you lie awake for that one word. Sometimes it doesn’t come. At breakfast, a bit hurt, you claim you slept right through.',
  leo: 'You introduce people as though they’d just won something: “This is Dana, who saved the whole evening.” Dana stands up straighter. That’s Venus in Leo, lavish with everyone, and when your turn comes with a first name and a nod, you mind.',
  virgo:
    'Invited to a new friend’s, you’ve oiled the hinge while nobody was looking, because Venus in Virgo would like to be of use first and adored later, if at all. They’ve called twice since. Both times it was the gutters.',
  libra:
    'You let the other person order first, so that what you want can go with it, and your Venus in Libra does this so gracefully that nobody’s caught you. You’ve eaten a lot of trout. They went home certain you love trout.',
  scorpio:
    'Ninety seconds in, Venus in Scorpio is through with small talk, and you’ve asked about the brother they never mention and listened as if it mattered. It did. They go home found and slightly frisked, knowing nothing about you but your job.',
  sagittarius:
    '“We could drive there,” you say, to someone whose last name you haven’t caught, and your Venus in Sagittarius means it. You’re wonderful with next summer. Half those trips never happened, and somewhere, somebody went and bought the tent.',
  capricorn:
    'You lend somebody your good drill, with the case and all the bits, and as far as Venus in Capricorn is concerned, you’ve spoken. They brought it back on Sunday, clean, and thanked you. You’re still waiting for the answer.',
  aquarius:
    'You invite eleven people so that one will come, and all eleven have a fine time, since Venus in Aquarius makes room for anybody. The one leaves early. They’d seen nothing that was meant for them, and you stack the chairs, oddly cheated.',
  pisces:
    'Once, when they thought nobody saw, they carried a snail off the path, and that’s plenty for Venus in Pisces. You’ve since forgiven them four things, two of which they hadn’t noticed doing. You’ve never brought up the snail.',
};

/** Before the second paragraph: Mars by sign, how one goes toward somebody. */
export const MARS_IN_SIGNS: Readonly<Record<SignKey, string>> = {
  aries:
    'You’ve told someone that you liked them at a red light, and your Mars in Aries had it out before the green. That takes nerve. The next mile was quiet; you hadn’t planned as far as an answer.',
  taurus:
    'Your way of showing interest is to be there again, same counter, same stool, one nod, since spring. It’s steady, it’s patient, and Mars in Taurus would call it a declaration. They could be forgiven for thinking you like the pie.',
  gemini:
    'Put somebody promising beside you, and Mars in Gemini will defend a position on umbrellas that you’ve never held before. They light up. You’re quick, you’re good, and when they stop laughing and ask what you’d like, you check the time.',
  cancer:
    'To go and see anyone you want, Mars in Cancer needs an errand: a dish to return, a scarf they left, mail that came by mistake. They’re touched, and say so. You stay four minutes and drive home with what you’d meant to tell them.',
  leo: 'For someone you want, you learn the whole song, second verse included, since Mars in Leo doesn’t hint. People have been won by less. But you watch so hard for the effect that you sing right over a small yes.',
  virgo:
    'By the fourth floor you’ve got the sentence right, by the ninth it’s shorter, and at twelve Mars in Virgo rides back down to fix the verb. It’ll be kind when it comes. Meanwhile somebody quite unprepared has sat down next to them.',
  libra:
    'You mention the show, the date, that you’ve got an extra ticket, and then Mars in Libra looks away so that it can be their idea. It’s tactful. It’s also Sunday, and the ticket’s still in your wallet.',
  scorpio:
    'Mars in Scorpio can want a person for a whole year of staff meetings and pass them the handouts like a stranger. You’d do anything for them. Nobody’s guessed, which was the plan, and it stings how well it worked.',
  sagittarius:
    'Across a train station you’ve shouted a name, and half the station turned. You ran the whole platform, happy, because Mars in Sagittarius is good at platforms. Then they stopped and waited, and you’d brought nothing but a joke.',
  capricorn:
    'Mars in Capricorn wants the busy season over first, then the roof fixed, then the boxes unpacked, and then you’ll call. It’s a form of respect. They’d have come and sat on the boxes.',
  aquarius:
    'With Mars in Aquarius you’ve asked someone out to watch a chimney come down, and they tell it to this day. They had to check with a friend whether it was a date. So did you.',
  pisces:
    'You don’t walk up to a person; you turn out to be beside them, watching the same ducks, with the same small sigh. Nobody’s gentler. But when someone pushier comes along, your Mars in Pisces smiles, steps back, and leaves them the ducks.',
};

/** Before the third paragraph: the Moon by sign, what is tender in one, and how it shows. */
export const MOON_IN_SIGNS: Readonly<Record<SignKey, string>> = {
  aries:
    'They’re twelve minutes late, and you’ve already got the engine running and a speech composed. You’re brave about nearly everything. But the Moon in Aries would sooner leave than be left standing, and waiting makes you about six.',
  taurus:
    'You like things to be where they were, the radio on its station, the same goodbye at the same corner, and it’s restful, being expected by you. Then somebody’s in a hurry. No goodbye, and your Moon in Taurus can’t get comfortable for a week.',
  gemini:
    'Two people can paint a fence without a word, and one of them’s content. You’re the other one, asking about the shade of white, and your Moon in Gemini has cheered up a good many fences. You learned early what a pause can mean.',
  cancer:
    'When you’re hurt you take your pillow to the couch and leave the blanket, so that somebody will have to bring it. You’ve carried plenty of blankets. Lying there, listening for feet in the hall, is your Moon in Cancer’s oldest habit.',
  leo: 'In the middle of your story someone looks over at the game, and you finish it, a bit faster, for nobody. You’d never do that. The Moon in Leo warms whole tables, until one glance away sends a small performer down off the coffee table.',
  virgo:
    'They’ve forgiven you, if there was anything, and they’re asleep. You’re still at what you said over the salad. The Moon in Virgo won’t leave anyone hurt by accident, and checks again, like a good child with homework that’s been handed in.',
  libra:
    'A quarrel at bedtime, and you’ll take the blame, all of it, to hear the voices come level again. Nobody’s nicer to make up with. Then your Moon in Libra lies there at two, holding the half that wasn’t yours.',
  scorpio:
    'You can be hurt for a month with perfect manners. Your Moon in Scorpio won’t say a word, but the room drops by one degree. The few you love for good have mostly learned to feel for it. You notice who hasn’t.',
  sagittarius:
    'At the sad part of the movie you go for popcorn, and you’re back in no time with napkins for whoever’s crying. You’re good company there. Nobody’s asked your Moon in Sagittarius which scene it is that you never stay for.',
  capricorn:
    'Somebody once called you mature for your age, and your Moon in Capricorn took it as a job offer. You’ve kept the position, and people are right to lean on you. When it’s you who’s in tears, you look around for the adult.',
  aquarius:
    '“Interesting,” you say, when something hurts, and you step back to see it whole, fair to everybody and hardly breathing. You forgive fast. It can be a week before your Moon in Aquarius finds out whom it happened to.',
  pisces:
    'Someone’s talking, you’re nodding, and by the look of you they’re beyond the glass of a fish tank. You aren’t angry. You’d felt their half and yours at once, and the Moon in Pisces left by a way out you found when you were little.',
};

/** Before the fourth paragraph, when the birth time is known: Venus by house, what one is particular about. */
export const VENUS_IN_HOUSES: Readonly<Record<House, string>> = {
  1: 'Venus is in your first house, the house of how one comes across, and you go by the hello they gave the bus driver. You know in four minutes, and you’re gracious about it. You’ve never given anybody a fifth.',
  2: 'You’re good to lend to. Venus is in your second house, the house of what’s yours and what it’s worth, so it matters to you how people treat a thing on loan. You once went cool on someone over a paperback left in the sand.',
  3: '“What did you see on the way over?” you ask, since Venus is in your third house, the house of everyday talk. Anyone who can offer a kite in a tree feels like an explorer. The ones who saw nothing find that it’s late.',
  4: 'You can’t judge anyone in a restaurant; you have to see them in their socks, hunting for a bowl in your cabinets. That’s Venus in the fourth house, the house of home. They’re made very welcome, and it’s a slow way to meet people.',
  5: 'You’ll start a sword fight with two rolls of wrapping paper, because Venus is in your fifth house, the house of play, and whoever picks up the other one is adored. Somebody said “careful.” They were holding everyone’s drinks.',
  6: 'Somebody coiled a cord properly, over and under, and your Venus in the sixth house, the house of chores and working days, was lost. It works both ways. There was a wet towel once, and you never told them it was the towel.',
  7: 'The word you wait for is “we,” with Venus in the seventh house, the house of the other person, and you say it early and gladly. Then comes a trip you both took. They tell it as “I,” and you’ve cooled by dessert.',
  8: 'A secret’s safe with you. Your Venus is in the eighth house, the house of what’s shared, and you’d never ask for anyone’s password, though you’d love to be handed it. Whoever confides in a table of six has, you feel, told you enough.',
  9: 'In museums you watch the people, because Venus in your ninth house, the house of far places and big ideas, falls for anyone who argues with the plaque. You’ll stay till closing. The one who went straight to the shop was buying you a postcard.',
  10: 'Competence undoes you: somebody backs a van into a tight space, and your Venus, in the tenth house of work and good name, is halfway in love. You’re proud of your people. The ones between jobs you’ve admired a little later than they needed it.',
  11: 'You bring a new face to trivia night and watch the others, since your Venus is in the eleventh house, the house of friends. They’re fair, and they’re fond of you. Between them they’ve voted down two people you’d begun to like.',
  12: 'Hums when alone, spares the spider, never finishes your sentences: nobody’s seen the list, with Venus in your twelfth house, the house of what’s kept out of sight. You’ve quietly adored people for all three. Others failed and never heard there’d been a test.',
};

/** Before the fourth paragraph, without a birth time: Venus by sign, the map that one drew. */
export const VENUS_TASTES: Readonly<Record<SignKey, string>> = {
  aries:
    '“Let me think about it” has finished more people with you than any crime, since Venus in Aries likes a yes with its coat on. You give yours like that, warm, at once. Some did think, came back with a yes, and you’d gone.',
  taurus:
    'You’ll be loyal to a barber, a soap, a friend, until one of you gives out; few things hold like Venus in Taurus. Then somebody rushed you through one bad lunch. You’ve gone around that whole block ever since.',
  gemini:
    'They were lovely, and then they wrote “yummy.” Venus in Gemini is particular about words, and generous with them, and too polite to correct anyone, so you’ve only answered a little later each time. They never found out it was an adjective.',
  cancer:
    'Two minutes of hearing somebody on the phone with their family, and your Venus in Cancer knows enough. The patient ones you’d feed for life. One of them snapped, and you’ve never asked how many times that phone had rung.',
  leo: '“Nice,” somebody said, about a thing you’d put your whole heart into, and your Venus in Leo hasn’t been back. You praise in full sentences. You’d like a “look at you” on the stairs, and the shy ones only thought it, holding the rail.',
  virgo:
    'It’s never the large thing: they were kind, funny, free on weekends, and they put the scissors back just anywhere. Venus in Virgo bears it beautifully and makes a small mark. By the time you mention it, there are thirty.',
  libra:
    'Somebody raised their voice at a cashier, and you studied the gum until it was over. Courtesy moves you, with Venus in Libra, as sunsets move other people. So you’ve chosen the smooth ones, and some were smooth all the way through.',
  scorpio:
    'You’ve never quite trusted anyone whom everybody likes; your Venus in Scorpio wants loyalty with a scratch on it, and gives the same. One small fib about an hour, told to please, and you’d changed the locks.',
  sagittarius:
    '“What would you do with a free year?” you ask, and your Venus in Sagittarius listens for engines. Whoever starts packing, you’d help carry. The one who said “sleep” you waved goodbye to, so you never heard about the sailboat.',
  capricorn:
    'What’s been repaired, you trust: a resoled shoe, an old friendship with a year missing. Charm has your Venus in Capricorn asking for references. You’re seldom fooled, and it’s been a while since you were surprised.',
  aquarius:
    'The one in the wrong hat who doesn’t mind gets you every time, and gets the best of you; that’s Venus in Aquarius. Ordinary is hard for you to see, like beige. There was somebody across the street who waved for a year.',
  pisces:
    'Ask you for your type and you’d have to hum it. Venus in Pisces stops for strays, for street musicians, for a certain catch in a voice, and you’re tender with them all. In people with a plan you can’t hear a tune.',
};

/** Before the fifth paragraph, when the birth time is known: the Moon by house, how one lives close to others. */
export const MOON_IN_HOUSES: Readonly<Record<House, string>> = {
  1: 'You haven’t got one manner for company and another for home, since the Moon’s in your first house, the house of yourself. People relax around that. But there’s nothing to take off when you get in, and some evenings you’d like there to be.',
  2: 'There’s one spoon nobody touches. A guest can have your car, your good towels and the whole weekend, but the Moon’s in your second house, the house of what’s yours. It’s a bent spoon, and you’ve felt petty about it for years.',
  3: 'Home, for you, is wherever you can report: the bus broke down, the man upstairs has bought a tuba. That’s the Moon in your third house, the house of everyday talk, and people look forward to it. When it’s only you, you tell the ficus.',
  4: 'A week in a place, and it looks as if you’d grown up there; the Moon’s in your fourth house, the house of home. People drop by and stay. Afterward you move each thing back an inch, fond of them, and breathing again.',
  5: 'You’re most at home on the floor, with cards, with somebody’s crayons, in an argument over the rules. The Moon’s in your fifth house, the house of play, and people forget their week there. You hate to be the one who says it’s late.',
  6: 'You know you’re loved when somebody else has changed the lightbulb, because the Moon’s in your sixth house, the house of daily chores. Everyone else’s, you’ve changed. You can’t sit while anything’s waiting, and something always is.',
  7: 'You’ve painted a bedroom the color somebody else liked, and you liked it too, while they did. The Moon in the seventh house, the house of the other person, makes you a joy to live with. Your own color’s in some old photograph.',
  8: 'Halves don’t interest you. With the Moon in your eighth house, the house of what’s shared, you’ll put your money and your bad news in with somebody’s for keeps. Still, a friend opened the wrong shoebox, looking for stamps, and you felt it for days.',
  9: 'There’s a suitcase under the bed. Home’s always been partly elsewhere, since the Moon’s in your ninth house, the house of far places and beliefs, and your guests leave feeling they’ve traveled. “It’s just storage,” you tell people who’d love to believe you.',
  10: 'By noon you’ve looked after a dozen people, and they’d do anything for you; your Moon is in the tenth house, the house of work and good name. Then comes supper. You sit down to it with your name tag on.',
  11: 'Your Moon’s in the eleventh house, the house of friends, so you live best where people wander through and there’s always a jacket that belongs to nobody. Nine’s easy. It’s one person, looking only at you, that makes you suggest calling the others.',
  12: 'You need an hour a day when nobody knows where you are, with the Moon in your twelfth house, the house of what’s out of sight. A bench behind the supermarket will do. You come back kind, and they think you were avoiding them.',
};

/** Before the fifth paragraph, without a birth time: the Moon by sign, the room of one's own and who gets in. */
export const MOON_ROOMS: Readonly<Record<SignKey, string>> = {
  aries:
    'You need somewhere to be loud, a basement, a shed, and you’ve yelled at half a bookcase in there and come out an angel. That’s the Moon in Aries. Without it you’re patient with everybody until Friday, and sorry by Saturday.',
  taurus:
    'Any room of yours smells of something, cedar or coffee or clean wool, and until it does, the Moon in Taurus can’t rest. Friends stay for hours. There’s a window that only you know how to lift, and you won’t hear of having it fixed.',
  gemini:
    'You rest best with voices on the other side of a wall, so you can read four pages, wander in, be funny and wander out. The Moon in Gemini’s good company that way. Some people wanted you to sit down, and they’ve stopped asking.',
  cancer:
    'So many people are at home with you that hardly a corner’s left for your Moon in Cancer. You go and stand by the dryer, which is warm, and hums. Somebody calls, and you come out with folded shirts, as if you’d gone for those.',
  leo: 'Even by yourself, you don’t slouch. There are the velvet slippers, the record, a few gestures for the mirror, and your Moon in Leo is never dull company. But a splendid evening with nobody to tell it to goes a little flat around nine.',
  virgo:
    'Your idea of rest is a small job done slowly, sorting buttons, say, and the whole comfort of it is that nobody needs them. The Moon in Virgo unclenches. Then someone looks in, and you’re on your feet, asking what you can do.',
  libra:
    'You hang a picture, step back, and turn to ask if it’s straight; the Moon in Libra sees somebody in every room. You make it lovely for them. When they come, they get the good chair, and you perch on the radiator till they go.',
  scorpio:
    'You let people in by stages: the porch, the hallway and, in a year or two, what you really think. Nobody who’s come that far with your Moon in Scorpio wants to leave. The others are still on the mat, wondering if you’re home.',
  sagittarius:
    'You’ve slept well in a van, on a ferry deck, on a gym floor in Ohio, and people feel how quickly your Moon in Sagittarius is at home. You travel light. What unnerves you is a mattress with a twenty-year guarantee.',
  capricorn:
    'You call it the office, because the Moon in Capricorn can’t go off alone without a reason, so there’s a desk in there, and taxes. You’ve kept a good many people afloat from it. Some nights you just sit there with the pencil.',
  aquarius:
    'The ideal, you’ve worked out, is two apartments across a landing, close enough to borrow salt. Your Moon in Aquarius would cross it in a second for anyone in trouble. It’s on a plain Tuesday that somebody over there wonders.',
  pisces:
    'There’s a friend staying with you between leases, with a cello, and the cello has a cat. The Moon in Pisces can’t say no to a person with a bag. You love them, and you read on the back steps in gloves.',
};
