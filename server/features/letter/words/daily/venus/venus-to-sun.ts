// Venus at the reader's Sun.
import type { MatterUnits } from '../../unit.ts';

export const VENUS_TO_SUN: MatterUnits = {
  joined: [
    {
      headline: 'You keep sending your compliments back to the kitchen.',
      notice:
        'You get praised, and you say “that was mostly the team,” as if the plate had come to the wrong table. Pride sits there, fork in hand.',
      why: 'What gets admired is plainly yours {exact}, as Venus, who likes people out loud, joins your Sun.',
      helps:
        'You ordered this. At the next kind word say “thank you, I worked hard on it,” and eat while it’s hot.',
      question: 'Who taught you that praise belongs to the next table?',
      register: 'light',
      area: 'work',
      advice: 'speak',
      picture: 'table',
    },
    {
      headline: 'Somebody knows which mug is yours.',
      notice:
        'You get handed the window side, the quiet end of the couch, the mug with the chip, and nobody asked you first. You go warm with pleasure, then look for some way to pay.',
      why: 'For once it’s you who’s been studied, because Venus, which remembers what people like, rests on your Sun {exact}.',
      helps:
        'Don’t pay. Take the mug in both hands, say “you remembered,” and then do nothing useful for a whole minute.',
      question: 'What do they know about you that you never told them?',
      register: 'light',
      area: 'love',
      advice: 'listen',
      picture: 'container',
    },
    {
      headline: 'You buy the second cheapest of everything.',
      notice:
        'You read the tag first and the thing second, then take home the one just above the bottom. It’s a house full of almost now, and you’re sad in it.',
      why: 'Venus prices things by love, and joining your Sun {exact}, it wonders which of yours you chose.',
      helps:
        'Choose one object you touch daily, the pen or the kettle, and get the one you wanted first. Give the almost away.',
      question: 'When did wanting the good one start to feel rude?',
      register: 'warm',
      area: 'money',
      advice: 'start',
      picture: 'tool',
    },
  ],
  easy: [
    {
      headline: 'They meant the invitation.',
      notice:
        'Somebody told you “come by anytime,” and you put it in the drawer with the coupons, nice to have, never to be used. You hope it still counts.',
      why: 'A welcome said in passing can be taken at its word {exact}, with Venus, a born host, on easy terms with your Sun.',
      helps:
        'Redeem it. Write “is this week good?” and go without a bottle, because you’re what they asked for.',
      question: 'How many welcomes have you turned into small talk?',
      register: 'light',
      area: 'friends',
      advice: 'ask',
      picture: 'paper',
    },
    {
      headline: 'Pick the movie yourself for once.',
      notice:
        'You’ve said “whatever you all want” at home for so long that the remote passes over you like a collection plate. You’re bored, politely, two hours at a time.',
      why: 'Taste belongs to Venus, who lends your Sun a hand {exact}, and your own liking is easier to say than it has been.',
      helps:
        'Hold out your hand. Put on the one you’d watch alone, subtitles and all, and don’t check faces until the credits.',
      question: 'What did you like before you became so easy to please?',
      register: 'light',
      area: 'home',
      advice: 'start',
      picture: 'tool',
    },
    {
      headline: 'You sit on friends’ couches like a job interview.',
      notice:
        'You line up your shoes, keep your bag on your knees, and stand to leave before anyone yawns. You’re tired of being so easy to have.',
      why: 'Nobody needs you at your best {exact}, least of all Venus, which gets along with your Sun, feet up.',
      helps:
        'Fail the interview. Go see someone who’s fond of you, take up half the couch, ask for the blanket, and nod off if you like.',
      question: 'Who has seen you asleep, and stayed fond?',
      register: 'light',
      area: 'body',
      advice: 'rest',
      picture: 'container',
    },
    {
      headline: 'They still drink from the mug you gave them.',
      notice:
        'You gave it years ago, half as a joke. The handle’s chipped and the duck’s worn off, and they use it daily. You felt so tender that you looked away.',
      why: 'Your Sun, the plain fact of you, is welcome in that kitchen, and Venus, who keeps things, is on easy terms with it {exact}.',
      helps:
        'Don’t apologize for the duck. Fill it, carry it over, and sit with them till it’s empty. It holds.',
      question: 'What have you given that someone won’t replace?',
      register: 'warm',
      area: 'love',
      advice: 'rest',
      picture: 'table',
    },
  ],
  hard: [
    {
      headline: 'They called you low maintenance. You’d like a word.',
      notice:
        '“You’re so easy,” says someone who’s fond of you. You glow. Then you think of the drafty side of the bed, and it’s a lonely sort of compliment.',
      why: 'Nobody is to be put out, says Venus, at a hard angle to your Sun {exact}, and your Sun has requirements.',
      helps:
        'Put one in: the other side, the window shut, without “only if it’s no trouble.” Even an easy car gets its oil changed.',
      question: 'What would they gladly do, once asked?',
      register: 'warm',
      area: 'love',
      advice: 'ask',
      picture: 'road',
    },
    {
      headline: 'Your friend has a new favorite person.',
      notice:
        'You’ve heard the name three times now, and you said “they sound great” in a voice like a dial tone. That’s jealousy, which you thought you’d left in fifth grade.',
      why: 'Their new light feels like your shade {exact}, because Venus, which looks after friendship, is at odds with your Sun.',
      helps:
        'Hang up on that voice. Ask to meet this person, the three of you, somewhere loud, and laugh when it’s funny.',
      question: 'Who wondered about you, back when you were the new one?',
      register: 'warm',
      area: 'friends',
      advice: 'ask',
      picture: 'tool',
    },
    {
      headline: 'You bought the whole kit before the first lesson.',
      notice:
        'You own the boots, the ropes, a catalog’s idea of you on a rock face. It’s all in the hall with the tags on, and you feel foolish walking by.',
      why: 'Venus shops for who you’d like to be, and at a hard angle to your Sun {exact}, it hasn’t asked who you are.',
      helps:
        'Wear the boots around your own block. Return the rest. The rock can wait until you’ve been introduced.',
      question: 'Who were you hoping to be mistaken for?',
      register: 'firm',
      area: 'money',
      advice: 'let go',
      picture: 'outdoors',
    },
  ],
};
