// The Sun at the reader's Pluto.
import type { MatterUnits } from '../../unit.ts';

export const SUN_TO_PLUTO: MatterUnits = {
  joined: [
    {
      headline: 'Rooms go quiet just before you talk.',
      notice:
        'You took it for manners. Then you saw a pen stop. It makes you wary, as though a large dog had been following you and sat down when you did.',
      why: 'Your Pluto is the weight you carry without showing it, and the Sun, who shows everything, walks up to it {exact}.',
      helps:
        'Turn around and give it one command. Say the sentence that needs saying, once, no louder than usual. Don’t repeat it. It heard you.',
      question: 'Who had that kind of weight over you?',
      register: 'warm',
      area: 'work',
      advice: 'speak',
      picture: 'outdoors',
    },
    {
      headline: 'Some voicemails outlive three phones.',
      notice:
        'You’ve carried this one from device to device: nineteen seconds, “call me back, it’s nothing.” You never play it. You check that it’s there, with a tenderness close to guard duty.',
      why: 'Your Pluto keeps what it can’t replace, and the Sun joins it {exact}, with no wish to take anything away.',
      helps:
        'Play it once, somewhere you like to sit. Then call back, in a manner of speaking: phone somebody in your family and tell them it’s nothing.',
      question: 'What did you always mean to ask them?',
      register: 'warm',
      area: 'home',
      advice: 'listen',
      picture: 'person',
    },
    {
      headline: 'There’s a number you’d need to walk out.',
      notice:
        'You worked it out on a parking stub: rent, four months, the dentist. It isn’t a plan. You’re calmer for it, like somebody with a key in a boot.',
      why: 'Your Pluto always knows one way out, and the Sun, who counts in the open, reaches it {exact}.',
      helps:
        'Copy it onto a card, beside what’s there already. Add ten dollars. You needn’t go anywhere. Keys like to be tried.',
      question: 'What would you stay for, with the door unlocked?',
      register: 'warm',
      area: 'money',
      advice: 'start',
      picture: 'door',
    },
  ],
  easy: [
    {
      headline: 'A friend’s in the tunnel you got out of.',
      notice:
        'You know that “I’m fine.” It has the echo yours had, and a pang goes through you. You hang back, out of tact.',
      why: 'Your Pluto has the map of what you came through, and the Sun, on good terms with it {exact}, would gladly hold it up.',
      helps:
        'Call in from your end: “I’ve been in that one. Want to know where it bends?” Only the bend. They’ll hear which way you are.',
      question: 'Whose voice did you follow out?',
      register: 'warm',
      area: 'friends',
      advice: 'speak',
      picture: 'road',
    },
    {
      headline: 'Nobody’s after you. Sit all the way back.',
      notice:
        'You perch. On buses, at your own desk, an inch of you is ready to leave, wary from some year when that was wise. Your legs are bored.',
      why: 'What you came through is through, and the Sun, at an easy angle to your Pluto {exact}, your lookout, can vouch for the coast.',
      helps:
        'Take the deepest seat you’ve got. Shoes off, bag on the floor, spine against something. For one whole record, the chair’s on watch.',
      question: 'Which year are you still sitting in?',
      register: 'light',
      area: 'body',
      advice: 'rest',
      picture: 'down',
    },
    {
      headline: 'There’s no brake on the passenger side.',
      notice:
        'Yet down goes your foot, every time they drive. You say it’s your stomach. It’s nerves: somebody once drove you where you didn’t care to go.',
      why: 'The Sun likes a good view, and at an easy angle to your Pluto {exact}, which never lends the keys, it’s offering you one.',
      helps:
        'Lend them. Let somebody you love pick the road, or the plan. When your foot hits the mat, say “me, braking.” Then try the window.',
      question: 'Who got to relax while you drove?',
      register: 'light',
      area: 'love',
      advice: 'let go',
      picture: 'tool',
    },
  ],
  hard: [
    {
      headline: 'Somebody cc’d your boss, to win.',
      notice:
        'You see the extra name, and your thumbs go cold. You’ve got the older thread, the one that would end it. It’s rage, tidily loading a catapult.',
      why: 'The Sun wants to be seen winning, and your Pluto, at a hard angle to it {exact}, has kept every stone.',
      helps:
        'Step away from the catapult. Answer only what was asked, in two lines, to the one who asked it. You know it’s there. That’s enough artillery.',
      question: 'What would be left standing after you won?',
      register: 'firm',
      area: 'work',
      advice: 'let go',
      picture: 'up',
    },
    {
      headline: 'There’s a Dana now.',
      notice:
        '“Dana and I,” your friend says, and you say “fun.” Later you’re deep in Dana’s pictures, back at a graduation, with the jealousy of a quiet burglar. You’ve touched nothing.',
      why: 'Sharing people isn’t in your Pluto, and the Sun, who’d like to be somebody’s favorite, is at a hard angle to it {exact}.',
      helps:
        'Leave by the window. Ask your friend for something with just you two in it. Then ask about Dana, whose dog you’ve never heard of.',
      question: 'When were you the Dana?',
      register: 'warm',
      area: 'friends',
      advice: 'ask',
      picture: 'door',
    },
    {
      headline: 'They made the bed. You made it again.',
      notice:
        'You waited until you heard the shower. Corners, pillows, seam to the left. They’d meant it kindly, and your hands went ahead, smoothing down a small dread.',
      why: 'The Sun asks who’s in charge here, and your Pluto, at odds with it {exact}, has been, whenever the water’s on.',
      helps:
        'Leave one crooked corner of theirs alone. When your hands start up, find the person and say “thank you for doing that.” Then sleep in that bed.',
      question: 'Who inspected beds where you grew up?',
      register: 'firm',
      area: 'home',
      advice: 'let go',
      picture: 'down',
    },
  ],
};
