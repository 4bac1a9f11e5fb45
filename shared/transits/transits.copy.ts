// The sentences for a date, month or zone that the calls on contacts cannot take.

export const TRANSITS_FIELD_COPY = {
  monthMalformed: 'Please give a month as YYYY-MM',
  dateOutOfRange: 'Please give a date between the day you joined and 400 days from now',
  monthOutOfRange: 'Please give a month between the one you joined in and twelve months from now',
  zoneUnknown: 'Please give a time zone by its name, such as America/Chicago',
} as const;
