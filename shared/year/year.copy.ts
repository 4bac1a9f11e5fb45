// The sentence for a year that the call cannot give.

export const YEAR_FIELD_COPY = {
  notBirthday: 'Please give one of your birthdays, from the one before you joined to the next one',
} as const;
