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
      headline: 'You keep visiting something in your cart.',
      notice:
        'You zoom in on the stitching, read the bad reviews for balance, and make sure it hasn’t left you for someone else. That’s longing with free returns.',
      why: 'Mars grabs, your Venus adores, and the two join {exact}, so a wish feels like a need.',
      helps:
        'Interview it. Name three days you’d have used it last month and the thing it would replace. Hire it gladly, or close the tab and wish it well.',
      question: 'What would you still want with nobody watching?',
      register: 'light',
      area: 'money',
      advice: 'let go',
      picture: 'container',
    },
    {
      headline: 'Wear the good shirt for no reason.',
      notice:
        'On its hanger it’s been waiting for an occasion, and so, a little, have you. Feel that? It’s mischief.',
      why: 'Mars, who can’t wait, joins your Venus, who knows what nice things are for, {exact}, so pleasure would like to be now.',
      helps:
        'Put it on and take it somewhere loud, or fast, or sweaty: the record at full volume, the long way home, a street with hills. A shirt washes. You don’t get the ordinary day back.',
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
      headline: 'Your place is ready for people. It’s been ready.',
      notice:
        'You’ll have everyone over once the lamp comes, once the wall is painted, and meanwhile you’re lonely in excellent lighting.',
      why: 'Mars gets people through the door, and it’s helping your Venus, the host in you, {exact}.',
      helps:
        'Send four friends one message with a day in it. Don’t frame anything, don’t say “sorry about the mess.” Clear half the couch. They’ll sit on the arms, the way they did when you had nothing.',
      question: 'Who have you been tidying for that never cared?',
      register: 'warm',
      area: 'friends',
      advice: 'ask',
      picture: 'person',
    },
    {
      headline: 'Hang the picture. You live there.',
      notice:
        'It’s sat on the floor since you moved in, face to the baseboard, and now and then you feel homesick in your own hallway.',
      why: 'Mars, who owns a hammer, is on good terms with your Venus, who owns the eye, {exact}.',
      helps:
        'Make the hole. Eye level, one nail, no laser, then step back with your head tilted until it’s yours. Spackle exists, and so do you, at that address.',
      question: 'What are you waiting to be sure of before you unpack?',
      register: 'light',
      area: 'home',
      advice: 'finish',
      picture: 'tool',
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
      why: 'Mars wants it back, your Venus wants to be liked, and they’re at odds {exact}, so you pay for the peace twice.',
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
