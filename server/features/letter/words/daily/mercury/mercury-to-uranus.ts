// Mercury at the reader's Uranus.

import type { MatterUnits } from '../../unit.ts';

export const MERCURY_TO_URANUS: MatterUnits = {
  joined: [
    {
      headline: 'The answer got on at your bus stop.',
      notice:
        'You’d quit thinking about it and were reading a mattress ad. Then you had the whole thing, and your glee startled a stranger with a cake.',
      why: 'Your Uranus is the wire nobody put in the plans, and Mercury, all current, touches it {exact}.',
      helps:
        'Don’t let it ride past. Say it into your phone, ugly and complete, and send it to the colleague who likes them ugly. You can explain at a later stop.',
      question: 'What else gets solved when you look away?',
      register: 'light',
      area: 'work',
      advice: 'start',
      picture: 'road',
    },
    {
      headline: 'Your other hand has never been asked.',
      notice:
        'You give everything to the same one: pen, scissors, toothbrush. The other’s held the paper down for years like a junior partner, and you’re bored on its behalf.',
      why: 'Your Uranus looks for some other way to do it, and it meets Mercury, who looks after hands, {exact}.',
      helps:
        'Promote it. Write a list of wants with that hand, in letters like a ransom note from a toddler. Then do the third.',
      question: 'What did it ask for that you never would?',
      register: 'light',
      area: 'body',
      advice: 'start',
      picture: 'person',
    },
    {
      headline: 'Somebody could know you thank the toaster.',
      notice:
        'You keep one habit for when you’re alone, such as thanking machines or saying goodbye to hotel rooms. When a key turns, you stop midsentence. It’s a small loneliness.',
      why: 'What you never explained to anyone is your Uranus, and Mercury, the explainer, walks right in on it {exact}.',
      helps:
        'When the key turns, go on talking. Don’t apologize. Whoever loves you will ask what the toaster did, or say “you’re welcome” from the hall.',
      question: 'Which odd habit of theirs would you miss first?',
      register: 'warm',
      area: 'love',
      advice: 'speak',
      picture: 'door',
    },
  ],
  easy: [
    {
      headline: 'Your group chat is still called “Parking Help.”',
      notice:
        'You were lost, somebody made a thread, and you’ve all announced weddings and layoffs under that sign ever since. You’re fond of it. It’s gotten stale.',
      why: 'Old signs make your Uranus restless, and Mercury, who paints the new ones, is on good terms with it {exact}.',
      helps:
        'Get the ladder. Rename it without a vote, after something only they’d get, and post one question nobody’s ever asked in there. Somebody will object. That’s traffic.',
      question: 'Which of them do you know only in there?',
      register: 'light',
      area: 'friends',
      advice: 'ask',
      picture: 'up',
    },
    {
      headline: 'Ask the shortest person in your family.',
      notice:
        'You’ve consulted the sensible ones, and you’ve got four opinions and a brochure. Meanwhile someone has been telling your elbow where elevators sleep. You’re finally curious.',
      why: 'Your Uranus likes a mind that hasn’t been told yet, and Mercury, at ease with it {exact}, is down there asking.',
      helps:
        'Sit on the floor. Put your problem to a niece, or the neighbor’s kid, in short words. Two answers will be about dragons. Take the third upstairs.',
      question: 'What grown-up rule couldn’t you explain to them?',
      register: 'light',
      area: 'home',
      advice: 'listen',
      picture: 'down',
    },
    {
      headline: 'Offer the plumber a spreadsheet.',
      notice:
        'You’ve got a sink that talks and a bill you’d rather not meet. You’ve also got a talent nobody’s invoiced, and you’re shy about calling it money.',
      why: 'Your Uranus never saw why there’s only one way to pay, and Mercury, a born trader, lends it a hand {exact}.',
      helps:
        'Set a table for two. “I’ll do your books, you do my sink,” hour for hour. They can always say cash. Clear out under there anyway.',
      question: 'What do you do so easily that you give it away?',
      register: 'light',
      area: 'money',
      advice: 'ask',
      picture: 'table',
    },
    {
      headline: 'You’d bet on every answer they’ll give.',
      notice:
        'You two are so well informed about each other that there’s no news left. You miss the early weeks, when guessing wrong was wonderful.',
      why: 'Nobody’s ever managed to interview your Uranus, but Mercury, who asks everybody, has its ear {exact}.',
      helps:
        'Ask what they’d steal from a museum. Write your guess on a scrap first and fold it. Don’t peek. Pay up when you’ve lost.',
      question: 'When did they last surprise you with a fact?',
      register: 'light',
      area: 'love',
      advice: 'ask',
      picture: 'paper',
    },
  ],
  hard: [
    {
      headline: 'Someone said “let’s,” and you bolted.',
      notice:
        'They offered you a plan with a lake in it. At “let’s” your no went over the fence. Now you’re rueful, four fields off.',
      why: 'Even a word can feel like a rope to your Uranus, and Mercury, who brought one, is at a hard angle to it {exact}.',
      helps:
        'Walk yourself back to the gate. “I said no to being decided for. Tell me about the lake.” Then pick one thing to steer.',
      question: 'Who first used “let’s” to mean “you will”?',
      register: 'warm',
      area: 'love',
      advice: 'listen',
      picture: 'outdoors',
    },
    {
      headline: 'You’ve just invited them to their own surprise.',
      notice:
        '“See you there,” you told the one person who wasn’t to know, and out it popped like a jack-in-the-box. You’re mortified.',
      why: 'What you hold down springs up {exact}, with Mercury, in charge of who’s told what, at a hard angle to your Uranus.',
      helps:
        'It won’t go back in. Tell the host in one line, no opera, and ask your friend to act amazed. They’ll love practicing the face.',
      question: 'What have you kept so well that it’s straining?',
      register: 'warm',
      area: 'friends',
      advice: 'speak',
      picture: 'container',
    },
    {
      headline: 'The password rules want a symbol. You have one.',
      notice:
        'You’ve been logged out midsentence, and told your new password is too much like the old you. What you feel is mutiny, wrench in hand.',
      why: 'Your Uranus won’t be told, Mercury has a policy to read you, and they’re at odds {exact}.',
      helps:
        'Put down the wrench. Walk to a window and think up a private joke eleven letters long, symbol included. They can’t make you type it with a straight face.',
      question: 'Which rule do you keep because you never asked?',
      register: 'firm',
      area: 'work',
      advice: 'move',
      picture: 'tool',
    },
  ],
};
