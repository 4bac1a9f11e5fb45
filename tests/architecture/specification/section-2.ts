// Section 2: screens and routes.

import { app, browser, kit, rules, server } from './files.ts';
import { rowsOf } from './row.ts';

const {
  chart,
  compatibility,
  guard,
  home,
  journey,
  landing,
  login,
  lucky,
  navigation,
  numerology,
  profile,
  readings,
  settings,
  signUp,
  zodiac,
} = app;

const ROUTES = rowsOf('2', [
  [
    '/ is a public landing page',
    [
      ...landing('bears the name and leads down to Features, Testimonials and Pricing'),
      ...server.pages('%s → %i'),
    ],
  ],
  ['/auth is public', login('offers to log in and to sign up')],
  [
    '/home, /zodiac, /compatibility, /readings, /readings/result and /profile are protected: a visitor is sent to /auth',
    guard('sends a visitor of %s to /auth without asking the server who they are'),
  ],
  [
    '/readings/result takes the query parameter id',
    readings('shows the animation, then the result, and marks the reading completed'),
  ],
  [
    'Any other path is “404 Page Not Found” and “Did you forget to add the page to the router?”',
    [...navigation('%s is the not-found page'), ...browser.door('an unknown address says so')],
  ],
  [
    'While the user loads, a protected page shows “Reading the stars...” over everything',
    [
      ...guard("says 'Reading the stars...' while the user of %s loads"),
      ...kit.states('covers the screen and says for what'),
    ],
  ],
  ['/auth sends a logged-in user to /home', guard('leads a signed-in reader from /auth to /home')],
  [
    'The bottom navigation has five tabs: “Home”, “Zodiac”, “Match”, “Readings”, “Profile”',
    navigation('has five tabs and tells the active one to eye and ear'),
  ],
  [
    'The active tab is highlighted',
    navigation(
      'has five tabs and tells the active one to eye and ear',
      'is at Readings on the page of a reading',
    ),
  ],
]);

const LANDING = rowsOf('2', [
  [
    'The navigation has anchors “Features”, “Testimonials”, “Pricing”',
    landing('bears the name and leads down to Features, Testimonials and Pricing'),
  ],
  ['The navigation has “Sign In” to /auth', landing('has all its calls lead to /auth')],
  ['The hero says “Unlock Your Cosmic Destiny”', landing('says what it is in one title')],
  [
    'The hero has “Get Started Now” and “Sign In”, both to /auth',
    landing('has all its calls lead to /auth', 'opens /auth without loading the page anew'),
  ],
  [
    'A decorative phone shows sample horoscope, insight and reading cards',
    landing('shows a phone with a horoscope, an insight and a reading, which is not read out'),
  ],
  ['There are six feature cards', landing('makes the six claims')],
  [
    'There are three testimonials',
    landing(
      'shows three testimonials with name and initial, sign and five stars, and calls them samples',
    ),
  ],
  ['There are three pricing cards', landing('advertises the three plans as they are priced')],
  [
    'Each pricing card has a button to /auth: “Start Free”, “Get Started”, “Go Elite”',
    landing('has all its calls lead to /auth'),
  ],
  [
    'A closing call “Get Your Cosmic Reading” leads to /auth',
    landing('has all its calls lead to /auth'),
  ],
  [
    'The footer has links that do nothing under “App”, “Company”, “Legal”',
    landing('ends with links that lead nowhere: no jump, no 404, no tab stop'),
  ],
  ['The footer has social icons', landing('has social icons with names')],
  [
    'An animated starfield stands behind it',
    [
      ...landing('has the starfield behind its first screen'),
      ...app.starfield(
        'is ornament: nothing of it is read out, and it draws only once it comes near',
      ),
      ...app.sky('turns: four times a second, ten minutes of the sky in twenty-five seconds'),
    ],
  ],
]);

const AUTH = rowsOf('2', [
  ['/auth shows a crystal ball', login('shows the crystal ball')],
  ['/auth shows “LOG IN” and “SIGN UP”', login('offers to log in and to sign up')],
  ['Log-in: a back control', login('leads back one step at a time')],
  ['Log-in: heading “Log in”', login('asks for the number, then for six digits, and signs in')],
  [
    'Log-in: a phone number field with the flag of the United States',
    login('asks for the number, then for six digits, and signs in'),
  ],
  [
    "Log-in: the note “We'll send a code to verify your phone number.”",
    login('asks for the number, then for six digits, and signs in'),
  ],
  ['Log-in: “NEXT”', login('asks for the number, then for six digits, and signs in')],
  ['The sign-up has five steps', signUp('leads in five steps from a number to /home')],
  [
    'Each step has a progress indicator',
    signUp('shows at each step how far it is, and lets the Oracle speak'),
  ],
  [
    'Each step has its own message of the Oracle',
    [
      ...signUp('shows at each step how far it is, and lets the Oracle speak'),
      ...kit.oracle('types its line letter by letter and gives it whole to screen readers'),
    ],
  ],
  [
    "The cursor behind the Oracle's message blinks over 2 seconds",
    kit.styles('blink the Oracle’s cursor over 2 seconds'),
  ],
  [
    'Step 1, label “Phone”: “Your phone number”',
    signUp('shows at each step how far it is, and lets the Oracle speak'),
  ],
  [
    'Step 1 explains that the number confirms the login, without spam or sharing',
    signUp('shows at each step how far it is, and lets the Oracle speak'),
  ],
  [
    'Step 2, label “Verify”: “Verification code”',
    signUp('shows at each step how far it is, and lets the Oracle speak'),
  ],
  ['Step 2 has six digit boxes', signUp('has six boxes, a way to send again and one to go on')],
  ['Step 2 has “Resend code”', signUp('sends the code again, and says so')],
  [
    'Step 2 has “VERIFY”',
    signUp(
      'has six boxes, a way to send again and one to go on',
      'keeps a code that could not be checked',
    ),
  ],
  [
    'Step 3, label “Birth Details”: heading “Birth details”',
    signUp('shows at each step how far it is, and lets the Oracle speak'),
  ],
  [
    'Step 3 asks for birth date, optional birth time and birth place',
    signUp('asks for date and place, and lets the time be'),
  ],
  ['The birth place has the placeholder “City, Country”', signUp('shows how a place is written')],
  ['Step 3 goes on by “NEXT”', signUp('suggests places, and sends the chosen one with its id')],
  [
    "Step 4, label “Attractions”: “You're attracted to...”",
    signUp('shows at each step how far it is, and lets the Oracle speak'),
  ],
  [
    'Step 4 has cards of which several can be chosen',
    [
      ...signUp('says what the answer is used for, and goes on only with one chosen'),
      ...kit.fields('are checkboxes with names and descriptions, toggled by Space'),
    ],
  ],
  [
    'Step 4: “NEXT” is disabled until one is selected',
    signUp('says what the answer is used for, and goes on only with one chosen'),
  ],
  [
    'Step 4 has “BACK”',
    signUp(
      'goes back one step at a time, and from the first to the choice, with all that was typed',
    ),
  ],
  [
    'Step 5, label “Personality”: “Personal Details”',
    signUp('shows at each step how far it is, and lets the Oracle speak'),
  ],
  [
    'Step 5 asks for “First name”, “Last name” and “Email”',
    signUp('leads in five steps from a number to /home', 'says what is missing at each field'),
  ],
  ['Step 5 has “GET MY READING”', signUp('leads in five steps from a number to /home')],
  [
    'Step 5 has “BACK”',
    signUp(
      'goes back one step at a time, and from the first to the choice, with all that was typed',
    ),
  ],
  [
    'Back moves one step back, from the first step to the choice',
    signUp(
      'goes back one step at a time, and from the first to the choice, with all that was typed',
    ),
  ],
  [
    'The progress indicator says step n of total: “STEP 1 OF 5”',
    [
      ...kit.oracle('says step %i and its percentage'),
      ...signUp('shows at each step how far it is, and lets the Oracle speak'),
    ],
  ],
  [
    'Its percentage is step / total, rounded to a whole number',
    kit.oracle('says step %i and its percentage', 'rounds the percentage to a whole number'),
  ],
  ['It has a filled bar', kit.oracle('says step %i and its percentage')],
  [
    'It has the labels of the steps',
    kit.oracle('marks the current step and highlights it and those before'),
  ],
  [
    'It highlights the current and the earlier steps',
    kit.oracle('marks the current step and highlights it and those before'),
  ],
]);

const HOME = rowsOf('2', [
  [
    '/home without a user renders nothing of itself',
    guard(
      'sends a visitor of %s to /auth without asking the server who they are',
      "says 'Reading the stars...' while the user of %s loads",
    ),
  ],
  [
    "The header shows the user's name and zodiac sign",
    home("shows the reader's name and sign, and leads to the settings"),
  ],
  [
    'Without a birth date the header says “Complete your profile”',
    home('asks to complete the profile when there is no birth date'),
  ],
  [
    'A settings button leads to /profile',
    home("shows the reader's name and sign, and leads to the settings"),
  ],
  ["Today's date stands in long English form", home('is the long English date of the reader')],
  [
    'There is the card “Your Daily Horoscope”',
    home('shows text, lucky number, mood and compatible sign'),
  ],
  ['There are “Star Oracle Insights”', home('shows each insight with the fact it stands on')],
  [
    '“Your Lucky Numbers” and “Life Path Number” are shown with a birth date only',
    home(
      'show the lucky numbers and the life path of a reader with a birth date',
      'are absent without a birth date',
    ),
  ],
  [
    '“See All Lucky Numbers” leads to /profile',
    home('show the lucky numbers and the life path of a reader with a birth date'),
  ],
  [
    '“Full Numerology Reading” leads to /profile',
    home('show the lucky numbers and the life path of a reader with a birth date'),
  ],
  [
    '“Personalized Psychic Reading” has “Get Your Reading” to /readings',
    home('lead to the readings'),
  ],
  [
    'The daily horoscope has a loading state',
    home('has a loading state in the shape of what comes'),
  ],
  [
    'The daily horoscope falls back to a text of its own on an error or without data',
    home('falls back to fixed values, marked as approximate, when it cannot be loaded'),
  ],
  [
    'The daily horoscope, loaded, shows content, lucky number, mood and compatible sign',
    home('shows text, lucky number, mood and compatible sign'),
  ],
]);

const ZODIAC = rowsOf('2', [
  ['The sign cards stand in two columns', kit.styles('set the signs in two columns on a phone')],
  [
    'Each card shows symbol, name and dates',
    zodiac(
      'shows every sign with its dates',
      'draws the symbol of each sign on its card and in its groups',
    ),
  ],
  [
    '“Elements & Qualities” lists each group with its signs, symbols and a short description',
    zodiac(
      'groups the signs by element and quality, each group with a line about it',
      'draws the symbol of each sign on its card and in its groups',
    ),
  ],
  [
    'The bottom navigation stands on /zodiac',
    navigation('has five tabs and tells the active one to eye and ear'),
  ],
]);

const COMPATIBILITY = rowsOf('2', [
  [
    '“Your Sign” and “Their Sign” list all zodiac signs',
    compatibility('begins with the reader’s own sign and Leo, and offers all twelve'),
  ],
  [
    'The value of a sign is its lower-case name',
    compatibility('asks by the lower-case names, and waits with a spinner'),
  ],
  [
    "One's own sign begins as that of the birth date",
    compatibility('begins with the reader’s own sign and Leo, and offers all twelve'),
  ],
  [
    "One's own sign begins as Aries without a birth date",
    compatibility('begins with Aries for a reader without a birth date'),
  ],
  [
    'Their sign begins as Leo',
    compatibility('begins with the reader’s own sign and Leo, and offers all twelve'),
  ],
  [
    '“Check Compatibility” checks',
    compatibility(
      'shows nothing before the first check, and then number, words, bars and the sums',
    ),
  ],
  [
    'There is no result area before the first check',
    compatibility(
      'shows nothing before the first check, and then number, words, bars and the sums',
    ),
  ],
  [
    'A spinner shows while it loads',
    compatibility('asks by the lower-case names, and waits with a spinner'),
  ],
  [
    "The result shows both signs' symbols",
    compatibility('shows the symbols of both signs and the whole as a bar'),
  ],
  [
    'The result shows the overall percentage with a bar',
    compatibility('shows the symbols of both signs and the whole as a bar'),
  ],
  [
    'The result has a title X & Y: “Leo & Aquarius”',
    compatibility(
      'shows nothing before the first check, and then number, words, bars and the sums',
    ),
  ],
  [
    'The result has a description',
    compatibility(
      'shows nothing before the first check, and then number, words, bars and the sums',
    ),
  ],
  [
    'The result has the bars “Love Compatibility”, “Friendship”, “Communication”, “Trust”',
    compatibility(
      'shows nothing before the first check, and then number, words, bars and the sums',
    ),
  ],
  [
    'A failure says “Unable to load compatibility results. Please try again.”',
    compatibility('says that it failed, and tries again'),
  ],
]);

const READINGS = rowsOf('2', [
  [
    '/readings is titled “Psychic Astrology Readings”',
    readings('offers three, each free, and the promotion'),
  ],
  [
    'Its subtitle is “Get personalized insights from our expert astrologers”',
    readings('offers three, each free, and the promotion'),
  ],
  [
    'An option has an icon: star, heart or briefcase, a star by default',
    readings('gives each its icon, and a star to any that is not known'),
  ],
  [
    'An option has a title and a description',
    readings('offers three, each free, and the promotion'),
  ],
  [
    'An option costs “Free” and has “Get My Reading”',
    readings('offers three, each free, and the promotion'),
  ],
  [
    'Once completed, its button reads “View Again”',
    readings('shows the animation, then the result, and marks the reading completed'),
  ],
  [
    'Once completed, it bears “Completed”',
    readings('shows the animation, then the result, and marks the reading completed'),
  ],
  [
    'A promotion is marked “BEST VALUE” and named “Monthly Cosmic Insights”',
    readings('offers three, each free, and the promotion'),
  ],
  [
    'It offers “Unlimited readings”, “Daily detailed horoscopes”, “Monthly forecast”',
    readings('offers three, each free, and the promotion'),
  ],
  [
    'It reads “Free during beta” and has “Get All Readings”',
    readings(
      'offers three, each free, and the promotion',
      'opens the first reading that has not been opened by Get All Readings',
    ),
  ],
  [
    'Choosing a reading shows the full-screen loading animation',
    readings('shows the animation, then the result, and marks the reading completed'),
  ],
  [
    'Then /readings/result?id={id} is opened',
    readings('shows the animation, then the result, and marks the reading completed'),
  ],
  [
    'While a reading loads, “Loading your cosmic reading...” shows',
    readings("says 'Loading your cosmic reading...' meanwhile"),
  ],
  [
    'A title with Love or Celestial Love gives “Love Blueprint”',
    readings('the title %s gives the text %s under its own heading'),
  ],
  [
    'A title with Purpose, Career or Prosperity gives “Career Blueprint”',
    readings('the title %s gives the text %s under its own heading'),
  ],
  [
    'A title with Birth, Soul or Illumination gives “Cosmic Blueprint”',
    readings('the title %s gives the text %s under its own heading'),
  ],
  [
    'Any other title gives “Cosmic Reading”',
    readings(
      'the title %s gives the text %s under its own heading',
      'shows a title that fits none as a Cosmic Reading',
    ),
  ],
  [
    'Each text has five paragraphs',
    readings(
      '%s gives %s: five paragraphs, two actions, two ways back',
      'the title %s gives the text %s under its own heading',
    ),
  ],
  [
    'Each text has two cards under “Recommended Actions”',
    readings(
      '%s gives %s: five paragraphs, two actions, two ways back',
      'the title %s gives the text %s under its own heading',
    ),
  ],
  [
    'The heading reads Your {type} Reading: “Your Celestial Love Reading”',
    readings(
      'shows the animation, then the result, and marks the reading completed',
      'the title %s gives the text %s under its own heading',
    ),
  ],
  [
    "The icon follows the reading's: heart, briefcase, star, or a default",
    readings('has the icon of its reading, a star for any that is not known'),
  ],
  [
    '“Back to Readings” and “Get Another Reading” lead to /readings',
    readings('%s gives %s: five paragraphs, two actions, two ways back'),
  ],
  [
    'The content of a result makes no call of its own',
    readings('asks the server for nothing but the reading'),
  ],
]);

const PROFILE = rowsOf('2', [
  [
    'While the user loads, /profile shows a loader',
    guard("says 'Reading the stars...' while the user of %s loads"),
  ],
  [
    'Without a user /profile renders nothing of itself',
    guard('sends a visitor of %s to /auth without asking the server who they are'),
  ],
  [
    'The header says “Profile” and has “Log Out”',
    profile('shows name, sign, birth date and life path', 'logs out and leads to /auth'),
  ],
  [
    'While it is pending the button says “Logging out...”',
    profile("says 'Logging out...' meanwhile, sends one call only, and says when it failed"),
  ],
  ['After a logout the user is at /auth', profile('logs out and leads to /auth')],
  [
    'The avatar bears the symbol of the sign',
    profile('has the symbol of the sign for an avatar, and beside its name'),
  ],
  [
    'The avatar bears a star without a birth date',
    profile('has a star for an avatar without a birth date, and asks for no chart'),
  ],
  [
    "The user's name stands beside it",
    profile('has the symbol of the sign for an avatar, and beside its name'),
  ],
  [
    'The name of the sign stands with its symbol',
    profile(
      'shows name, sign, birth date and life path',
      'has the symbol of the sign for an avatar, and beside its name',
    ),
  ],
  [
    'Without a birth date it says “Complete your profile”',
    profile('asks who has given no birth date to complete the profile, and shows no tabs'),
  ],
  [
    'The birth date stands as short month, day, year: “Aug 2, 1994”',
    profile('shows name, sign, birth date and life path'),
  ],
  [
    'The “Life Path Number” stands there if it is above 0',
    profile(
      'shows name, sign, birth date and life path',
      'asks who has given no birth date to complete the profile, and shows no tabs',
    ),
  ],
  [
    'With a birth date there are the tabs “Chart”, “Lucky Numbers”, “Numerology”, “Journey”',
    profile('open with Chart and keep the open one in the address'),
  ],
  [
    'Without a birth date there are no tabs',
    profile('asks who has given no birth date to complete the profile, and shows no tabs'),
  ],
  [
    'The open tab is Chart by default',
    profile('open with Chart and keep the open one in the address'),
  ],
  [
    'Account settings: the username with “Edit Username”',
    settings('show what is set', 'is changed, and shown at once'),
  ],
  [
    'Account settings: the masked password with “Change Password”',
    settings('show what is set', 'is set where there was none'),
  ],
  [
    'Account settings: birth date and place with “Edit Birth Details”',
    settings('show what is set', 'are replaced, with the toast, and everything shows the new date'),
  ],
  [
    'Account settings: “Not set” where there are no birth details',
    settings("say 'Not set' of what is not"),
  ],
  [
    'Account settings: “Free Plan” with “Upgrade Subscription”',
    settings('show what is set', 'shows the three plans, free during beta, and takes nothing'),
  ],
  ['Account settings: “Log Out”', settings('have a way to log out')],
]);

const CHART_TAB = rowsOf('2', [
  [
    '“Your Birth Chart” lists the ten planets, Sun to Pluto, with their signs',
    chart('lists the planets with position, sign and house'),
  ],
  [
    'Planets and signs stand with their symbols',
    app.planetSymbols('stand with their own symbols, and their signs with theirs'),
  ],
  [
    'An unknown planet gets a star',
    chart('gives a planet that it does not know a star in the place of a symbol'),
  ],
  [
    'A spinner shows while the chart loads',
    chart('shows a spinner while loading, and records nothing yet'),
  ],
  [
    "The fallback's Sun is in the sign of the birth date",
    chart('shows the fallback for an empty answer, marked as approximate'),
  ],
  [
    "The fallback's Sun is “Unknown” if no sign is found",
    app.planetSymbols(
      'say that the Sun’s sign is Unknown when neither server nor birth date tells it',
    ),
  ],
  [
    'The fallback has Moon “Pisces”, Mercury “Leo”, Venus “Virgo”, Mars “Gemini”',
    chart(
      'shows the fallback for an empty answer, marked as approximate',
      'shows it after %s too, and the chart after another try',
    ),
  ],
  [
    '“View Full Birth Chart” is there',
    chart('shows wheel, houses, positions, aspects with their motion, the moment and the credit'),
  ],
]);

const LUCKY_TAB = rowsOf('2', [
  [
    'The tab is titled “Your Cosmic Lucky Numbers”',
    lucky('shows title, date, the daily note, the explanation and the small print once'),
  ],
  [
    "It shows today's long date",
    lucky('shows title, date, the daily note, the explanation and the small print once'),
  ],
  [
    'It says “Numbers refresh daily based on cosmic alignments”',
    lucky('shows title, date, the daily note, the explanation and the small print once'),
  ],
  [
    'Its sub-tabs are “Powerball”, “Mega”, “Lucky”, “Daily”',
    lucky('has a sub-tab %s with its balls, the last highlighted'),
  ],
  [
    'The open sub-tab is Powerball by default',
    lucky('has a sub-tab %s with its balls, the last highlighted'),
  ],
  ['Numbers show as balls', lucky('has a sub-tab %s with its balls, the last highlighted')],
  [
    'The last ball of each set is highlighted',
    [
      ...lucky('has a sub-tab %s with its balls, the last highlighted'),
      ...kit.states('mark only the last ball of a set'),
    ],
  ],
  [
    'An explanation stands under “Cosmic Alignment”',
    lucky('shows title, date, the daily note, the explanation and the small print once'),
  ],
  [
    'There are “Share” and “Save”',
    lucky(
      "keeps the day's numbers and shows them below",
      'copies the numbers where there is no share sheet, and says so',
    ),
  ],
  [
    'While it loads it says “Calculating your personalized lucky numbers...”',
    lucky('says that it calculates, and records nothing yet'),
  ],
]);

const NUMEROLOGY_TAB = rowsOf('2', [
  [
    'The tab is headed “Numerology Calculator”',
    numerology('is filled in from the reader and shows the numbers at once, without scrolling'),
  ],
  [
    '“Full Name” has the hint “Use your full birth name for the most accurate reading”',
    numerology('is filled in from the reader and shows the numbers at once, without scrolling'),
  ],
  [
    'Name and birth date are prefilled from the user',
    numerology('is filled in from the reader and shows the numbers at once, without scrolling'),
  ],
  [
    '“Calculate Your Numbers” computes the life path in the browser',
    [
      ...numerology('clears with Calculate Again, calculates anew and leads to the results'),
      ...rules.lifePath('of %s is %i'),
    ],
  ],
  [
    'The result has number, title, keywords and description',
    [
      ...numerology(
        'is filled in from the reader and shows the numbers at once, without scrolling',
      ),
      ...rules.meanings('exists for %i, with title, keywords and description'),
    ],
  ],
  [
    'Calculating scrolls to the results',
    numerology('clears with Calculate Again, calculates anew and leads to the results'),
  ],
  [
    'With name and birth date prefilled the result shows at once',
    numerology('is filled in from the reader and shows the numbers at once, without scrolling'),
  ],
  [
    '“Calculate Again” clears the result',
    numerology('clears with Calculate Again, calculates anew and leads to the results'),
  ],
  [
    "Empty it says “Fill in your details and click 'Calculate Your Numbers' to reveal your numerology profile.”",
    numerology('clears with Calculate Again, calculates anew and leads to the results'),
  ],
]);

const JOURNEY_TAB = rowsOf('2', [
  [
    'The tab is titled “Your Cosmic Journey”',
    profile('open with Chart and keep the open one in the address'),
  ],
  ['It bears the level, 1 by default: “Level 1”', journey('begins at level 1 with nothing')],
  [
    'Its sub-tabs are “Overview”, “Achievements”, “Rewards”',
    journey(
      'show every badge: the earned with their date, the others with how to earn them',
      'say how near %s is, and offer nothing to press',
    ),
  ],
  [
    'The overview shows the completion percentage of each activity',
    journey('has a bar for %s: %s'),
  ],
  [
    'The achievements show the names of the badges',
    journey('show every badge: the earned with their date, the others with how to earn them'),
  ],
]);

export const SECTION_2 = [
  ...ROUTES,
  ...LANDING,
  ...AUTH,
  ...HOME,
  ...ZODIAC,
  ...COMPATIBILITY,
  ...READINGS,
  ...PROFILE,
  ...CHART_TAB,
  ...LUCKY_TAB,
  ...NUMEROLOGY_TAB,
  ...JOURNEY_TAB,
];
