export const PLACES_COPY = {
  searching: 'Looking for places…',
  none: 'No place by that name. We’ll keep what you typed.',
  failed: 'No suggestions just now. We’ll keep what you typed.',
  found: (count: number) => (count === 1 ? '1 place found' : `${count} places found`),
  suggestions: 'Places',
} as const;
