// Uranus in each house: where one is the exception. Its sign is shared with a generation, its house is one's own.

import type { ChapterUnit, House } from '../unit.ts';

export const URANUS_IN_HOUSES: Readonly<Record<House, ChapterUnit>> = {
  1: {
    headline: 'People try to imitate you, and can’t.',
    text: 'They’ve got the hands and nearly the laugh, and then it’s nobody. Uranus is what’s got no double, and with yours in the first house, where people meet you, it’s what they meet. Shy people get louder. It’s easier to be odd around you. Every so often, though, you’re someone else by the end of the week, new hair, new mind, and lonely among people who miss the last one. Hold still for one sketch. Let them get you right.',
  },
  2: {
    headline: 'Your bank once called to ask, “Is this you?”',
    text: 'There’d been nothing for two months, then a large sum, then a kayak. It was you. Uranus strikes where it likes, and it likes your second house: money, possessions, what you’re worth. You’ve been paid for things that have no name yet, and nobody’s ever bought you with a dental plan. Friends in dull jobs take courage. But the rent doesn’t care for surprises, and you’ve known the small panic of the twenty-ninth. Put one month away. Tell only the bank.',
  },
  3: {
    headline: 'You’ve never gone home the same way twice.',
    text: 'Lately it’s by the pump station. Uranus is the spark that jumps, and with you it jumps in the third house, in passing: errands, siblings, neighbors, talk on the stairs. You asked the widower with the telescope what he was looking at, and by fall half the block was up there. Meanwhile somebody stood an hour at the old corner, because that’s how you two always went, and you felt guilty. Send them the route. They’ve never seen the pump station.',
  },
  4: {
    headline: 'In their address books, you’re in pencil.',
    text: 'Some have rubbed right through the page. Uranus is change without notice, and in the fourth house it came in under your roof: something at home turned over early, or it simply wasn’t like the others on the street. You learned to belong fast. Give you an hour and a hook, and it’s home, for you and all kinds of strays. Then you itch. You’ve been homesick in the truck before it pulled out. Stay a winter past the itch. Let them use ink.',
  },
  5: {
    headline: 'You fell for somebody at a fire drill.',
    text: 'All four floors were on the lawn in the wrong shoes, and there they were. Uranus is lightning, and in the fifth house it hits your heart, your hobbies, whatever you make for no reason. You’ve made lovely things nobody ordered, and children, yours or the neighbors’, take you for one of them. Then comes the all-clear, and it’s a weekday, and boredom gets you like a draft. You’ve left before the bell stopped. Go back in with them. See where they sit.',
  },
  6: {
    headline: 'You fixed the printer by switching off the lamp.',
    text: 'Nobody’s sure why it worked. Uranus is your sideways streak, and it’s in the sixth house, among the ordinary things of a day. You’ve never done them quite as you were shown, and trainees who copy you are home by four. They’d love to know when you’ll be in. Any habit that starts to feel like one, you break, restless, and there are three planners in your drawer, all hopeful until February. Choose one thing. Leave it where they’ll find it.',
  },
  7: {
    headline: '“Relationship to you?” asks the form, and you wait.',
    text: 'There’s a box for spouse, and none for the ex who’s your best friend, or the rival you’d call from jail. Uranus makes exceptions, and in the seventh house it makes one of every twosome. People are free beside you. You’ve had partners nobody could’ve predicted, and stayed for reasons of your own. But when it can be named you feel a flutter of panic, and look for your coat. Use the margin. Put down what’s true, and their number.',
  },
  8: {
    headline: 'You told your worst secret to a seatmate.',
    text: 'Nebraska was below. You’d never met before. Uranus brings sudden openings, and in the eighth house it opens what’s locked: debts, secrets, whatever two people own together. You’ve walked away from a sum that had others tied for life. Bad news clears your head, and you’re so frank that people put down what they’d carried for years. Those at home, who’d asked you gently, heard it secondhand, and you felt so exposed that you joked. Tell it again, on the ground.',
  },
  9: {
    headline: 'You walked out of one sermon into another.',
    text: 'The first had a microphone. The second you heard out on the steps, and it was mostly about pigeons. The ninth house is study, belief, the far-off, and Uranus, your swerve, takes you there by the wrong door. You’ve asked the question that made a professor sit down. But your last great truth is on the shelf, and you cross the street, sheepish, when you see somebody you’d won over to it. Go over and say hello. They may have walked out, too.',
  },
  10: {
    headline: 'They had to paint you a parking space.',
    text: 'The title takes two lines, since nobody had held the job before. Others your age get their surprises at home. Yours come in the tenth house, in public, where Uranus, the breaker of patterns, has seen to your career. You’ve held posts that weren’t there until you stood in them, and other people hold them now. You’ve also quit in a single sentence, gloriously, with regret by the time you’d found your keys. Sit in the car first. Say it to the windshield.',
  },
  11: {
    headline: 'You joined the choir, and it became a protest.',
    text: 'By spring it had banners, a bus and a second alto from the fire department. Uranus is a current, and in the eleventh house you’re plugged into the crowd: friends, causes, what’s coming. Drowsy groups wake up around you and find out what they’re for. Then they all agree, word for word, and you can’t breathe. You’ve left in the second verse, missed them, and been too proud to say so. Some only came to sing. Go hold a note.',
  },
  12: {
    headline: 'Nobody knows you tap-dance in the garage.',
    text: 'The door’s down, there’s a sheet of plywood, and for twenty minutes you’re no one’s employee. In the twelfth house, where you’re alone and off the record, Uranus keeps the freest thing about you. Answers strike you there, out of nowhere, good enough to use. People you hardly know have helped you, oddly and well. Then you need air and vanish, phone and all, and come back, sheepish, to find they’ve worried. Raise the door a foot. They’ll see the shoes first.',
  },
};
