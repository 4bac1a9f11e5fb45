// Section 8: the error catalogue.

import { app, kit } from './files.ts';
import { rowsOf } from './row.ts';

const {
  calls,
  chart,
  compatibility,
  home,
  login,
  lucky,
  numerology,
  progress,
  readings,
  registrationFailure,
  session,
  settings,
  signUp,
} = app;

const ERRORS = rowsOf('8', [
  [
    'A non-OK response raises an error: status, colon and space, body',
    calls("fails with '<status>: <body>' and what the server said, when the answer is not OK"),
  ],
  [
    '… or the status text if the body is empty: “502: Bad Gateway”',
    calls('takes the status text for an empty body, and no words of a stranger for a sentence'),
  ],
  [
    'A 401 on a read is an error, except where null is asked for',
    calls('gives null for a 401 where that is asked for, and only there'),
  ],
]);

const TOASTS = rowsOf('8', [
  [
    'Log-in: “Welcome back!”, “You have successfully logged in.”',
    login('asks for the number, then for six digits, and signs in'),
  ],
  [
    'Log-in failed: “Login failed” and the error message',
    login(
      'says why it failed, and signs in at the second try without another code',
      "shows the server's one sentence for every wrong pair",
    ),
  ],
  ['… in destructive style', login('tells a failure in the colors of one')],
  [
    'Registration: “Account created”, “Your account has been created successfully.”',
    signUp('leads in five steps from a number to /home'),
  ],
  [
    'Registration failed: “Registration failed”',
    registrationFailure(
      'says so, loses nothing, and is tried again with one press',
      'says so too when no answer comes',
    ),
  ],
  [
    'Birth details: “Profile updated”, “Your birth details have been saved.”',
    settings('are replaced, with the toast, and everything shows the new date'),
  ],
  [
    'Birth details failed: “Update failed”',
    settings("say 'Update failed' and show the server's sentence at its field"),
  ],
  [
    'Logout: “Logged out”, “You have been logged out successfully.”',
    session('leads to /auth and says so'),
  ],
  ['Logout failed: “Logout failed”', session('stays signed in and says so when %s')],
  [
    "Activity: “Progress updated! ✨”, “You've earned cosmic points for your journey.”",
    [
      ...progress('sends it, says so, and shows the new progress'),
      ...home('records itself once, and then shows what it gave'),
    ],
  ],
  [
    "Activity failed: “Failed to update progress” with the response's error",
    progress("shows the server's sentence when it fails, its own when there is none"),
  ],
  [
    '… else “Failed to record activity”',
    progress("shows the server's sentence when it fails, its own when there is none"),
  ],
  ['Points: “Cosmic points awarded! ✨” with their number', progress('says how many')],
  ['Points failed: “Failed to award points”', progress('says why not')],
  [
    "Badge: “New badge earned! 🏆”, “You've unlocked a new cosmic achievement.”",
    progress('says so when it has been earned', 'tells of a new badge after the points'),
  ],
  ['Badge failed: “Failed to award badge”', progress('says so when it has not')],
  ['A toast has a title and a text', kit.toasts('show title and description')],
]);

const INLINE = rowsOf('8', [
  [
    'A code that cannot be sent: the server message at the phone field',
    signUp(
      "shows the server's sentence at the field, its own when the server has none or is silent",
    ),
  ],
  [
    '… else, and on a network error, “Failed to send verification code. Please try again.”',
    signUp(
      "shows the server's sentence at the field, its own when the server has none or is silent",
    ),
  ],
  [
    'A code that is refused: the server message',
    signUp("shows the server's sentence when the code cannot be checked"),
  ],
  [
    '… else “Invalid verification code. Please try again.”',
    signUp(
      'falls back to its own sentence when the server has none',
      'says that a code is wrong, and takes the right one after it',
    ),
  ],
  [
    'A code that cannot be checked: “Failed to verify code. Please try again.”',
    signUp('keeps a code that could not be checked'),
  ],
  [
    'A code that cannot be sent again: the server message',
    signUp('waits as long as the server asks before the code can be sent again'),
  ],
  [
    '… else, and on a network error, “Failed to resend code. Please try again.”',
    signUp('says its own sentence when the code cannot be sent again'),
  ],
  [
    'Errors of the subscription are only logged',
    signUp('subscribes without waiting, and only logs when that fails'),
  ],
  [
    'Reading options: “Unable to load reading options. Please try again later.”',
    readings('says that the options failed'),
  ],
  [
    'Compatibility: “Unable to load compatibility results. Please try again.”',
    compatibility('says that it failed, and tries again'),
  ],
  [
    'Lucky numbers failed or empty: a card “Lucky Lottery Numbers”',
    lucky('shows the error card after %s'),
  ],
  [
    '… with “There was an error generating your lucky numbers.”',
    lucky('shows the error card after %s'),
  ],
  [
    '… and “Please try again later or update your profile information for more accurate predictions.”',
    lucky('shows the error card after %s'),
  ],
  [
    'Numerology: “Name must be at least 2 characters.”',
    numerology('asks for a name of at least two characters'),
  ],
  [
    'Daily horoscope failed: a text of its own, lucky number 7, mood “Reflective”, compatibility “Libra”',
    home('falls back to fixed values, marked as approximate, when it cannot be loaded'),
  ],
  [
    'Insights failed: “Mercury Direct”, “Venus Trine Jupiter”, “New Moon Intentions”',
    home('shows three defaults, marked as approximate, when they cannot be loaded'),
  ],
  [
    'Birth chart: the fallback applies when there is no data',
    chart(
      'shows the fallback for an empty answer, marked as approximate',
      'shows it after %s too, and the chart after another try',
    ),
  ],
]);

export const SECTION_8 = [...ERRORS, ...TOASTS, ...INLINE];
