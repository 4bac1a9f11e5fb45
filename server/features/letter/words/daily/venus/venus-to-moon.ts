// Venus at the reader's Moon.
import type { MatterUnits } from '../../unit.ts';

export const VENUS_TO_MOON: MatterUnits = {
  joined: [
    {
      headline: 'Call home with no news at all.',
      notice:
        'You’ve been waiting for something to report, a raise or a plan, since calling without one feels like arriving empty-handed. You miss them. That’s the report.',
      why: 'Whoever raised you comes along when Venus, who enjoys people for no reason, sits down beside your Moon {exact}.',
      helps:
        'Dial whoever home is now and ask what’s outside their window. Let them go on about the neighbor’s tree. Empty hands are good for holding a phone.',
      question: 'What did you stop telling them, and when?',
      register: 'warm',
      area: 'home',
      advice: 'listen',
      picture: 'outdoors',
    },
    {
      headline: 'You’ve been hugging people like a handshake.',
      notice:
        'You pat twice and let go first, the way you’d shut a car door for someone. Your tenderness barely gets its coat off.',
      why: 'The planet of being near, Venus, moves in next to your Moon {exact}, and the need you never mention has company.',
      helps:
        'Pick somebody who’s glad of you and stay one whole breath after the second pat. Say nothing. If nobody’s in reach, a dog will take the full length.',
      question: 'Whose arms did you last leave too early?',
      register: 'light',
      area: 'body',
      advice: 'rest',
      picture: 'person',
    },
    {
      headline: 'Four dollars buys you the smell of home.',
      notice:
        'You came in for batteries, and there you are in the aisle with the soap that somebody who raised you used, sniffing it like a sommelier. You’re plainly homesick.',
      why: 'The past comes in a paper wrapper {exact}, with Venus, who knows what it loves by nose, meeting your Moon.',
      helps:
        'Buy the bar. Put it by your own sink, where it’ll ambush you kindly, and let the fancy pump go.',
      question: 'Which house are you standing in when you close your eyes?',
      register: 'light',
      area: 'money',
      advice: 'start',
      picture: 'water',
    },
  ],
  easy: [
    {
      headline: 'You could have company for the boring part.',
      notice:
        'You save your friends for occasions, and do the long flat hours alone with the dryer thumping. It’s lonelier than you’d admit over towels.',
      why: 'Ordinary company will do {exact}: Venus, who’d rather be near than be entertained, is on good terms with your Moon.',
      helps:
        'Call one of them and lean the phone on the basket. You fold, they scrub a pan, nobody has news. Hang up when it’s empty.',
      question: 'Who’d be happy to hear you do nothing?',
      register: 'light',
      area: 'friends',
      advice: 'ask',
      picture: 'container',
    },
    {
      headline: 'You said “all good,” and someone didn’t buy it.',
      notice:
        'Your camera was on, and a side message popped up: “you OK?” You left it on read, out of pure embarrassment.',
      why: 'Kindness in lowercase is Venus’s style, and with an easy angle to your Moon {exact}, it lets you be seen at no great cost.',
      helps:
        'Open that little window again. Type half the truth, “rough week, thanks for asking,” and send it. You don’t owe anyone the other half.',
      question: 'How long have you been good at sounding fine?',
      register: 'warm',
      area: 'work',
      advice: 'speak',
      picture: 'door',
    },
    {
      headline: 'You’d save the ugly pitcher first.',
      notice:
        'Your handsome things face the room, and the chipped one shaped like a rooster lives behind the flour. You’re tender about it, and a touch embarrassed.',
      why: 'Pretty is only half of what Venus means, and at an easy angle to your Moon {exact}, it sides with whatever’s been loved.',
      helps:
        'Bring out the rooster. Rinse it, stand it where people look, and hand it the good spoons. Anyone who laughs gets its life story.',
      question: 'What else do you love and keep behind the flour?',
      register: 'light',
      area: 'home',
      advice: 'move',
      picture: 'container',
    },
    {
      headline: 'Warm the towel first.',
      notice:
        'Somebody used to hold one open for you, hot from the dryer, when you climbed out of the tub. You’ve dried yourself like a dish ever since, and you miss it.',
      why: 'Every kindness stays warm in your Moon, and Venus, who’d spoil anybody, is leaning its way {exact}, arms open.',
      helps:
        'Ten minutes in the dryer, on high. Then wrap up, head and all, and stand there dripping till you’re the right age. The dishes can wait.',
      question: 'Who used to know when you were cold?',
      register: 'light',
      area: 'body',
      advice: 'rest',
      picture: 'water',
    },
  ],
  hard: [
    {
      headline: 'You said “fine” and hoped for a second knock.',
      notice:
        'You gave the short answer, then listened through the wall for them to come back. They believed you. You’re hurt, and nobody did anything wrong.',
      why: 'Venus keeps things pleasant, but it’s at odds with your Moon {exact}, and pleasant won’t come and sit with you.',
      helps:
        'Open the door from your side. Say “I said fine and I wasn’t,” and show them which chair.',
      question: 'When did you last make somebody guess, and win?',
      register: 'warm',
      area: 'love',
      advice: 'speak',
      picture: 'door',
    },
    {
      headline: 'You’re decorating around a voice that moved away.',
      notice:
        'You hold up the curtains you love, the ones with parrots, and hear someone who raised you say “well, they’re certainly cheerful.” Nobody called. Your irritation is older than the couch.',
      why: 'Between Venus, who likes what it likes, and your Moon, where old approval is stored, there’s a hard angle {exact}.',
      helps:
        'Hang one panel where you’ll pass it often. The voice gets to comment. You’re the one on the stepladder.',
      question: 'Whose taste are you afraid to have outgrown?',
      register: 'firm',
      area: 'home',
      advice: 'start',
      picture: 'up',
    },
    {
      headline: 'That generous gift has a second steering wheel.',
      notice:
        'Someone in your family helped you pay, and now a hand keeps coming over from the passenger side: the color, the school, the neighborhood. You’re grateful, and you’re cornered.',
      why: 'Being helped feels like being small {exact}, though Venus, at a hard angle to your Moon, would only like to say thank you.',
      helps:
        'Keep both hands on yours. Say “thank you, and I’ll decide that one,” as you’d give directions. Smile. Drive on.',
      question: 'What would you choose if nobody had chipped in?',
      register: 'firm',
      area: 'money',
      advice: 'speak',
      picture: 'road',
    },
  ],
};
