// Mars at the reader's Moon.

import type { MatterUnits } from '../../unit.ts';

export const MARS_TO_MOON: MatterUnits = {
  joined: [
    {
      headline: 'It wasn’t the cabinet door that made you cry.',
      notice:
        'One cupboard left open, one tone of voice from the next room, and your eyes sting. You’re angry, and nobody’s told your face.',
      why: 'Mars, who can weep as hard as anyone, joins your Moon, where you keep what you need, {exact}.',
      helps:
        'Shut the cabinet gently. Run the faucet until you’re done, then go say the sentence underneath, which is usually short: “I wanted help with this.”',
      question: 'Which need of yours only ever comes out as a slam?',
      register: 'warm',
      area: 'home',
      advice: 'speak',
      picture: 'water',
    },
    {
      headline: 'Your heart’s already got its coat on.',
      notice:
        'You keep looking at the phone as though wanting could make it ring. Your longing is in the hall already, jingling its keys.',
      why: 'Mars walks straight at what it wants, and it meets your Moon {exact}, so you need closeness plainly and soon.',
      helps:
        'Call before you’re called. Say “I’d like to see you,” with no hint in it and no umbrella you have to come pick up. Then wear the coat.',
      question: 'What sentence are you hoping they’ll say for you?',
      register: 'warm',
      area: 'love',
      advice: 'ask',
      picture: 'door',
    },
    {
      headline: 'Your pillow’s been in a fight.',
      notice:
        'You lie down and your whole body calls a meeting. The grudges attend, the to-do list takes the minutes, and your restlessness presides.',
      why: 'Mars, no friend of lying still, is on top of your Moon {exact}, so what soothes you first is effort.',
      helps:
        'Leave the pillow out of it. Wring out some towels, scrub the tub, push against a wall that can take it. Then lie down again. Meeting adjourned.',
      question: 'What is your body still sore about on your behalf?',
      register: 'light',
      area: 'body',
      advice: 'rest',
      picture: 'down',
    },
  ],
  easy: [
    {
      headline: 'Somebody you love needs two hands, not advice.',
      notice:
        'A friend says “I’m managing” in a voice you’ve heard before, and your tenderness starts rolling up its sleeves.',
      why: 'With Mars, who’d rather lift than discuss, on good terms with your Moon {exact}, caring wants a job.',
      helps:
        'Don’t offer “anything.” Offer a thing: the ride to the airport, the top half of the boxes, an hour with the toddler. Then be at their curb, hands empty.',
      question: 'Who carried something for you and never brought it up?',
      register: 'warm',
      area: 'friends',
      advice: 'move',
      picture: 'person',
    },
    {
      headline: 'Take the mood out on a leash.',
      notice:
        'Something’s been circling your ankles for days, whining, and you keep telling it to lie down. It’s only sadness that hasn’t been out.',
      why: 'Feelings have legs when Mars, the planet of getting up and going, lends your Moon a hand, as it does {exact}.',
      helps:
        'Go around the block, then the bigger block. Let it sniff. You’ll both come home tired, and one of you will sleep.',
      question: 'Which feeling have you kept indoors the longest?',
      register: 'warm',
      area: 'body',
      advice: 'move',
      picture: 'outdoors',
    },
    {
      headline: 'That envelope is lighter than you think.',
      notice: 'It’s been on your counter under the keys, and you pass it with a low, steady dread.',
      why: 'Your Moon keeps the old worries, and Mars, who goes in first, is at an easy angle to it {exact}.',
      helps:
        'Open it standing up. Read the number once, write the due date on the front in big letters, and lean it where you’ll see it. Notice your shoulders.',
      question: 'Who taught you to be afraid of mail?',
      register: 'warm',
      area: 'money',
      advice: 'start',
      picture: 'paper',
    },
  ],
  hard: [
    {
      headline: '“Fine” is the loudest thing you’ve said all week.',
      notice:
        'They ask what’s wrong, you say the word through your teeth, and now you’re both guarding a door with nothing behind it but hurt.',
      why: 'Between Mars, who throws elbows, and your Moon, the soft side you sleep on, there’s a hard angle {exact}.',
      helps:
        'Open the door an inch. Say “I was hurt when” and finish the sentence before you think of a better one. You can leave the case files in the car.',
      question: 'What did you hope they’d guess?',
      register: 'firm',
      area: 'love',
      advice: 'speak',
      picture: 'door',
    },
    {
      headline: 'You’re arguing from your childhood bedroom again.',
      notice:
        'One remark from family and your voice goes up and your door goes shut, and you’re furious about something that happened over a bicycle.',
      why: 'Your Moon remembers every unfair thing at home, and Mars, who picks at what’s sore, leans on it hard {exact}.',
      helps:
        'Before you answer, touch something you bought yourself: a lamp, the rug, the good pan. Then speak as its owner. “Let me think about that” is a whole reply.',
      question: 'How old are you in that fight?',
      register: 'firm',
      area: 'home',
      advice: 'listen',
      picture: 'container',
    },
    {
      headline: 'You saw the photo you weren’t in.',
      notice:
        'There they all are around one table, and your thumb stops. You’re jealous of a chair, and drafting a cool little comment.',
      why: 'Mars gives a bruise something to aim at, and it’s at odds with your Moon {exact}, when all you wanted was a seat.',
      helps:
        'Put the phone face down. Choose the one face you’d miss, and write to them alone: “I’d have loved to come.” It’ll tell you more than zooming in.',
      question: 'Have you ever told them you want to be asked?',
      register: 'firm',
      area: 'friends',
      advice: 'ask',
      picture: 'table',
    },
  ],
};
