// The sentences for invalid input that are not specific to a feature.

export const INPUT_COPY = {
  controlCharacters: 'Please leave out control characters',
  required: 'Required',
  dateMalformed: 'Please give a date as YYYY-MM-DD',
  timeMalformed: 'Please give a time as HH:MM, from 00:00 to 23:59',
  notValid: 'This is not valid',
  malformed: 'The request could not be read.',
  repeatedOrBroken: 'Please give this once, and complete',
} as const;
