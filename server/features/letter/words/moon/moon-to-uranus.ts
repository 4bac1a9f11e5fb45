// The Moon at the reader's Uranus.
import type { MatterUnits } from '../unit.ts';

export const MOON_TO_URANUS: MatterUnits = {
  joined: [
    {
      headline: 'Get off one stop too soon.',
      notice:
        'Your legs stand up at the wrong corner, fizzy and reckless, and the door’s still open.',
      why: 'The Moon runs on habit, and it meets your Uranus, who runs on whim, {exact}.',
      helps: 'Follow them. You can afford twenty unplanned minutes.',
      question: 'What’s on the street you skip?',
      register: 'light',
      area: 'money',
      advice: 'move',
      picture: 'road',
    },
    {
      headline: 'You know how their canoe story ends.',
      notice:
        'You’ve mouthed along, fondly, a little bored. You could be surprised by this person.',
      why: 'Your Uranus likes not knowing, and the Moon, who likes the familiar, runs into it {exact}.',
      helps: 'Ask which job they’d be terrible at. Don’t help.',
      question: 'What don’t they know about you?',
      register: 'light',
      area: 'love',
      advice: 'ask',
      picture: 'water',
    },
    {
      headline: 'Start with page nine.',
      notice:
        'Your usual way in has rusted: same folder, same sigh. You’re restless down to the pen cap.',
      why: 'Your Uranus never liked the front door, and the Moon’s right there with it {exact}.',
      helps: 'Begin in the middle, by hand, on the stairs. See who notices.',
      question: 'Which step only exists from habit?',
      register: 'light',
      area: 'work',
      advice: 'start',
      picture: 'door',
    },
    {
      headline: 'Call the friend who says “Get in.”',
      notice:
        'Your sensible friends are busy being sensible, and you’re itching for nonsense, a touch lonely.',
      why: 'The Moon picks the company, and your Uranus, fond of detours, joins in {exact}.',
      helps: 'Say you’re free and have no opinions. Wear closed shoes.',
      question: 'When did you last not know where?',
      register: 'light',
      area: 'friends',
      advice: 'let go',
      picture: 'person',
    },
  ],
  easy: [
    {
      headline: 'Your binder clip has outlived two software updates.',
      notice: 'It’s not in any handbook, how you fixed that. You’re secretly proud of the clip.',
      why: 'Your Uranus invents, the Moon makes do, and they’re a good team {exact}.',
      helps: 'Show it around. Somebody’s got a drawer that won’t close either.',
      question: 'What else works that nobody approved?',
      register: 'light',
      area: 'work',
      advice: 'speak',
      picture: 'tool',
    },
    {
      headline: 'Take your tray to the strangers.',
      notice:
        'You and the regulars save each other’s seats, and the affection has gone flat, like anything left open.',
      why: 'The Moon clings to its bench, and your Uranus, who collects odd people, coaxes it along {exact}.',
      helps: 'Sit. Ask what they’re arguing about.',
      question: 'Who’s never heard your usual stories?',
      register: 'light',
      area: 'friends',
      advice: 'start',
      picture: 'table',
    },
    {
      headline: 'Sleep with your feet at the headboard.',
      notice:
        'You know that ceiling: same crack, same worries, in the same order. You’re tired of the view.',
      why: 'The Moon minds your rest, and your Uranus, a born rearranger, gives it a friendly nudge {exact}.',
      helps: 'Turn the pillow around. Worries get lost easily.',
      question: 'Which worry comes first, usually?',
      register: 'light',
      area: 'body',
      advice: 'rest',
      picture: 'down',
    },
    {
      headline: 'Give one room the wrong job.',
      notice:
        'Your good room holds coats and politeness, and you’ve grown curious about it, as one is about neighbors.',
      why: 'Home is the Moon’s subject, and your Uranus, who can’t leave a label on, is on easy terms with it {exact}.',
      helps: 'Read in the dry tub.',
      question: 'What’s your house too polite for?',
      register: 'light',
      area: 'home',
      advice: 'let go',
      picture: 'container',
    },
  ],
  hard: [
    {
      headline: 'You’re pricing vans again.',
      notice:
        'One dull hour, and you’ve picked the curtains. It’s restlessness, and it comes with monthly payments.',
      why: 'The Moon needs a base, and your Uranus, allergic to staying, tugs the other way {exact}.',
      helps: 'Wallet shut. Spend one hour somewhere you’ve never been, free.',
      question: 'What would you be driving away from?',
      register: 'firm',
      area: 'money',
      advice: 'let go',
      picture: 'road',
    },
    {
      headline: 'You asked for company. Now they’re chewing.',
      notice:
        'You wanted exactly this person in exactly that chair, and you’re crowded. How awkward.',
      why: 'Your Uranus needs air, the Moon needs arms, and there’s a hard angle between them {exact}.',
      helps: 'Say “I love you, I need an hour.” Close the door softly.',
      question: 'How close is close enough?',
      register: 'warm',
      area: 'love',
      advice: 'speak',
      picture: 'door',
    },
    {
      headline: 'Your brain would like to learn the banjo.',
      notice: 'It suggested this just as you lay down. You’re wide awake and a little indignant.',
      why: 'The Moon says sleep, and your Uranus, who keeps strange hours, is at odds with it {exact}.',
      helps: 'Get up. Alphabetize something until you yawn.',
      question: 'What did you stay too busy for?',
      register: 'warm',
      area: 'body',
      advice: 'rest',
      picture: 'tool',
    },
    {
      headline: 'The Wi-Fi’s out, and you took it personally.',
      notice:
        'You’ve unplugged it, counted, begged. You stand in the hall, jittery, like a dropped call.',
      why: 'Your Uranus pulls the plug, and the Moon, who wants everything as usual, takes it hard {exact}.',
      helps: 'Leave it off one hour. Meet whoever lives there.',
      question: 'What were you hiding in there?',
      register: 'firm',
      area: 'home',
      advice: 'listen',
      picture: 'person',
    },
  ],
};
