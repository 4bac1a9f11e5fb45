// Mars at the reader's Sun.

import type { MatterUnits } from '../../unit.ts';

export const MARS_TO_SUN: MatterUnits = {
  joined: [
    {
      headline: 'You’re taking the stairs two at a time.',
      notice:
        'You may reach the landing before you’ve decided to climb. That’s impatience, and your legs are enjoying it.',
      why: 'Mars, the planet of the first push, meets your Sun {exact}, and all of you wants to be used.',
      helps:
        'Give the climb a top. Pick one hard thing with an end you can touch, go at it until you’re winded, then stand up there awhile before you look for another flight.',
      question: 'When did you last tire yourself out on purpose?',
      register: 'light',
      area: 'body',
      advice: 'move',
      picture: 'up',
    },
    {
      headline: 'Somebody has to pick up the marker.',
      notice:
        'Everyone’s still admiring the problem, and you’ve had the answer since the second slide. Your knee is bouncing with boredom.',
      why: 'That’s Mars, who hands out nerve, joining your Sun {exact}, and your Sun hates to be overlooked.',
      helps:
        'Get up and draw it on the board, crooked boxes and all. They can fix your arrows. You’ll be the one with ink on your fingers when somebody asks who’s got this.',
      question: 'Whose permission are you waiting for to know what you know?',
      register: 'warm',
      area: 'work',
      advice: 'speak',
      picture: 'tool',
    },
    {
      headline: 'That couch has been in your way long enough.',
      notice:
        'You’ve been squeezing past it sideways since the day it was delivered. Now, out of nowhere, you’re irritated enough to be useful.',
      why: 'Mars, all shove and no committee, is on top of your Sun {exact}, and you’d like the house to agree with you.',
      helps:
        'Move one heavy thing. Get somebody on the other end, try the far wall, and stroll through the new gap twice, like a person whose furniture obeys.',
      question: 'What else have you been walking around for years?',
      register: 'light',
      area: 'home',
      advice: 'start',
      picture: 'container',
    },
  ],
  easy: [
    {
      headline: 'The trip won’t leave the group chat without you.',
      notice:
        '“We have to,” everyone wrote, someone added a palm tree, and you felt the letdown of a plan going soft.',
      why: 'Mars likes a date and a deposit, and it’s on good terms with your Sun {exact}, so people will follow where you point.',
      helps:
        'So point. Offer two dates, one place and a price, and ask for a yes or a no. You’ll be a tyrant until the suitcases come out.',
      question: 'Which of them would you still go with alone?',
      register: 'light',
      area: 'friends',
      advice: 'ask',
      picture: 'road',
    },
    {
      headline: 'You get to say “too much” out loud.',
      notice:
        'Some charge on your statement has nagged at you for months: the late fee, the gym, the plan you outgrew. You scroll past it, faintly embarrassed.',
      why: 'Borrow some nerve from Mars, who doesn’t mind being disliked over the phone and lends your Sun a hand {exact}.',
      helps:
        'Call. Tell them what you’d like to pay, then leave a silence and let them fill it. You’ve survived worse than their hold music.',
      question: 'What has being easy to deal with cost you this year?',
      register: 'warm',
      area: 'money',
      advice: 'speak',
      picture: 'paper',
    },
    {
      headline: 'Somebody’s treading water, waiting for you to jump.',
      notice:
        'You’ve let everyone go ahead of you on the diving board, and by now the shyness is harder work than the jump.',
      why: 'Mars, who never once tested the temperature, is on good terms with your Sun {exact}, and your nerve will hold when you lean on it.',
      helps:
        'Tell the person you like one thing you like, with no joke tied to its ankle. It’ll be loud for a second. Then you’re both just wet.',
      question: 'What are you protecting by going last?',
      register: 'light',
      area: 'love',
      advice: 'start',
      picture: 'water',
    },
  ],
  hard: [
    {
      headline: 'They said “we” about the slide you made.',
      notice:
        'You watch your own work go by under somebody else’s voice, and the anger arrives complete, with a speech.',
      why: 'Your Sun likes its name spelled right, and Mars, who brings the fight, is at a hard angle to it {exact}.',
      helps:
        'Don’t give the speech. Write to the one person who decides: “Glad the numbers landed. I built them, so send questions my way.” Nobody can say “we” in a sender line.',
      question: 'Would you rather be credited or be avenged?',
      register: 'firm',
      area: 'work',
      advice: 'speak',
      picture: 'paper',
    },
    {
      headline: 'You can steer with somebody else talking.',
      notice:
        'Someone you love explains a thing to you that you’ve done a thousand times, and you’re a student driver again, both hands on the wheel, stung.',
      why: 'Blame Mars, quick to take a remark for a shove and at odds with your Sun {exact}; your pride is riding the brake.',
      helps:
        'Say “I’ve got it” once, in your plain voice, and keep your eyes ahead. The turn is still yours. Passengers do get tired.',
      question: 'Whose driving lesson are you still taking?',
      register: 'firm',
      area: 'home',
      advice: 'let go',
      picture: 'road',
    },
    {
      headline: 'You’re bidding against someone who isn’t in the room.',
      notice:
        'A coworker’s car, a cousin’s kitchen, and all at once your own money looks slow and plain. Envy puts a paddle in your hand.',
      why: 'Mars makes a contest of anything, and its hard angle to your Sun {exact} makes second place feel like no place.',
      helps:
        'Sit on your hands. Close the page, look at your balance, and write down what you wanted before you saw theirs. You can’t lose an auction you’ve left.',
      question: 'Whose opinion were you about to buy?',
      register: 'firm',
      area: 'money',
      advice: 'let go',
      picture: 'table',
    },
  ],
};
