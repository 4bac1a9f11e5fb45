// The Sun at the reader's Uranus.
import type { MatterUnits } from '../../unit.ts';

export const SUN_TO_URANUS: MatterUnits = {
  joined: [
    {
      headline: 'The cat doesn’t check who’s watching.',
      notice:
        'You do. You’ve got a stretch coming, both arms, a leg and a noise, and you’ve cut it down to one polite shoulder. You’re restless to the fingertips.',
      why: 'Your Uranus, the animal in you that was never house-trained, gets the Sun full on it {exact}, and the Sun turns things up.',
      helps:
        'Do the cat’s version, wherever you are, noise included. When they stare, blink slowly. Then stroll off as though you’d planned it.',
      question: 'Who taught you to take up less room?',
      register: 'light',
      area: 'body',
      advice: 'move',
      picture: 'person',
    },
    {
      headline: 'Put the llama back in the story.',
      notice:
        'You two have a version for company, “we met through friends,” true the way a receipt is true. You nod, and you miss the real one.',
      why: 'Your Uranus keeps the facts that don’t fit, and the Sun, which likes a thing seen whole, joins it {exact}.',
      helps:
        'Tell the person you love the uncut version, with the llama, or the wrong house, or the wig. Ask what you’ve left out. Somebody always forgets the rain.',
      question: 'Who were you tidying it for?',
      register: 'warm',
      area: 'love',
      advice: 'speak',
      picture: 'outdoors',
    },
    {
      headline: 'A very good cook is hiding a can opener.',
      notice:
        'You write the ending first, standing up, then invent the proper steps for the file. The results are fine. You’re furtive anyway.',
      why: 'The Sun asks who did it and how, and it stops {exact}, right beside your Uranus, whose methods were never official.',
      helps:
        'Take it out of the drawer. Say “here’s how I really do it” to one colleague, and do it while they watch. They’ve got an opener, too.',
      question: 'Who said it only counts the long way?',
      register: 'light',
      area: 'work',
      advice: 'speak',
      picture: 'tool',
    },
  ],
  easy: [
    {
      headline: 'Declare a holiday that nobody else has.',
      notice:
        'Your calendar’s full of days other people picked, with cards to match. You’d love your own, and you feel silly, like a kid who’s founded a country.',
      why: 'Your Uranus is a small republic of one, and the Sun, generous with recognition, is on easy terms with it {exact}.',
      helps:
        'Found it. Choose a name, one rule and a dish towel for the flag: Sock Amnesty, the Feast of Quiet Phones. Hoist it where everyone can see. Salute.',
      question: 'What would everyone be excused from?',
      register: 'light',
      area: 'home',
      advice: 'start',
      picture: 'up',
    },
    {
      headline: 'Somebody would buy the useless thing you know.',
      notice:
        'You can date a chair by its screws. Somebody’s said “you could charge for that,” twice, and you laughed too fast, from shy pride.',
      why: 'Your attic of odd talents, your Uranus, has a visitor {exact}: the Sun, at an easy angle, sees what you’re worth, and it’s browsing.',
      helps:
        'Open the stall. Name a price to one person, even ten dollars, and don’t explain it. Say “that’s what it costs,” then look at the chair.',
      question: 'Who taught you that, for nothing?',
      register: 'light',
      area: 'money',
      advice: 'start',
      picture: 'table',
    },
    {
      headline: 'All your friends know you sitting down.',
      notice:
        'Across a booth, across a screen, your knees are always under something. You’re bored, and you feel disloyal.',
      why: 'The Sun likes to see you full length, and on good terms {exact} with your Uranus, the fidget in you, it’s pulling out your chair.',
      helps:
        'Ask one of them to something that has no seats: a kite, a parade, a fence that wants paint. See how they run.',
      question: 'Whose walk could you pick out from behind?',
      register: 'warm',
      area: 'friends',
      advice: 'move',
      picture: 'outdoors',
    },
    {
      headline: 'You don’t remember walking home.',
      notice:
        'You found yourself at your own front door with no memory of the street. You weren’t tired. You were bored, down to the shoes.',
      why: 'Your Uranus would like a surprise {exact}, and with the Sun, which runs on habit, in such a friendly mood, it can be a small one.',
      helps:
        'Turn around and do the block again on the other sidewalk. Greet one fence. You’ve only ever seen those porches from across the street.',
      question: 'What do you pass every day without having met?',
      register: 'light',
      area: 'body',
      advice: 'move',
      picture: 'outdoors',
    },
  ],
  hard: [
    {
      headline: 'Five years from now, says the form.',
      notice:
        'You’re to say where you see yourself, in a box like a stamp. Your pulse says nowhere near here. Your hand writes “growth,” mutinous, in block capitals.',
      why: 'The Sun wants you to be one thing and say so, but your Uranus, at a hard angle to it {exact}, never signs for long.',
      helps:
        'Cross out “growth.” Put in something true that fits a stamp: a skill you’d like, a task you’ll never do again. Mail that much.',
      question: 'What would you write on the back?',
      register: 'firm',
      area: 'work',
      advice: 'ask',
      picture: 'paper',
    },
    {
      headline: 'On the chore chart, you’re a magnet.',
      notice:
        'You’re a small fish, and somebody’s slid you to “trash.” You’d have taken it out. Now you let it sit, in pure defiance.',
      why: 'Your Uranus can’t be told, and the Sun, who likes a household in order, tugs at it from a hard angle {exact}.',
      helps:
        'Take it out before anyone mentions it, and move your own fish. Then say, “Ask me and I’ll do plenty. Don’t slide me.”',
      question: 'Whose voice do you hear when you’re told?',
      register: 'warm',
      area: 'home',
      advice: 'finish',
      picture: 'container',
    },
    {
      headline: 'The calm voice in the app is losing you.',
      notice:
        'It says to notice your breath, and you notice the fan, the itch, the door. You’re restless, and now you’re failing at rest.',
      why: 'Your Uranus has never come in on the count, and the Sun, which beats time for everyone, is at odds with it {exact}.',
      helps:
        'Let it soothe the couch. Go out and follow a street you’ve never followed, turning whenever you like. You’ll notice your breath by the third corner.',
      question: 'Where do you go quiet without trying?',
      register: 'warm',
      area: 'body',
      advice: 'move',
      picture: 'road',
    },
  ],
};
