export const PLACES_FIELD_COPY = {
  queryShort: 'Please type at least two letters',
  queryLong: 'Please use at most 200 characters',
  placeUnknown: 'Please choose a place from the list',
} as const;
