// Mercury at the reader's Neptune.

import type { MatterUnits } from '../../unit.ts';

export const MERCURY_TO_NEPTUNE: MatterUnits = {
  joined: [
    {
      headline: 'A stranger with a guitar speaks for you.',
      notice:
        'You’ve sent a link, another link, and the one where it’s all in the second verse. It’s your longing, under someone else’s name.',
      why: 'Longing would rather sing than sign its name, once Mercury, who delivers, has come to your Neptune {exact}.',
      helps:
        'Thank the guitar and let it go home. Write one line with no link: “I think of you at the light by the pharmacy.” It won’t rhyme. It’s yours.',
      question: 'What do you hope they hear in the second verse?',
      register: 'warm',
      area: 'love',
      advice: 'speak',
      picture: 'person',
    },
    {
      headline: 'Rest your ears on a language you don’t know.',
      notice:
        'You understand everything lately, each sign, each neighbor, every stranger’s phone call. You’re worn out, like someone reading billboards from a train.',
      why: 'Mercury, who always wants the meaning, joins your Neptune {exact}, and your Neptune would just as soon hear the tune.',
      helps:
        'Find a far-off station, lie down, and let the Finnish forecast go by like fields. Work out nothing. When you catch “Helsinki,” you may wave.',
      question: 'What can you hear without needing it to mean something?',
      register: 'light',
      area: 'body',
      advice: 'rest',
      picture: 'road',
    },
    {
      headline: 'There’s a tune you hum that has no name.',
      notice:
        'It comes up at the sink, seven notes and a turn, and you can’t say from where. You’re homesick, holding a coat check ticket and no coat.',
      why: 'Your Neptune put some things away before you had words, and Mercury, who can find nearly anything, goes in there {exact}.',
      helps:
        'Hum it to whoever’s known you longest, before you ask a thing. They may just join in. That’s the coat.',
      question: 'Who used to sing while doing something else?',
      register: 'warm',
      area: 'home',
      advice: 'ask',
      picture: 'container',
    },
  ],
  easy: [
    {
      headline: '“I don’t know what to say” is a message.',
      notice:
        'A friend’s in trouble, and you’ve written four speeches and deleted them, each from a higher podium. You feel helpless. Nobody asked for a speaker.',
      why: 'You ache along with people, thanks to your Neptune, and Mercury, on kind terms with it {exact}, finds that plain words will do.',
      helps:
        'Climb down. Send those six words, and then: “No need to answer. I’m good at sitting on floors.” Leave your phone face up. Mean it.',
      question: 'Whose clumsy message do you still remember?',
      register: 'warm',
      area: 'friends',
      advice: 'speak',
      picture: 'down',
    },
    {
      headline: 'Nobody ever dreamed about “Phase Two Alignment.”',
      notice:
        'You’ve typed it so often that it’s come down like a shade over what you saw at first, when you couldn’t sit still. You’re disenchanted, and on schedule.',
      why: 'Your Neptune had the vision, Mercury’s been filling out its forms, and they’re on easy terms {exact}.',
      helps:
        'Let the shade up. Write three lines about one person whose week improves when it works, down to their shoes. Then do Phase Two, with light.',
      question: 'What did you call it before it had a budget?',
      register: 'light',
      area: 'work',
      advice: 'start',
      picture: 'up',
    },
    {
      headline: 'Nobody can reach you under water.',
      notice:
        'Thumbs, nods, “quick question”: you’ve answered since you opened your eyes. You’re tired of having ears.',
      why: 'Your Neptune would have every phone left with the towels, and Mercury, who carries everyone’s messages, is friendly enough {exact} to agree.',
      helps:
        'Go in, ears and all. A pool is best, and a tub is fine: lie back and hum. That low, enormous sound is only you, with nobody asking. Don’t reply.',
      question: 'Where did you hide when your name was called?',
      register: 'light',
      area: 'body',
      advice: 'rest',
      picture: 'water',
    },
    {
      headline: 'The fern knows everything about you.',
      notice:
        'You’ve told it the fear, the plan and the name you’d give a dog. It hasn’t judged you yet, and you’re a bit embarrassed by how much that helps.',
      why: 'Half a thought can find its other half {exact}: Mercury, who’ll carry anything, is getting along with your Neptune, which rarely finishes.',
      helps:
        'Go through it again with the watering can. Then take one part, say the dog’s name, to somebody with ears. Start there.',
      question: 'What have you told only those who can’t answer?',
      register: 'light',
      area: 'home',
      advice: 'speak',
      picture: 'outdoors',
    },
  ],
  hard: [
    {
      headline: '“We’ll figure it out” isn’t a price.',
      notice:
        'A friend of a friend is building your shelves for “something,” and you nodded, since asking felt grubby. You’re in to the knees, and uneasy.',
      why: 'No kind face has ever heard a no from your Neptune, and Mercury, who’d like a number, is at odds with it {exact}.',
      helps:
        'Ask how deep it is while you’re near the edge: “I’d hate to guess. What’s fair?” Then text the number back to them. Goodwill can swim.',
      question: 'Who taught you that it’s rude to ask?',
      register: 'firm',
      area: 'money',
      advice: 'ask',
      picture: 'water',
    },
    {
      headline: 'One small lie has bought you six camping trips.',
      notice:
        '“I love it,” you said early on, dazzled, to a face lit by a lantern. You’ve been damp each summer since, out of tenderness.',
      why: 'Your Neptune says whatever keeps a face shining, and Mercury, taking notes, is at a hard angle to it {exact}.',
      helps:
        'Unzip the tent. “I love you. I’ve never loved the ground.” Offer what you meant: the fire, the stories, a cabin. Ask what they’ve been pretending.',
      question: 'What do they say they love that you doubt?',
      register: 'warm',
      area: 'love',
      advice: 'speak',
      picture: 'outdoors',
    },
    {
      headline: 'You’re hunting your phone by its own flashlight.',
      notice:
        'You’re cheek to the rug, lighting up lint, when you see what’s in your hand. You’re embarrassed. The lint won’t talk.',
      why: 'Your head’s one room behind your hands, with Mercury, who keeps track of things, at a hard angle to your Neptune {exact}.',
      helps:
        'Stay down there until your head arrives. Then give three things a place, aloud, as you set them there: “Glasses, blue bowl.” You’ll hear it later.',
      question: 'Where were you, just before you noticed?',
      register: 'warm',
      area: 'home',
      advice: 'rest',
      picture: 'down',
    },
  ],
};
