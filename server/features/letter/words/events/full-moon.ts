// The full Moon in each of the reader's houses; the Sun stands in the opposite one.

import type { EventUnits } from '../unit.ts';

export const FULL_MOON_BY_HOUSE: EventUnits = {
  1: {
    headline: 'You took the pictures, so you’re in none.',
    notice:
      'You scroll through a year of people you love, well lit, mid-laugh. You’re the shadow on the grass, elbows out. It’s a good year, with a small ache in it.',
    why: 'The Sun’s been lighting the people who face you, and the full Moon, straight across from it {exact}, has found you.',
    helps:
      'Hand somebody the phone. “Now me.” Stand in the middle, eyes half shut, their thumb in one corner, and don’t delete it.',
    question: 'Who’d treasure that picture?',
    register: 'warm',
    area: 'body',
    advice: 'ask',
    picture: 'person',
  },
  2: {
    headline: 'You’ve started writing your name on the yogurt.',
    notice:
      'First it was a joke, then it was the milk, then a line in pen on your detergent. You feel petty. You also know who finished the last four.',
    why: 'Mine and ours get held up to the light {exact}, with the full Moon on what you own and the Sun, opposite, on what’s shared.',
    helps:
      'Say what the label’s been saying: “I’ve been covering more than half. Can we look?” Bring the receipts. The pen’s already out.',
    question: 'What would feel fair, in dollars?',
    register: 'light',
    area: 'money',
    advice: 'speak',
    picture: 'container',
  },
  3: {
    headline: 'There’s a red forty-seven on your phone.',
    notice:
      'You’ve been meaning to answer every one of them properly, at length. So nobody’s heard from you in ages. The number glows through your pocket like guilt.',
    why: 'Over errands, neighbors and short messages a full Moon hangs {exact} and shows what’s due, with the Sun far off among the large subjects.',
    helps:
      'Seven will do, a line apiece: “Yes.” “I’m alive.” “It was lovely, and I never said.” Forty’s a number a person can live with.',
    question: 'Who’d be happy with four words from you?',
    register: 'light',
    area: 'friends',
    advice: 'finish',
    picture: 'fire',
  },
  4: {
    headline: 'Someone who raised you is holding the railing now.',
    notice:
      'You saw the hand go out, and how casually they did it. You’ve been busy getting somewhere, and the remorse caught you under the ribs.',
    why: 'Home and the people you come from have the full Moon {exact}, across from the Sun, which has kept you at work.',
    helps:
      'Go along on something dull, at their pace, and offer an arm as though you needed one. From far away, call.',
    question: 'Which stairs did they once carry you up?',
    register: 'warm',
    area: 'home',
    advice: 'move',
    picture: 'up',
  },
  5: {
    headline: 'Nobody hangs your drawings on the fridge anymore.',
    notice:
      'You finished something, a chair, a song, a very good list of sandwiches, and looked up for a face. There wasn’t one. It’s longing, with paint on its hands.',
    why: 'What you make for the joy of it is ripe {exact}, under a full Moon, and the Sun is with your friends, who’d like to see it.',
    helps:
      'You own magnets. Hang it yourself, at eye level, then call somebody into the kitchen about something else.',
    question: 'Whose “wow” are you still waiting for?',
    register: 'light',
    area: 'home',
    advice: 'finish',
    picture: 'paper',
  },
  6: {
    headline: 'You’ve been feeding a keyboard.',
    notice:
      'You turned it over, and out came a year: rice, sesame, half a cracker. You’ve typed through every meal, one-handed, and called the weariness catching up.',
    why: 'Your working day and your health lie under a full Moon {exact}, crumbs and all, with the Sun off where people rest.',
    helps:
      'Shake it out over the trash. Then eat one whole meal off a plate, facing a tree or a wall. Let the keyboard go hungry.',
    question: 'What are you forever catching up with?',
    register: 'light',
    area: 'body',
    advice: 'rest',
    picture: 'table',
  },
  7: {
    headline: 'You stir your coffee their way now.',
    notice:
      'You caught it at somebody else’s table: three turns, two taps on the rim. Nobody asked you to. You were overcome with tenderness, at a spoon.',
    why: 'Across from you, where a partner sits or a closest friend, there’s a full Moon {exact}, facing the Sun, whose light it’s wearing.',
    helps:
      'Own up: “I do the taps.” Then ask what they’ve caught from you, and hear the whole list. Some of it won’t be coffee.',
    question: 'Whose habits will you keep for good?',
    register: 'warm',
    area: 'love',
    advice: 'listen',
    picture: 'tool',
  },
  8: {
    headline: 'You two have been talking without the subtitles.',
    notice:
      '“Did you see the gas bill?” you say, and it means “Are we all right?” “I saw it,” they say, and that means no. You’re both suspicious, and so polite.',
    why: 'Over money in common, and all that’s left unsaid, there’s a full Moon {exact}, while the Sun, opposite, counts only what’s yours.',
    helps:
      'Read the bottom line aloud: “I’m scared of what we owe. Would you look with me?” Then open the bill, side by side.',
    question: 'What’s written under your “fine”?',
    register: 'firm',
    area: 'love',
    advice: 'speak',
    picture: 'paper',
  },
  9: {
    headline: 'You tip out your shoe, and there’s the beach.',
    notice:
      'You’ve been back for weeks, and a little heap of it lands in the hall. You stand over it, wistful. Out there you knew how you wanted to live.',
    why: 'Far places and what they taught you are lit up {exact} by a full Moon, though the Sun’s gone back to errands.',
    helps:
      'Don’t sweep yet. Write what you knew out there in ten words, on an envelope. Then start on one, here, shoes still off.',
    question: 'What were you sure of, barefoot?',
    register: 'warm',
    area: 'body',
    advice: 'start',
    picture: 'outdoors',
  },
  10: {
    headline: 'They thanked you at last, and misspelled your name.',
    notice:
      'You’re up on the cake with a letter missing. “Oh, it’s fine,” you said. You’ve been hurt about one letter ever since.',
    why: 'You can be seen {exact}, by a full Moon at the top of your sky, over your work, with the Sun below, at home.',
    helps:
      'Tell whoever held the icing: “I’m one letter longer. And thank you.” Take a slice home, where they know how you’re spelled.',
    question: 'In whose mouth does your name sound best?',
    register: 'light',
    area: 'work',
    advice: 'speak',
    picture: 'table',
  },
  11: {
    headline: 'Your loudest group chat ended on gutters.',
    notice:
      'It used to shake your phone off the table. Then somebody posted a gutter, two people said “nice,” and that was that. You scroll up sometimes, sad in there by yourself.',
    why: 'How your friendships stand is lit up {exact}: they’ve got the full Moon, now that the Sun’s across the way, busy with romance.',
    helps:
      'Write into the silence: “I miss this. Are we done, or is it just gutters?” Whoever answers is the group.',
    question: 'Which of them would you have picked yourself?',
    register: 'light',
    area: 'friends',
    advice: 'ask',
    picture: 'up',
  },
  12: {
    headline: 'You’re still working the counter of a closed store.',
    notice:
      'You were somebody’s fixer once, or their confidant, and they’ve long managed without you. Still you listen for the bell on the door. It’s loneliness, in an apron.',
    why: 'Endings that nobody announced are plain to see {exact}, with the full Moon where you rest, facing the Sun and your working day.',
    helps:
      'Turn the sign around. Say the thanks that never came, out loud, to the shelves, and go lie down in the back.',
    question: 'Whose step are you listening for?',
    register: 'firm',
    area: 'friends',
    advice: 'rest',
    picture: 'door',
  },
};
