// Mars at the reader's Midheaven.

import type { MatterUnits } from '../../unit.ts';

export const MARS_TO_MIDHEAVEN: MatterUnits = {
  joined: [
    {
      headline: 'You’re qualified enough. Press the button.',
      notice:
        'That application’s been nearly done for ages while you nudge a comma and picture a panel of strangers laughing. Your doubt is a slow typist.',
      why: 'Mars, the nerve to be turned down, meets your Midheaven, the top of your chart and the work you’re known for, {exact}.',
      helps:
        'Read it aloud once, for lies and typos. You won’t find lies. Then press “submit” with the finger you use for doorbells, and go rinse your cup.',
      question: 'Who decided you needed one more certificate?',
      register: 'light',
      area: 'work',
      advice: 'finish',
      picture: 'paper',
    },
    {
      headline: 'Your price is still from two jobs ago.',
      notice:
        'Someone asks what you charge, or what you’d need to stay, and out comes the old figure, blushing. You’re embarrassed for it.',
      why: 'Mars, never shy about more, is on your Midheaven, your name out in the world, {exact}.',
      helps:
        'Change the tag. Work out what you’d ask of a stranger you didn’t need to please, and say that when it comes up. Don’t round down on the way to your mouth.',
      question: 'Who’s been getting your discount, and for what?',
      register: 'warm',
      area: 'money',
      advice: 'speak',
      picture: 'paper',
    },
    {
      headline: 'Your name opens a door. Lend it out.',
      notice:
        'A friend’s looking for a break, and you know who hands them out. You’ve held back, protective of what you built.',
      why: 'Mars pushes things through, and it joins your Midheaven, your standing with people who don’t know you, {exact}, so a word from you carries.',
      helps:
        'Make the call. Put your friend’s name in the first sentence and yours in the second, and don’t hedge either. A door doesn’t wear out from use.',
      question: 'Whose name got you in the first time?',
      register: 'warm',
      area: 'friends',
      advice: 'move',
      picture: 'door',
    },
  ],
  easy: [
    {
      headline: 'The right door is open about a foot.',
      notice:
        'You keep carrying your idea past it, out to the printer and back, moving your lips. You’re more hopeful than you’ve told anyone.',
      why: 'Mars, a shoulder where one’s needed, is on good terms with your Midheaven, where your work gets noticed, {exact}.',
      helps:
        'Knock with one knuckle and bring one page. Ask whoever decides to let you try it for two weeks at nobody’s expense. A foot is plenty. You’ve gotten in sideways before.',
      question: 'What’s the smallest yes that would let you begin?',
      register: 'light',
      area: 'work',
      advice: 'ask',
      picture: 'door',
    },
    {
      headline: 'Nobody in your family speaks your job.',
      notice:
        '“Something with computers, or is it people?” says somebody on your behalf, and you nod, lonelier than you’d expect.',
      why: 'Mars is on good terms with your Midheaven, the work with your name on it, {exact}, and lends it an outdoor voice.',
      helps:
        'Teach one of them one word. Show the thing itself, on your phone or in your hands, and say which part was hard. They’ll get it half wrong. They’ll tell everybody.',
      question: 'Whose “I’m proud of you” are you still listening for?',
      register: 'warm',
      area: 'home',
      advice: 'speak',
      picture: 'person',
    },
    {
      headline: 'You’re building a whole career in one chair.',
      notice:
        'It squeaks when you think. You’ve rolled from task to task for so long that you’re stale, and so’s the idea.',
      why: 'Ideas need feet, says Mars, who lends a hand {exact} to your Midheaven, where you’re headed in the long run.',
      helps:
        'Take the hardest problem outside. Stay out until you’ve got a first sentence, try it on a mailbox, and come back with it. The chair will keep.',
      question: 'Where were you when you had your last good idea?',
      register: 'light',
      area: 'body',
      advice: 'move',
      picture: 'outdoors',
    },
  ],
  hard: [
    {
      headline: 'You’ve resigned twice in your head already.',
      notice:
        '“Quick chat?” says the invite, no subject, and you’re composing a farewell to the whole department. Under the splendid prose there’s dread.',
      why: 'Mars picks its fights upward, and it’s at a hard angle to your Midheaven, where you answer to people, {exact}.',
      helps:
        'Reply “Sure, what about?” and read the answer with both feet on the floor. Then ask what they need and by when. Keep the resignation. You may never write better.',
      question: 'Which old boss are you about to answer?',
      register: 'firm',
      area: 'work',
      advice: 'listen',
      picture: 'paper',
    },
    {
      headline: 'Your friend’s on the rung you wanted.',
      notice:
        'You typed “so happy for you” with two hearts, and you are, and your stomach is under the desk with envy.',
      why: 'Mars, who counts rungs, gives your Midheaven, where you hang what you’ve achieved, a hard look {exact}.',
      helps:
        'Leave the hearts; they’re true. Write down exactly what you’d have liked, the title, the freedom, the photo, and put a hand on the lowest rung: one email, one form.',
      question: 'What did they try that you’ve been too proud to?',
      register: 'firm',
      area: 'friends',
      advice: 'start',
      picture: 'up',
    },
    {
      headline: 'There’s a laptop where your plates go.',
      notice:
        'Someone at home asks you a thing twice, and you say “one second” in the voice you keep for interruptions. You both hear it, and you’re sorry.',
      why: 'Mars fights for the job, and it’s at odds with your Midheaven, the public half of your life, {exact}, so the fight follows you in.',
      helps:
        'Close the lid. Clear the table with your own hands and answer the question you were asked. Your inbox has never once wondered how you are.',
      question: 'Who’s been getting your leftovers?',
      register: 'firm',
      area: 'home',
      advice: 'listen',
      picture: 'table',
    },
  ],
};
