// Every word of the calendar's settings.

import { type FeedKind, type FeedReader, MAX_FEEDS } from '#shared/calendar/calendar.schema.ts';

export const KIND_COPY: Readonly<Record<FeedKind, { label: string; note?: string }>> = {
  planets: { label: 'Sun through Mars, to your chart', note: 'About 370 a year, each with its ±' },
  slow: { label: 'Jupiter through Pluto, to your chart', note: 'About 27 a year, as whole days' },
  moon: { label: 'The Moon, to your chart', note: 'About 1,284 a year: a full calendar' },
  phases: { label: 'The Moon’s phases and eclipses' },
  stations: { label: 'Planets turning retrograde or direct' },
};

export const READER_COPY: Readonly<Record<FeedReader, string>> = {
  apple: 'Apple',
  google: 'Google',
  outlook: 'Outlook',
  thunderbird: 'Thunderbird',
  other: 'another app',
};

export const CALENDAR_COPY = {
  title: 'Calendar',
  description: 'A link your calendar app subscribes to, with the next 400 days.',
  loading: 'Loading your feeds',
  failed: 'We couldn’t load your feeds.',
  failedHint: 'Nothing has changed. Please try again in a moment.',
  feeds: 'Your feeds',
  newFeed: 'New feed',
  editFeed: (name: string) => `Change ${name}`,
  name: 'Name',
  nameHint: 'Only you see it. It isn’t in the feed.',
  kinds: 'What to include',
  style: 'Wording',
  styles: {
    open: { title: 'Open', note: 'Mars trine your Venus ± 6 min' },
    discreet: { title: 'Discreet', note: 'A transit. The rest is in the app.' },
  },
  make: 'Create the feed',
  making: 'Creating it…',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  full: `You have ${MAX_FEEDS} feeds. Turn one off to add another.`,
  warning:
    'Anyone with this address can work out when you were born. You can turn it off at any time.',
  once: 'We show it only once.',
  address: 'Address of the feed',
  ready: (name: string) => `The feed “${name}” is ready`,
  apple: 'Apple',
  google: 'Google',
  outlook: 'Outlook',
  addTo: (calendar: string) => `Add to ${calendar}`,
  copy: 'Copy the address',
  copied: { title: 'Address copied' },
  copyFailed: {
    title: 'Not copied',
    description: 'Please select the address and copy it yourself.',
  },
  line: (name: string, style: string) => `${name}, ${style}`,
  made: (when: string) => `Created ${when}`,
  neverFetched: 'Nobody has fetched it yet.',
  lastFetched: (reader: string, ago: string) => `Last fetched by ${reader}, ${ago}`,
  thisWeek: (count: number) => (count === 1 ? 'Once this week' : `${count} times this week`),
  takenBack: (when: string) =>
    `Turned off ${when}. Its address now gives an empty calendar, for good.`,
  unfetched: (when: string) =>
    `Nobody fetched it for a year, so we turned it off ${when}. Its address now gives an empty calendar, for good.`,
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  rotate: 'New address',
  rotateOf: (name: string) => `New address for ${name}`,
  takeBack: 'Turn off',
  takeBackOf: (name: string) => `Turn off ${name}`,
  takingBack: 'Turning it off…',
  backDone: {
    title: 'Feed turned off',
    description: 'Calendars that subscribe to it will empty by themselves.',
  },
  changed: { title: 'Feed changed', description: 'Calendar apps show it at their next update.' },
  notDone: {
    title: 'Nothing was changed',
    description: 'Please try again in a moment.',
  },
} as const;

/** Offered once, at the end of a day. */
export const CALENDAR_OFFER_COPY = {
  title: 'Would you like these hours in your calendar?',
  note: 'Apple, Google or Outlook, kept up to date. You can take it back at any time.',
  take: 'Set it up',
  refuse: 'No, thanks',
} as const;
