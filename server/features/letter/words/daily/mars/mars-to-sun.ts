// Mars at the reader's Sun.

import type { MatterUnits } from '../../unit.ts';

export const MARS_TO_SUN: MatterUnits = {
  joined: [
    {
      headline: 'You’re taking the stairs two at a time.',
      notice:
        'You may reach the landing before you’ve decided to climb. That’s impatience, and your legs are enjoying it.',
      why: 'All of you wants to be used {exact}, with Mars, the planet of the first push, meeting your Sun.',
      helps:
        'Give the climb a top. Pick one hard thing with an end you can touch, go at it until you’re winded, then stand up there awhile before you look for another flight.',
      question: 'When did you last tire yourself out on purpose?',
      register: 'light',
      area: 'body',
      advice: 'move',
      picture: 'up',
    },
    {
      headline: 'Everyone’s stepped over that cable for a month.',
      notice:
        'You have too, with a little hop. Then you hop once more and something in you says “enough.” It’s impatience, rolling up its sleeves.',
      why: 'That’s Mars, who hands out nerve, joining your Sun {exact}, and your Sun doesn’t care whose job it is.',
      helps:
        'Get the tape. Fix one small broken thing that belongs to no one, cable or form or sign, and tell whoever owns it: “Done.” Somebody will miss the hop.',
      question: 'What else are you all being patient about?',
      register: 'warm',
      area: 'work',
      advice: 'finish',
      picture: 'tool',
    },
    {
      headline: 'That couch has been in your way too long.',
      notice:
        'You squeeze past it sideways, as you have since the day it was delivered. Now, out of nowhere, you’re mad enough to be useful.',
      why: 'You’d like the house to agree with you {exact}, since Mars, all shove and no committee, is on top of your Sun.',
      helps:
        'Move one heavy thing. Get somebody on the other end, try the far wall, and stroll through the gap twice, like a person whose furniture obeys.',
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
      why: 'People will follow where you point {exact}, since Mars, which likes a date and a deposit, is on good terms with your Sun.',
      helps:
        'So point. Offer two dates, one place and a price, and ask for a yes or a no. You’ll be a tyrant until the suitcases come out.',
      question: 'Which of them would you still go with alone?',
      register: 'light',
      area: 'friends',
      advice: 'ask',
      picture: 'road',
    },
    {
      headline: 'You’re closer to paid off than you feel.',
      notice:
        'You’ve sent the same sum for so long, to the bank or a patient cousin, that you quit reading the balance. You look. It’s nearly friendly, and you’re weak with relief.',
      why: 'A push goes far {exact}, with Mars, which likes a finish line, on good terms with your Sun.',
      helps:
        'Send a little extra, what you’d have spent without noticing. Then cross out one month with a thick pen. Make it squeak.',
      question: 'What will you do with a free month?',
      register: 'warm',
      area: 'money',
      advice: 'finish',
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
    {
      headline: 'Move the couch first. Measure later.',
      notice:
        'You’ve drawn the room on an envelope five times, and in all five of them you’re happier. You’ve got your shoes on, and you’re itching.',
      why: 'Your Sun knows where it would like to sit, and Mars, the muscle, is on such good terms with it {exact} that furniture goes where it’s told.',
      helps:
        'Lift one end. Towel under, push, and see what’s been living there. Then sit in the new place before you judge.',
      question: 'Where in that room do you never sit?',
      register: 'light',
      area: 'home',
      advice: 'move',
      picture: 'table',
    },
  ],
  hard: [
    {
      headline: 'Somebody else’s emergency has your name on it.',
      notice:
        'You read “urgent” in the subject line, from a person who’s known for three weeks. Your pulse gets up and you with it, angry, and already half done.',
      why: 'Mars sounds the alarm, your Sun has plans of its own, and they’re at a hard angle {exact}.',
      helps:
        'Sit back down. Before you lift a finger, ask, “What happens if it’s done next week?” Then finish your own paragraph. Most sirens can’t stand a question.',
      question: 'Whose panic do you take as an order?',
      register: 'firm',
      area: 'work',
      advice: 'ask',
      picture: 'fire',
    },
    {
      headline: 'You reloaded the dishwasher behind their back.',
      notice:
        'You waited until they’d left the room, then moved every bowl, breathing through your nose. They came back for their glasses. Now you’re both angry, over an angle.',
      why: 'Blame Mars, who likes things done its way and is at odds with your Sun {exact}, for the pride in the rack.',
      helps:
        'Put one bowl back, badly, where they had it. Say “yours works too,” and press Start. You’ll hear a clink. You can live with it.',
      question: 'What is it called when they redo yours?',
      register: 'firm',
      area: 'home',
      advice: 'let go',
      picture: 'container',
    },
    {
      headline: 'You’re bidding against someone who isn’t in the room.',
      notice:
        'A coworker’s car, a cousin’s kitchen, and all at once your own money looks slow and plain. Envy puts a paddle in your hand.',
      why: 'Second place feels like no place {exact}, because Mars, a born competitor, is at a hard angle to your Sun.',
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
