// Every word that the room year shows by itself.

export const YEAR_COPY = {
  title: 'Year',
  loading: 'Loading…',
  failed: 'This could not be loaded. Please try again.',
} as const;
