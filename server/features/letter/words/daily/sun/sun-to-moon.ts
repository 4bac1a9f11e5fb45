// The Sun at the reader's Moon.
import type { MatterUnits } from '../../unit.ts';

export const SUN_TO_MOON: MatterUnits = {
  joined: [
    {
      headline: 'Somebody switched the light on where you sit.',
      notice:
        'You were fine until your sister, or whoever serves as one, asked “Are you okay?” in that voice. Now you’re blinking. It’s longing, mostly, to be looked after for an hour.',
      why: 'Your Moon keeps the needs you don’t mention, and the Sun, which shows what’s in a room, reaches it {exact}.',
      helps:
        'Leave the light on. Answer “Not completely,” and stay on the line for what comes next.',
      question: 'Who has earned a true answer to that question?',
      register: 'warm',
      area: 'home',
      advice: 'speak',
      picture: 'fire',
    },
    {
      headline: 'Your body has filed the same request twice.',
      notice:
        'You’ve read one paragraph three times and blamed the paragraph. The paragraph’s fine. You’re tired, and it’s a relief to have that in writing.',
      why: 'Your Moon runs the window for comfort and long sighs, and the Sun, which calls the next number, joins it {exact}.',
      helps:
        'Approve the request. Lie down, shoes off, door shut, for one side of a record, and let the phone take its own messages.',
      question: 'Whose signature are you waiting for before you stop?',
      register: 'light',
      area: 'body',
      advice: 'rest',
      picture: 'paper',
    },
    {
      headline: 'Your hints are the size of furniture.',
      notice:
        'You sigh at the sink. You mention, twice, that it’s been quite a week. The person you love walks around it all, and your longing for one arm around you grows.',
      why: 'Your Moon wants to be held, and the Sun, a poor keeper of secrets, is on top of it {exact}.',
      helps:
        'Say the hint in full: “Sit with me, and don’t fix anything.” Then move over, so there’s room.',
      question: 'What have you been hoping they’d guess?',
      register: 'warm',
      area: 'love',
      advice: 'ask',
      picture: 'container',
    },
  ],
  easy: [
    {
      headline: 'Call the friend you don’t clean up for.',
      notice:
        'You’d like company, and the thought of hosting tires you in advance: the floor, the towels, the cheerful face. One person has seen you without all three. You’re homesick for them.',
      why: 'Your Moon decides who counts as home, and the Sun, which likes people in one room, gets on well with it {exact}.',
      helps:
        'Text “Come over, it’s a mess,” and clear one chair. Leave the laundry out, as a compliment.',
      question: 'Who’d do the same for you?',
      register: 'light',
      area: 'friends',
      advice: 'ask',
      picture: 'door',
    },
    {
      headline: 'You saved forty dollars and lost a pillow.',
      notice:
        'In the store you hold the good one, put it back, and take the one on sale, while some grandmother in your head nods. You’re proud as far as the bed.',
      why: 'Comfort has a price and a worth, and the Sun, helping the sleeper in you, your Moon, {exact}, shows you both.',
      helps:
        'Don’t spend anything. Get out the plump one you keep for guests, and put your own head on it. They’ll cope.',
      question: 'Who taught you the price of comfort?',
      register: 'light',
      area: 'money',
      advice: 'let go',
      picture: 'container',
    },
    {
      headline: 'There’s a name only your oldest relative knows.',
      notice:
        'You come across a photo of four people on a porch, and you can name three. It’s a small, particular loneliness, like a book with a page cut out.',
      why: 'People are glad to be asked {exact}, with the Sun helping your Moon, keeper of kitchens and of who married whom.',
      helps:
        'Send the picture with two words: “Who’s this?” Then call. You’ll want to hear that page read aloud.',
      question: 'Which story will be gone unless you ask?',
      register: 'warm',
      area: 'home',
      advice: 'listen',
      picture: 'paper',
    },
    {
      headline: 'They hum in the other room. You love it.',
      notice:
        'You know where everyone is by ear: the drawer, the cough, the tune without a second line. Nobody’s talking to you, and you’ve rarely felt less alone.',
      why: 'Comfort asks for little {exact}: the Sun, all daylight and doing, is on good terms with your Moon, which lives by small noises.',
      helps:
        'Stand in that doorway. Or phone the one who’s far, and ask them to leave the line open while they cook. Don’t talk.',
      question: 'Whose noise would you miss first?',
      register: 'warm',
      area: 'love',
      advice: 'listen',
      picture: 'door',
    },
  ],
  hard: [
    {
      headline: 'The survey asked how you are. You lied.',
      notice:
        'One to five, anonymous, and you clicked five, since who reads those? Then your stomach did a slow roll. It’s loneliness, with a progress bar.',
      why: 'Your Moon would like a person to ask, and the Sun, which wants you presentable, is at odds with it {exact}.',
      helps:
        'Give somebody the true number. Find one person you trust at work and start with “I put five, and it’s a two.” Forms don’t nod.',
      question: 'What would make it a four?',
      register: 'firm',
      area: 'work',
      advice: 'ask',
      picture: 'paper',
    },
    {
      headline: 'You said “I don’t mind.” You mind.',
      notice:
        'Somebody you love made plans for two, and your mouth agreed before you’d looked. Now you’re hunting for your other shoe with a feeling a lot like resentment.',
      why: 'Out, says the Sun, at odds with your Moon {exact}, and your Moon had already changed into something soft.',
      helps:
        'Amend it while it’s small. “I’ll come for an hour, and then I’d like us home” gets both your shoes on.',
      question: 'How often does your “fine” arrive before you do?',
      register: 'warm',
      area: 'love',
      advice: 'speak',
      picture: 'door',
    },
    {
      headline: 'You’re running on charm and cold coffee.',
      notice:
        'You’re bright with everyone, and then a drawer sticks and you could weep at it. Call it exhaustion. The drawer’s been like that for years.',
      why: 'Your Moon reads the gauge, and the Sun, which keeps asking you to shine, is in dispute with it {exact}.',
      helps:
        'Eat something warm sitting down. Cancel one thing that was only good manners. Then try the drawer, with whatever you’ve got back.',
      question: 'Who gets what’s left of you after the charm?',
      register: 'warm',
      area: 'body',
      advice: 'rest',
      picture: 'container',
    },
  ],
};
