// The sentences for invalid input that are not specific to a feature.

export const INPUT_COPY = {
  controlCharacters: 'Please leave out control characters',
  required: 'Required',
  dateMalformed: 'Please give a date as YYYY-MM-DD',
  timeMalformed: 'Please give a time as HH:MM, from 00:00 to 23:59',
  notValid: 'This is not valid',
  malformed: 'We couldn’t read that request.',
  repeatedOrBroken: 'Send this field once, with a full value',
} as const;
