// The Sun at the reader's Neptune.
import type { MatterUnits } from '../../unit.ts';

export const SUN_TO_NEPTUNE: MatterUnits = {
  joined: [
    {
      headline: 'You still know where that light switch is.',
      notice:
        'You’ve no key to that house now. Yet half asleep you reach left of a door, shoulder height, and it’s there. That’s homesickness, with good aim.',
      why: 'The Sun shows where you live, your Neptune lives wherever it likes, and they’ve met in one doorway {exact}.',
      helps:
        'Draw the plan from memory, closets and all. Mark where you sat. Then put one thing of it where your hand will find it now: a hook, a lamp.',
      question: 'Which room did you leave out?',
      register: 'warm',
      area: 'home',
      advice: 'start',
      picture: 'door',
    },
    {
      headline: 'The jackpot’s spent, and you haven’t bought a ticket.',
      notice:
        'You gave your sister the house and your boss the speech, and bought a long table in a courtyard. You were happy for two stoplights.',
      why: 'Your Neptune never gave wanting a budget, and the Sun is on it {exact}, showing what you want in full color.',
      helps:
        'Look at what you bought first. It’s seldom the boat. Get the smallest real piece of it: two chairs outdoors, a free hour, the speech in a notebook.',
      question: 'Who got your biggest check?',
      register: 'light',
      area: 'money',
      advice: 'start',
      picture: 'table',
    },
    {
      headline: 'Strangers on buses tell you about their exes.',
      notice:
        'They sit, they sigh, and three stops later you’re holding a photo of the dog. Your friends do it as well. You get off tender, and past your street.',
      why: 'Your Neptune is the softest seat in you, and when the Sun, which makes you findable, meets it {exact}, everybody sits.',
      helps:
        'Ride the other way. Call a friend and be the one who sighs, dog photo and all. Don’t ask how they are for three stops.',
      question: 'Who knows how you’ve been, really?',
      register: 'light',
      area: 'friends',
      advice: 'speak',
      picture: 'road',
    },
  ],
  easy: [
    {
      headline: 'Nobody’s ever asked what you wish for.',
      notice:
        'You’ve done it over every cake, and once on a plane you took for a star. You’re shy with it, as though saying it would use it up.',
      why: 'Old wishes live in your Neptune, and with the Sun at an easy angle to it {exact}, they’re coaxed out of hiding.',
      helps:
        'That rule only covers cakes. Strike a match, and tell somebody you love before it’s out. Then hand them the box.',
      question: 'How old is that wish?',
      register: 'warm',
      area: 'love',
      advice: 'speak',
      picture: 'fire',
    },
    {
      headline: 'Stare out the window. Call it work.',
      notice:
        'You snap back to the screen when somebody passes, guilty, though the thing you’re stuck on had just begun to stir, out by the water tower.',
      why: 'The Sun likes results, and on good terms with your Neptune, which gets them by drifting, it’ll sign your time sheet {exact}.',
      helps:
        'Turn the chair around on purpose. Ten minutes, hands empty, eyes on the tower. Say “I’m working on it.” Write down whatever climbs in.',
      question: 'Where were you when your last good idea came?',
      register: 'light',
      area: 'work',
      advice: 'rest',
      picture: 'outdoors',
    },
    {
      headline: 'Fall asleep to a sport you don’t follow.',
      notice:
        'You’ve tried to rest correctly, with the mask, and lain there like a parcel. You’re homesick for the back seat, and grown-ups talking low.',
      why: 'Your Neptune drifts off when nobody’s watching it, and the Sun, on friendly terms with it {exact}, keeps its eyes on the highway.',
      helps:
        'Put on golf, or cricket, or bicycles going up something. Lie down in your clothes and root for no one. Somebody else is driving.',
      question: 'When did it become your job to stay awake?',
      register: 'warm',
      area: 'body',
      advice: 'rest',
      picture: 'down',
    },
    {
      headline: 'A friend took your favorite picture of nothing.',
      notice:
        'You’ve kept a friend’s photograph of a puddle with a bus in it, upside down. You look at it more than at the ones of people, and you’ve been too shy to say so.',
      why: 'The dreamer in you, your Neptune, gets a kind word from the Sun {exact}, and kind words travel.',
      helps:
        'Print it, small, and mail it to whoever took it, your reason on the back. They think it was luck.',
      question: 'Which picture of nothing do you keep?',
      register: 'warm',
      area: 'friends',
      advice: 'speak',
      picture: 'water',
    },
  ],
  hard: [
    {
      headline: 'Admiration has cost you eleven hundred dollars.',
      notice:
        'You bought the course, then the master course, because of somebody on a stage with wonderful hands. You’ve watched two lessons. It’s embarrassing, like a crush.',
      why: 'Your Neptune loves whoever’s on a stage, the Sun loves the stage, and with those two at odds {exact}, the ticket renews itself.',
      helps:
        'Play one lesson without looking. What’s left without the hands is what you paid for. Take notes on that, and end whatever renews.',
      question: 'What did you hope they’d see in you?',
      register: 'warm',
      area: 'money',
      advice: 'finish',
      picture: 'up',
    },
    {
      headline: 'They adore somebody who looks like you.',
      notice:
        'In their stories you’re patient, you make your own pasta, and you’ve never once honked. You quit correcting them. You’re flattered, and by the third anecdote you’re lonely.',
      why: 'Your Neptune does the gilding, and the Sun, who’d like to be seen as it is, stands at a hard angle to it {exact}.',
      helps:
        'Spoil it, kindly. Tell them one true thing that hero would never do, such as the honking. Then look who they’re smiling at.',
      question: 'Which part of the legend would you miss?',
      register: 'warm',
      area: 'love',
      advice: 'speak',
      picture: 'person',
    },
    {
      headline: 'Somehow you’re the godparent of a parrot.',
      notice:
        'Your friend was moving, the bird looked at you, and “of course” came out. Now you’re resentful, and the bird says “of course.”',
      why: 'Your Neptune can’t refuse a beak, so with the Sun, who wants you to be someone in particular, at odds with it {exact}, you’re anybody’s.',
      helps:
        'Practice on the bird: “I can have you for two weeks.” Then say it to your friend. They may need it twice. The parrot won’t.',
      question: 'What do you think a no would do to them?',
      register: 'firm',
      area: 'friends',
      advice: 'speak',
      picture: 'person',
    },
  ],
};
