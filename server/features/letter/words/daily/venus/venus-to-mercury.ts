// Venus at the reader's Mercury.
import type { MatterUnits } from '../../unit.ts';

export const VENUS_TO_MERCURY: MatterUnits = {
  joined: [
    {
      headline: 'Your nicest sentence is sitting in drafts.',
      notice:
        'You wrote it, decided it was a lot, and sent “haha same” in its place. The real one is still waiting by the door, and only shyness holds the knob.',
      why: 'Your Mercury does the talking, Venus does the liking, and you’ve got them side by side {exact}.',
      helps:
        'Cut one adverb. Open the door, send it, and don’t let a “lol” run after it with an umbrella.',
      question: 'What would you say if it only had to be true?',
      register: 'light',
      area: 'love',
      advice: 'speak',
      picture: 'door',
    },
    {
      headline: 'Put the good word where the boss reads it.',
      notice:
        'You tell a coworker “that was great” in the elevator, and by the lobby it’s gone. You’ve been on the other end, proud for four floors.',
      why: 'Appreciation is Venus’s trade, and when it meets your Mercury {exact}, your praise arrives with its reasons attached.',
      helps:
        'Write it down. Two lines to whoever decides on raises: the name, the deed, what it saved. Copy your coworker on it, and send it up.',
      question: 'Whose good word never made it out of the elevator?',
      register: 'light',
      area: 'work',
      advice: 'speak',
      picture: 'up',
    },
    {
      headline: 'Your budget could be nicer to look at.',
      notice:
        'You keep your money in a sheet the color of a dentist’s ceiling, with columns called Misc and Misc Two. It bores you first, and then it scares you.',
      why: 'Venus, who’d decorate a tax form, joins your Mercury {exact}, and adding things up could be almost sociable.',
      helps:
        'Rename every column in your own words: Roof. The Cat. Getting Out of Town. Give each one a color. Misc can go.',
      question: 'Which column would you be proudest to name?',
      register: 'light',
      area: 'money',
      advice: 'finish',
      picture: 'tool',
    },
  ],
  easy: [
    {
      headline: 'You owe someone a postcard from nowhere special.',
      notice:
        'You tap a heart under a friend’s picture and feel you’ve visited. You haven’t, and you miss the way they’d read your handwriting out loud.',
      why: 'Small talk comes out better in ink {exact}, because Venus, fond of people and of paper, lends your Mercury a hand.',
      helps:
        'Find any card, the museum’s, the pizzeria’s. Three lines about what’s outside your window, their name in your best hand. Mail it today.',
      question: 'Whose address do you still know by heart?',
      register: 'light',
      area: 'friends',
      advice: 'start',
      picture: 'paper',
    },
    {
      headline: 'You still speak a language for two.',
      notice:
        'You come across a word only one relative would laugh at, and your thumb is on their name before you recall the last visit. Tenderness, slightly bruised.',
      why: 'Venus, who can make up without a summit, is on good terms with your Mercury {exact}.',
      helps:
        'Send the word alone. Leave off “it’s been a while” and all that follows from it. Somebody fluent will answer, and you can argue in full sentences later.',
      question: 'Who else in the world knows what you’re quoting?',
      register: 'warm',
      area: 'home',
      advice: 'move',
      picture: 'person',
    },
    {
      headline: 'Go home by the prettier street.',
      notice:
        'You take the quick way by habit, past the gas station and the tire place, and lately you arrive without having been anywhere. It’s boredom at thirty miles an hour.',
      why: 'With Venus, always scouting for something lovely, at an easy angle to your Mercury {exact}, your thoughts like a better view.',
      helps:
        'Turn a block early. Choose the front porch you’d want, and decide who lives there. Your mail can wait.',
      question: 'What have you stopped seeing because you pass it daily?',
      register: 'light',
      area: 'body',
      advice: 'move',
      picture: 'road',
    },
    {
      headline: 'You could sign it warmly and mean it.',
      notice:
        'You’ve typed “best” under so many messages that it’s stopped being a word. This one’s to somebody you like, and you sat over the ending, shy.',
      why: 'Kind things are easy to word {exact}, with Venus, who likes people, helping your Mercury, which has been living on templates.',
      helps:
        'Put the true thing in the last line: what they did, and that you saw. Send it before it cools.',
      question: 'Who gets your best and could have your real ones?',
      register: 'warm',
      area: 'work',
      advice: 'speak',
      picture: 'fire',
    },
  ],
  hard: [
    {
      headline: 'Your “no” is buried under four compliments.',
      notice:
        'You wrote such a gracious reply that your colleague thanked you warmly and went right ahead. You’re exasperated, and the shovel is yours.',
      why: 'Your Mercury came to be clear, and Venus, who came to be liked, is at a hard angle to it {exact}.',
      helps:
        'Dig it up. Put “I can’t take this on” in the first line, alone, and keep only the truest of the four.',
      question: 'What do you fear they’d call you without the padding?',
      register: 'firm',
      area: 'work',
      advice: 'finish',
      picture: 'down',
    },
    {
      headline: 'You gave their present a review.',
      notice:
        'They watched you unwrap it, and out came “oh, do they still make these?” You saw the face close, and you were sorry before the paper hit the floor.',
      why: 'Your first remark isn’t your kindest {exact}, since Venus, which minds how people feel, is at odds with your Mercury.',
      helps:
        'Revise it. Say what the present knew about you, “you heard me say that in March,” and use it where they’ll see. Five stars.',
      question: 'What were you too shy to say about it?',
      register: 'warm',
      area: 'love',
      advice: 'speak',
      picture: 'paper',
    },
    {
      headline: 'You put your own coat on sale.',
      notice:
        'They admired it, and you took a third off the price before they’d finished the sentence. You weren’t being audited. You’re embarrassed, in a very nice coat.',
      why: 'Your Mercury has to explain what Venus bought for love, and the two are at odds {exact}.',
      helps:
        'Stop marking it down. To the next admirer say “thanks, I love it,” and leave the figure in the store. Look at your balance once, alone. That’s the only audit.',
      question: 'Whose voice asks what it cost?',
      register: 'warm',
      area: 'money',
      advice: 'let go',
      picture: 'paper',
    },
  ],
};
