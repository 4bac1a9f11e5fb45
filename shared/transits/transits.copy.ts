// The sentences for a date, month or zone that the calls on contacts cannot take.

export const TRANSITS_FIELD_COPY = {
  monthMalformed: 'Please give a month as YYYY-MM',
  dateOutOfRange: 'Please give a date from the day you joined to 400 days ahead',
  monthOutOfRange: 'Please give a month from the one you joined in to twelve months ahead',
  zoneUnknown: 'Please give a time zone by its name, such as America/Chicago',
} as const;
