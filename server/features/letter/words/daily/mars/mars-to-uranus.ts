// Mars at the reader's Uranus.

import type { MatterUnits } from '../../unit.ts';

export const MARS_TO_URANUS: MatterUnits = {
  joined: [
    {
      headline: 'You said “as hot as you can make it.”',
      notice:
        'You were tired of medium. The waiter asked twice, and now you’re weeping into the rice, ears ringing, exhilarated.',
      why: 'Mars likes heat, your Uranus likes a shock, and they’ve turned up on one plate {exact}.',
      helps:
        'Find a jolt your size: the hill at a run, the cold tap on both wrists, one more bite. Breathe out slowly all the way through. You wanted to know you were in there. You are.',
      question: 'Where else have you been ordering medium?',
      register: 'light',
      area: 'body',
      advice: 'move',
      picture: 'fire',
    },
    {
      headline: 'The back is off the machine already.',
      notice:
        'Somebody said “it’s always been done this way,” and there you were with a screwdriver, in spirit, and your pulse up. All this excitement, over a form.',
      why: 'Ideas land whole {exact}, with Mars, who takes things apart, joining your Uranus, the one who never read the manual.',
      helps:
        'Try it on the smallest copy: one page, one batch, one willing colleague. Keep the screws. You can always put the back on.',
      question: 'What did you once break just to see inside?',
      register: 'light',
      area: 'work',
      advice: 'start',
      picture: 'tool',
    },
    {
      headline: 'Half your home has a price on it already.',
      notice:
        'You put one lamp online as a joke, and somebody wrote “still available?” Now you’re eyeing the chairs, with a burglar’s thrill, at your own address.',
      why: 'Your Uranus wants out from under it all, and Mars, who carries things to the curb, has arrived there {exact}.',
      helps:
        'Sell the lamp. Hold your price through one counteroffer, and spend half on something with no weight. Leave the chairs. You sit on those.',
      question: 'What do you own that mostly owns you?',
      register: 'light',
      area: 'money',
      advice: 'let go',
      picture: 'container',
    },
  ],
  easy: [
    {
      headline: 'Get on the wrong bus with somebody.',
      notice:
        'You and your friend have a corner, a table and an order, and you finish each other’s complaints. It’s boredom, the comfortable sort.',
      why: 'Your itch for elsewhere, your Uranus, has a hand from Mars, always the first one on, {exact}.',
      helps:
        'Meet at the corner and board whatever comes. Ride until one of you says “here.” You’ve got an hour to find out what they sell. Neither of you knows the way back.',
      question: 'When did you two last get lost?',
      register: 'warm',
      area: 'friends',
      advice: 'move',
      picture: 'road',
    },
    {
      headline: 'Try the other side of the bed.',
      notice:
        'You’ve kept to one half for years, facing the same crack in the plaster. Who assigned it? You can’t remember, and asking makes you oddly nervous.',
      why: 'Your Uranus hates assigned seats, and Mars, who’ll take any hill, even a soft one, is at an easy angle to it {exact}.',
      helps:
        'Swap. Bring your pillow, and negotiate with whoever lives over there, dog included. Then lie flat and look at your room from abroad.',
      question: 'What do you keep only because it was yours first?',
      register: 'light',
      area: 'home',
      advice: 'start',
      picture: 'down',
    },
    {
      headline: 'There’s nothing in their coat pocket yet.',
      notice:
        'You’re not one for speeches, and a card rack makes you want to flee. Still, you’re fond of somebody, and you’d like them ambushed by it.',
      why: 'Nothing comes off a rack at your Uranus, and Mars, all quick hands, is on good terms with it {exact}.',
      helps:
        'Hide something: a chestnut, a map with one X, a note that says “the geese agree with me.” Don’t sign. They’ll reach in for their keys and find you.',
      question: 'What’s the oddest proof of love you’ve had?',
      register: 'light',
      area: 'love',
      advice: 'start',
      picture: 'container',
    },
    {
      headline: 'Your hands remember how to climb that tree.',
      notice:
        'You looked at the low branch, polished by other people’s children, and your palms knew it before you did. You were delighted, and then you checked who was watching.',
      why: 'Odd urges are good company {exact}, with Mars, the body’s captain, on easy terms with your Uranus, which has no idea how old it is.',
      helps:
        'Hang from it first. Then one knee, the other, and sit. Stay till somebody walks under you. Don’t explain.',
      question: 'What did your hands know at nine?',
      register: 'light',
      area: 'body',
      advice: 'move',
      picture: 'outdoors',
    },
  ],
  hard: [
    {
      headline: 'They’ve made the fun mandatory.',
      notice:
        'There’s an invite for team bonding, with hats, and you’ve declined it four times in your head. The hats are fine. You feel herded.',
      why: 'Your Uranus will not be pushed, and with Mars, who pushes, at a hard angle to it {exact}, a paper hat becomes a principle.',
      helps:
        'Pick your own hat. Tell whoever’s in charge, “I’m in for the first half hour, and I’d love to run the music.” Go by choice, leave by choice.',
      question: 'When did you start saying no before the question?',
      register: 'firm',
      area: 'work',
      advice: 'speak',
      picture: 'person',
    },
    {
      headline: 'The group chat told everyone you’d left.',
      notice:
        'Somebody decided for the whole group again, and your thumb was out the door before you were. You’re embarrassed, and still half right.',
      why: 'Your Uranus can’t stand to be counted in, and Mars, who slams first, is at odds with it {exact}.',
      helps:
        'Knock. Ask one of them to add you back, and open with “I got mad about the date, and I’d like a vote.” Stay near the handle. Just stand on the inside.',
      question: 'What do you get to skip by walking out?',
      register: 'firm',
      area: 'friends',
      advice: 'ask',
      picture: 'door',
    },
    {
      headline: 'Your knee is running this whole table.',
      notice:
        'You’re sitting politely while somebody explains, and under the wood your leg’s at a gallop. The water glasses have noticed your restlessness.',
      why: 'Your Uranus never did sit well, and Mars, first on its feet, is jabbing it from a hard angle {exact}.',
      helps:
        'Get up before the knee speaks for you. Say “I think better on my feet,” walk the hall twice, fast, and sit down. The glasses will settle. So will you.',
      question: 'What did you really want to leave?',
      register: 'firm',
      area: 'body',
      advice: 'move',
      picture: 'table',
    },
  ],
};
