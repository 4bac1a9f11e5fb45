// Section 5: validation rules.

import { app, kit, rules, server } from './files.ts';
import { rowsOf } from './row.ts';

const { guard, home, lucky, numerology, profile, settings, signUp } = app;

const SIGN_UP = rowsOf('5', [
  [
    'A phone number has at least 10 characters, else “Please enter a valid phone number”',
    [
      ...signUp('refuses what is too short or holds letters, before anything is sent'),
      ...server.verification('refuses %s at its field and sends nothing'),
    ],
  ],
  [
    'A number without a leading + gets +1',
    [
      ...signUp('puts +1 before a number without a plus, and nothing before one with it'),
      ...server.verification('takes a number as people write it, +1 being assumed'),
    ],
  ],
  [
    'A code has exactly 6 characters, else “Please enter the 6-digit verification code”',
    [
      ...signUp('asks for six digits when there are fewer'),
      ...server.verification('refuses %s at the code'),
    ],
  ],
  [
    'The code is typed as a number, and the phone can fill it in',
    [
      ...signUp('has one numeric field that the phone can fill in'),
      ...kit.code('are one real input that phones can fill in', 'take no letters'),
    ],
  ],
  [
    'A birth date is required: “Please select your birth date”',
    [
      ...signUp('asks for date and place, and lets the time be'),
      ...server.auth('refuses %s of %j with its sentence and keeps the grant'),
    ],
  ],
  [
    'A birth time is optional',
    signUp(
      'asks for date and place, and lets the time be',
      'says openly what an unknown time costs, and sends none',
    ),
  ],
  [
    'A birth location is required: “Please enter your birth location”',
    [
      ...signUp('asks for date and place, and lets the time be'),
      ...server.auth('refuses %s of %j with its sentence and keeps the grant'),
    ],
  ],
  [
    '“First name must be at least 2 characters”',
    [
      ...signUp('says what is missing at each field'),
      ...server.auth('refuses %s of %j with its sentence and keeps the grant'),
      ...server.newsletter('refuses %j at its field'),
    ],
  ],
  [
    '“Last name must be at least 2 characters”',
    [
      ...signUp('says what is missing at each field'),
      ...server.auth('refuses %s of %j with its sentence and keeps the grant'),
      ...server.newsletter('refuses %j at its field'),
    ],
  ],
  [
    '“Please enter a valid email address”',
    [
      ...signUp('says what is missing at each field'),
      ...server.auth('refuses %s of %j with its sentence and keeps the grant'),
      ...server.newsletter('refuses %j at its field'),
    ],
  ],
  [
    '“Username must be at least 3 characters”',
    [
      ...settings('%s is refused at its field, and stays there'),
      ...server.account('PATCH /api/user > refuses %j at its field'),
    ],
  ],
  [
    '“Password must be at least 6 characters”',
    [...settings('is set where there was none'), ...server.account('refuses five characters')],
  ],
  [
    'At least one attraction must be selected to go on',
    [
      ...signUp('says what the answer is used for, and goes on only with one chosen'),
      ...server.auth('refuses %s of %j with its sentence and keeps the grant'),
    ],
  ],
  [
    'Selecting an attraction toggles it',
    signUp('says what the answer is used for, and goes on only with one chosen'),
  ],
]);

const NUMEROLOGY = rowsOf('5', [
  [
    'A name for numerology has at least 2 characters: “Name must be at least 2 characters.”',
    numerology('asks for a name of at least two characters'),
  ],
  [
    'The birth date of the numerology form has no other rule',
    numerology('has no rule for the birth date: without one the number is 0'),
  ],
  [
    'Dates that are not in year-month-day form are converted when possible',
    rules.dates('writes %j as 1994-08-02', 'leaves %j as it is, which is no date'),
  ],
  [
    'A birth date that is not YYYY-MM-DD has life path 0',
    [
      ...rules.lifePath('of %j, which is no YYYY-MM-DD, is 0'),
      ...numerology('has no rule for the birth date: without one the number is 0'),
    ],
  ],
  ['The life path sums all digits and reduces them to one', rules.lifePath('of %s is %i')],
  ['The life path keeps 11, 22 and 33', rules.lifePath('of %s is %i')],
]);

const SIGNS = rowsOf('5', [
  [
    'The sign follows from month and day of the birth date',
    rules.signs('is %s from %s to %s, whatever the year', 'is Pisces on a leap day'),
  ],
  ['There is no sign if nothing matches', rules.signs('is none for %j')],
]);

const FIELDS = rowsOf('5', [
  [
    'An error shows in red under its field',
    [
      ...kit.styles('print the error under a field in red'),
      ...kit.fields('links label, hint and error with its control'),
    ],
  ],
  [
    'An error marks the field invalid',
    [
      ...kit.fields(
        'links label, hint and error with its control',
        'marks its parts when the date is wrong',
      ),
      ...signUp('refuses what is too short or holds letters, before anything is sent'),
    ],
  ],
  [
    'Label, description and message are linked with the field',
    kit.fields(
      'links label, hint and error with its control',
      'keeps the link when something stands beside the typed text',
    ),
  ],
  [
    'Where the product has no message, a default such as “Required” appears',
    server.input('%s is told at its field'),
  ],
]);

const FETCHING = rowsOf('5', [
  [
    'The horoscope is fetched only with a birth date',
    home(
      "asks for the reader's sign and day, once",
      'asks to complete the profile when there is no birth date',
    ),
  ],
  [
    'The birth chart is fetched only with a birth date',
    profile('has a star for an avatar without a birth date, and asks for no chart'),
  ],
  [
    'Insights are fetched only for a user',
    [
      ...guard('loads no horoscope, insights, chart or numbers for a visitor of %s'),
      ...home('shows each insight with the fact it stands on'),
    ],
  ],
  [
    'Lucky numbers are fetched only for a user',
    [
      ...guard('loads no horoscope, insights, chart or numbers for a visitor of %s'),
      ...lucky('shows title, date, the daily note, the explanation and the small print once'),
    ],
  ],
]);

export const SECTION_5 = [...SIGN_UP, ...NUMEROLOGY, ...SIGNS, ...FIELDS, ...FETCHING];
