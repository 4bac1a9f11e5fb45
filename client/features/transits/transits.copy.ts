// The words around a day's and a month's contacts. The sentence for each contact comes from the server.

import type { BirthTimeMargin } from '#shared/core/birth.ts';
import { ASPECT_WORDS, type AspectKey } from '#shared/sky/aspects.ts';

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;
const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'] as const;

/** A count in words up to twelve: 'seven'. */
function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function contacts(count: number): string {
  return `${inWords(count)} ${count === 1 ? 'contact' : 'contacts'}`;
}

export const TODAY_COPY = {
  documentTitle: 'The whole day',
  back: 'Home',
  count: (count: number) => `${capital(contacts(count))} with your own chart.`,
  /** 'One is behind you.', and where none is left 'Both are behind you.', 'All are behind you.' */
  behind: (count: number, all: number) =>
    count === 1
      ? 'One is behind you.'
      : `${count < all ? capital(inWords(count)) : count === 2 ? 'Both' : 'All'} are behind you.`,
  loading: 'Reading the hours of this day',
  failed: 'We couldn’t read the hours of this day just now.',
  offline: 'The hours of a day need a connection. Your last letter is on Home.',
  outOfReach: 'That day is out of reach.',
  outOfReachHint: 'You can look back to your first day here, and a year ahead.',
  toToday: 'Go to today',
  noBirthDate: 'A day in hours needs your birth date.',
  noBirthDateHint: 'Then the sky of each day can be read from your own chart.',
  addBirthDetails: 'Add birth details',
  nineDays: 'Nine days',
  today: 'Today',
  dayLabel: (day: string, count: number | undefined) =>
    count === undefined ? day : `${day}, ${contacts(count)}`,
  hours: 'The 24 hours',
  contactsOfDay: 'Contacts, hour by hour',
  now: 'Now',
  next: 'Next',
  passed: 'passed',
  noon: 'Noon',
  wholeDay: 'No set hour',
  wholeDayHint: 'Slow, or touching what your birth time leaves open.',
  /** 'Earlier: one, passed', 'Earlier: two, both passed', 'Earlier: three, all passed'. */
  earlier: (count: number) =>
    `Earlier: ${inWords(count)}, ${count === 1 ? '' : count === 2 ? 'both ' : 'all '}passed`,
  contactsPassed: 'Contacts that have passed',
  /** In half hours: 'Quiet for three and a half hours'. */
  quietFor: (hours: number) => {
    const halves = Math.round(hours * 2);
    const half = halves % 2 === 1 ? ' and a half' : '';
    return `Quiet for ${inWords(Math.floor(halves / 2))}${half} hours`;
  },
  yours: 'The day is yours.',
  quiet: 'Nothing touches your chart today.',
  quietNow:
    'Nothing more in the sky touches your chart today. There’s nothing to catch and nothing to fix.',
  quietDay: 'Nothing touches your chart on this day.',
  nextOn: (when: string) => capital(when.replace(/^on /, 'Next on ')),
} as const;

const WITHIN: Readonly<Record<BirthTimeMargin, string>> = {
  0: 'exactly',
  5: 'within 5 minutes',
  15: 'within 15 minutes',
  30: 'within 30 minutes',
  60: 'within 60 minutes',
};

export const WITHHELD_COPY = {
  title: 'What your birth time can’t tell',
  said: (time: string, margin: BirthTimeMargin) => `You said ${time}, ${WITHIN[margin]}.`,
  unsaid: (time: string, margin: BirthTimeMargin) =>
    `You said ${time}, but not how sure you are, so we allow ${margin} minutes either way.`,
  noPlace:
    'Without a birth place from the list, we don’t know your time zone. We leave out the Ascendant and the Midheaven, and we can time only a few of the Moon’s contacts.',
  noTime:
    'Without a birth time we leave out the Ascendant, the Midheaven and the houses, and we can time only a few of the Moon’s contacts.',
  count: (count: number, today: boolean) => {
    const when = today ? 'today' : 'that day';
    if (count === 0) return `Everything has a sure hour ${when}.`;
    return `${capital(inWords(count))} ${count === 1 ? 'thing has' : 'things have'} no sure hour ${when}.`;
  },
  between: (times: string) => `Sometime between ${times}.`,
  'too-wide': 'Withheld: it could be days off, so we can’t give it a date.',
  'may-miss': 'Withheld: at one end of your time it happens, at the other it doesn’t.',
  sayHowSure: 'Say how sure you are of your birth time',
  addTime: 'Add your birth time',
  addPlace: 'Choose your birth place',
} as const;

export const SEASONS_COPY = {
  title: 'Seasons',
  lead: 'What stays for weeks. A star marks each exact day.',
  span: (from: string, until: string) => `${from} to ${until}`,
  day: (day: number, days: number) => `Day ${day} of ${days}.`,
  pass: (pass: number, passes: number) =>
    `${ORDINALS[pass - 1] ?? `${pass}th`} of ${inWords(passes)}.`,
  days: (start: string, end: string) => `From ${start} to ${end}`,
  exact: (days: string) => `, exact ${days}`,
  about: (day: string) => `about ${day}`,
  giveOrTake: (day: string) => `${day} (give or take a day)`,
  /** After days of which none is sure. */
  each: (days: number) => `, ${days === 1 ? '' : 'each '}give or take a day`,
} as const;

export const MONTH_LINK_COPY = {
  title: 'The sky of the month',
  link: (month: string) => `${month}, day by day`,
} as const;

export const MONTH_COPY = {
  documentTitle: 'The sky of the month',
  back: 'Today',
  loading: 'Reading the sky of this month',
  failed: 'We couldn’t read the sky of this month just now.',
  offline: 'The sky of a month needs a connection.',
  outOfReach: 'That month is out of reach.',
  outOfReachHint: 'You can look back to your first month here, and a year ahead.',
  toThisMonth: 'Go to this month',
  days: 'Days of the month',
  yourYear: 'Your year, in seasons',
  turning: { waxing: 'growing', waning: 'shrinking', new: 'new', full: 'full' },
  moonHeard: (lit: number, turning: string) => `Moon ${lit} percent, ${turning}.`,
  yours: (count: number) => `${capital(contacts(count))} with your chart.`,
  keyMoon: 'the Moon with your chart',
  keyPlanet: 'a planet with your chart',
  keyIngress: 'enters a sign',
  keyStation: 'turns',
  keyEclipse: 'eclipse',
  keyNoEclipse: 'eclipse: none this month',
  moonLine: (lit: number, sign: string) => `Moon ${lit}% lit, in ${sign}.`,
  skysOwn: 'The sky’s own',
  withYourChart: 'With your chart',
  nothing: 'Nothing touches your chart on this day.',
  beforeYou: 'Your own contacts are kept from your first day here.',
  noBirthDate: 'Add your birth date, and your own contacts appear here too.',
  listLoading: 'Reading the contacts of this day',
  listFailed: 'We couldn’t read the contacts of this day just now.',
  wholeDay: 'The whole day',
} as const;

/** A contact in words: 'Moon opposite your Jupiter'. */
export function contactName(moving: string, aspect: AspectKey, natal: string): string {
  return `${moving} ${ASPECT_WORDS[aspect]} your ${natal}`;
}

/** A text as the beginning of a line. */
export function beginLine(text: string): string {
  return capital(text);
}
