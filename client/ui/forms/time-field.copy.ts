// The error message for a half-typed time.

export const TIME_COPY = {
  unfinished: 'Please finish the time, or clear it',
} as const;
