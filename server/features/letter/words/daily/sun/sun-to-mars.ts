// The Sun at the reader's Mars.
import type { MatterUnits } from '../../unit.ts';

export const SUN_TO_MARS: MatterUnits = {
  joined: [
    {
      headline: 'You picked a fight with a jar lid.',
      notice:
        'You won, too, and now you’re standing in the kitchen with more strength than the kitchen needs. It feels like impatience. It’s closer to appetite.',
      why: 'Your Mars is your engine, and the Sun, which hands out the day’s strength, steps onto it {exact}, and finds it running.',
      helps:
        'Give it a real load. Carry something up three flights, or only your own two legs, until you’re pleasantly useless. The jars can rest.',
      question: 'What’s the heaviest thing you’d love to lift?',
      register: 'light',
      area: 'body',
      advice: 'move',
      picture: 'up',
    },
    {
      headline: 'You’re the match in a very polite room.',
      notice:
        'You’re on a call where everyone’s “happy to take that offline,” and nobody takes it anywhere. Your boredom is getting warm at one end.',
      why: 'You keep your nerve in your Mars, and the Sun, which singles people out, lands on it {exact}.',
      helps:
        'Unmute. Say “I’ll do it, and here’s my first step,” and take it while they’re still thanking you. Three lines on a page is flame enough.',
      question: 'What are you waiting to be asked to begin?',
      register: 'warm',
      area: 'work',
      advice: 'start',
      picture: 'fire',
    },
    {
      headline: 'You’re furious at the hall closet. Use it.',
      notice:
        'You open the door and something slides off something. Old chargers, mostly. Your anger is out of all proportion to chargers.',
      why: 'Your temper and your stamina share an apartment, your Mars, and the Sun, which doubles what it meets, moves in {exact}.',
      helps:
        'Let one pay for the other. Fill a single bag with whatever fits no plug, and get it out of the house while you’re still mad.',
      question: 'What have you been closing the door on?',
      register: 'warm',
      area: 'home',
      advice: 'let go',
      picture: 'container',
    },
  ],
  easy: [
    {
      headline: 'You’re still paying that gym across the river.',
      notice:
        'For a year you’ve meant to cancel, but they make you call, and then they make you explain. Lately your annoyance has some muscle.',
      why: 'Your Mars enjoys a fight that fits in a phone, and the Sun, good for morale, is on friendly terms with it {exact}.',
      helps:
        'Put them on speaker. Fold shirts, and say “I’d like to cancel, please” as often as it takes. It’s the best workout they’ve sold you.',
      question: 'What else of yours renews itself?',
      register: 'light',
      area: 'money',
      advice: 'finish',
      picture: 'tool',
    },
    {
      headline: 'You’re stronger than when you last checked.',
      notice:
        'You brace for the hill, the suitcase, the fourth floor, and it’s over sooner than you’d planned. Pride goes through you, and you look around for a witness.',
      why: 'Your effort comes home with change {exact}, since the Sun, the warmest kind of coach, is backing your Mars.',
      helps:
        'Choose a hill and take it without music. At the top, say something out loud to nobody in particular. “Hm” will do. That’s your witness.',
      question: 'What did you stop doing because it used to be hard?',
      register: 'warm',
      area: 'body',
      advice: 'move',
      picture: 'outdoors',
    },
    {
      headline: 'Your friend could use your elbows, not advice.',
      notice:
        'You’re hearing about a friend’s storage unit again, and you’ve run out of ways to say “That’s awful.” You feel useless, which is how strength feels sitting down.',
      why: 'When you push, it lands as kindness {exact}: the Sun, fond of anyone who pitches in, is at an easy angle to your Mars.',
      helps:
        'Say “I’ve got an hour, where do we start?” Elbows first. You can hear the rest over the boxes.',
      question: 'Who last lifted something of yours?',
      register: 'warm',
      area: 'friends',
      advice: 'start',
      picture: 'container',
    },
    {
      headline: 'You could just take out the first screw.',
      notice:
        'You’re in the third discussion of who’ll take the shelves down. There’s a screwdriver in your bag, and you’re bored the way only the able get bored.',
      why: 'Your Mars would rather lift than discuss, and the Sun thinks so well of it {exact} that effort comes cheap.',
      helps: 'Say “I’ll start on this end.” Take out four screws, in plain view. You’ll have help.',
      question: 'What have you been waiting for permission to lift?',
      register: 'warm',
      area: 'work',
      advice: 'start',
      picture: 'tool',
    },
  ],
  hard: [
    {
      headline: 'You’re fighting over the thermostat. Sort of.',
      notice:
        'Somebody at home moved it two degrees, and you heard yourself give a speech. The anger’s real. Its subject is likely older than the heating.',
      why: 'Who’s in charge here, asks the Sun, and at its hard angle to your Mars {exact}, it asks by way of a dial.',
      helps:
        'Give back the two degrees. Then, with nobody’s hand on anything, name one thing in the house you’d like a say in.',
      question: 'When did you start keeping count of who decides?',
      register: 'firm',
      area: 'home',
      advice: 'ask',
      picture: 'tool',
    },
    {
      headline: 'You’re half a block ahead, and winning.',
      notice:
        'Your pace goes up when you’re mad, and the person you came with is back there by the mailbox. You feel righteous as far as the corner. Then just alone.',
      why: 'Your Mars likes to arrive, and the Sun, which puts people out in front, is at a hard angle to it {exact}.',
      helps:
        'Stop at the corner and face the other way. When they catch up, say what it is in one sentence, at walking speed.',
      question: 'Where did you think you’d arrive without them?',
      register: 'firm',
      area: 'love',
      advice: 'speak',
      picture: 'road',
    },
    {
      headline: 'Being told to relax has never relaxed you.',
      notice:
        'You raise a real problem, and a colleague says “no need to get worked up.” You weren’t. You are now, and the anger has taken your voice upstairs.',
      why: 'With the Sun, which likes the big screen, at a hard angle to your Mars {exact}, any heat you show gets reviewed.',
      helps:
        'Come back down. Say “I’m not upset, I’m specific,” and give the number, the date, the thing that breaks. Then sit. Specific carries.',
      question: 'Who got to be loud where you grew up?',
      register: 'firm',
      area: 'work',
      advice: 'speak',
      picture: 'up',
    },
  ],
};
