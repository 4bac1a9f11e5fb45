// Every word of the account settings; their dialogs' words are in dialogs.copy.ts.

import type { HourFormat } from '#shared/identity/account/preferences.schema.ts';

export const SETTINGS_COPY = {
  back: 'Profile',
  part: 'Your account settings',
  opening: 'Opening…',
  title: 'Account Settings',
  notSet: 'Not set',
  placeNotFound: 'We can’t tell which place that is',
  maskedPassword: '••••••••',
  passwordIsSet: 'Set',
  edit: 'Edit',
  open: 'Open',
  journal: 'Your days, and what you wrote about them',
  change: 'Change',
  upgrade: 'Upgrade',
  show: 'Show',
  hide: 'Hide',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  close: 'Close',
  rows: {
    username: 'Username',
    password: 'Password',
    birthDetails: 'Birth Details',
    subscription: 'Subscription',
    personal: 'Name and email',
    journal: 'Journal',
    newsletter: 'Sunday letter',
    preferences: 'Dates, hours and place',
    calendar: 'Calendar',
    notices: 'Notices',
    attractions: 'Attractions',
    phone: 'Phone',
    passkeys: 'Passkeys',
    devices: 'Signed-in devices',
    history: 'Account history',
  },
  calendarNote: 'Sky events in Apple, Google or Outlook',
  noticesNote: 'On your lock screen, to the minute',
  historyNote: 'Sign-ins and changes in the last 90 days',
  passkeysNote: 'Sign in with your finger, face or device lock',
  devicesNote: 'Where your account is open',
  starfield: 'Starfield',
  starfieldNote: 'Tonight’s real sky, moving, on the opening pages. Turn it off for a still page.',
  timeUnknown: 'time unknown',
  /** '24-hour clock, Chicago time'. */
  preferences: (hours: HourFormat, zone: string) => `${hours}-hour clock, ${zoneWords(zone)} time`,
} as const;

/** Today's names of the cities that browsers still call by an older one. */
const RENAMED: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
};

/** The place that a zone is named for: 'Buenos Aires' for America/Argentina/Buenos_Aires. */
export function zoneWords(zone: string): string {
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  return RENAMED[city] ?? city;
}

export const GROUPS_COPY = {
  you: 'You',
  times: 'Your times',
  devices: 'On your devices',
} as const;

export const THEME_COPY = {
  label: 'Light or dark',
  hint: 'The opening pages and the sign-in are always dark.',
  device: 'Same as this device',
  themes: { light: 'Light', dark: 'Dark' },
  failed: {
    title: 'Update failed',
    description: 'Nothing was changed. Please try again in a moment.',
  },
} as const;

export const DATA_COPY = {
  title: 'Your data',
  download: 'Download my data',
  downloading: 'Gathering it…',
  downloadNote: 'One file with everything stored about you.',
  downloadFailed: {
    title: 'Download failed',
    description: 'We couldn’t gather your data. Please try again in a moment.',
  },
  delete: 'Delete my account',
} as const;

export const NEWSLETTER_COPY = {
  on: 'Comes on Sundays at eight',
  unconfirmed: 'The address isn’t confirmed yet',
  unsent: 'Subscribed, but email isn’t set up here yet.',
  off: 'Not subscribed',
  noAddress: 'Needs an email address',
  join: 'Subscribe',
  leave: 'Unsubscribe',
  sendLink: 'Send me the link',
  joined: {
    title: 'Check your inbox',
    description: 'We sent a link there. Once you confirm, the letter comes on Sundays.',
  },
  left: { title: 'Unsubscribed', description: 'We won’t send you any more letters.' },
  failed: {
    title: 'Update failed',
    description: 'Nothing was changed. Please try again in a moment.',
  },
} as const;
