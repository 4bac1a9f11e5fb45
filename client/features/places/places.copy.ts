export const PLACES_COPY = {
  searching: 'Looking for places…',
  none: 'No place of that name. What you typed is kept as it is.',
  failed: 'Suggestions cannot be reached now. What you typed is kept as it is.',
  found: (count: number) => (count === 1 ? '1 place found' : `${count} places found`),
  suggestions: 'Places',
} as const;
