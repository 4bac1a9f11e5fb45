// Venus at the reader's Neptune.
import type { MatterUnits } from '../../unit.ts';

export const VENUS_TO_NEPTUNE: MatterUnits = {
  joined: [
    {
      headline: 'An ad for car insurance made you cry.',
      notice:
        'A parent drove off, a kid waved, there was a cello, and you were gone. You called it allergies. It was tenderness, with nowhere in particular to go.',
      why: 'Your Neptune opens to anyone with a cello, and Venus, soft to begin with, melts into it {exact}.',
      helps:
        'Give it an address. While your eyes are still wet, write to someone: “I saw something and thought of you.” Don’t mention the deductible.',
      question: 'Who was in the car, when you pictured it?',
      register: 'light',
      area: 'love',
      advice: 'speak',
      picture: 'water',
    },
    {
      headline: 'You’ve been mouthing the words.',
      notice:
        'At birthdays and ball games your lips move and nothing comes out, because once, in a row ahead, somebody turned around. It’s longing, with the sound off.',
      why: 'Your Neptune would love to get lost in a voice, and Venus, who loves one, has come to the same place {exact}.',
      helps:
        'Find something louder than you, the car radio or the person who always starts it, and get in underneath. Up one notch. You won’t hear yourself. You’ll feel it in your ribs.',
      question: 'Who turned around?',
      register: 'warm',
      area: 'body',
      advice: 'start',
      picture: 'tool',
    },
    {
      headline: 'A lost friend drove the bus in your dream.',
      notice:
        'You hadn’t thought of them since the layoff, and there they were, kind as ever, asking which stop. You woke up missing somebody you’d filed.',
      why: 'Your Neptune can’t tell then from now, so with Venus, who saves everyone a seat, beside it {exact}, the doors open.',
      helps:
        'Skip the dream dictionary. Write to the driver: “You drove a bus in my sleep, and you were nice about my change. How are you?”',
      question: 'Where were you hoping they’d take you?',
      register: 'warm',
      area: 'friends',
      advice: 'start',
      picture: 'road',
    },
  ],
  easy: [
    {
      headline: 'Turn off the big light.',
      notice:
        'You sit under it like evidence, every crumb on the record. You’re weary of being so clearly seen, and by a couch.',
      why: 'A flatterer of rooms, Venus is on good terms {exact} with your Neptune, which loves best what it can’t quite make out.',
      helps:
        'Light one lamp, low, in a corner, with the curtain drawn. Stay until the room gets larger than it is. Court’s adjourned.',
      question: 'What looks truer to you when it’s less clear?',
      register: 'light',
      area: 'home',
      advice: 'rest',
      picture: 'fire',
    },
    {
      headline: 'Plan the bookstore you two will never open.',
      notice:
        'You and a friend had one once, down to the cat and the rolling ladder. Then one of you got sensible. You miss being impractical with somebody.',
      why: 'Castles built for two are to Venus’s taste, and with an easy angle to your Neptune {exact}, it won’t ask to see a permit.',
      helps:
        'Call and reopen it. Name the cat, fight over who gets the ladder, decide what’s never for sale. Nobody signs anything.',
      question: 'What was it you both wanted, under the books?',
      register: 'light',
      area: 'friends',
      advice: 'ask',
      picture: 'up',
    },
    {
      headline: 'You hold your own head up, to be polite.',
      notice:
        'Somebody offers you a shoulder, or a basin to lean back in, and your neck quietly does half the work. You’re tired, and you’d hate to be heavy.',
      why: 'Your Neptune never learned where you stop, and Venus, on easy terms with it {exact}, offers its lap.',
      helps:
        'Practice on what can’t mind: the floor, the tub’s edge, a very large dog. Put down the whole weight of it. Ten breaths. Then try a person.',
      question: 'Who’d be honored by the weight?',
      register: 'warm',
      area: 'body',
      advice: 'let go',
      picture: 'person',
    },
    {
      headline: 'You bumped hips at the kettle.',
      notice:
        'You were both waiting for it to boil, and for a second it was almost a dance. Then you reached for the mugs, and you’ve been missing that second since.',
      why: 'Your Neptune hears music in anything that boils, and Venus, who leads, is on the kindest of terms with it {exact}.',
      helps:
        'Next kettle, don’t reach. Take the hand, or your own elbows, and go once around the floor until it whistles. No counting.',
      question: 'When did you last dance without a reason?',
      register: 'warm',
      area: 'love',
      advice: 'move',
      picture: 'fire',
    },
  ],
  hard: [
    {
      headline: 'That one-eyed rocking horse saw you coming.',
      notice:
        'You were only crossing the flea market, it had no tail, and it looked at you. Now there are five orphans in your hall, and you feel merciful, and crowded.',
      why: 'Your Neptune loves whatever’s been left, and with Venus, which pays for love, at a hard angle to it {exact}, your wallet weeps.',
      helps:
        'Place one with somebody who’ll use it, story included. Then pass the next table, hands in your pockets. Love, and keep walking.',
      question: 'Who’d have taken you home, that year?',
      register: 'firm',
      area: 'money',
      advice: 'let go',
      picture: 'outdoors',
    },
    {
      headline: 'In your head, you’ve already quit to applause.',
      notice:
        'You’ve given the speech at red lights, bowed, and left with the fern under your arm. Then you log in. It’s longing, well rehearsed, and the fern’s still there.',
      why: 'Your Neptune does the lighting, and with Venus, who wants work lovely, at odds with it {exact}, the real desk looks worse.',
      helps:
        'Keep one line of that speech, the plainest, such as “I’d like off the newsletter.” Say it to whoever can change it. Water the fern.',
      question: 'What gets applauded in there, exactly?',
      register: 'warm',
      area: 'work',
      advice: 'speak',
      picture: 'container',
    },
    {
      headline: 'You moved into the listing photo.',
      notice:
        'You met them at their widest angle, light in every window, not one cord in sight. Now it’s the actual rooms. You’re disappointed in a person for having corners.',
      why: 'Your Neptune brings the flattering lens, Venus falls for the view, and at odds {exact}, they leave you the floor plan.',
      helps:
        'Walk through what’s there. In an hour beside them, find three things no photo had, and say the best one aloud: “You hum when you read.”',
      question: 'What did you add to that picture yourself?',
      register: 'firm',
      area: 'love',
      advice: 'listen',
      picture: 'door',
    },
  ],
};
