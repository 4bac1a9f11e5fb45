// Every word of the calendar's settings.

import { type FeedKind, type FeedReader, MAX_FEEDS } from '#shared/calendar/calendar.schema.ts';

export const KIND_COPY: Readonly<Record<FeedKind, { label: string; note?: string }>> = {
  planets: { label: 'Sun to Mars, to your chart', note: 'About 370 a year, each with its ±' },
  slow: { label: 'Jupiter to Pluto, to your chart', note: 'About 27 a year, as whole days' },
  moon: { label: 'The Moon, to your chart', note: 'About 1,284 a year: a full calendar' },
  phases: { label: 'The Moon’s phases and eclipses' },
  stations: { label: 'Planets that turn' },
};

export const READER_COPY: Readonly<Record<FeedReader, string>> = {
  apple: 'Apple',
  google: 'Google',
  outlook: 'Outlook',
  thunderbird: 'Thunderbird',
  other: 'another reader',
};

export const CALENDAR_COPY = {
  title: 'Calendar',
  description: 'A feed that your calendar reads by itself, 400 days ahead.',
  loading: 'Loading your feeds',
  failed: 'We couldn’t list your feeds.',
  failedHint: 'Nothing has changed. Please try again in a moment.',
  feeds: 'Your feeds',
  newFeed: 'A new feed',
  editFeed: (name: string) => `Change ${name}`,
  name: 'Name',
  nameHint: 'For you alone: it isn’t in the feed.',
  kinds: 'What is in it',
  style: 'How it is written',
  styles: {
    open: { title: 'Open', note: 'Mars trine your Venus ± 6 min' },
    discreet: { title: 'Discreet', note: 'A transit. The rest is in the app.' },
  },
  make: 'Make the feed',
  making: 'Making it…',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  full: `You have ${MAX_FEEDS} feeds. Take one back to make another.`,
  warning: 'Anyone with this address can work out when you were born. Take it back at any time.',
  once: 'We show it this once.',
  address: 'Address of the feed',
  ready: (name: string) => `${name} is ready`,
  apple: 'Apple',
  google: 'Google',
  outlook: 'Outlook',
  addTo: (calendar: string) => `Add to ${calendar}`,
  copy: 'Copy the address',
  copied: { title: 'Address copied' },
  copyFailed: {
    title: 'Not copied',
    description: 'Please select the address and copy it by hand.',
  },
  line: (name: string, style: string) => `${name}, ${style}`,
  made: (when: string) => `Made ${when}`,
  neverFetched: 'Nobody has fetched it yet.',
  lastFetched: (reader: string, ago: string) => `Last fetched by ${reader}, ${ago}`,
  thisWeek: (count: number) => (count === 1 ? 'Once this week' : `${count} times this week`),
  takenBack: (when: string) => `Taken back ${when}. The address gives an empty calendar, for good.`,
  unfetched: (when: string) =>
    `Nobody fetched it for a year, so it was taken back ${when}. The address gives an empty calendar, for good.`,
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  rotate: 'New address',
  rotateOf: (name: string) => `New address for ${name}`,
  takeBack: 'Take it back',
  takeBackOf: (name: string) => `Take back ${name}`,
  takingBack: 'Taking it back…',
  backDone: {
    title: 'Taken back',
    description: 'Calendars that read it will empty by themselves.',
  },
  changed: { title: 'Feed changed', description: 'Calendars show it when they next read it.' },
  notDone: {
    title: 'Nothing was changed',
    description: 'Please try again in a moment.',
  },
} as const;

/** How long ago an instant was: 'just now', '12 min ago', '3 h ago', '4 days ago'. */
export function agoWords(instant: string, nowMs: number): string {
  const minutes = Math.floor((nowMs - Date.parse(instant)) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h ago`;
  return `${Math.floor(hours / 24)} days ago`;
}
