// What a time that is only half typed says at its field.

export const TIME_COPY = {
  unfinished: 'Please finish the time, or clear it',
} as const;
