// The Sun at the reader's Pluto.
import type { MatterUnits } from '../../unit.ts';

export const SUN_TO_PLUTO: MatterUnits = {
  joined: [
    {
      headline: 'Rooms go quiet just before you talk.',
      notice:
        'You took it for manners. Then you saw a pen stop. It makes you wary, as though a large dog had been following you and sat down when you did.',
      why: 'Your Pluto is the weight you carry without showing it, and the Sun, who shows everything, walks up to it {exact}.',
      helps:
        'Turn around and give it one command. Say the sentence that needs saying, once, no louder than usual. Don’t repeat it. It heard you.',
      question: 'Who had that kind of weight over you?',
      register: 'warm',
      area: 'work',
      advice: 'speak',
      picture: 'outdoors',
    },
    {
      headline: 'You’re the one who knows where the papers are.',
      notice:
        'It fell to you, somehow: the deeds, the passwords, which uncle can’t sit by which. They tease you about the folder. You’re proud of it, and lonely.',
      why: 'Your Pluto guards what the family can’t lose, and the Sun, who likes company on watch, joins it {exact}.',
      helps:
        'Show one of them. Open the folder on the table, point, and say “in case I’m ever in Peru.” It weighs half as much with two people knowing.',
      question: 'Who carried it before you did?',
      register: 'warm',
      area: 'home',
      advice: 'speak',
      picture: 'paper',
    },
    {
      headline: 'You’ve told people everything except what you make.',
      notice:
        'You’ll discuss the surgery and the ex. But when it comes to what you earn, or owe, you study the menu. It’s shame, reading about soup.',
      why: 'Your Pluto keeps that figure in the cellar, and the Sun, who can’t help lighting things, comes down the stairs {exact}.',
      helps:
        'Pick the one person who’d tell you theirs. Say “I’ll show you mine,” and say it, digits and all. Up here it’s smaller. Then order.',
      question: 'Who taught you the figure was a secret?',
      register: 'warm',
      area: 'money',
      advice: 'speak',
      picture: 'down',
    },
  ],
  easy: [
    {
      headline: 'A friend’s in the tunnel you got out of.',
      notice:
        'You know that “I’m fine.” It has the echo yours had, and a pang goes through you. You hang back, out of tact.',
      why: 'Your Pluto has the map of what you came through, and the Sun, on good terms with it {exact}, would gladly hold it up.',
      helps:
        'Call in from your end: “I’ve been in that one. Want to know where it bends?” Only the bend. They’ll hear which way you are.',
      question: 'Whose voice did you follow out?',
      register: 'warm',
      area: 'friends',
      advice: 'speak',
      picture: 'road',
    },
    {
      headline: 'Nobody’s after you. Sit all the way back.',
      notice:
        'You perch. On buses, at your own desk, an inch of you is ready to leave, wary from some year when that was wise. Your legs are bored.',
      why: 'What you came through is through, and the Sun, at an easy angle {exact} to your Pluto, your lookout, can vouch for the coast.',
      helps:
        'Take the deepest seat you’ve got. Shoes off, bag on the floor, spine against something. For one whole record, the chair’s on watch.',
      question: 'Which year are you still sitting in?',
      register: 'light',
      area: 'body',
      advice: 'rest',
      picture: 'down',
    },
    {
      headline: 'There’s no brake on the passenger side.',
      notice:
        'Yet down goes your foot, every time they drive. You say it’s your stomach. It’s nerves: somebody once drove you where you didn’t care to go.',
      why: 'Your Pluto never lends the keys, but the Sun’s at an easy angle to it {exact}, and there’s a view on offer.',
      helps:
        'Lend them. Let somebody you love pick the road, or the plan. When your foot hits the mat, say “me, braking.” Then try the window.',
      question: 'Who got to relax while you drove?',
      register: 'light',
      area: 'love',
      advice: 'let go',
      picture: 'tool',
    },
    {
      headline: 'You know why that rule was made.',
      notice:
        'You’re the only one left who remembers what broke and who paid. Part of you enjoys it. Part of you is lonely down there with the boxes.',
      why: 'What’s long buried comes up clean {exact}, now that your Pluto, which digs, is on good terms with the Sun, which shows.',
      helps:
        'Tell it over somebody’s desk, from the beginning, and let them write it down. You’ll have company in the basement. The rule might even go.',
      question: 'What do you know that protects nobody anymore?',
      register: 'warm',
      area: 'work',
      advice: 'speak',
      picture: 'down',
    },
  ],
  hard: [
    {
      headline: 'Somebody cc’d your boss, to win.',
      notice:
        'You see the extra name, and your thumbs go cold. You’ve got the older thread, the one that would end it. It’s rage, tidily loading a catapult.',
      why: 'Your Pluto has kept every stone, and the Sun, which wants to be seen winning, is at a hard angle to it {exact}.',
      helps:
        'Step away from the catapult. Answer only what was asked, in two lines, to the one who asked it. You know it’s there. That’s enough artillery.',
      question: 'What would be left standing after you won?',
      register: 'firm',
      area: 'work',
      advice: 'let go',
      picture: 'up',
    },
    {
      headline: 'A friend told your worst story and got laughs.',
      notice:
        'You’d only ever told it in a parked car: the airport, the wrong bag, the crying. You laughed along with the table, and felt robbed.',
      why: 'The Sun loves a crowd, and at a hard angle to your Pluto, which picks its confessors, it’s been handed your diary {exact}.',
      helps:
        'Say it to that friend alone: “That one’s mine.” Then tell it yourself, with what they left out. You were brave.',
      question: 'What did they leave out that matters?',
      register: 'warm',
      area: 'friends',
      advice: 'speak',
      picture: 'container',
    },
    {
      headline: 'They still let themselves in.',
      notice:
        'You hear a key, a parent’s or an ex’s, and stand up straight in your own hall. They’ve brought soup. You’re furious, holding soup.',
      why: 'Your Pluto guards its door, and the Sun, at a hard angle to it {exact}, keeps asking whose name is on the bell.',
      helps:
        'Say it while the bowl’s warm: “I like that you come. Ring, and let me open.” Then go and get two spoons. It’s different when you’re the host.',
      question: 'Who never knocked when you were small?',
      register: 'firm',
      area: 'home',
      advice: 'speak',
      picture: 'door',
    },
  ],
};
