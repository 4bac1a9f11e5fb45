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
      why: 'Mars sharpens whatever it meets, and it’s meeting your Mercury, the reader in you, {exact}.',
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
      why: 'Mars, a hand in the small of the back, is on good terms with your Mercury {exact}, so the good version could come out with clothes on.',
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
        'The bike in the hall, the pan that’s “soaking,” the borrowed drill: your notes about it keep getting politer. That’s resentment in nice handwriting.',
      why: 'Mars, direct to a fault, lends your Mercury a hand {exact}, so a hard thing comes out short and friendly.',
      helps:
        'Peel it off, find the person, and ask for what you want in one breath. Nobody’s ever heard a tone of voice on yellow paper. They’ll hear yours.',
      question: 'What are you afraid they’d say back?',
      register: 'light',
      area: 'home',
      advice: 'ask',
      picture: 'door',
    },
    {
      headline: 'Your forty-message thread wants to be a phone call.',
      notice:
        'You scroll up to learn what’s being decided and meet your own “just circling back,” twice. Even your boredom has a subject line.',
      why: 'You can be blunt and still be liked {exact}, with Mars, who cuts knots, at an easy angle to your Mercury.',
      helps:
        'Dial. Open with “Two minutes: what do you need from me?” and type the answer at the bottom, where it’s the last message. No more circling.',
      question: 'What are you postponing by keeping it in writing?',
      register: 'warm',
      area: 'work',
      advice: 'finish',
      picture: 'road',
    },
  ],
  hard: [
    {
      headline: 'The chatbot can’t tell that you’re furious.',
      notice:
        'You’re owed a refund, you’ve typed “agent” in capitals, and now you’re explaining justice to a blinking cursor.',
      why: 'Mars raises its voice, and its hard angle to your Mercury {exact} puts the right facts in the wrong order.',
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
      headline: 'Your joke had a pin left in it.',
      notice:
        'You said it for the laugh, and for a second your friend’s face did nothing at all. You felt the regret before the laugh came.',
      why: 'Mars, who likes to jab, clashes with your Mercury {exact}, so your first thought isn’t one you’d sign.',
      helps:
        'Take the pin out. “That came out sharper than I meant” is seven words, and you don’t need an eighth. Then ask about their day, and stay for it.',
      question: 'What were you annoyed about before you were funny?',
      register: 'firm',
      area: 'friends',
      advice: 'speak',
      picture: 'tool',
    },
  ],
};
