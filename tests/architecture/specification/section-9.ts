// Section 9: business constants and limits.

import { app, kit, rules, server } from './files.ts';
import { rowsOf } from './row.ts';

const {
  compatibility,
  home,
  journey,
  landing,
  loadingAnimation,
  lucky,
  numerology,
  readings,
  settings,
  signUp,
} = app;

const FORMS = rowsOf('9', [
  [
    'A verification code has 6 digits',
    [
      ...kit.code(
        'are one real input that phones can fill in',
        'send the code once, when the sixth digit is typed',
      ),
      ...server.verification('prints exactly one line with the code', 'refuses %s at the code'),
    ],
  ],
  [
    'A phone number has at least 10 characters',
    signUp('refuses what is too short or holds letters, before anything is sent'),
  ],
  [
    'The default country prefix is +1',
    signUp('puts +1 before a number without a plus, and nothing before one with it'),
  ],
  [
    'A name has at least 2 characters',
    [
      ...signUp('says what is missing at each field'),
      ...numerology('asks for a name of at least two characters'),
    ],
  ],
  ['A username has at least 3 characters', settings('%s is refused at its field, and stays there')],
  [
    'A password has at least 6 characters',
    [...settings('is set where there was none'), ...server.account('refuses five characters')],
  ],
  [
    'The sign-up has 5 steps',
    signUp('shows at each step how far it is, and lets the Oracle speak'),
  ],
  ['Its percentage is a whole number', kit.oracle('rounds the percentage to a whole number')],
]);

const PROGRESS = rowsOf('9', [
  [
    'A reading is worth 25 points',
    [
      ...readings('shows the animation, then the result, and marks the reading completed'),
      ...server.progress('gives the points of the table, not those of the client, once'),
    ],
  ],
  [
    'The daily horoscope gives 10 points',
    [
      ...home('records itself once, and then shows what it gave'),
      ...server.progress('counts one horoscope a date, even when the sign changes in between'),
    ],
  ],
  [
    "The horoscope's activity id is daily-{sign}-{YYYY-MM-DD}",
    [
      ...rules.levels('have the forms of the specification'),
      ...home('records itself once, and then shows what it gave'),
    ],
  ],
  [
    'Completion is completed / target in percent, at most 100',
    rules.levels('%s done %i times is %i percent'),
  ],
  [
    'Targets: reading 3, horoscope 12, compatibility 12, birthchart 1, numerology 3, lottery 1',
    [...rules.levels('%s done %i times is %i percent'), ...journey('has a bar for %s: %s')],
  ],
  [
    'Every 100 points are a level',
    rules.levels('%i points are level %i, %i percent of it, %i to the next'),
  ],
  [
    'Points until the next level are 100 minus (points mod 100)',
    [
      ...rules.levels('%i points are level %i, %i percent of it, %i to the next'),
      ...journey('shows level, points, the way to the next level and the streak'),
    ],
  ],
  [
    'Progress toward the next level is points mod 100 percent',
    rules.levels('%i points are level %i, %i percent of it, %i to the next'),
  ],
  [
    'The maximum of a progress bar is 100',
    kit.states('stay inside their frame when a number does not'),
  ],
  [
    'The rewards are listed without anything to redeem',
    journey('say how near %s is, and offer nothing to press'),
  ],
  [
    '“Premium Love Reading” is at 100 points',
    journey('say how near %s is, and offer nothing to press'),
  ],
  [
    '“Monthly Forecast” is at 250 points',
    journey('say how near %s is, and offer nothing to press'),
  ],
  [
    '“Animated Birth Chart” is at 500 points',
    journey('say how near %s is, and offer nothing to press'),
  ],
  [
    'Hint of a locked badge: “Stargazer”, “View 5 daily horoscopes”',
    journey('show every badge: the earned with their date, the others with how to earn them'),
  ],
  [
    'Hint of a locked badge: “Cosmic Explorer”, “Complete all reading types”',
    journey('show every badge: the earned with their date, the others with how to earn them'),
  ],
]);

const NUMBERS = rowsOf('9', [
  [
    "Home's lucky numbers are 7, 12, 15, 24, 31",
    home('show the lucky numbers and the life path of a reader with a birth date'),
  ],
  ['Master numbers are 11, 22 and 33', rules.lifePath('of %s is %i')],
  [
    'Powerball: 5 numbers 1-69 and 1 ball 1-26',
    [
      ...rules.lotteries('are those of the specification'),
      ...server.luckyNumbers('draws every set by its format, sorted, the ball last'),
      ...server.draw('%s: keeps to its ranges, sorted, the ball last'),
    ],
  ],
  [
    'Powerball is drawn on “Monday, Wednesday and Saturday”',
    [
      ...rules.lotteries('draws %s on its days'),
      ...lucky('has a sub-tab %s with its balls, the last highlighted'),
    ],
  ],
  [
    'Mega: 5 numbers 1-70 and 1 ball inside of 1-25',
    [
      ...rules.lotteries('are those of the specification', 'gives the Mega ball of %s 1 to %i'),
      ...server.luckyNumbers('draws every set by its format, sorted, the ball last'),
    ],
  ],
  [
    'Mega is drawn on “Tuesday and Friday”',
    [
      ...rules.lotteries('draws %s on its days'),
      ...lucky('has a sub-tab %s with its balls, the last highlighted'),
    ],
  ],
  [
    'Lucky for Life: 5 numbers 1-48 and 1 ball 1-18',
    [
      ...rules.lotteries('are those of the specification'),
      ...server.luckyNumbers('draws every set by its format, sorted, the ball last'),
    ],
  ],
  ['Lucky for Life is drawn every day', rules.lotteries('draws %s on its days')],
  [
    'Daily: 4 numbers 0-9',
    [
      ...rules.lotteries('are those of the specification'),
      ...server.luckyNumbers('draws every set by its format, sorted, the ball last'),
      ...server.draw('lets daily digits come again'),
    ],
  ],
  [
    'Lucky numbers are kept for the 24 hours of a day',
    [
      ...lucky('asks once a day, and anew for the next'),
      ...server.luckyNumbers(
        'gives the same all day on every process, others the next day and to others',
      ),
    ],
  ],
]);

const PRICES = rowsOf('9', [
  [
    'The prices are “Free”, “$9.99 monthly” and “$79.99 yearly”',
    landing('advertises the three plans as they are priced'),
  ],
  ['Readings are “Free” during beta', readings('offers three, each free, and the promotion')],
]);

const TIMES = rowsOf('9', [
  [
    'Loading animation: 2.5 s a message, 1 s before completion',
    loadingAnimation('shows a message every 2.5 s, waits 1 s on the last and then completes once'),
  ],
  [
    'Loading animation: 0.5 s of fade',
    kit.styles('fade the messages of the loading animation in over half a second'),
  ],
  ["The Oracle's cursor blinks in 2 s", kit.styles('blink the Oracle’s cursor over 2 seconds')],
  ['One toast is visible', kit.toasts('are one at a time: a new one replaces the last')],
  [
    'A toast is removed after 1,000,000 ms',
    kit.toasts('are forgotten a million milliseconds after they were dismissed'),
  ],
  ['A toast is dismissed after 5000 ms', kit.toasts('go away by themselves after five seconds')],
  [
    'A toast is swiped to the right, from 50 px on',
    kit.toasts('are swiped away to the right from 50 pixels on'),
  ],
  ['F8 leads to the toasts', kit.toasts('are reached with F8 and closed with the keyboard')],
]);

const SIGNS = rowsOf('9', [
  [
    "Compatibility begins with one's own sign, else Aries",
    compatibility(
      'begins with the reader’s own sign and Leo, and offers all twelve',
      'begins with Aries for a reader without a birth date',
    ),
  ],
  [
    'Compatibility begins with Leo for them',
    compatibility('begins with the reader’s own sign and Leo, and offers all twelve'),
  ],
]);

export const SECTION_9 = [...FORMS, ...PROGRESS, ...NUMBERS, ...PRICES, ...TIMES, ...SIGNS];
