export const PLACES_COPY = {
  searching: 'Looking for places…',
  none: 'No place by that name. A larger town nearby will do.',
  failed: 'No suggestions just now. We’ll keep what you typed.',
  found: (count: number) => (count === 1 ? '1 place found' : `${count} places found`),
  suggestions: 'Places',
  /** For the name of a country, region or island. */
  whichCity: (area: string) => `Which city in ${area}?`,
  /** For a name that several places have. */
  whichOne: (name: string) => `Which ${name}?`,
  isIt: (place: string) => `Do you mean ${place}?`,
  whichPlace: 'Which place do you mean?',
  /** For a name that the page has understood as a place. */
  taken: (place: string) =>
    `We read that as ${place}. If you meant another, add its state or country.`,
} as const;
