// Mercury at the reader's Ascendant.

import type { MatterUnits } from '../../unit.ts';

export const MERCURY_TO_ASCENDANT: MatterUnits = {
  joined: [
    {
      headline: 'Say your name like it’s good news.',
      notice:
        'You rush through it like the small print in a radio ad, and somebody’s been calling you something close ever since. You’re too shy to fix it.',
      why: 'Mercury, the planet of hellos, steps up to your Ascendant {exact}, and the door people meet first opens with a word.',
      helps:
        'Announce it. Give your name a sentence to itself, a pause, and then use theirs twice. Whoever got it wrong would love the news.',
      question: 'Who says your name the way you like it?',
      register: 'light',
      area: 'friends',
      advice: 'speak',
      picture: 'person',
    },
    {
      headline: 'You look like someone who’d know.',
      notice:
        'The new hire asks you about the forms, somebody else about the Wi-Fi, and you realize you’ve become the information desk. You’re flattered, and behind.',
      why: 'You look like an answer {exact}, with Mercury, its pockets full of maps, right on your Ascendant, where strangers see you first.',
      helps:
        'Give one good answer, and walk that person there. Then leave the desk and ask a question of your own. Information gets lost too.',
      question: 'What do you only pretend to know your way around?',
      register: 'light',
      area: 'work',
      advice: 'ask',
      picture: 'road',
    },
    {
      headline: 'Your voice works better once it’s opened.',
      notice:
        'You’ve typed for so long that when you thank a cashier, it comes out with a creak. You’re self-conscious, as though you’d left somebody in there.',
      why: 'Your Ascendant is the front door of you, hinges and all, and Mercury, the planet of the spoken word, has a hand on it {exact}.',
      helps:
        'Oil it. Read a page aloud to an empty room, then say one whole sentence to whoever hands you change.',
      question: 'Whom did you last call only to talk?',
      register: 'warm',
      area: 'body',
      advice: 'start',
      picture: 'door',
    },
  ],
  easy: [
    {
      headline: 'Begin with the weather and stay awhile.',
      notice:
        'You’d like to be closer to someone, new or already yours, and you’re nervous on the porch, with a choice between a speech and the rain.',
      why: 'Others first find you at your Ascendant, and Mercury, never above small talk, has an easy way with it {exact}.',
      helps:
        'Choose the rain. Then ask one thing a step indoors: “What did your house sound like when it poured?” Wait for the real answer.',
      question: 'Whose porch have you been standing on too long?',
      register: 'warm',
      area: 'love',
      advice: 'listen',
      picture: 'door',
    },
    {
      headline: 'You can return it without the receipt.',
      notice:
        'It’s been in a bag by your door so long that it’s nearly furniture. You dread the counter, with the whole line listening.',
      why: 'Your face and your story back each other up {exact}, now that Mercury, fluent in store policy, is on your Ascendant’s side.',
      helps:
        'Take it in. Hello first, then the facts, then “what are my options?” At worst you bring the bag home and introduce it to the sofa.',
      question: 'What else are you keeping because of a counter?',
      register: 'light',
      area: 'money',
      advice: 'move',
      picture: 'container',
    },
    {
      headline: 'The neighbor you nod to has a name.',
      notice:
        'You’ve shared an elevator, or a fence, for two years of excellent nods, and now you’re too embarrassed to ask. You do know the dog’s name.',
      why: 'What you say in passing sounds friendly {exact}, however late, since Mercury, the planet of next door, lines up kindly with your Ascendant.',
      helps:
        'Go one floor past the nod: “I can’t believe I’ve never asked your name.” They’ve been rehearsing it too. Write it down.',
      question: 'Who in your building would you call first?',
      register: 'light',
      area: 'home',
      advice: 'ask',
      picture: 'up',
    },
    {
      headline: 'You’re funnier in the second sentence.',
      notice:
        'You open with what you think they’d like, and it sits there like a coaster. Then you mutter the real one, they laugh, and you’re surprised each time.',
      why: 'The face you bring to a room, your Ascendant, has quick company {exact}: Mercury, the talker, is at an easy angle to it.',
      helps:
        'Skip the first sentence. Walk up with the mutter, at full volume, to somebody you’ve only ever been polite to. Leave the coaster.',
      question: 'Who gets your second sentence already?',
      register: 'light',
      area: 'friends',
      advice: 'start',
      picture: 'table',
    },
  ],
  hard: [
    {
      headline: 'You said “good point” in the wrong meeting.',
      notice:
        'You’d nodded at a chart before you saw that nobody knew your name and it wasn’t your company. You’re embarrassed down to the badge.',
      why: 'You may arrive beautifully in the wrong place {exact}, because Mercury, which hands out the room numbers, is at odds with your Ascendant.',
      helps:
        'Stand up. Say “I’m in the wrong room, and you’re all very convincing,” and leave to laughter. Then read the next invite twice, door number included.',
      question: 'Where else have you stayed because leaving was awkward?',
      register: 'warm',
      area: 'work',
      advice: 'move',
      picture: 'door',
    },
    {
      headline: 'Your joke arrived without its luggage.',
      notice:
        'You’d packed affection in it, and what came down the belt was only the remark. Your friend said “wow.” You’re still at the carousel, sorry to the soles.',
      why: 'What you mean and how you land are in different cities {exact}, with Mercury, in a rush to be funny, at a hard angle to your Ascendant.',
      helps:
        'File the claim yourself: “That came out meaner than I meant. I’m sorry.” Don’t send footnotes. Nobody’s ever laughed at the second delivery.',
      question: 'What had you packed under it?',
      register: 'firm',
      area: 'friends',
      advice: 'speak',
      picture: 'container',
    },
    {
      headline: 'According to the form, you don’t exist.',
      notice:
        'Your account has one name, your card another, and the clerk is patient with whoever you are. Indignation won’t fit in the box.',
      why: 'The you that walks in and the one on file won’t shake hands {exact}, with Mercury, the planet of paperwork, at odds with your Ascendant.',
      helps:
        'Bring two proofs and a pen that works. Ask the clerk’s name before you repeat yours. It helps. Somebody there can type you back into being.',
      question: 'Where are you still filed under someone else?',
      register: 'firm',
      area: 'money',
      advice: 'finish',
      picture: 'paper',
    },
  ],
};
