// The day on which Mars turns direct, by the house of the reader's chart that it stands in.

import type { EventUnits } from '../unit.ts';

export const MARS_DIRECT_BY_HOUSE: EventUnits = {
  1: {
    headline: 'One bubble in the jar. Don’t bake yet.',
    notice:
      'You’d written the starter off, gray at the back of the fridge, and yourself along with it. Then you got up without the speech, and there it was. You’re eager, sleeves up, oven on.',
    why: 'Some long weeks in reverse end {exact} for Mars, which gets you going and is going forward again.',
    helps:
      'Turn the oven off. Feed it a spoonful: a short walk, one call. Then leave it somewhere warm and see how it’s come up.',
    question: 'What had you written off?',
    register: 'warm',
    area: 'body',
    advice: 'start',
    picture: 'container',
  },
  2: {
    headline: 'Give your pump a cup of water first.',
    notice:
      'You’ve worked that handle for weeks, the invoices, the second job, and gotten air and rust. Now something’s heavy, far down. You don’t dare call it hope.',
    why: 'Your earning arm comes back {exact}: Mars, who does the pulling, stands still and goes forward again after its weeks in reverse.',
    helps:
      'Pour a little in: one stamp, one hour, one listing at a fair price. Then pump slowly. It’ll run brown before it runs clear.',
    question: 'What’s the least you’d have to put in?',
    register: 'warm',
    area: 'money',
    advice: 'start',
    picture: 'water',
  },
  3: {
    headline: 'You can knock now. Use one knuckle.',
    notice:
      'You’ve had it ready for weeks, the music, the fence, the forty dollars, and it was a fist. It’s gotten smaller. You’re nervous, which is better.',
    why: 'As quick with words as with fists, Mars stops backing away {exact} and goes forward again, words first, to the people next door.',
    helps:
      'Go next door. One sentence, hands where they can see them: “I’d like to sort out the fence. Bad time?” Step back from the mat.',
    question: 'What do you hope they’ll say?',
    register: 'firm',
    area: 'friends',
    advice: 'speak',
    picture: 'door',
  },
  4: {
    headline: 'You’ve had a tarp for a wall.',
    notice:
      'Somebody at your place started it in a temper, the kitchen or the quarrel, and then nobody had the strength. You’ve stepped around the bucket since. Now you eye it, restless.',
    why: 'Mars, who owns the hammers, turns {exact} and goes forward again, after weeks with its back to the work.',
    helps:
      'Pick the smallest. One board, before anybody says “kitchen,” with whoever you fell out with holding the other end.',
    question: 'What did you knock down that you miss?',
    register: 'warm',
    area: 'home',
    advice: 'start',
    picture: 'tool',
  },
  5: {
    headline: 'Nobody pushed, and your swing is moving.',
    notice:
      'You’d sat there for weeks, feet trailing, waiting for a date, a band, a child with a plan. Then your legs went out by themselves. It’s desire, though hardly a yard of it.',
    why: 'Mars, which wants things, stands still {exact} and goes forward again, slowly at first, through romance and play.',
    helps:
      'Lean back a little. Ask somebody to take the next swing, just “Want to?” Don’t go for the sky. Jumping off comes later.',
    question: 'When did you start waiting to be pushed?',
    register: 'warm',
    area: 'love',
    advice: 'ask',
    picture: 'up',
  },
  6: {
    headline: 'One lap, and you’re holding the edge.',
    notice:
      'You used to be good for twenty, and meant to be again, at once. One, and your heart’s in your ears. You’re humbled, and wet, which counts.',
    why: 'Mars, who does the lifting, goes forward again {exact}, after some weeks’ rest that your routines hadn’t asked for.',
    helps:
      'Hang on till your breath’s your own. One more, slowly, and out. Do the inbox that way, too: two messages, then a towel.',
    question: 'What’s enough, for a first day?',
    register: 'warm',
    area: 'body',
    advice: 'start',
    picture: 'water',
  },
  7: {
    headline: 'They’ve hit one back to you.',
    notice:
      'You’d been serving into silence, soft questions, with no return. Then one came over with some spin on it, “And what do you want?” You’re thrilled, and off balance.',
    why: 'Mars, always up for a game, quits sulking {exact} and goes forward again, after weeks with its back to you two.',
    helps:
      'Keep it going, high and to the middle: “I’d like a week by the sea, with you. And you?” Nobody’s counting.',
    question: 'What do you want, since they’ve asked?',
    register: 'warm',
    area: 'love',
    advice: 'speak',
    picture: 'outdoors',
  },
  8: {
    headline: 'You can get it by the root now.',
    notice:
      'You’ve snapped it off at the top for weeks, the loan, the lie, the account only one of you opens. Up it comes, and your resentment with it.',
    why: 'What you two share and don’t discuss is softer {exact}, as after rain, with Mars, sleeves rolled, going forward again after weeks in reverse.',
    helps:
      'Take hold low and pull slowly: “Could we look at it together, from the beginning?” No yanking. Roots break when you’re right.',
    question: 'When was it only a seedling?',
    register: 'firm',
    area: 'money',
    advice: 'ask',
    picture: 'outdoors',
  },
  9: {
    headline: 'You’ve sharpened that pencil to a stub.',
    notice:
      'You’ve turned the desk around, compared the courses, and copied the alphabet in three colors. You’re impatient, and there’s an inch and a half left.',
    why: 'After weeks of making you prepare, which it hates, Mars stands still {exact} and goes forward again, into whatever you’d study.',
    helps:
      'That’s a page’s worth. Write the first paragraph, or three lines of the application, blunt as it is. No sharpening till you’ve turned it over.',
    question: 'What are you ready enough for?',
    register: 'firm',
    area: 'work',
    advice: 'start',
    picture: 'tool',
  },
  10: {
    headline: 'Nobody yanks a bell that size.',
    notice:
      'You’ve hung on that rope for weeks, and gotten a cough out of it. Now something’s come loose up there, and you feel your old ambition hum.',
    why: '“Pull,” says Mars, which goes forward again {exact}, having said nothing of the kind at work for weeks.',
    helps:
      'Small pulls: one call, one page, one name you’d like to work with. Let it swing back before the next. The town will hear.',
    question: 'Who do you want to hear it?',
    register: 'warm',
    area: 'work',
    advice: 'start',
    picture: 'up',
  },
  11: {
    headline: 'You can’t push-start that van alone.',
    notice:
      'You moved it a yard by yourself, the fundraiser, the team, the trip, then sat on the bumper. Two friends walk by. It’s pride that keeps you quiet.',
    why: 'Among your friends somebody has to say when, and Mars, who gets a crowd on its feet, goes forward again {exact}, after weeks of sitting it out.',
    helps:
      'Call them over. “One, two, three” takes more than one voice. Ask for ten minutes, as far as the corner. It may catch.',
    question: 'Who’s hurt that you haven’t asked?',
    register: 'warm',
    area: 'friends',
    advice: 'ask',
    picture: 'road',
  },
  12: {
    headline: 'You’re out of the cave. Blink first.',
    notice:
      'You lay in there with one grievance, licking it. Then you’d swept, and opened a window, and put on real pants. You feel bold, and you’re squinting.',
    why: 'As bears do, not far, Mars goes forward again {exact}, after some weeks in there with you.',
    helps:
      'Run one errand alone, unannounced. Take out something finished, the broken lamp, the letter you won’t send, and leave it at the curb.',
    question: 'What did you find out in there?',
    register: 'warm',
    area: 'body',
    advice: 'move',
    picture: 'outdoors',
  },
};
