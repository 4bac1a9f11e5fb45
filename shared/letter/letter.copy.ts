export const LETTER_FIELD_COPY = {
  dateOutOfRange: 'Please choose a day between your first day here and a week from now',
};
