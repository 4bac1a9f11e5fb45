// Venus at the reader's Ascendant.
import type { MatterUnits } from '../../unit.ts';

export const VENUS_TO_ASCENDANT: MatterUnits = {
  joined: [
    {
      headline: 'You waved at someone who wasn’t waving at you.',
      notice:
        'You had your whole arm up before you saw the person behind you, so it became a stretch, a scratch, a look at the weather. You’re embarrassed. It was such a good wave.',
      why: 'Your Ascendant is how you come up to people, and Venus, all for friendliness, is right on it {exact}.',
      helps:
        'Use it again. Aim it at the crossing guard or the far desk, and hold it until one comes back.',
      question: 'Who stopped waving first, you or them?',
      register: 'light',
      area: 'friends',
      advice: 'move',
      picture: 'person',
    },
    {
      headline: 'Tell the person with the scissors the truth.',
      notice:
        'You say “I love it” before the mirror has finished turning, and then you wear a hood for two weeks. You tipped well for that disappointment.',
      why: 'How things look is Venus’s concern, and it reaches your Ascendant {exact}, so the face you show the world takes requests.',
      helps:
        'Find one picture of how you’d like to look and book the chair. Rehearse “shorter here, please.” Look before you speak.',
      question: 'Where else do you praise it before you’ve looked?',
      register: 'light',
      area: 'body',
      advice: 'ask',
      picture: 'tool',
    },
    {
      headline: 'They were flirting. You answered the question.',
      notice:
        'Somebody asked what you were reading, and you told them, with chapters. You’d gone half a block before you got it, hot with delighted embarrassment.',
      why: 'You make your first impression while looking for a bookmark {exact}, since Venus, whose business is attraction, sits on your Ascendant.',
      helps:
        'Turn back a page. Write “I gave you the plot when I meant hello,” or ask the next smile a question of your own.',
      question: 'How many hellos have you answered with information?',
      register: 'light',
      area: 'love',
      advice: 'speak',
      picture: 'paper',
    },
  ],
  easy: [
    {
      headline: 'Two of you keep unmuting and giving up.',
      notice:
        'You’ve seen that small microphone flick on and off in someone else’s square, exactly like yours. It’s shyness in stereo.',
      why: 'On good terms with your Ascendant {exact}, Venus makes strangers easier, and the way you come in can let another person in.',
      helps:
        'Write to that square: “you were about to say something.” On the next call, unmute and hand it over: “I think we’ve got a thought over there.”',
      question: 'What did you nearly say the last time?',
      register: 'light',
      area: 'work',
      advice: 'listen',
      picture: 'container',
    },
    {
      headline: 'Get up when they come in.',
      notice:
        'You hear the key and say “hey” to your screen. Any dog does it better, the whole hall at a gallop, as if you’d been at sea, and you feel outclassed.',
      why: 'Your Ascendant is your hello, and Venus, who means it, is on easy terms with it {exact}.',
      helps:
        'Do it like the dog. Stand, cross the room, say the name, take the bag. Living alone? Answer the next call that way. Tail optional.',
      question: 'Who used to get up when you came in?',
      register: 'light',
      area: 'home',
      advice: 'move',
      picture: 'door',
    },
    {
      headline: 'Get there ten minutes before your apology.',
      notice:
        'You’ve been coming in sideways lately, one arm in the coat, saying sorry before hello. People are kind, and you’re too flustered to enjoy it.',
      why: 'How you arrive does half of your talking, and Venus, who loves a graceful entrance, helps your Ascendant with it {exact}.',
      helps:
        'Be early once. Hang up the coat, get your breath back, and be the one who says “no rush” to whoever comes next.',
      question: 'What would you see if you weren’t still catching up?',
      register: 'light',
      area: 'body',
      advice: 'rest',
      picture: 'road',
    },
    {
      headline: 'Wear what they once said a word about.',
      notice:
        'You wore it the week you met, they said one word, and you’ve never lost the word. It’s at the back of the closet. You miss being looked at across a menu.',
      why: 'You’re good to look at again {exact}: Venus, who gives second glances, is at a kind angle to your Ascendant, the front of you.',
      helps:
        'Find it. Wear it to something dull, the pharmacy, the recycling, with them or toward somebody. Don’t mention it. Let them.',
      question: 'Which word was it?',
      register: 'warm',
      area: 'love',
      advice: 'start',
      picture: 'paper',
    },
  ],
  hard: [
    {
      headline: 'You host parties you were only invited to.',
      notice:
        'You top off the glasses, draw out the shy one, laugh at the toast, and leave with an aching face. You’re lonely, after all those people.',
      why: 'That smile gets heavy {exact}: Venus, which keeps everyone comfortable, is at odds with your Ascendant, the face you come in with.',
      helps:
        'Be a guest. Take the low chair in the corner, hold an empty glass, and find out who’ll notice.',
      question: 'Who asks you things, and waits for the second answer?',
      register: 'warm',
      area: 'friends',
      advice: 'listen',
      picture: 'table',
    },
    {
      headline: 'You keep showing them the nice room.',
      notice:
        'You’ve let someone in as far as the rug: the funny stories, the good shirt, the tidy opinions. They ask “and really?” and you panic, as though they’d tried the closet.',
      why: 'Your front looks staged {exact}, because Venus, who’d like to be liked at first sight, is at a hard angle to your Ascendant.',
      helps:
        'Open it an inch. Tell them one unfinished thing, the job, the brother, the letter, and don’t fold it.',
      question: 'What do you tidy away first when someone’s coming?',
      register: 'warm',
      area: 'love',
      advice: 'speak',
      picture: 'container',
    },
    {
      headline: 'They filed you under nice.',
      notice:
        'You got thanked for your wonderful energy, and the assignment went to someone who frowns. You smiled. You were hurt, and it looked lovely on you.',
      why: 'Smoothing every first meeting is what Venus does, and at a hard angle to your Ascendant {exact}, charm arrives ahead of your work.',
      helps:
        'Add a page to that file. Tell whoever decides what you built, what would stop without you, and which job you’d like next.',
      question: 'Who’d be startled to learn what you want?',
      register: 'firm',
      area: 'work',
      advice: 'ask',
      picture: 'paper',
    },
  ],
};
