import { ACTIVITIES } from '#shared/progress/activities.ts';
import { JOURNAL_TITLE } from './journal-title.copy.ts';

const many = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`;

export const JOURNAL_COPY = {
  title: JOURNAL_TITLE,
  back: 'Home',
  failed: 'We couldn’t load your journal.',
  loading: 'Loading your journal',

  write: {
    question: 'How is it going?',
    ofDay: (day: string) => `How was ${day}?`,
    edit: 'Change this entry',
    day: 'Day',
    text: 'What happened',
    tags: 'Tags',
    tagsHint: 'Up to five, separated by commas',
    keep: 'Keep',
    cancel: 'Cancel',
    tooLong: (over: number) => `${many(over, 'character', 'characters')} too many`,
  },

  year: {
    title: (year: string) => `${year} in days`,
    written: (days: number) => `${days} written`,
    before: (year: string) => `Show ${year}`,
    unmarked: 'Words only',
    /** What a screen reader hears of the drawing. */
    label: (
      year: string,
      days: number,
      counts: readonly { count: number; name: string }[],
      unmarked: number,
    ) =>
      `${year} in days: ${many(days, 'day', 'days')} written, ${counts
        .map(({ count, name }) => `${count} ${name.toLowerCase()}`)
        .join(', ')}${unmarked > 0 ? `, ${unmarked} with words only` : ''}.`,
  },

  lately: 'Lately',
  allDays: 'Every day of the year',
  fewerDays: 'Only the latest',
  empty: 'Nothing here yet. Start with today.',
  nothingInYear: 'No entries for this year.',
  nothingWritten: (mood: string) => `${mood}, nothing written`,
  waiting: 'Not kept yet',
  search: 'Search your words',
  searching: 'Searching every year…',
  nothingFound: 'Nothing found.',
  foundCount: (count: number) => many(count, 'entry', 'entries'),
  edit: 'Change',
  remove: 'Delete',
  reallyRemove: 'Delete this entry for good?',
  removeNow: 'Delete it',
  stay: 'Keep it',
  earlier: 'An earlier version',
  earlierFrom: (when: string) => `Written ${when}. It’s kept for 30 days.`,
  bringBack: 'Bring it back',

  onThisDay: 'On this day',
  onThisDayOf: (year: string) => `In ${year}`,

  bring: {
    title: 'Bring your old journal',
    pitch:
      'From Day One (JSON), Daylio (CSV), Diarium (JSON), Markdown files named by date, or our own export. You’ll see what’s in it before anything is kept.',
    begin: 'Bring it in',
    choose: 'Choose files',
    reading: 'Reading…',
    found: (count: number, source: string) => `${many(count, 'entry', 'entries')} from ${source}`,
    span: (first: string, last: string) => `${first} to ${last}`,
    leftOut: 'What gets left out',
    none: 'There are no entries in it.',
    bring: (count: number) => `Bring in ${many(count, 'entry', 'entries')}`,
    underway: (left: number) =>
      `${many(left, 'entry is', 'entries are')} on the way. You can close this page.`,
    another: 'Choose other files',
    offline: 'We can’t reach the server. We need it to get the import started.',
  },

  download: {
    title: 'Take it with you',
    pitch: 'One Markdown file with every entry. “Download my data” in Settings includes them, too.',
    button: 'Download as Markdown',
    failed: 'The download didn’t work. Please try again.',
  },

  promise: (points: number) =>
    `Every entry is stored encrypted. Delete one, and it’s gone from our database right away; backups already made keep it until they’re deleted. The first entry you write each day earns ${points} points.`,
} as const;

export const JOURNAL_PROMISE = JOURNAL_COPY.promise(ACTIVITIES.journal.points);
