// Mercury at the reader's Moon.

import type { MatterUnits } from '../../unit.ts';

export const MERCURY_TO_MOON: MatterUnits = {
  joined: [
    {
      headline: 'You had the feeling in the wrong box.',
      notice:
        'For days you’ve been calling it tired. Then, between the sink and the mail, you find the right word, and it’s homesick.',
      why: 'Your Moon is the back room for whatever you couldn’t explain to a landlord, and Mercury, keeper of labels, walks in {exact}.',
      helps:
        'Relabel it. Say the new word aloud to someone, or to the dog, who knew. Then take one thing out of that box: the song, the map.',
      question: 'What have you been calling busy that’s something else?',
      register: 'warm',
      area: 'home',
      advice: 'speak',
      picture: 'container',
    },
    {
      headline: 'You kept that voicemail for a reason.',
      notice:
        'It’s forty seconds of a friend rambling about a couch, and you’ve carried it through three phones. You know every breath, and it makes you tender every time.',
      why: 'Your Moon saves voices and Mercury carries them, and when the two meet {exact}, you hear how little was ever about the couch.',
      helps:
        'Play it once. Then leave somebody a message worth the same trouble: no news, forty seconds of whatever’s outside your window.',
      question: 'Whose voice would you carry to the next phone?',
      register: 'warm',
      area: 'friends',
      advice: 'listen',
      picture: 'tool',
    },
    {
      headline: 'Your stomach reads the calendar first.',
      notice:
        'As you open the week, dread growls before your eyes have found the box. There it is: the favor you agreed to in a doorway.',
      why: 'Your gut gets its own copy of the schedule, now that Mercury, your appointment clerk, sits down with your Moon {exact}.',
      helps:
        'Treat the growl as a colleague with seniority. Move the one thing it objects to: “Could I do this next month instead?” You’ll hear it lie down.',
      question: 'Which yes on there was really yours?',
      register: 'light',
      area: 'money',
      advice: 'move',
      picture: 'paper',
    },
  ],
  easy: [
    {
      headline: 'You come with instructions. Nobody’s read them.',
      notice:
        'You’re low, and the one who loves you is doing what they’d want: ideas, links, a pep talk. You’re touched, and you’d like to hide in a closet.',
      why: 'Mercury, the translator, slips your Moon a sentence {exact}, and what soothes you can be put in plain words.',
      helps:
        'Hand over the short version: “Tea. Ten minutes of nothing. Then ask.” Thank them for the links. They’ve had to assemble you from the picture.',
      question: 'Who comforts you the way you’d do it yourself?',
      register: 'light',
      area: 'love',
      advice: 'ask',
      picture: 'tool',
    },
    {
      headline: 'You left a bookmark in something kind.',
      notice:
        'There’s a book that you read in a bad year, maybe twice, and it’s on your shelf with a bus ticket in it. The sight of the spine comforts you.',
      why: 'Your Moon likes to be read to, and Mercury, who does all the voices, is on easy terms with it {exact}.',
      helps:
        'The ticket’s still good. Sit down with those same pages, phone in another room, and ride as far as they take you.',
      question: 'Which sentence got you through, back then?',
      register: 'warm',
      area: 'body',
      advice: 'rest',
      picture: 'paper',
    },
    {
      headline: 'You heard what the pause was saying.',
      notice:
        'On a call somebody says “sure, no problem,” half a beat late, and only you catch it. The agenda rolls on. You stay behind, concerned.',
      why: 'What people leave out, your Moon can hear, and Mercury, at an easy angle to it {exact}, lends you the words to ask.',
      helps:
        'Write to that person alone: “How’s it really going?” When the answer comes, leave a pause of your own before you fix anything.',
      question: 'Who at work would hear your half beat?',
      register: 'warm',
      area: 'work',
      advice: 'listen',
      picture: 'person',
    },
    {
      headline: 'There’s a shopping list you can’t throw out.',
      notice:
        'You found it in a coat, in handwriting you’d know anywhere: lemons, stamps, light bulb. It wasn’t meant for you, and you stood there and missed them.',
      why: 'Small words go deep {exact}, with Mercury, who carries notes, at an easy angle to your Moon, which keeps things in coats.',
      helps:
        'Buy what’s on it. Screw in the bulb, and use one of the stamps on somebody who’d understand why. Keep the list.',
      question: 'Whose handwriting would you know in the dark?',
      register: 'warm',
      area: 'home',
      advice: 'finish',
      picture: 'container',
    },
  ],
  hard: [
    {
      headline: 'That sentence was older than you are.',
      notice:
        'You open your mouth about the lights left on, and a parent’s line comes out, two sizes too big. You’re embarrassed. It’s a very good impression, too.',
      why: 'Your Moon remembers all that was said in your first kitchen, and Mercury, pushing against it {exact}, grabs whatever’s nearest.',
      helps:
        'Hold it up like any hand-me-down. Then say, “Sorry, that one’s inherited. What I mean is,” and finish in your own size.',
      question: 'Which of the inherited lines would you keep?',
      register: 'warm',
      area: 'home',
      advice: 'let go',
      picture: 'container',
    },
    {
      headline: 'You talked, and now you’d like it back.',
      notice:
        'You told a friend the whole thing, the money, the crying, the brother, and since then your stomach’s been playing the tape. It’s embarrassing even with the sound off.',
      why: 'Your Moon did the telling, and Mercury, which keeps the minutes, is hard on it {exact}, so you hear each line twice.',
      helps:
        'Leave it unmended. Skip “sorry about all that,” and send “thanks for listening” with one question. They’re likely home going over what they said.',
      question: 'What did you hope they’d do?',
      register: 'warm',
      area: 'friends',
      advice: 'let go',
      picture: 'paper',
    },
    {
      headline: 'You won’t win a debate with tired.',
      notice:
        'You’ve made an excellent case: one more page, one more reply, other people manage. The other side only has your eyes closing, and your irritation with a printer.',
      why: 'Every good reason costs you a little more, because Mercury argues, your Moon needs, and they’re at cross purposes {exact}.',
      helps:
        'Concede. Shake hands with a pillow, set a timer for twenty minutes, and close the laptop. Your opponent is gracious and was going to win anyway.',
      question: 'Who’s judging this one, do you think?',
      register: 'firm',
      area: 'body',
      advice: 'rest',
      picture: 'down',
    },
  ],
};
