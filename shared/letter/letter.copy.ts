export const LETTER_FIELD_COPY = {
  dateOutOfRange: 'Choose a day from your first one here to a week ahead',
};
