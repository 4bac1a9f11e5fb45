// The sentences for invalid fields of a feed.

export const CALENDAR_FIELD_COPY = {
  nameRequired: 'Please give the feed a name',
  nameTooLong: 'Please keep the name to 40 characters',
  style: 'Please choose open or discreet',
  kinds: 'Please choose at least one thing to include',
} as const;
