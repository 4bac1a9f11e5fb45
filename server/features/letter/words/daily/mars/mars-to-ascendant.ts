// Mars at the reader's Ascendant.

import type { MatterUnits } from '../../unit.ts';

export const MARS_TO_ASCENDANT: MatterUnits = {
  joined: [
    {
      headline: 'Your hello gets there before you do.',
      notice:
        'You walk in, heads come up, somebody moves a bag, and out comes your voice, one size larger with gladness.',
      why: 'Your Ascendant is the sound of you coming in, and Mars, who loves an entrance, joins it {exact}.',
      helps:
        'Spend the size. Find whoever’s studying the bookshelf, say their name as though you’d been hoping for them, and make room. Your hello is big enough for two.',
      question: 'Who once made a room easier for you to enter?',
      register: 'warm',
      area: 'friends',
      advice: 'speak',
      picture: 'person',
    },
    {
      headline: 'The door handle caught your sleeve again.',
      notice:
        'You’re moving half a second ahead of yourself, so you keep meeting cups, corners and drawers. It’s only hurry.',
      why: 'Your Ascendant is the way you step up to the world, and Mars, who’d rather be there already, is on it {exact}.',
      helps:
        'Take the handles slowly: one whole turn, one breath, then through. Do the next small job with both hands, and see how early you arrive. Your sleeves will thank you.',
      question: 'What are you so eager to be done with?',
      register: 'light',
      area: 'body',
      advice: 'rest',
      picture: 'door',
    },
    {
      headline: 'Your hand has been rehearsing for three blocks.',
      notice:
        'You’re walking along beside somebody you like, new or long yours, and at the end of your sleeve the fingers keep opening and closing. It’s desire, waiting for a crosswalk.',
      why: 'You can’t look casual with Mars, who shows its hand, on your Ascendant, the face you turn to people, {exact}.',
      helps:
        'Take theirs. Don’t wait for traffic. If you get a squeeze, keep walking; if you don’t, you’ve got a pocket, and nobody saw.',
      question: 'When did you last reach first?',
      register: 'warm',
      area: 'love',
      advice: 'move',
      picture: 'road',
    },
  ],
  easy: [
    {
      headline: 'You have four floors and one person’s attention.',
      notice:
        'The doors close on you and a name from the top of the org chart, and you reach for your phone out of pure nerves.',
      why: 'Bold looks natural on you {exact}, with Mars, who steps up, on good terms with your Ascendant, the way you come across.',
      helps:
        'Leave the phone. Give your name, your project and the part you’re proud of, all before the lobby. A hallway will do, too.',
      question: 'What would you like repeated about you upstairs?',
      register: 'warm',
      area: 'work',
      advice: 'speak',
      picture: 'up',
    },
    {
      headline: 'There’s a pen on a string, waiting for you.',
      notice:
        'Choir, trivia, the softball team that loses: you’ve read the sheet twice, counted the names you know, and moved along, wistful.',
      why: 'Your Ascendant, the you that strangers meet, has a hand from Mars, first on any list, {exact}.',
      helps:
        'Write your whole name. No “maybe” after it. Then stay near the others long enough to be asked something, and answer at length. You’d be amazed what a string can hold.',
      question: 'How long have you been waiting for an invitation?',
      register: 'light',
      area: 'friends',
      advice: 'start',
      picture: 'paper',
    },
    {
      headline: 'You can leave the back row now.',
      notice:
        'You’ve got a spot by the wall where nobody sees what your feet do. Lately it bores you.',
      why: 'How you carry yourself in company is your Ascendant’s business, and Mars, nerve in sneakers, is at an easy angle to it {exact}.',
      helps:
        'Move up one row, in the class, the pool, the park, wherever you go to sweat. Get it wrong in plain view. The people up front are counting under their breath too.',
      question: 'Who are you hiding the effort from?',
      register: 'warm',
      area: 'body',
      advice: 'move',
      picture: 'up',
    },
    {
      headline: 'You hover at the door of nice stores.',
      notice:
        'You’ve got the money, and you’re sure they can tell you haven’t got the walk. You feel about twelve.',
      why: 'Your own front door is your Ascendant, and Mars, who’s never hovered at one, holds it open {exact}.',
      helps:
        'Go in at your normal speed. Touch one thing. Ask the price in the voice you use for stamps, and leave with a bag or a thank-you.',
      question: 'Where do you slow down before the door?',
      register: 'light',
      area: 'money',
      advice: 'ask',
      picture: 'door',
    },
  ],
  hard: [
    {
      headline: 'Your face started the fight without you.',
      notice:
        '“What?” you say. “Nothing,” they say, and you’re both off, over a look you didn’t know you were wearing. You feel misread, and it stings.',
      why: 'It’s Mars, who arms whatever it touches, at a hard angle to your Ascendant, the first thing anyone sees, {exact}.',
      helps:
        'Put words next to the face. Try “I’m worn out, and I’m glad it’s you,” out loud, before anybody asks. You can beat your own eyebrows to it.',
      question: 'What do they see on you that you can’t?',
      register: 'firm',
      area: 'love',
      advice: 'speak',
      picture: 'person',
    },
    {
      headline: 'You’re aiming a broom at the ceiling.',
      notice:
        'Bass from upstairs, a dog next door, a car across your driveway, and there you stand in your socks, helpless, declaring war.',
      why: 'Your Ascendant is where the world comes up against you, and Mars, who knocks hard, is at odds with it {exact}.',
      helps:
        'Lower the broom. Put on shoes, ring the bell, say your name and ask for one hour of quiet. You’ll find they have a name too, which ruins everything.',
      question: 'Which silence at home bothers you more than the noise?',
      register: 'firm',
      area: 'home',
      advice: 'ask',
      picture: 'tool',
    },
    {
      headline: 'Somebody just stepped in front of you.',
      notice:
        'At the counter, at the curb, at the only open register, and your whole chest says “excuse me” before you can. It’s outrage, over ninety seconds of your time.',
      why: 'Your Ascendant, where strangers bump into you, is pushed by Mars, which guards its place in line, {exact}.',
      helps:
        'Price it. For ninety seconds, would you pay your whole mood? Say “I was next” once, in the voice you use for giving directions, and keep the change.',
      question: 'Which line are you tired of standing in?',
      register: 'firm',
      area: 'money',
      advice: 'let go',
      picture: 'road',
    },
  ],
};
