// Mars at the reader's Moon.

import type { MatterUnits } from '../../unit.ts';

export const MARS_TO_MOON: MatterUnits = {
  joined: [
    {
      headline: 'It wasn’t the cabinet door that made you cry.',
      notice:
        'One cupboard left open, one tone of voice from the next room, and your eyes sting. You’re angry, and nobody’s told your face.',
      why: 'Your Moon is where you keep what you need, and Mars, who can weep as hard as anyone, joins it {exact}.',
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
      why: 'You need closeness plainly and soon {exact}, because Mars, which walks straight at what it wants, meets your Moon.',
      helps:
        'Call before you’re called. Say “Can I come over?” with no hint in it and no umbrella you have to come pick up. Then wear the coat.',
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
      why: 'What soothes you first is effort {exact}, because Mars, no friend of lying still, is on top of your Moon.',
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
      headline: 'Your friend’s band is terrible. Go.',
      notice:
        'You’ve clicked “interested” on every show and been to none. You see the pictures, four people and a bartender, and feel a tug of tenderness you do nothing with.',
      why: 'With Mars, who gets feelings off the couch, on good terms with your Moon {exact}, fondness would like its shoes.',
      helps:
        'Put them on. Show up to whatever they’re making, stand near the front, and clap like a crowd of forty. Buy the T-shirt. The drummer needn’t come up.',
      question: 'Who once clapped too loudly for you?',
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
      headline: 'You keep feeding a jar you never count.',
      notice:
        'You started it for something lovely, a jar or an account you think of as one, then stopped looking. Wanting makes you nervous.',
      why: 'Your Moon saves for comfort, and Mars, who’d rather have it than plan it, is at an easy angle to it {exact}.',
      helps:
        'Count it. Coins on the table, or the figure read out loud. Then ask whoever sells the lovely thing what’s left. You may be eleven dollars away.',
      question: 'What were you saving for, before you were just saving?',
      register: 'warm',
      area: 'money',
      advice: 'finish',
      picture: 'container',
    },
    {
      headline: 'You’re bravest for other people.',
      notice:
        'They walked all over your own deadline, and you let them. Then they went for the intern’s, and you were on your feet before you’d decided to be, warm and astonished.',
      why: 'Your Moon, which looks after the small ones, has Mars standing behind it {exact}, all nerve and no malice.',
      helps:
        'Keep that voice, the one with feet under it. While you’re still standing, say one sentence for yourself: “And mine moves too.” Then sit. Let them write.',
      question: 'Who do you guard better than yourself?',
      register: 'firm',
      area: 'work',
      advice: 'speak',
      picture: 'up',
    },
  ],
  hard: [
    {
      headline: 'You picked a fight because they’re leaving.',
      notice:
        'Someone you love has a bag by the door, for a week or only for work, and you’re furious about the recycling. You’ll miss them, and missing makes you mad.',
      why: 'Between Mars, who throws elbows, and your Moon, the soft side you sleep on, there’s a hard angle {exact}.',
      helps:
        'Put the cans down. Say “I hate it when you go” while they can still hear you, and carry the bag out yourself.',
      question: 'How did people say goodbye where you grew up?',
      register: 'firm',
      area: 'love',
      advice: 'speak',
      picture: 'container',
    },
    {
      headline: 'You’re hiding in the bathroom from people you love.',
      notice:
        'You run the fan so nobody will wonder, and sit on the edge of the tub, furious at guests or family. There’s a knock. There’s always a knock.',
      why: 'Your Moon needs a den, and Mars, who picks at what’s sore, leans on it hard {exact}.',
      helps:
        'Come out and say it before your face does: “I’m going around the block, back soon.” Leave them the remote. You’ll like them by the second corner.',
      question: 'Where at home are you nobody’s?',
      register: 'firm',
      area: 'home',
      advice: 'rest',
      picture: 'door',
    },
    {
      headline: 'You saw the photo you weren’t in.',
      notice:
        'There they all are around one table, and your thumb stops. You’re jealous of a chair, and drafting a cool little comment.',
      why: 'All you wanted was a seat, but Mars, who gives a bruise something to aim at, is at odds with your Moon {exact}.',
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
