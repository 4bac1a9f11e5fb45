// Section 4: states and transitions.

import { app, kit } from './files.ts';
import { rowsOf } from './row.ts';

const {
  calls,
  compatibility,
  guard,
  home,
  journey,
  loadingAnimation,
  login,
  lucky,
  numerology,
  profile,
  progress,
  readings,
  registrationFailure,
  reload,
  session,
  settings,
  signUp,
} = app;

const AUTH = rowsOf('4', [
  [
    'The current user is fetched; a 401 means no user',
    [
      ...guard('takes a 401 for no user, and leads to /auth'),
      ...calls('gives null for a 401 where that is asked for, and only there'),
    ],
  ],
  [
    'A log-in replaces the cached user',
    login('asks for the number, then for six digits, and signs in'),
  ],
  ['A registration replaces the cached user', signUp('leads in five steps from a number to /home')],
  [
    'A birth-details update replaces the cached user',
    settings('are replaced, with the toast, and everything shows the new date'),
  ],
  [
    'A logout clears the user',
    session('leaves nothing for the next reader on the same phone to see'),
  ],
  [
    'There are two states only: what is not signed in is a visitor',
    guard(
      'sends a visitor of %s to /auth without asking the server who they are',
      'leads a signed-in reader from /auth to /home',
    ),
  ],
]);

const SIGN_UP = rowsOf('4', [
  [
    'phone → verification after the code is sent, not before',
    signUp(
      "shows the server's sentence at the field, its own when the server has none or is silent",
      'puts +1 before a number without a plus, and nothing before one with it',
    ),
  ],
  [
    'verification → profile after the code is verified, not before',
    signUp('says that a code is wrong, and takes the right one after it'),
  ],
  [
    'profile → attractions after the birth form is valid, not before',
    signUp(
      'asks for date and place, and lets the time be',
      'suggests places, and sends the chosen one with its id',
    ),
  ],
  [
    'attractions → personality after at least one attraction, not before',
    signUp('says what the answer is used for, and goes on only with one chosen'),
  ],
  [
    'The registration is submitted after personal details and the loading animation',
    signUp('subscribes at once, and registers only when the animation is done'),
  ],
  [
    'Back moves to the previous step',
    signUp(
      'goes back one step at a time, and from the first to the choice, with all that was typed',
    ),
  ],
  [
    'On submit the details are kept for a while in local storage',
    reload('leaves nothing behind once the account is made'),
  ],
  [
    'On submit a subscribe call is fired without waiting',
    signUp('subscribes without waiting, and only logs when that fails'),
  ],
  [
    'On submit a loading animation runs',
    signUp('subscribes at once, and registers only when the animation is done'),
  ],
  [
    'When it completes the temporary values are removed',
    [
      ...reload('leaves nothing behind once the account is made'),
      ...registrationFailure('leaves nothing of the reader in local storage'),
    ],
  ],
  [
    'When it completes the registration is triggered',
    signUp('subscribes at once, and registers only when the animation is done'),
  ],
]);

const READINGS = rowsOf('4', [
  [
    'Choosing a reading: animation, then its result',
    readings('shows the animation, then the result, and marks the reading completed'),
  ],
  [
    'A completed reading is recorded as an activity of type reading with 25 points',
    readings('shows the animation, then the result, and marks the reading completed'),
  ],
  [
    'A completed reading shows “Completed”',
    readings('shows the animation, then the result, and marks the reading completed'),
  ],
  [
    'The animation cycles through the messages of a theme',
    loadingAnimation('covers the whole screen with the messages of its theme'),
  ],
  [
    'One message every 2.5 s',
    loadingAnimation('shows a message every 2.5 s, waits 1 s on the last and then completes once'),
  ],
  [
    'With a fade of 0.5 s',
    kit.styles('fade the messages of the loading animation in over half a second'),
  ],
  [
    'On the last message it completes after 1 s',
    loadingAnimation('shows a message every 2.5 s, waits 1 s on the last and then completes once'),
  ],
  [
    'love, relationship and celestial have the messages of romance',
    loadingAnimation('chooses for %j the theme %s'),
  ],
  [
    'career, purpose, prosperity and professional have those of career',
    loadingAnimation('chooses for %j the theme %s'),
  ],
  [
    'spirit, soul and illumination have the spiritual ones',
    loadingAnimation('chooses for %j the theme %s'),
  ],
  ['Anything else has the general ones', loadingAnimation('chooses for %j the theme %s')],
]);

const ACTIVITIES = rowsOf('4', [
  [
    'An activity id is completed or not',
    progress(
      'sends it, says so, and shows the new progress',
      'only says that it is already completed the second time',
    ),
  ],
  [
    'The daily horoscope records itself once when it is not yet completed',
    home(
      'records itself once, and then shows what it gave',
      'does not record itself again on a day on which it did, under whichever sign',
    ),
  ],
  ['It then shows “+10 points”', home('records itself once, and then shows what it gave')],
  [
    'Recorded by hand, a completed activity shows only “Already completed”',
    [
      ...progress('only says that it is already completed the second time'),
      ...compatibility('remembers a check once, and says so the second time'),
    ],
  ],
  [
    '… and is not recorded again',
    progress('only says that it is already completed the second time'),
  ],
  [
    'Progress is refreshed after recording an activity',
    progress('sends it, says so, and shows the new progress'),
  ],
  ['Progress is refreshed after awarding points', progress('says how many')],
  ['Progress is refreshed after awarding a badge', progress('shows the new progress')],
]);

const TABS = rowsOf('4', [
  ['Profile tabs: chart, lucky, numerology, journey', profile('open as ?tab=%s says: %s')],
  [
    'Journey sub-tabs: overview, achievements, rewards',
    journey(
      'shows level, points, the way to the next level and the streak',
      'show every badge: the earned with their date, the others with how to earn them',
      'say how near %s is, and offer nothing to press',
    ),
  ],
  [
    'Lucky sub-tabs: powerball, megaMillions, luckyForLife, dailyNumbers',
    lucky('has a sub-tab %s with its balls, the last highlighted'),
  ],
  [
    'Numerology: no result, then a result after submit, then cleared by “Calculate Again”',
    numerology('clears with Calculate Again, calculates anew and leads to the results'),
  ],
  ['Logout: idle, then pending', session('shows that it is under way')],
  ['Logout: then success, which goes to /auth', session('leads to /auth and says so')],
]);

const LOADS = rowsOf('4', [
  [
    'Loading the user: a spinner, then the page',
    guard("says 'Reading the stars...' while the user of %s loads"),
  ],
  [
    'Loading the horoscope: a state of loading, then the data',
    home(
      'has a loading state in the shape of what comes',
      'shows text, lucky number, mood and compatible sign',
    ),
  ],
  [
    'Loading the chart: a spinner, then the data',
    app.chart(
      'shows a spinner while loading, and records nothing yet',
      'lists the planets with position, sign and house',
    ),
  ],
  [
    'Loading a compatibility: a spinner, then the data',
    compatibility(
      'asks by the lower-case names, and waits with a spinner',
      'shows nothing before the first check, and then number, words, bars and the sums',
    ),
  ],
  [
    'Loading a reading: a spinner, then the data',
    readings(
      "says 'Loading your cosmic reading...' meanwhile",
      '%s gives %s: five paragraphs, two actions, two ways back',
    ),
  ],
  ['Lucky numbers that fail end in an error card', lucky('shows the error card after %s')],
]);

const TOASTS = rowsOf('4', [
  [
    'At most one toast is visible, and a new one replaces the last',
    [
      ...kit.toasts('are one at a time: a new one replaces the last'),
      ...progress('tells of a new badge after the points'),
    ],
  ],
  [
    'A dismissed toast is removed after 1,000,000 ms',
    kit.toasts('are forgotten a million milliseconds after they were dismissed'),
  ],
  [
    'A toast goes away by itself after 5000 ms',
    kit.toasts('go away by themselves after five seconds'),
  ],
]);

export const SECTION_4 = [
  ...AUTH,
  ...SIGN_UP,
  ...READINGS,
  ...ACTIVITIES,
  ...TABS,
  ...LOADS,
  ...TOASTS,
];
