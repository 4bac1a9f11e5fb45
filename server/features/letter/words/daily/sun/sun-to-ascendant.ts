// The Sun at the reader's Ascendant.
import type { MatterUnits } from '../../unit.ts';

export const SUN_TO_ASCENDANT: MatterUnits = {
  joined: [
    {
      headline: 'You’ve worn that jacket through four jobs.',
      notice:
        'In a store window you meet a stranger, and it’s the jacket you recognize. It’s a good jacket. It’s been doing your talking for years, and you’re restless in it.',
      why: 'At your Ascendant, the door people meet first, the Sun turns on the outside light {exact}, and you’re people too.',
      helps:
        'Leave it on the hook. Put on what you’ve been saving for a bolder person, and walk past that window again.',
      question: 'Who picked your look, and how long ago?',
      register: 'light',
      area: 'body',
      advice: 'start',
      picture: 'person',
    },
    {
      headline: 'You’re outside, reading your phone at nobody.',
      notice:
        'Behind the door they’re laughing already, and you’re on the landing with a gift under one arm, scrolling like a person with business there. Call it stage fright.',
      why: 'Your Ascendant is the first thing of you through any door, and the Sun, which calls on people by name, walks up to it {exact}.',
      helps: 'Knock before you’ve thought of a line. “Hi, I only know the host” is a line.',
      question: 'Who in there is hoping you’ll come sit by them?',
      register: 'warm',
      area: 'friends',
      advice: 'move',
      picture: 'door',
    },
    {
      headline: 'You get to write your own name tag.',
      notice:
        'Someone asks what you do, and out comes the title from your email signature. You watch their eyes go polite and feel faintly misfiled.',
      why: 'Your Ascendant gets its introductions from the Sun {exact}, and strangers read that label before they’ve read you.',
      helps:
        'Make a second answer, true and short, with a verb: “I get beds to the right floor.” Try it on the next person who asks. Watch the eyes.',
      question: 'What would you print if titles weren’t allowed?',
      register: 'warm',
      area: 'work',
      advice: 'speak',
      picture: 'paper',
    },
  ],
  easy: [
    {
      headline: 'You’ve been saving a seat for your bag.',
      notice:
        'You have the earbuds, the frown, the important phone. Then a kind face comes down the aisle of the bus, looks at that seat, and you’re startled by how much you hope.',
      why: 'The first look anyone gets of you is your Ascendant’s, and the Sun, which opens faces, is at an easy angle to it {exact}.',
      helps:
        'Put the bag on your knees. Take out one earbud. That’s the entire advance, unless the bus is late enough to mention.',
      question: 'Who’s that frown for?',
      register: 'light',
      area: 'love',
      advice: 'let go',
      picture: 'container',
    },
    {
      headline: 'A stranger just left you in charge of everything.',
      notice:
        '“Would you watch my stuff?” they say in the coffee shop, and you’re guarding a laptop and half a crossword like the crown jewels. You’re flattered. They looked around, and chose you.',
      why: 'Your Ascendant, the storefront where people decide to come in, has the Sun’s good word {exact}, and that word gets around.',
      helps:
        'Choose them back. When they return, ask their name. You already know they’re stuck on seven across.',
      question: 'Whom would you trust with your coat, on sight?',
      register: 'light',
      area: 'friends',
      advice: 'ask',
      picture: 'table',
    },
    {
      headline: 'You brought screenshots to a friendly counter.',
      notice:
        'You rehearsed it all the way in: the fee, the date, exhibit C. The clerk looks tired, you smile by accident, and your case goes out of your head. What’s left is ease.',
      why: 'Your first ten seconds go well {exact}: your Ascendant has the Sun’s favor, and the Sun warms a first impression.',
      helps:
        'Lead with those. “Could you help me with something?” Then ask for the fee back, and leave exhibit C in your pocket.',
      question: 'When did you last ask before you argued?',
      register: 'warm',
      area: 'money',
      advice: 'ask',
      picture: 'paper',
    },
    {
      headline: 'You’d like to know that person. It’s you.',
      notice:
        'You passed a shop window and thought, for half a second, that somebody in there looked like good company. They were wearing your coat, and you were almost shy.',
      why: 'The door people meet first, your Ascendant, has the Sun on it from a kind side {exact}.',
      helps:
        'Walk past again, slower, on purpose. Keep what you saw: the pace, the loose arms, the look of someone expected somewhere. Wear that home.',
      question: 'Who do you look like when you forget to check?',
      register: 'warm',
      area: 'body',
      advice: 'move',
      picture: 'road',
    },
  ],
  hard: [
    {
      headline: 'In that hallway you’re fourteen again.',
      notice:
        'You come through the family door with a lease and opinions, and a voice says, “Is that what you’re wearing?” Inside, you’re slamming things. It’s an old, silly hurt.',
      why: 'Family remembers an earlier front than the one you show, your Ascendant, and the Sun, which likes you full-size, is at odds with it {exact}.',
      helps:
        'On the phone or only in your head, answer as the one with the lease: “It is. Nice to see you, too.”',
      question: 'What’s the fourteen-year-old hoping you’ll say?',
      register: 'warm',
      area: 'home',
      advice: 'speak',
      picture: 'door',
    },
    {
      headline: 'Nine faces on the call, and you watch yours.',
      notice:
        'You look at one square and only one. You’ve fixed your collar four times, missed the decision, and grown weary in a way that sleep doesn’t reach.',
      why: 'You see yourself from outside {exact}, with a light as strong as the Sun’s at a hard angle to your Ascendant.',
      helps:
        'Hide the self-view. Then give your face some time off: eyes shut, jaw loose, no mirror, until it forgets you’re looking.',
      question: 'Which square did you never look at?',
      register: 'firm',
      area: 'body',
      advice: 'rest',
      picture: 'person',
    },
    {
      headline: 'They thought you were cold. You were terrified.',
      notice:
        'Among friends you’re told, as a compliment, how scary you seemed at first, and everyone laughs, you included. It hurts. You remember that party: you’d counted the exits.',
      why: 'At a hard angle {exact}, the Sun throws a long shadow over your Ascendant, the doorstep where minds get made up.',
      helps: 'Tell them about the exits. All four of them. It’s a better story than theirs.',
      question: 'Who seemed cold to you, come to think of it?',
      register: 'warm',
      area: 'friends',
      advice: 'speak',
      picture: 'down',
    },
  ],
};
