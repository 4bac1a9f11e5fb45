// Every word of the dialogs of the account settings.

export const EDIT_COPY = {
  done: { title: 'Profile updated', description: 'Your changes have been saved.' },
  birthDetailsDone: {
    title: 'Profile updated',
    description: 'Your birth details have been saved.',
  },
  failed: {
    title: 'Update failed',
    description: 'Nothing was changed. Please try again in a moment.',
  },
} as const;

export const USERNAME_COPY = {
  title: 'Change your username',
  label: 'Username',
  hint: '3 to 30 characters: a to z, 0 to 9 and _',
} as const;

export const PERSONAL_COPY = {
  title: 'Your name and email',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHint: 'Leave it empty, and we’ll forget the address and stop the Sunday letter.',
} as const;

export const BIRTH_COPY = {
  title: 'Your birth details',
  description: 'We’ll recalculate your sign, chart and numbers from what you save here.',
} as const;

export const PREFERENCES_COPY = {
  title: 'Dates, hours and place',
  description: 'How dates and times are shown, and in which time zone.',
  automatic: (value: string) => `Automatic (${value})`,
  hours: 'Hours',
  hourFormats: { '12': '12 hours: 2:44 PM', '24': '24 hours: 14:44' },
  hoursOf: (hours: string) => `${hours} hours`,
  dateOrder: 'Dates',
  dateOrders: { mdy: 'November 20, 2026', dmy: '20 November 2026', ymd: '2026-11-20' },
  firstDay: 'First day of the week',
  firstDays: { sunday: 'Sunday', monday: 'Monday', saturday: 'Saturday' },
  place: 'Place for events',
  placeHint: 'Your day and events in the sky follow its time zone.',
  elsewhere: 'A place I choose',
  city: 'Which place?',
  cityHint: 'Choose it from the list.',
  cityMissing: 'Please choose a place from the list',
  done: { title: 'Profile updated', description: 'Dates and times now appear the way you like.' },
} as const;

export const ATTRACTIONS_DIALOG_COPY = {
  title: "You're attracted to...",
  remove: 'Remove all',
  removing: 'Removing…',
  removed: {
    title: 'Profile updated',
    description: 'Your attractions and your consent have been removed.',
  },
} as const;

export const PASSWORD_COPY = {
  titleSet: 'Set a password',
  titleChange: 'Change your password',
  note: (username: string) => `You can sign in with it as ${username}, or keep using a code.`,
  othersEnd: 'Your other signed-in devices will be signed out.',
  current: 'Current password',
  forgotten: 'Forgot it? Use a code instead',
  currentRequired: 'Please enter your current password',
  next: 'New password',
  nextHint:
    'At least 6 characters. A few unlikely words are easier to remember than one clever one.',
  done: { title: 'Password saved', description: 'Your other devices have been signed out.' },
  failed: {
    title: 'Password not changed',
    description: 'Nothing was changed. Please try again in a moment.',
  },
} as const;

export const PROOF_COPY = {
  title: 'Confirm it’s you',
  description: 'First, let’s make sure nobody else is holding your phone.',
  password: 'Your password',
  byCode: 'Send me a code instead',
  byPasskey: 'Use a passkey',
  passkeyUnused: 'No passkey was used. Try again, or choose another way.',
  passkeyFailed: 'We couldn’t check the passkey. Please try again in a moment.',
  code: (phoneNumber: string) => `The code we sent to ${phoneNumber}`,
  willSend: (phoneNumber: string) => `We'll send a six-digit code to ${phoneNumber}.`,
  send: 'Send the code',
  sending: 'Sending…',
  confirm: 'Confirm',
  checking: 'Checking…',
  cancel: 'Cancel',
} as const;

export const PHONE_COPY = {
  title: 'Change your number',
  description: 'You’ll sign in with the new number. Your other devices will be signed out.',
  label: 'New phone number',
  hint: 'We’ll send a code there.',
  code: (phoneNumber: string) => `The code we sent to ${phoneNumber}`,
  verified: (phoneNumber: string) => `${phoneNumber} is verified.`,
  otherNumber: 'Use another number',
  otherNumberOrCode: 'Another number or a new code',
  next: 'Send the code',
  save: 'Change my number',
  done: { title: 'Number changed', description: 'Your other devices have been signed out.' },
  failed: 'Nothing was changed. Please try again in a moment.',
} as const;

export const HISTORY_COPY = {
  title: 'Account history',
  description: 'What happened to your account in the last 90 days.',
  loading: 'Loading the history',
  failed: 'We couldn’t load your history.',
  failedHint: 'Nothing has changed. Please try again in a moment.',
  kinds: {
    sign_in: 'Signed in',
    password_set: 'Password set',
    password_removed: 'Password removed',
    number_changed: 'Phone number changed',
    email_changed: 'Email changed',
    passkey_added: 'Passkey added',
    passkey_removed: 'Passkey removed',
    feed_made: 'Calendar feed created',
    feed_changed: 'Calendar feed given a new address',
    export: 'Data downloaded',
    device_ended: 'Device signed out',
    consent_given: 'Consent to attractions given',
    consent_withdrawn: 'Consent to attractions withdrawn',
    game_consent_given: 'Consent to count Find yourself given',
    game_consent_withdrawn: 'Consent to count Find yourself withdrawn',
    unused: 'Not used for almost two years: about to be deleted',
  },
  line: (device: string, when: string) => (device === '' ? when : `${device}, ${when}`),
} as const;

export const PLANS_COPY = {
  title: 'Plans',
  description:
    'Everything is free during beta: nothing to choose, nothing to pay. Anything marked “coming” isn’t here yet.',
  freeDuringBeta: 'Free during beta',
  yours: 'Your plan',
  coming: 'Coming',
  mostPopular: 'Most Popular',
} as const;

export const DEVICES_COPY = {
  title: 'Signed-in devices',
  description:
    'Where your account is open. Sign out any you don’t recognize, then change your password.',
  loading: 'Loading your devices',
  failed: 'We couldn’t load your devices.',
  failedHint: 'Nothing has changed. Please try again in a moment.',
  thisOne: 'This device',
  lastSeen: (when: string) => `Last seen ${when}`,
  signedIn: (when: string) => `Signed in ${when}`,
  end: 'Sign out',
  endOf: (device: string) => `Sign out ${device}`,
  ending: 'Signing out…',
  ended: { title: 'Device signed out' },
  endOthers: 'Sign out all others',
  withFeeds: 'Turn off my calendar feeds too',
  withFeedsNote: 'Anyone with a feed’s address can read it without signing in.',
  endingOthers: 'Signing them out…',
  othersEnded: { title: 'Devices signed out', description: 'Only this one is signed in now.' },
  othersEndFailed: {
    title: 'Still signed in',
    description: 'We couldn’t sign out your other devices. Please try again in a moment.',
  },
  endFailed: {
    title: 'Still signed in',
    description: 'We couldn’t sign out that device. Please try again in a moment.',
  },
  onlyThis: 'No other device is signed in.',
} as const;

export const DELETE_COPY = {
  title: 'Delete my account',
  description: 'This can’t be undone, not even by us.',
  intro: 'This deletes, right away and for good:',
  goes: [
    'your name, phone number, email, password and passkeys',
    'your birth details, your chart and your letters',
    'your journal, with every entry in it',
    'your attractions and the consent you gave',
    'your points, badges, streak and saved lucky numbers',
    'your matches and open invitations',
    'your game of Find yourself; the public count keeps its numbers, which hold nothing about you',
    'your calendar feeds, which become empty, and your notices',
    'your sign-in on every device',
  ],
  label: 'Type your username to confirm',
  hint: (username: string) => `It’s ${username}`,
  wrong: 'Please type your username exactly as shown',
  button: 'Delete everything',
  deleting: 'Deleting…',
  keep: 'Keep my account',
  done: { title: 'Account deleted', description: 'Your account and everything in it is gone.' },
  failed: {
    title: 'Account not deleted',
    description: 'Nothing was deleted. Please try again in a moment.',
  },
  unanswered: {
    title: 'We didn’t hear back',
    description: 'Your account may be gone already. Press again to make sure.',
  },
} as const;
