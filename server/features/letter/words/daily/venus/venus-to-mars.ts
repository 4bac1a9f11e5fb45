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
        'You’ve got nine things on the list, and one makes you push up your sleeves without noticing. It’s at the bottom, since you don’t trust eagerness.',
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
      why: 'Venus has the idea of a handsome wall, your Mars has the arms, and they’re in one place {exact}.',
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
      headline: 'Ask them for the better room.',
      notice:
        'You take the one by the ice machine, and the fee they’d have waived, and call it being easy. A small grudge of yours hums all the while.',
      why: 'Your Mars is willing to ask, Venus knows how to ask nicely, and they’re on easy terms {exact}.',
      helps:
        'Pick one counter. Bank, landlord, airline: say “what can you do for me?” and wait, pleasantly, until somebody finds a key.',
      question: 'What are you calling easygoing that’s really expensive?',
      register: 'light',
      area: 'money',
      advice: 'ask',
      picture: 'door',
    },
    {
      headline: 'You need a friend with worse judgment.',
      notice:
        'You’ve read all about the cold lake, the open mic, the class where everyone falls over, and closed the page each time. You’re excited, and you’d like a witness.',
      why: 'Venus supplies the company, and from an easy angle to your Mars {exact}, it comes with a dare.',
      helps:
        'Send the link to the one who’d laugh. Write “you in?” and sign up before they’ve answered. Bring two towels.',
      question: 'What have you only done because somebody dared you?',
      register: 'light',
      area: 'friends',
      advice: 'move',
      picture: 'water',
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
      headline: 'You agreed with a smile and a clenched jaw.',
      notice:
        'Your manager said “you don’t mind, do you?” and you heard yourself say no, warmly, while the weekend packed a bag. That’s anger, wearing a lanyard.',
      why: 'Keeping the office sweet is Venus’s idea, and it’s at odds with your Mars {exact}, so your goodwill has teeth in it.',
      helps:
        'Take the lanyard off. Write “I can do this one or the other, which comes first?” and leave out the smiley.',
      question: 'What did your last yes cost, and who paid?',
      register: 'firm',
      area: 'work',
      advice: 'ask',
      picture: 'tool',
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
