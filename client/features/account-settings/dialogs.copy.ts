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
  emailHint: 'Leave it empty and we forget the address, in the newsletter too.',
} as const;

export const BIRTH_COPY = {
  title: 'Your birth details',
  description: 'Your sign, your chart and your numbers are computed anew from what you save here.',
} as const;

export const ATTRACTIONS_DIALOG_COPY = {
  title: "You're attracted to...",
  remove: 'Remove them all',
  removing: 'Removing…',
  removed: {
    title: 'Profile updated',
    description: 'Your attractions and your consent are removed.',
  },
} as const;

export const PASSWORD_COPY = {
  titleSet: 'Set a password',
  titleChange: 'Change your password',
  note: (username: string) => `With it you can sign in as ${username}, beside the code by phone.`,
  othersEnd: 'Your other signed-in devices will be signed out.',
  current: 'Current password',
  forgotten: 'Forgotten? Use a code instead',
  currentRequired: 'Please enter your current password',
  next: 'New password',
  nextHint: 'At least 6 characters; a few unlikely words are easier to keep than one clever one.',
  done: { title: 'Password saved', description: 'Your other devices have been signed out.' },
  failed: {
    title: 'Password not changed',
    description: 'Nothing was changed. Please try again in a moment.',
  },
} as const;

export const PROOF_COPY = {
  title: 'Is it you?',
  description: 'Before this is done we make sure that nobody else holds your phone.',
  password: 'Your password',
  byCode: 'Send me a code instead',
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
  description: 'You sign in with the new one from then on; other devices are signed out.',
  label: 'New phone number',
  hint: 'We send a code there.',
  code: (phoneNumber: string) => `The code we sent to ${phoneNumber}`,
  next: 'Send the code',
  save: 'Change my number',
  done: { title: 'Number changed', description: 'Your other devices have been signed out.' },
  failed: 'Nothing was changed. Please try again in a moment.',
} as const;

export const HISTORY_COPY = {
  title: 'Account history',
  description: 'What happened to your account in the last 90 days.',
  loading: 'Loading the history',
  failed: 'The history could not be loaded.',
  failedHint: 'Nothing has changed. Please try again in a moment.',
  kinds: {
    sign_in: 'Signed in',
    password_set: 'Password set',
    password_removed: 'Password removed',
    number_changed: 'Phone number changed',
    export: 'Data downloaded',
    device_ended: 'Device signed out',
    consent_given: 'Agreed to keep attractions',
    consent_withdrawn: 'Attractions withdrawn',
  },
  line: (device: string, when: string) => `${device}, ${when}`,
} as const;

export const PLANS_COPY = {
  title: 'Plans',
  description: 'Everything is free during beta: nothing to choose, nothing to pay.',
  freeDuringBeta: 'Free during beta',
  yours: 'Your plan',
  mostPopular: 'Most Popular',
} as const;

export const DEVICES_COPY = {
  title: 'Signed-in devices',
  description: 'Where your account is open. End what you do not know, then change your password.',
  loading: 'Loading your devices',
  failed: 'Your devices could not be listed.',
  failedHint: 'Nothing has changed. Please try again in a moment.',
  thisOne: 'This device',
  lastSeen: (when: string) => `Last seen ${when}`,
  end: 'Sign out',
  endOf: (device: string) => `Sign out ${device}`,
  ending: 'Signing out…',
  ended: { title: 'Device signed out' },
  endFailed: {
    title: 'Still signed in',
    description: 'The device could not be signed out. Please try again in a moment.',
  },
  onlyThis: 'No other device is signed in.',
} as const;

export const DELETE_COPY = {
  title: 'Delete my account',
  description: 'This cannot be undone, not even by us.',
  intro: 'What goes, at once and for good:',
  goes: [
    'your name, phone number, email and password',
    'your birth details and your chart',
    'your attractions and the consent you gave',
    'your points, badges, streak and kept lucky numbers',
    'every device on which you are signed in',
  ],
  label: 'Type your username to confirm',
  hint: (username: string) => `It is ${username}`,
  wrong: 'Please type your username exactly as it stands',
  button: 'Delete everything',
  deleting: 'Deleting…',
  keep: 'Keep my account',
  done: { title: 'Account deleted', description: 'Your account and everything in it is gone.' },
  failed: {
    title: 'Account not deleted',
    description: 'Nothing was deleted. Please try again in a moment.',
  },
} as const;
