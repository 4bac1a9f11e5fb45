export const BIRTH_DETAILS_COPY = {
  date: 'Birth date',
  time: 'Birth time',
  timeUnknown: "I don't know my birth time",
  timeUnknownCost:
    'Then your chart has no rising sign and no houses, and the Moon may stand between two signs. All else still works.',
  timeHint: 'As the clocks showed it there. It gives your rising sign and your houses.',
  place: 'Birth place',
  placePlaceholder: 'City, Country',
  placeHint: 'Choose from the list where you can: the place tells which clock was running.',
  foldQuestion: 'That hour came twice: the clocks went back. Which one was it?',
  foldEarlier: 'The earlier one',
  foldEarlierMeaning: 'Before the clocks went back',
  foldLater: 'The later one',
  foldLaterMeaning: 'After the clocks went back',
} as const;
