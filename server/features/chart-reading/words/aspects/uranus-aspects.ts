// Uranus in aspect to each body that comes after it in the chart.

import type { AspectUnits } from '../unit.ts';

export const URANUS_ASPECTS = {
  neptune: {
    joined: {
      headline: 'You hum tunes that haven’t been written yet.',
      text: 'Everybody your age hears them a little, like a radio two apartments down. Uranus, which breaks in with the new, sits right beside Neptune, which washes borders out, and a whole generation of you grew up sure that one could live some other way. Yours comes out in particular places: what you’d share, whom you call family, a job that has no name. It’s hard to explain at a counter. You’ve felt shy, holding the form. Write “other.” Then hum it for somebody.',
    },
    easy: {
      headline: 'You heard, and made up the spare bed.',
      text: 'New machines, new words, new ways to be a household: you shrugged, and looked for a pillow. Uranus, which startles, is on good terms with Neptune, which lets things in; all of your age have that ease, and yours is in handing it on, to a grandmother at a screen, or a child with a question. You don’t lecture. But what came to you for nothing you forget to defend, and you’ve been shocked to see it taken. Say out loud who may stay. Then change the sheets.',
    },
    hard: {
      headline: 'You saw the ropes and missed the play.',
      text: 'Once you’ve seen through a thing, it stays seen through: the guru’s car, the slogan, the band. Uranus, which pulls the curtain, is at odds with Neptune, which painted it, in all who came when you did, and each of you has stood in some bare theater. You got a good eye from it. You’re nobody’s follower. But there are nights when you’d trade that eye for an hour of believing in the forest, and it’s a real grief. Take a seat at the back.',
    },
  },
  pluto: {
    joined: {
      headline: 'You grew up to the sound of demolition.',
      text: 'There was always a street torn up, an order ending, an adult saying it’d never be the same. Uranus, which sparks, sits right on top of Pluto, which levels, and all of your years have a taste for starting from the ground. What’s your own is where you use it. You can look at a rotten arrangement, at work or at home, and say so, and others breathe out. But in sound houses you’re restless, and you’ve swung at a good beam. Tap first. Listen for the hollow.',
    },
    easy: {
      headline: 'You could begin again with a piece of chalk.',
      text: 'You’d draw the table first, and then who sits there. Uranus, which invents, lends a hand to Pluto, which clears the lot; people of your age took great changes in with their breakfast, and you’re the calm one while a company, a country or a marriage comes apart. Hold on as you may, you know what you could do without. But you know endings, so you’ve wiped a board early, and somebody has looked up, hurt, from a thing that wasn’t over. Ask. It may only need a line.',
    },
    hard: {
      headline: 'You’ve gone to war over a bowl of soup.',
      text: 'It was the waiter’s tone. Uranus, which won’t be ruled, pulls against Pluto, which rules, and those of your age were handed a quarrel older than they are, between the crowd and the gate. Everyone stands somewhere in it. Where you stand there’s noise, and afterward an opening for people who’d never have knocked. You’re proud of that. But you hear the gate in a form, a bill, a raised eyebrow, and you’ve felt absurd, with a spoon in your hand. Eat. Save it for the gate.',
    },
  },
} satisfies AspectUnits;
