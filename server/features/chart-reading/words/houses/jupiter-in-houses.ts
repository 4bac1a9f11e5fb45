// Jupiter in each house: where luck comes in, and where there is too much of it.

import type { ChapterUnit, House } from '../unit.ts';

export const JUPITER_IN_HOUSES: Readonly<Record<House, ChapterUnit>> = {
  1: {
    headline: 'You patted your pockets, and they waved you in.',
    text: 'The person at the rope smiled and unhooked it, list or no list. Jupiter is where you’re met halfway, and in the first house, the way you walk in, it gets there a step ahead of you. So showing up is your best method, and whoever’s with you gets in, too. You’ve come to count on the smile, though, and once in a while it isn’t on duty, and you stand there, red to the ears. Stand in line. Wave somebody else in.',
  },
  2: {
    headline: 'Your best table was out on the curb.',
    text: 'A sign was taped to it, “Free, works,” and in another hour it would’ve rained. Jupiter, which brings more than you counted on, is in the second house: money, belongings, what your hours are worth. It comes in sideways, by a refund, or a customer who says you charge too little, and you furnish half your friends. But you’ve also spent on the strength of the next curb, and sat uneasy among six tables. Put one out. Tape on the sign.',
  },
  3: {
    headline: 'It took you two hours to buy a lemon.',
    text: 'There was a dog, then a sofa on the sidewalk that took five people to turn. Jupiter is your door opener, and in the third house it works locally: neighbors, siblings, the line at the counter. Your breaks have come from within six blocks, through somebody’s sister, and you’ve handed on as many. The street has also heard good news before the person it belonged to, and you were ashamed. And there’s no lemon. Get that first. Then take the long way.',
  },
  4: {
    headline: 'Other people’s boxes are in your closet.',
    text: 'A cousin’s skis, a friend’s breakup in four cartons: “Just till June,” they said, several Junes ago. Somebody once made room for you, for years or a night, and you’ve passed it on since; that’s Jupiter, what grows, in the fourth house, where you live and come from. You land well. There’s always been a roof, and it has stretched. Meanwhile your own coats are on the doorknobs, and you feel guilty for wanting a shelf. Call about the skis.',
  },
  5: {
    headline: 'You meant to carve one duck.',
    text: 'There are forty now, and the neighbors have been given theirs. Jupiter says “more,” and it says so, for you, in the fifth house, where nothing has to be of use. You play with your whole heart, and people remember that they used to. Silly things have brought you luck, a friend, a love. In love you overdo it: somebody got ten ducks who’d have liked to make one, and you were crushed at the faint thanks. Bring two knives. See what they make.',
  },
  6: {
    headline: '“I’ll take it,” you say, of nearly everything.',
    text: 'The extra shift, the trainee, the cat while they’re in Maine. Jupiter is your faith that there’s time, and in the sixth house, where the daily work is, it’s faith in an ordinary weekday, which has no bottom. A dull job gets roomier with you in it, and good offers have reached you through whoever’s at the next desk. By Thursday, though, you go home discouraged, past a yoga mat you’ve unrolled once. Let something go by. Another hand’s halfway up.',
  },
  7: {
    headline: '“I’ve told everyone about you,” they say.',
    text: 'And they have. You come into a room that’s already nodding, with a partner, a client, once even somebody you’d beaten. Jupiter is where you’re given more than you asked, and in the seventh house it’s given by the person across from you. Near you, they turn out larger than they’d planned. You’ve also looked to one face for the whole horizon, and been disappointed to find it asleep by nine. Let it sleep. Tell everyone about them anyway.',
  },
  8: {
    headline: 'Somebody you hardly knew left you a pool table.',
    text: 'Or it was a recipe, a loan with no date on it, a secret you’ve been better for. In the eighth house, where things are owed, entrusted and left behind, Jupiter sends you away with more than you brought. Endings have been good to you, later. People hand you what they couldn’t hand to family. But you’ll sign for a friend as grandly as in a guest book, then feel dread when they call. Ask what the movers charge. Then say yes.',
  },
  9: {
    headline: 'A family from a train sends you calendars.',
    text: 'You shared a compartment, without ten words in common, and they’ve written every year since. Jupiter is your trust in the world, and it’s on home ground in the ninth house: far countries, belief, long study, the law. What you learned for no reason has come in handy, and people ask you when their street gets too small. Still, you once explained a friend’s sorrow to them, saw their face, and were sorry. Leave some squares empty. Friends can fill those in.',
  },
  10: {
    headline: 'They printed your name larger than you’d asked.',
    text: 'It’s up on the poster, over people with longer résumés, and you thought “Well, all right.” Jupiter is luck, and in the tenth house yours is public: the calling, the reputation, the boss who took to you. Doors open to the name, and you’ve held them for others. What you can’t turn down is an honor. You’re on three committees, with no free week and a small dread of whoever reads posters closely. Ask for a smaller size. Rehearse with the extra time.',
  },
  11: {
    headline: 'Your birthday list won’t fit in the house.',
    text: 'Each year there’s one more you can’t leave out, and somebody’s brother, and whoever drove him. Jupiter is where you’re rich without trying, and in the eleventh house you’re rich in company: friends, causes, all the people who want the same future. Wishes of yours come true through that crowd. Somebody’s got a tent. But by the sink stood somebody who’d come three hundred miles, and you got there last, with regret. Read next year’s list from the bottom.',
  },
  12: {
    headline: 'Someone shovels your steps before you’re up.',
    text: 'You’ve never caught them at it. There’s just the path, salted. Jupiter looks after you, and in the twelfth house it does so where you can’t see: a name passed on, a file moved up, an answer after two days alone with the phone off. You do the same for strangers and never sign it. But you leave your own things to the last minute, trusting, and then you’re embarrassed by the rescue. Buy salt. The next snow may be your turn.',
  },
};
