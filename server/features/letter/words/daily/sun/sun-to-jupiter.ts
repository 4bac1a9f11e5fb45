// The Sun at the reader's Jupiter.
import type { MatterUnits } from '../../unit.ts';

export const SUN_TO_JUPITER: MatterUnits = {
  joined: [
    {
      headline: 'You’ve been saving the good bottle for somebody better.',
      notice:
        'You keep it, or a tablecloth in its tissue, for guests who’d be worth it. The same four people have come for years. It makes you fond, and a little ashamed.',
      why: 'Your Jupiter, the host in you who’d rather pour than keep, has the Sun beside it {exact}, and the Sun turns up whatever it comes to.',
      helps: 'Open it for the four. Let somebody spill. Tell them who it was for.',
      question: 'Who would have been important enough?',
      register: 'warm',
      area: 'friends',
      advice: 'let go',
      picture: 'table',
    },
    {
      headline: 'There’s a raise with nobody’s name on it.',
      notice:
        'You worked out what you’d need to feel all right, then asked for two-thirds. The rest is still unclaimed. You get wistful about it at the gas pump.',
      why: 'Your Jupiter is your sense of how much you can have, and the Sun walks in on it {exact}, wanting it said out loud.',
      helps: 'Write down the whole number. Say it once to someone who won’t laugh.',
      question: 'Whose face did you see when you cut it?',
      register: 'warm',
      area: 'money',
      advice: 'ask',
      picture: 'paper',
    },
    {
      headline: 'Your lungs have a second floor.',
      notice:
        'You breathe the way people take a cab two blocks, only as far as needed. Then there’s a hill, or a song in your key, and all that forgotten room. Relief makes you laugh.',
      why: 'What takes up space in you and doesn’t ask is your Jupiter, and the Sun, which you run on, joins it {exact}.',
      helps:
        'Climb something: a slope, a stairwell, the parking garage. Sing on the way down. Nobody’s using that floor but you.',
      question: 'What have you been doing at half breath?',
      register: 'light',
      area: 'body',
      advice: 'move',
      picture: 'up',
    },
  ],
  easy: [
    {
      headline: 'The committee would’ve said yes in March.',
      notice:
        'You’ve been polishing a request until it has three appendices and an apology. You assume they’re hunting for a reason to refuse. A good half of that is shyness in a necktie.',
      why: 'Your confidence tends to wait in the lobby, but with the Sun on good terms with your Jupiter {exact}, it’s shown straight in.',
      helps:
        'Cut it to one page and send it to whoever decides. Leave the appendices at home. They weren’t invited.',
      question: 'What were you asking them to forgive?',
      register: 'light',
      area: 'work',
      advice: 'ask',
      picture: 'paper',
    },
    {
      headline: 'The family joke is funny from here.',
      notice:
        'Somebody’s told it at every table since you could sit up, and you used to leave the room. Lately it comes out of you, with their pause. You’re oddly proud.',
      why: 'Your Jupiter counts what you’ve been given as plenty, and the Sun lends it a hand {exact}.',
      helps:
        'Call whoever told it first and have them tell it again. Laugh in the right place. They’ve been waiting.',
      question: 'What else of theirs turned out to be yours?',
      register: 'warm',
      area: 'home',
      advice: 'listen',
      picture: 'person',
    },
    {
      headline: 'Somebody’s been laughing at your second-best jokes.',
      notice:
        'You put it down to manners. Look again. You only bring them what’s been tested on others, since you’re hoping, rather hard, for something.',
      why: 'Hope is what your Jupiter is for, and the Sun gives it an easy push {exact}, so you’re good company without the script.',
      helps:
        'Try the odd one on them, the one you’ve never told. If it falls flat, you’ll have seen it fall together. That beats manners.',
      question: 'What would you say if you knew they’d stay?',
      register: 'warm',
      area: 'love',
      advice: 'speak',
      picture: 'person',
    },
    {
      headline: 'You’ve never asked about the trains.',
      notice:
        'A friend’s invited you to watch model trains, and your polite no is half typed. Under it there’s something rare. You’re curious.',
      why: 'Your Jupiter says yes and packs later, and the Sun, which opens up small rooms, is in tune with it {exact}.',
      helps:
        'Delete the no. Go, ask what everything’s called, and take the controls when they’re offered. There’s a whole town in there, with lights.',
      question: 'What do your friends love that you’ve only ever smiled at?',
      register: 'light',
      area: 'friends',
      advice: 'start',
      picture: 'road',
    },
  ],
  hard: [
    {
      headline: 'The kayak would like a word.',
      notice:
        'You were going to be changed by it, or by the loom, or forty weeks of Italian. You half believe it still, when you pay for the storage. Then you’re embarrassed.',
      why: 'The Sun shows what’s there, and it’s at odds {exact} with your Jupiter, the buyer in you, who only ever sees the lake.',
      helps:
        'Decide about one. Sell it, or give it a date and a friend. Somebody could be paddling.',
      question: 'Who was going to be in the boat with you?',
      register: 'warm',
      area: 'money',
      advice: 'let go',
      picture: 'water',
    },
    {
      headline: 'They asked for a draft and got a cathedral.',
      notice:
        'You said “Leave it to me,” and now the thing has a nave. They’d wanted three bullet points. You’re annoyed that they can’t see it, and dread that they will.',
      why: 'Your Jupiter never met a plan it couldn’t enlarge, and the Sun, which wants you to be counted, leans on it hard {exact}.',
      helps:
        'Hand in the porch. One page, one claim, your name. If anybody asks about the spire, you’ve got drawings.',
      question: 'Which part of it is for them?',
      register: 'firm',
      area: 'work',
      advice: 'finish',
      picture: 'up',
    },
    {
      headline: 'Your yes has a return address.',
      notice:
        'Somebody took you at your word about the airport, the couch, the reference, and it turns out you’d given it to four people. You’re good for it. You’re also tired, and you resent how nice you were.',
      why: 'Your big heart gets its bill {exact}, with the Sun at a hard angle to your Jupiter.',
      helps:
        'Keep one of the promises handsomely. Call the other three before they have to ask, and say “I promised too much.”',
      question: 'What were you afraid a no would cost?',
      register: 'firm',
      area: 'friends',
      advice: 'speak',
      picture: 'road',
    },
  ],
};
