// Mercury at the reader's Mars.

import type { MatterUnits } from '../../unit.ts';

export const MERCURY_TO_MARS: MatterUnits = {
  joined: [
    {
      headline: 'You’re holding scissors in a long meeting.',
      notice:
        'By the second “circling back” you can see exactly where to cut, and your impatience is almost musical. You could say it in nine words. You’ve counted.',
      why: 'Your Mars is where you keep your edge, and Mercury, the editor, reaches it {exact}, snipping.',
      helps:
        'Cut the agenda and leave the people whole: “Small version first, then the big one. Anyone opposed?” Nobody will know whom to thank for the half hour.',
      question: 'What are you too polite to shorten?',
      register: 'light',
      area: 'work',
      advice: 'finish',
      picture: 'tool',
    },
    {
      headline: 'Run your errands like a heist.',
      notice:
        'You look at the list, the pharmacy, the post office, the return in the torn box, and feel a thrill, as though someone’s unrolled a blueprint.',
      why: 'Mercury plans the route, your Mars drives, and they’re in the same car {exact}, with the engine on.',
      helps:
        'Draw the loop before you go: right turns only, worst counter first, an alibi for buying yourself flowers. In and out. Put the receipts in one envelope at the hideout.',
      question: 'Who would you want on your crew?',
      register: 'light',
      area: 'money',
      advice: 'move',
      picture: 'road',
    },
    {
      headline: 'Say you want to, before you’re clever.',
      notice:
        'You’ve drafted three messages to one person, each wittier and damper than the last. Under the wit there’s plain desire, and it’s getting rained on.',
      why: 'Words catch easily near your Mars, the striking side of you, and Mercury, which carries plenty of them, gets there {exact}.',
      helps:
        'Keep it dry and short: “I’d like to see you. Are you free?” One strike. Then put the phone down. Nobody was ever warmed by a well-described match.',
      question: 'What’s the plainest way anyone has wanted you?',
      register: 'warm',
      area: 'love',
      advice: 'ask',
      picture: 'fire',
    },
  ],
  easy: [
    {
      headline: 'You can bring up the pan now.',
      notice:
        'Someone you live with left it to soak in another era, and you wash around it like a monument. By now your resentment is nonstick.',
      why: 'Your Mars can say a blunt thing and have it rinse clean, thanks to Mercury, the negotiator, which is on its good side {exact}.',
      helps:
        'Sleeves up, in the voice you’d use for the weather: “That one’s yours. I’ll dry.” Hot water, no speeches.',
      question: 'What else at home is politely soaking?',
      register: 'light',
      area: 'home',
      advice: 'speak',
      picture: 'water',
    },
    {
      headline: 'Somebody needs you to speak up first.',
      notice:
        'In your group chat the jokes start coming down on one friend, a drizzle, then steady, and they’ve gone quiet. You feel fierce.',
      why: 'When your Mars gets up to defend somebody it tends to forget the words, but Mercury is handing them over freely {exact}.',
      helps:
        'Open the umbrella over both of you. “I like it, tell me more” will do, with no lightning.',
      question: 'Who once stood up for you in one sentence?',
      register: 'warm',
      area: 'friends',
      advice: 'speak',
      picture: 'outdoors',
    },
    {
      headline: 'Your hands would like to be bad at something.',
      notice:
        'All week you’ve thought in straight lines, and your fingers are bored. They’re eyeing the sock drawer.',
      why: 'Instruction goes straight to the muscle {exact}, past your dignity, while Mercury, the quick learner, trades favors with your Mars.',
      helps:
        'Roll three pairs and learn to juggle over the bed, where mistakes land softly. You’ll be terrible for ten minutes. Then, for four seconds, you’ll be a circus.',
      question: 'When were you last a beginner on purpose?',
      register: 'light',
      area: 'body',
      advice: 'start',
      picture: 'up',
    },
    {
      headline: 'You’ve been yelling at the parking office, alone.',
      notice:
        'You rehearse it in the elevator, with gestures. You’re right, you’re angry, and the doors keep opening on people with groceries.',
      why: 'Your Mars brings the nerve, and Mercury, on good terms with it {exact}, brings the form number, so the fight can be short.',
      helps:
        'Call. Say your name, ask theirs, tell it in two sentences. Then ask what they’d do in your place, and wait. Leave the gestures in the elevator.',
      question: 'What do you fight better for when nobody’s there?',
      register: 'light',
      area: 'money',
      advice: 'speak',
      picture: 'container',
    },
  ],
  hard: [
    {
      headline: 'The doors keep closing on your sentence.',
      notice:
        'You’ve started it three times, and each time somebody louder steps in and presses Close. You’re left standing with half a thought in your arms, furious.',
      why: 'Your Mars would like the floor, and Mercury, at a hard angle to it {exact}, won’t yield.',
      helps:
        'Put a foot in. Say their name, then “hold on, I’m nearly there,” as you would to anyone at an elevator. Finish in three sentences, and step off.',
      question: 'Who taught you that talking is a race?',
      register: 'firm',
      area: 'work',
      advice: 'finish',
      picture: 'door',
    },
    {
      headline: 'The hold music has you ready to fight.',
      notice:
        'The flutes have come around again, and you’re composing remarks for whoever picks up. You can hear your impatience sharpening its pencil.',
      why: 'Your Mars would simply walk over there, and Mercury, with its menus, is in the way {exact}.',
      helps:
        'Use the pencil. Write what you want in one line, with the account number beside it. Give the human your first sentence free: “I know this wasn’t you.” The second can be about the money.',
      question: 'What do you want besides an apology?',
      register: 'firm',
      area: 'money',
      advice: 'ask',
      picture: 'tool',
    },
    {
      headline: 'You’re back in the back seat.',
      notice:
        'A sibling, or whoever found your buttons first, says the thing in the tone, and you’re seven, elbow over the line. You can drive now. Your fury can’t.',
      why: 'The old border has guards on it {exact}, because Mercury, planet of siblings and remarks, is needling your Mars.',
      helps:
        'Move the elbow. “You can have that one,” said once and without a sigh, ends more wars than maps do. Then look out your own window.',
      question: 'What was the very first fight about?',
      register: 'firm',
      area: 'home',
      advice: 'let go',
      picture: 'road',
    },
  ],
};
