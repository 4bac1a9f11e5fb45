// Mercury at the reader's Saturn.

import type { MatterUnits } from '../../unit.ts';

export const MERCURY_TO_SATURN: MatterUnits = {
  joined: [
    {
      headline: 'Only one person in your family understands the furnace.',
      notice:
        'You’ve seen them kneel, listen, and kick it lightly on the left. Nobody asks why, out of a tenderness that knows what the question would admit.',
      why: 'Whatever has to be kept going, you keep at your Saturn, and Mercury, the apprentice, arrives there {exact}.',
      helps:
        'Ask for the tour. Hold the light, write it down in their words, and leave in the swearing. Then have them watch you kick.',
      question: 'What else does only one of you know?',
      register: 'warm',
      area: 'home',
      advice: 'ask',
      picture: 'fire',
    },
    {
      headline: 'Four of your files are called Final.',
      notice:
        'You’ve got Final, Final New, Final Use This, and one named in anger. A colleague wants “the current one,” and you’re flustered, a butler with four heirs in the hall.',
      why: 'Your Saturn sets the standard, Mercury does the naming, and they’re shut in one room {exact}.',
      helps:
        'Interview the heirs. One inherits, with a plain name and a date a stranger could find. The rest retire to a folder called Old, on an allowance.',
      question: 'What else did you call finished so it would stop?',
      register: 'light',
      area: 'work',
      advice: 'finish',
      picture: 'person',
    },
    {
      headline: 'Your watch gave your sleep a C.',
      notice:
        'You felt fine until you read it. Now you’re yawning on its authority, crestfallen, and wondering what the A students do with their pillows.',
      why: 'The examiner in your head is your Saturn, and with Mercury, the planet of figures, on top of it {exact}, even lying still gets a score.',
      helps:
        'Class dismissed. Hide the watch in a boot, stretch out for twenty minutes, and hand in nothing. It won’t go on your report card.',
      question: 'What did you enjoy until you measured it?',
      register: 'light',
      area: 'body',
      advice: 'rest',
      picture: 'paper',
    },
  ],
  easy: [
    {
      headline: 'Somebody owes you for four taxis.',
      notice:
        'You’ve paid for the job’s rides yourself, and the slips have gone soft in your coat. You’ve been a patient bank. You’re also peeved.',
      why: 'The strict, honest clerk in you is your Saturn, which likes a total, and Mercury, quick at sums, is on its good side {exact}.',
      helps:
        'Do what banks do. Add it up, and send the total with “When can I expect this?” underneath. Waive the interest. You’re not a monster.',
      question: 'Why is lending it easier than billing for it?',
      register: 'light',
      area: 'money',
      advice: 'ask',
      picture: 'container',
    },
    {
      headline: '“Soon” isn’t on any calendar.',
      notice:
        'You and an old friend have said it so often that it sounds like a town, a pleasant one, farther north. Neither of you has been. You miss them.',
      why: 'Your Saturn trusts whatever happens every month, and Mercury, in charge of departures, is at an easy angle to it {exact}.',
      helps:
        'Choose something dull, one bench or one phone call, and click Repeat. Send the invite without an apology. Slow trains get there because they leave.',
      question: 'Which friendship of yours runs on plain habit?',
      register: 'light',
      area: 'friends',
      advice: 'start',
      picture: 'road',
    },
    {
      headline: 'Promise them something you can count.',
      notice:
        'They asked for more of you, and you said “I’ll try.” You meant it, too. You’re weary of being sorry in advance.',
      why: 'A promise without edges worries your Saturn, who has to keep it, but Mercury, handy with a tape measure, is glad to help {exact}.',
      helps:
        'Give it inches. “Two walks a week, phones at home” fits through a door. “More present” gets stuck. Say yours aloud and get your coat.',
      question: 'Who ever kept a promise to you to the inch?',
      register: 'warm',
      area: 'love',
      advice: 'speak',
      picture: 'tool',
    },
    {
      headline: 'Your notes would stand up in court.',
      notice:
        'You wrote down what was agreed and who’d nodded, and felt petty doing it. Then the arguing began, and everyone looked at your notebook with love.',
      why: 'It’s your Saturn that wants things in writing, and with Mercury, who writes, on such good terms with it {exact}, nobody’s going to mind.',
      helps:
        'Read it out, slowly, names included. Leave out “I told you so.” They’ll all want a copy.',
      question: 'What do you wish you’d written down?',
      register: 'warm',
      area: 'work',
      advice: 'finish',
      picture: 'paper',
    },
  ],
  hard: [
    {
      headline: 'Nothing gets past you, including you.',
      notice:
        'You’ve deleted the opening line again, since somebody in your head said “weak” in a third-grade teacher’s voice. You’re discouraged, and the page is very white.',
      why: 'Mercury would like to get going, your Saturn inspects every bag, and they’re at a hard angle {exact}.',
      helps:
        'Send the inspector on a break. Start in the middle, where there’s no gate, and write one bad page. Stamp it Draft. Then wave it through to someone kind.',
      question: 'Who last called something of yours weak?',
      register: 'warm',
      area: 'work',
      advice: 'start',
      picture: 'door',
    },
    {
      headline: 'That talk is stuck halfway up your stairs.',
      notice:
        'The two of you squeeze past it like a piano, saying “not now, you’re tired.” You both have the tune by heart, and you dread the first note.',
      why: 'Your Saturn takes love seriously, and slowly, and Mercury, who’d like a word, is at a hard angle to it {exact}.',
      helps:
        'Don’t lift it alone, or all of it. One end each. Ten minutes: “Here’s the part that worries me.” Then set it down, one stair up.',
      question: 'Which answer are you afraid of getting?',
      register: 'firm',
      area: 'love',
      advice: 'speak',
      picture: 'up',
    },
    {
      headline: 'Your family reads you like a wall calendar.',
      notice:
        'Nobody else writes anything down, since there’s you. “Wait, when is it?” they ask, and you know: the birthday, the recital, the trash. You’re resentful, and punctual.',
      why: '“Somebody has to remember,” says your Saturn, and Mercury, one long reminder, is at odds with it {exact}.',
      helps:
        'Tear off a month. “June’s yours: two birthdays and the car inspection.” Then don’t follow up. One card will be late. The wall will hold.',
      question: 'What happens on the first date you forget?',
      register: 'firm',
      area: 'home',
      advice: 'let go',
      picture: 'paper',
    },
  ],
};
