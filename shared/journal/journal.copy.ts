// The sentences for journal entries that the calls cannot take; page and server both say them.

import { TAGS_COPY } from './tags.copy.ts';

export const JOURNAL_FIELD_COPY = {
  ...TAGS_COPY,
  textTooLong: 'Please keep it to 4,000 characters',
  textUnclean: 'Please leave out control characters',
  nothing: 'Write something or choose a face',
  moodUnknown: 'Please choose one of the five faces',
  tagEmpty: 'A tag needs at least one letter',
  zoneUnknown: 'Please give a time zone by its name, such as America/Chicago',
  markedAtMalformed: 'Please give an instant such as 2026-11-20T14:03:00.000Z',
  dateAhead: 'This day hasn’t come yet',
  dateBeforeBirth: 'This day is before you were born',
  dateTooEarly: 'Please give a date from 1900 on',
  rangeReversed: 'Please give a last day that isn’t before the first',
  rangeTooLong: 'Please ask for at most 400 days',
  tooManyEntries: 'Please send at most 200 entries at once',
  noEntries: 'Please send at least one entry',
} as const;
