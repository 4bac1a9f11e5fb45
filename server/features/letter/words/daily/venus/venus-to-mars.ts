// Venus at the reader's Mars.
import type { MatterUnits } from '../../unit.ts';

export const VENUS_TO_MARS: MatterUnits = {
  joined: [
    {
      headline: 'Make the first move badly.',
      notice:
        'You’ve rehearsed it until it has costumes and a plot: the casual hello, the pretext, the graceful exit. Underneath is plain wanting, sick of waiting in the wings.',
      why: 'Venus would rather be asked and your Mars would rather ask, and with the two in one place {exact}, you’ve got a full cast.',
      helps:
        'Walk on without the script. Say “I like talking to you, can we do more of it?” A dropped line gets the warmest laugh.',
      question: 'What’s the worst an honest sentence ever cost you?',
      register: 'light',
      area: 'love',
      advice: 'move',
      picture: 'person',
    },
    {
      headline: 'Do the fun one first.',
      notice:
        'There are nine things on your list, and one makes you push up your sleeves without noticing. It’s at the bottom, since you don’t trust eagerness.',
      why: 'Pleasure is the wage that Venus works for, and with it beside your Mars {exact}, your strength goes where your liking is.',
      helps:
        'Move it to the top and keep those sleeves up. Shut the door. The other eight can wait in the hall with their hats on.',
      question: 'Who told you that work had to taste like medicine?',
      register: 'light',
      area: 'work',
      advice: 'start',
      picture: 'paper',
    },
    {
      headline: 'You’ve owned that shelf flat for a year.',
      notice:
        'You bought it out of love, and it’s been standing in its box behind the door, apologizing. You reach past it for the broom, irritated every time.',
      why: 'Your Mars has the arms, Venus has the idea of a handsome wall, and they’re in one place {exact}.',
      helps:
        'Cut the tape. Lay the screws in a row, play something loud, and swear freely. Whatever you love best goes up there alone.',
      question: 'What else did you buy for a life you postponed?',
      register: 'light',
      area: 'home',
      advice: 'finish',
      picture: 'tool',
    },
  ],
  easy: [
    {
      headline: 'Play something where nobody keeps the score.',
      notice:
        'You used to stay out with a ball or a board until somebody called your name. Now your wrist grades every step, and you’re bored by your own energy.',
      why: 'Doing things for fun is Venus’s line, and from an easy angle to your Mars {exact}, it’s calling recess.',
      helps:
        'Take the watch off. Find a ball, a puddle or a kid with a Frisbee, and stay out until you’ve lost count.',
      question: 'When did you last get dirty and not mind?',
      register: 'light',
      area: 'body',
      advice: 'move',
      picture: 'outdoors',
    },
    {
      headline: 'Offer twelve. They’re hoping you will.',
      notice:
        'You’ve picked up the brass fish three times, read its tag, and put it down as if the tag were law. You want it. You’re shy, in front of a card table.',
      why: 'Your Mars likes a chase, Venus likes the fish, and they’re on easy terms {exact}, so bargaining can pass for flirting.',
      helps:
        'Find a price with a person behind it. Admire, say your number, and smile. They’ll say fourteen. Enjoy fourteen.',
      question: 'When did wanting it start to mean paying full price?',
      register: 'light',
      area: 'money',
      advice: 'ask',
      picture: 'table',
    },
    {
      headline: 'You need a friend with worse judgment.',
      notice:
        'You’ve read all about the cold lake, the open mic, the class where everyone falls over, and closed the page each time. You’re excited, and you’d like a witness.',
      why: 'Your Mars adds the dare {exact}, and Venus, at an easy angle to it, supplies the company.',
      helps:
        'Send the link to the one who’d laugh. Write “you in?” and sign up before they’ve answered. Bring two towels.',
      question: 'What have you only done because somebody dared you?',
      register: 'light',
      area: 'friends',
      advice: 'move',
      picture: 'water',
    },
    {
      headline: 'Build the shelf together. Badly.',
      notice:
        'You’ve stepped around the flat box for a month, waiting for whoever has the good drill. You’d rather do it with them than have it done, and you’ve been too proud to say so.',
      why: 'Wanting and doing get along {exact}, when Venus, who likes it better with two, is on good terms with your Mars, the hammer.',
      helps:
        'Open the box. Call them, put on music, and hold things for each other. It’ll lean. Fine.',
      question: 'What would you rather do badly with someone?',
      register: 'light',
      area: 'home',
      advice: 'start',
      picture: 'tool',
    },
  ],
  hard: [
    {
      headline: 'You’re angry at someone you’d like to kiss.',
      notice:
        'You turn the radio up to make a point, and it’s your song, so now you’re both staring ahead, not humming. You long for them, and you’d like an apology first.',
      why: 'Your Mars wants to be right, and Venus, who wants to be close, meets it at a hard angle {exact}.',
      helps:
        'Turn it down halfway. Say “I’m mad and I like you,” in that order, and come in on the chorus, flat.',
      question: 'What would you ask for if you weren’t winning?',
      register: 'firm',
      area: 'love',
      advice: 'speak',
      picture: 'road',
    },
    {
      headline: 'You bought the going-away card again.',
      notice:
        'Somebody’s leaving, and the envelope’s on your desk because it’s always on your desk. You picked the card, chased eleven signatures, fronted the cash. You’re angry at a cartoon otter.',
      why: 'Keeping the office sweet is Venus’s idea, and it’s at odds {exact} with your Mars, which had work of its own.',
      helps:
        'Don’t run it alone. Sign, and hand the envelope to someone by name: “The next one’s yours.” Then keep your hands in your pockets while it goes wrong.',
      question: 'What would happen without you?',
      register: 'firm',
      area: 'work',
      advice: 'let go',
      picture: 'paper',
    },
    {
      headline: 'You’re punishing the couch for being comfortable.',
      notice:
        'You sit down, an old coach in your head says “already?” and you’re up again, wiping a clean counter. Guilt has excellent posture.',
      why: 'A friend of cushions, Venus is at a hard angle to your Mars {exact}, and your drive has brought its whistle.',
      helps:
        'Bench the coach. Lie flat for one whole episode, phone out of reach, and get nothing done. The counter will keep.',
      question: 'Who’s watching when you rest, and why so stern?',
      register: 'firm',
      area: 'body',
      advice: 'rest',
      picture: 'person',
    },
  ],
};
