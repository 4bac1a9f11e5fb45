// Mars at the reader's Mercury.

import type { MatterUnits } from '../../unit.ts';

export const MARS_TO_MERCURY: MatterUnits = {
  joined: [
    {
      headline: 'You’ve answered before they finished asking.',
      notice:
        'Your replies go out like nails from a nail gun: straight, fast and slightly through the drywall. It’s impatience, and it feels like talent.',
      why: 'Mars, speed itself, joins your Mercury {exact}, so the thought and the thumb are one motion.',
      helps:
        'Use it where nails are wanted. Clear every small yes and no from your inbox, then put the tool down for the message with a person in it. That one takes a screw.',
      question: 'Who’s been getting your speed when they wanted your attention?',
      register: 'light',
      area: 'work',
      advice: 'finish',
      picture: 'tool',
    },
    {
      headline: 'You came to chat and brought a racket.',
      notice:
        'Whatever a friend says comes over the net, and you smack it back, delighted. Do they know it’s a match?',
      why: 'Your Mercury does the talking, and with Mars, lover of a long rally, on top of it {exact}, you’re all forearm.',
      helps:
        'Serve a question you don’t know the answer to. Let it bounce. Love means zero in tennis, and here it’s most of the game.',
      question: 'Which friend stopped arguing with you, and when?',
      register: 'light',
      area: 'friends',
      advice: 'listen',
      picture: 'outdoors',
    },
    {
      headline: 'You’re reading with a red pen.',
      notice:
        'A lease, a quote, a bill with three kinds of fees: your eye goes straight to the sneaky line, bristling with suspicion.',
      why: 'The reader in you, your Mercury, is met {exact} by Mars, which puts an edge on whatever it touches.',
      helps:
        'Circle each number you couldn’t explain to a child and ask about it in writing. Skip the adjectives. You’ve got the pen, and somebody’s got the answer.',
      question: 'Which small print have you been too polite to read?',
      register: 'warm',
      area: 'money',
      advice: 'ask',
      picture: 'paper',
    },
  ],
  easy: [
    {
      headline: 'You’ve said it beautifully to the showerhead.',
      notice:
        'In there you’re brave, funny and brief. Then somebody asks, and out comes “nothing, just tired,” dripping with stage fright.',
      why: 'The good version could come out with clothes on, now that Mars, a hand in the small of the back, helps your Mercury {exact}.',
      helps:
        'Say the first line of it within arm’s reach of the person. Only the first. You’ve rehearsed the rest, and you never needed the echo.',
      question: 'What have you told the tile that you haven’t told them?',
      register: 'light',
      area: 'love',
      advice: 'speak',
      picture: 'water',
    },
    {
      headline: 'Take the sticky note down and knock.',
      notice:
        'The bike in the hall, the lint in the dryer, the borrowed drill: your notes about it keep getting politer. That’s resentment in nice handwriting.',
      why: 'A hard thing comes out short and friendly {exact}, while Mars, direct to a fault, lends your Mercury a hand.',
      helps:
        'Peel it off, find the person, and ask for what you want in one breath. Nobody’s ever heard a tone of voice on yellow paper. They’ll hear yours.',
      question: 'What are you afraid they’d say back?',
      register: 'light',
      area: 'home',
      advice: 'ask',
      picture: 'door',
    },
    {
      headline: 'They said “be honest.” You can be.',
      notice:
        'A coworker has sent you twelve pages and “be brutal,” and you’ve been hovering over “looks great” for an hour, nervous as a houseguest.',
      why: 'You can be blunt and still be liked {exact}, with Mars, who cuts knots, at an easy angle to your Mercury.',
      helps:
        'Stop being company. Find what would fix the most, and say it in a sentence with a page number. Then say where you got hooked.',
      question: 'Whose blunt word did you the most good?',
      register: 'warm',
      area: 'work',
      advice: 'speak',
      picture: 'paper',
    },
    {
      headline: 'You read everything in a whisper.',
      notice:
        'You murmur when you read aloud, as though somebody’s asleep. There’s a stage in your throat that’s been dark since the school play, and you miss the size of it.',
      why: 'There’s a whole library for your Mercury to shout, and Mars, who never murmured, lends it the lungs {exact}.',
      helps:
        'Take a page somewhere with trucks and give it the full chest. Do the villain. Bow to the trucks.',
      question: 'What did you play, and how did it feel?',
      register: 'light',
      area: 'body',
      advice: 'speak',
      picture: 'road',
    },
  ],
  hard: [
    {
      headline: 'The chatbot can’t tell that you’re furious.',
      notice:
        'You’re owed a refund, you’ve typed “agent” in capitals, and now you’re explaining justice to a blinking cursor.',
      why: 'The right facts come out in the wrong order, because Mars, who raises its voice, is at a hard angle to your Mercury {exact}.',
      helps:
        'Find a pencil. Three lines: what you paid, what went wrong, what you want. Read them to whoever answers, flesh or software. Even a robot respects an order number.',
      question: 'What would calm get you that being right won’t?',
      register: 'firm',
      area: 'money',
      advice: 'finish',
      picture: 'tool',
    },
    {
      headline: '“Per my last email” is a thrown chair.',
      notice:
        'You’ve got the perfect reply, cold and correct, with three people copied. You read it again, warm with spite.',
      why: 'Your Mercury writes the letters, and Mars, spoiling for a round, is at odds with it {exact}, so your manners have knuckles.',
      helps:
        'Set the chair down. Take out the audience, take out the adverb, and send only the part about what happens next. You’ll have somewhere to sit.',
      question: 'Who is that reply really for?',
      register: 'firm',
      area: 'work',
      advice: 'let go',
      picture: 'table',
    },
    {
      headline: 'You’re fighting a stranger on your friend’s porch.',
      notice:
        'Under a friend’s picture of a new porch, somebody you’ve never met said a foolish thing, and you’re on your fourth reply, with sources. It’s indignation, and your friend gets every ping.',
      why: 'Your Mercury clashes with Mars, who jabs, {exact}, and every reply feels like a duty.',
      helps:
        'Get off the porch. Delete the fourth, and tell your friend, “Sorry for the ruckus, it’s lovely.” Your opponent can have the last word and the mosquitoes.',
      question: 'What would winning have looked like?',
      register: 'firm',
      area: 'friends',
      advice: 'let go',
      picture: 'outdoors',
    },
  ],
};
