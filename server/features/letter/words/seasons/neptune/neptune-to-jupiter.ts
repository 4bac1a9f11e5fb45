// Seasons of Neptune at the reader's Jupiter.

import type { SeasonUnits } from '../../unit.ts';

export const NEPTUNE_TO_JUPITER: SeasonUnits = {
  joined: {
    headline: 'You want to believe in something again.',
    coming:
      'You caught yourself clapping until your hands hurt for a graduate you’d never met. Neptune, which lifts people past themselves, is rising toward your Jupiter. Don’t explain it. Find out where you can help.',
    exact:
      'Hope is large and has no handles. Neptune, the big soft yes, has joined your Jupiter, and you’d sign up for nine causes by the weekend. Pick one with people as tired as you. Show up twice.',
    leaving:
      'What remains is a name on a volunteer schedule, and it’s yours. Neptune, forever pointing at the sky, is sailing off from your Jupiter. Your palms remember the clapping. They go well with a mop.',
    register: 'warm',
    area: 'friends',
    advice: 'start',
    picture: 'up',
  },
  easy: {
    headline: 'You can be generous and keep the receipt.',
    coming:
      'There’s a jar on your counter for nothing in particular. Neptune, which can’t walk past an open hand, is friendly with your Jupiter and getting friendlier. Label it. You’ll give better to something with a name.',
    exact:
      'You overtipped and walked out humming. Neptune, giver of coats, gets along with your Jupiter, so pick one cause and make it monthly, a sum you’d miss but not mourn. It feels suspiciously good.',
    leaving:
      'The jar’s been emptied twice, and somewhere a dog has a blanket on your account. Neptune, who never kept books, leaves your Jupiter with a full heart. Write the total inside the lid. Tell no one.',
    register: 'light',
    area: 'money',
    advice: 'start',
    picture: 'container',
  },
  hard: {
    headline: 'You’ve rounded up the dream.',
    coming:
      'The estimate said one thing, and in your head it’s already become a marble island. Neptune, which adds a skylight to everything, is puffing up your Jupiter. Measure the actual kitchen. Bring a friend who says no.',
    exact:
      'The samples look wonderful on the table, and you’ve stopped opening the bank’s mail out of pure enthusiasm. Neptune, inflator of figures, is at a hard angle to your Jupiter. Pick the plain tile. Finish one wall.',
    leaving:
      'You’re cooking in a room you can pay for, and the counter is the wrong green. Neptune, no judge of square footage, is deflating around your Jupiter. It’s enough. Set places for six.',
    register: 'firm',
    area: 'money',
    advice: 'finish',
    picture: 'table',
  },
};
