// The day on which Venus turns retrograde, by the house of the reader's chart that it stands in.

import type { EventUnits } from '../unit.ts';

export const VENUS_RETROGRADE_BY_HOUSE: EventUnits = {
  1: {
    headline: 'You walk as if someone were on your left.',
    notice:
      'You keep to one edge of the sidewalk, and slow at curbs for a stride you haven’t heard in years. It’s in Oregon, married, and you’ve kept its place tenderly.',
    why: 'You’re what Venus goes back for {exact}: retrograde for six weeks, the planet that finds things lovely looks at you again.',
    helps:
      'Take the middle, once around the block, arms swinging. The gap doesn’t need anybody yet. You’re what goes in it.',
    question: 'Whose pace did you learn by heart?',
    register: 'warm',
    area: 'love',
    advice: 'move',
    picture: 'road',
  },
  2: {
    headline: 'You can’t put a price on that sled.',
    notice:
      'You stood in the garage with a roll of orange dots. Vase, four dollars; chairs, nine; then the sled, and you stuck, wistful, a dot on your thumb.',
    why: 'Prices wobble {exact}, as Venus, who knows what things are worth to you, stands still and goes retrograde for six weeks.',
    helps:
      'Sell nothing yet. Put dots on three things that cost more than they gave, and live with the dots. Then peel the one off your thumb.',
    question: 'What did you overpay for, and love?',
    register: 'warm',
    area: 'money',
    advice: 'rest',
    picture: 'tool',
  },
  3: {
    headline: 'You swapped the top bunk for a flashlight.',
    notice:
      'You were nine. You’ve been careful with your brother, or whoever got it, ever since, over the car, over who calls Mom. It’s a small envy, looking up.',
    why: 'Old swaps between you and the ones you grew up with get six weeks of appraisal from Venus, who turns retrograde {exact}.',
    helps:
      'Trade one thing back: they call Mom, you do their taxes. And ask what they saw up there. You may hear it was dark.',
    question: 'Which swap was a good one?',
    register: 'warm',
    area: 'home',
    advice: 'ask',
    picture: 'up',
  },
  4: {
    headline: 'You’re still watering your ex’s plant.',
    notice:
      'It was left with you for a weekend, and it’s outlived two couches. You turn it to the light and ask nothing. There’s longing in that can, about a cup.',
    why: 'Venus loved everyone who ever left your rooms, which is why it turns back {exact}, retrograde, for six weeks among their things.',
    helps:
      'Carry it from the corner you two chose to where you’d put a plant of your own. Water it there. Notice whose it is.',
    question: 'What else at home is only visiting?',
    register: 'warm',
    area: 'home',
    advice: 'move',
    picture: 'water',
  },
  5: {
    headline: 'You know that carousel by its music.',
    notice:
      'Someone from before writes “hey, you,” and around they come, lit up, the same horse with the same chipped ear. You’re thrilled. Your hand’s already on the pole.',
    why: 'Old loves pass for a second look {exact}, since Venus, which picks them, stands still and goes backward, retrograde, for about six weeks.',
    helps:
      'Let it go by once. Stand where the paint’s worn, and write down why you got off. It’ll come around again.',
    question: 'Who were you, up on that horse?',
    register: 'warm',
    area: 'love',
    advice: 'rest',
    picture: 'up',
  },
  6: {
    headline: 'You’d miss the third floor.',
    notice:
      'You take the stairs, past the woman with the tomato plants and the man humming Verdi. You call it exercise. It’s affection, and it’s the best part of your shift.',
    why: 'Venus, who likes what it likes, stands still {exact} and turns back for six weeks, retrograde, through your workdays, asking what you’d keep.',
    helps:
      'Make two lists, what they pay you for and what you’d miss. Carry the second upstairs, and tell somebody they’re on it. Accept a tomato.',
    question: 'What would you do there for nothing?',
    register: 'warm',
    area: 'work',
    advice: 'speak',
    picture: 'up',
  },
  7: {
    headline: 'You picked them like a melon, by the sound.',
    notice:
      'They were peeling a label, and you looked up at someone you’d chosen in one summer on very little information. It’s doubt, quieter than you’d feared.',
    why: 'To choose a partner or an oldest friend over again, Venus, who did it the first time, turns retrograde {exact} and takes six weeks.',
    helps:
      'Knock again. “What were you afraid I’d find out?” Put your ear close. You’re listening for full, not for perfect.',
    question: 'What did you hear in them first?',
    register: 'warm',
    area: 'love',
    advice: 'listen',
    picture: 'person',
  },
  8: {
    headline: 'You left something of yours at the pawnshop.',
    notice:
      '“It’s nothing,” you told them, and gave it up: the city, the dog, your last name. You walk past that window. There’s your regret, tagged.',
    why: 'Who gave up what for whom is a matter for Venus, who keeps the books between two people and turns retrograde {exact}, for six weeks.',
    helps:
      'Tell them, “I gave that up, and it wasn’t nothing.” You don’t have to buy it back. They only need to see the ticket.',
    question: 'What did you get for it?',
    register: 'firm',
    area: 'love',
    advice: 'speak',
    picture: 'container',
  },
  9: {
    headline: 'You loved the accordion until you got educated.',
    notice:
      'One raised eyebrow in a seminar, and you shelved it under “guilty,” with the musicals. Then one comes wheezing out of a café, and you’re stopped at the curb by joy.',
    why: 'What you were taught to admire is up for review {exact}: Venus, who’s got its own ears, stands still and goes retrograde for six weeks.',
    helps:
      'Play one whole piece with the windows open, and don’t say “ironically.” Let it out to its full width. Your professor’s retired.',
    question: 'Whose eyebrow was it?',
    register: 'warm',
    area: 'body',
    advice: 'let go',
    picture: 'tool',
  },
  10: {
    headline: 'Here comes the career you ordered.',
    notice:
      'It’s what you pointed to, the title, the desk, well done. At the next table somebody has a smaller plate, and they’re laughing. You’re envious.',
    why: 'At the top of your sky, where you’re served what you wanted, Venus stands still {exact} and turns back for six weeks, retrograde, to taste it.',
    helps:
      'Don’t send yours back. Lean over, and ask that person what it costs them and what’s under the sauce. The kitchen’s open for weeks.',
    question: 'Who read you the menu?',
    register: 'warm',
    area: 'work',
    advice: 'ask',
    picture: 'table',
  },
  11: {
    headline: 'It’s always you on the two buses.',
    notice:
      'That friend lives where the cafés are, so you go: change at the depot, bring the wine, run for the last one. Nobody’s seen your street, and you’re hurt.',
    why: 'For six weeks friendships are weighed, by what they cost and what they’re worth, because Venus, who sets both, turns back {exact}, retrograde.',
    helps:
      'Send directions: “Come to mine. Second bus, off at the tire place.” This time, you’re the one at the stop.',
    question: 'Who’d come all that way?',
    register: 'firm',
    area: 'friends',
    advice: 'ask',
    picture: 'road',
  },
  12: {
    headline: 'A flower fell out of your dictionary.',
    notice:
      'It dropped from between “lull” and “lumber,” brown, flat, weighing nothing, and you knew whose lapel. You’ve told nobody in all these years. The longing’s kept its color.',
    why: 'Venus, who keeps what’s been loved in secret, stands still {exact} and turns back to it, retrograde, for about six weeks.',
    helps:
      'Don’t look them up. Hold it by the window, and say what it was. Then put it back at another word, one you’ve chosen.',
    question: 'Which word would that be?',
    register: 'warm',
    area: 'love',
    advice: 'let go',
    picture: 'paper',
  },
};
