// The Sun at the reader's Ascendant.
import type { MatterUnits } from '../../unit.ts';

export const SUN_TO_ASCENDANT: MatterUnits = {
  joined: [
    {
      headline: 'You’ve worn that jacket through four jobs.',
      notice:
        'In a store window you meet a stranger, and it’s the jacket you recognize. It’s a good jacket. It’s been doing your talking for years, and you’re restless in it.',
      why: 'The Sun, which lights the outsides of things, crosses your Ascendant, the door people meet first, {exact}, and you’re people too.',
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
      why: 'The Sun, which does the introductions, arrives at your Ascendant {exact}, and strangers read that label before they’ve read you.',
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
      why: 'The Sun, which opens faces, is at an easy angle to the first look anyone gets of you, your Ascendant, {exact}.',
      helps:
        'Put the bag on your knees. Take out one earbud. That’s the entire advance, unless the bus is late enough to mention.',
      question: 'Who’s that frown for?',
      register: 'light',
      area: 'love',
      advice: 'let go',
      picture: 'container',
    },
    {
      headline: 'Yours is the face they ask for directions.',
      notice:
        'Out of a whole platform, the lost person picks you, and you point with great confidence. It’s the wrong exit. You’re embarrassed for an hour, and pleased to have been picked.',
      why: 'Your Ascendant, the storefront where people decide to come in, has the Sun’s good word {exact}, and that word gets around.',
      helps:
        'Try that face on the neighbor you’ve nodded at for two years. Ask their name. Walk them to the corner, the correct one.',
      question: 'Who’s been meaning to ask for yours?',
      register: 'light',
      area: 'friends',
      advice: 'ask',
      picture: 'road',
    },
    {
      headline: 'You brought screenshots to a friendly counter.',
      notice:
        'You rehearsed it all the way in: the fee, the date, exhibit C. The clerk looks tired, you smile by accident, and your case goes out of your head. What’s left is ease.',
      why: 'The Sun, which warms a first impression, does your Ascendant a favor {exact}, and that’s your first ten seconds.',
      helps:
        'Lead with those. “Could you help me with something?” Then ask for the fee back, and leave exhibit C in your pocket.',
      question: 'When did you last ask before you argued?',
      register: 'warm',
      area: 'money',
      advice: 'ask',
      picture: 'paper',
    },
  ],
  hard: [
    {
      headline: 'In that hallway you’re fourteen again.',
      notice:
        'You come through the family door with a lease and opinions, and a voice says, “Is that what you’re wearing?” Inside, you’re slamming things. It’s an old, silly hurt.',
      why: 'The Sun, which likes you full-size, is at odds with the front you show, your Ascendant, {exact}, and family remembers an earlier one.',
      helps:
        'On the phone or only in your head, answer as the one with the lease: “It is. Nice to see you, too.”',
      question: 'What’s the fourteen-year-old hoping you’ll say?',
      register: 'warm',
      area: 'home',
      advice: 'speak',
      picture: 'door',
    },
    {
      headline: 'You’ve been watching your own face all week.',
      notice:
        'There are nine squares on the call, and you look at one. You’ve fixed your collar four times, missed the decision, and grown weary in a way that sleep doesn’t reach.',
      why: 'The Sun is a strong light, and when it strikes your Ascendant from a hard angle {exact}, you see yourself from outside.',
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
      why: 'At a hard angle the Sun throws a long shadow over your Ascendant, the doorstep where minds get made up, {exact}.',
      helps: 'Tell them about the exits. All four of them. It’s a better story than theirs.',
      question: 'Who seemed cold to you, come to think of it?',
      register: 'warm',
      area: 'friends',
      advice: 'speak',
      picture: 'down',
    },
  ],
};
