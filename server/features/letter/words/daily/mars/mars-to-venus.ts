// Mars at the reader's Venus.

import type { MatterUnits } from '../../unit.ts';

export const MARS_TO_VENUS: MatterUnits = {
  joined: [
    {
      headline: 'You’ve been leaning in a doorway on purpose.',
      notice:
        'The conversation ended a while ago, and there you stand, one hand on the frame, laughing harder than the joke deserved. Desire’s in no hurry to leave.',
      why: 'Mars, who wants, meets your Venus, who charms, {exact}, and the air has noticed.',
      helps:
        'Come all the way in. Suggest a plan with a place in it, and hold their eye one second past comfortable. You can’t flirt with a doorframe forever.',
      question: 'What do your hands do when you really want something?',
      register: 'light',
      area: 'love',
      advice: 'move',
      picture: 'door',
    },
    {
      headline: 'You want to buy somebody the whole window.',
      notice:
        'You’re passing a store, and everything in it suits one person: the scarf, the kettle, the ridiculous hat. Your hand’s on the door. It’s love, with a credit limit.',
      why: 'Fondness would like to be carried home in bags {exact}, because Mars, who grabs, has joined your Venus, who adores.',
      helps:
        'Go in, and come out with one thing, the smallest that would make them laugh. Give it for no occasion, tag off. The window can stay.',
      question: 'Who has ever overdone it for you?',
      register: 'light',
      area: 'money',
      advice: 'start',
      picture: 'person',
    },
    {
      headline: 'Wear the good shirt for no reason.',
      notice:
        'On its hanger it’s been waiting for an occasion, and so, a little, have you. Feel that? It’s mischief.',
      why: 'Pleasure would like to be now {exact}, with Mars, who can’t wait, joining your Venus, who knows what nice things are for.',
      helps:
        'Put it on and take it somewhere loud, or fast, or sweaty: the record at full volume, a street with hills. A shirt washes. Anybody who asks can be told this is the occasion.',
      question: 'What occasion are you expecting?',
      register: 'light',
      area: 'body',
      advice: 'start',
      picture: 'container',
    },
  ],
  easy: [
    {
      headline: 'You’ve said “wherever you like” once too often.',
      notice:
        'They said it back, and the two of you wandered the sidewalk being considerate until everything closed. You were bored stiff, and so polite.',
      why: 'Mars decides, your Venus delights, and they’re on good terms {exact}, so a firm plan will feel like affection.',
      helps:
        'Pick the place. Book it, tell them what to wear, and don’t ask whether it’s okay. You’ve both seen the sidewalk.',
      question: 'When did being easygoing turn into being absent?',
      register: 'warm',
      area: 'love',
      advice: 'start',
      picture: 'road',
    },
    {
      headline: 'Your friends would dance if someone started.',
      notice:
        'There’s music on, they’re all nodding in place like people at a bus stop, and you know this song. You’re itching to go. You’re looking at somebody’s shoes, shy.',
      why: 'Your Venus knows a good time, and Mars, who gets people on their feet, helps {exact}.',
      helps:
        'Take one friend by the sleeve. Dance badly for one chorus, at a party or around a parked car. By the second verse you’ll have lost those shoes in the crowd.',
      question: 'Which song gets you every time?',
      register: 'warm',
      area: 'friends',
      advice: 'move',
      picture: 'person',
    },
    {
      headline: 'Hang the picture. You live there.',
      notice:
        'It’s sat on the floor since you moved in, face to the baseboard, and now and then you feel homesick in your own hallway.',
      why: 'Your Venus owns the eye, Mars owns the hammer, and they’re on good terms {exact}.',
      helps:
        'Make the hole. Eye level, one nail, no laser, then step back with your head tilted until it’s yours. Spackle exists, and so do you, at that address.',
      question: 'What are you waiting to be sure of before you unpack?',
      register: 'light',
      area: 'home',
      advice: 'finish',
      picture: 'tool',
    },
    {
      headline: 'You’ve got fifty dollars of fun, folded.',
      notice:
        'It’s a gift certificate two birthdays old, or a voucher under a magnet, from someone who wanted you spoiled. You’ve bought batteries with everything else. You feel ungrateful.',
      why: 'Your Venus picked it out long ago, and with Mars, who pays and goes, so friendly to it {exact}, you’ll get past the window.',
      helps:
        'Spend it all on one thing with no use. Then send the giver a picture of you holding it. Batteries are another budget.',
      question: 'What were you told to enjoy, and haven’t?',
      register: 'light',
      area: 'money',
      advice: 'start',
      picture: 'paper',
    },
  ],
  hard: [
    {
      headline: 'You’re keeping score of who texts first.',
      notice:
        'It’s their turn, by your count, so you sit there with the phone warm in your hand, lonely and ahead by two.',
      why: 'Your Venus only wanted company, but Mars, who plays to win, is at a hard angle to it {exact}.',
      helps:
        'Forfeit. Send a thing you saw that made you think of them, with no question in it, and put the phone in a drawer. You weren’t going to put that trophy on the mantel.',
      question: 'What do you win when they break first?',
      register: 'firm',
      area: 'love',
      advice: 'let go',
      picture: 'table',
    },
    {
      headline: 'You smiled when you lent it. It’s overdue.',
      notice:
        'They show you the new headphones, and you nod, and all you can hear is your money. It’s a very pleasant resentment.',
      why: 'You pay for the peace twice {exact}, because your Venus wants to be liked, Mars wants it back, and they’re at odds.',
      helps:
        'Ask in one line: “Could you send me that this week?” Leave out the joke and the story about your car. Libraries ask all the time. Everybody loves libraries.',
      question: 'What do you think they’d stop liking about you?',
      register: 'firm',
      area: 'money',
      advice: 'ask',
      picture: 'paper',
    },
    {
      headline: 'You said yes with your whole face.',
      notice:
        'A colleague wanted “one tiny thing” and you beamed. By the time you sat down you were angry at the stapler.',
      why: 'That’s Mars, who knows what you’d rather do, at odds with your Venus, who’d rather be thanked, {exact}.',
      helps:
        'Go back while it’s still tiny. Say “I answered too fast; I can’t take this one,” and let your face do whatever it likes. You’ll be thanked less. The stapler will be safe.',
      question: 'Which yes have you been making people pay for?',
      register: 'firm',
      area: 'work',
      advice: 'speak',
      picture: 'person',
    },
  ],
};
