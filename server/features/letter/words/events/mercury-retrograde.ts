// The day on which Mercury turns retrograde, by the house of the reader's chart that it stands in. The register is firm.

import type { EventUnits } from '../unit.ts';

export const MERCURY_RETROGRADE_BY_HOUSE: EventUnits = {
  1: {
    headline: 'There used to be letters in your signature.',
    notice:
      'You signed for a package and saw what’s left: one bump and a line, the pulse of somebody bored. You were dismayed, and signed again. It got shorter.',
    why: 'Mercury, which holds the pen, stops {exact} and turns back for three weeks, retrograde, and the first thing to go over is you.',
    helps:
      'Write your name ten times slowly, every letter, as you did on a notebook cover once. Keep the fourth. Use it on something small.',
    question: 'When did you start hurrying past yourself?',
    register: 'firm',
    area: 'body',
    advice: 'rest',
    picture: 'tool',
  },
  2: {
    headline: 'Your good coat’s spent two winters at the cleaner’s.',
    notice:
      'You found the pink ticket marking page forty of a book. You haven’t gone back out of embarrassment, which charges by the month.',
    why: 'The receipts are out again {exact}: Mercury, who keeps them, goes retrograde, and for three weeks walks back through what you own.',
    helps:
      'Lay the ticket on the counter and say, “It’s been a while.” They’ve heard it before. Carry the coat home, and check the pockets.',
    question: 'What else of yours is behind a counter?',
    register: 'firm',
    area: 'money',
    advice: 'finish',
    picture: 'container',
  },
  3: {
    headline: 'You pointed a stranger the wrong way.',
    notice:
      '“Two lights and a left,” you said, with a whole arm. It’s a right. You realized on your own stairs, and you’ve felt sorry for a yellow hat since.',
    why: 'Three weeks of second looks at what you’ve told people begin {exact}, when Mercury, planet of errands and directions, stands still and turns retrograde.',
    helps:
      'The hat has surely found the museum. Mend one you still can: “I said the tenth. It’s the twelfth. Sorry.” Then lower your arm.',
    question: 'What else was almost right?',
    register: 'firm',
    area: 'friends',
    advice: 'speak',
    picture: 'road',
  },
  4: {
    headline: 'In the family version, you were laughing.',
    notice:
      'They tell it at every table, how you got lost at the fair and turned up by the pickles. You remember it from below, all belts and bags, and the panic.',
    why: 'Mercury, the editor, stands still {exact} and goes back over your family’s stories, retrograde, for three weeks.',
    helps:
      'Ask whoever tells it best, only the two of you: “Where were you standing?” Hear it through. Then show them what you’d seen, the belts. Leave the pickles in.',
    question: 'Who else remembers it from your height?',
    register: 'firm',
    area: 'home',
    advice: 'ask',
    picture: 'down',
  },
  5: {
    headline: 'You said “haha” to something tender.',
    notice:
      'They wrote that rain makes them think of you. You were flustered, so out came “haha,” and a penguin. It’s been dry in that chat since.',
    why: 'Romance gets a second draft, since Mercury, the planet of messages, comes to a stop {exact} and turns back, retrograde, for three weeks.',
    helps:
      'Scroll up past the penguin and answer properly: “About the rain. Me too.” Don’t wait for a cloud. Weather can be arranged.',
    question: 'What were you keeping dry?',
    register: 'firm',
    area: 'love',
    advice: 'speak',
    picture: 'water',
  },
  6: {
    headline: 'You’re still printing a copy for someone who retired.',
    notice:
      'You collate it, staple it, and carry it to a desk with only a ficus now. “We’ve always done that,” somebody said, and you felt absurd all the way back.',
    why: 'Through your working day goes Mercury, the clerk, retrograde for three weeks once it stops {exact}, rereading every step.',
    helps:
      'Ask in writing: “Who reads this?” Give them a week. Unless the ficus objects, the copy can stop. Water it on your way out.',
    question: 'What else do you do because it’s done?',
    register: 'firm',
    area: 'work',
    advice: 'ask',
    picture: 'paper',
  },
  7: {
    headline: 'You heard it over the hair dryer.',
    notice:
      'They’d half turned away, and what reached you was “I can’t stand that.” It may have been “Can you hand me that.” You’ve been hurt for days, and beautifully polite.',
    why: 'Words go around twice between you and whoever’s closest, since Mercury, who carries them, stands still {exact} and turns retrograde for three weeks.',
    helps:
      'Switch everything off. “What did you say, in the bathroom? I heard it badly.” Let them say it into the quiet.',
    question: 'Which of their words have you been filling in?',
    register: 'firm',
    area: 'love',
    advice: 'listen',
    picture: 'tool',
  },
  8: {
    headline: 'You signed where the little arrows pointed.',
    notice:
      'There were eleven yellow flags and a kind person turning pages, and you didn’t like to hold anyone up. You’ve been uneasy about page six ever since.',
    why: 'Loans and shared accounts speak small print, and Mercury, who reads it, stands still {exact} and goes back over it, retrograde, for three weeks.',
    helps:
      'Dig out your copy. Plant your own flag at each line you can’t put plainly, and call about the first.',
    question: 'Who were you so careful not to bother?',
    register: 'firm',
    area: 'money',
    advice: 'ask',
    picture: 'paper',
  },
  9: {
    headline: 'You wrote “so true” in that margin, twice.',
    notice:
      'You lived by that book at twenty, underlining as though you’d be paid by the inch. You feel fond of whoever that was. You disagree.',
    why: 'Three weeks of rereading what you studied and believed begin {exact}, when Mercury, the student, turns retrograde and sits down with you.',
    helps:
      'Take five of those pages and another color, and write back: “still,” “not anymore,” “who hurt you?” Date it for the next of you.',
    question: 'Which sentence would you still underline?',
    register: 'firm',
    area: 'work',
    advice: 'finish',
    picture: 'paper',
  },
  10: {
    headline: 'You shook your whole review for one adjective.',
    notice:
      'You went at all four pages like a kid after the prize in the cereal. What fell out was “adequate.” You’re hurt, and you’ve never read the rest.',
    why: 'How you’re seen at work bears rereading, now that Mercury, in charge of wording, stops {exact} and goes retrograde for three weeks.',
    helps:
      'Pour it all out and go through it with a spoon. Mark two sentences you can use. Then ask your manager what the prize meant.',
    question: 'Which adjective were you hoping for?',
    register: 'firm',
    area: 'work',
    advice: 'ask',
    picture: 'container',
  },
  11: {
    headline: 'Between two jokes, your friend said something true.',
    notice:
      'You scrolled past it: “Dad’s back in the hospital, anyway,” and under it a ferret in a hat. You laughed at the ferret. The shame came later.',
    why: 'Mercury, who carries your friends’ long threads, stands still {exact} and turns retrograde, and that’s three weeks of scrolling up.',
    helps:
      'Write to that friend alone, far from the ferret: “I’m late. How’s your dad?” In a few days, ask again. That’s the one they’ll keep.',
    question: 'Who puts the real thing before “anyway”?',
    register: 'firm',
    area: 'friends',
    advice: 'ask',
    picture: 'person',
  },
  12: {
    headline: 'You’ve failed the same exam in your sleep again.',
    notice:
      'You’re late, it’s calculus, and you’ve never been to class. You come up from it full of dread, and then remember you’ve got a mortgage.',
    why: 'The questions are Mercury’s, and so is the retrograde that starts {exact}, three weeks of going back through whatever you’d put to bed.',
    helps:
      'Put your name on a page, and one thing you weren’t ready for. That’s the whole paper. Hand it in to the nightstand, and lie down for twenty minutes.',
    question: 'Who’s still grading you?',
    register: 'firm',
    area: 'body',
    advice: 'rest',
    picture: 'paper',
  },
};
