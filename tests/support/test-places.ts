// Three places by id and name, for tests that do not search places, because only a search opens the gazetteer. Source:
// GeoNames, CC BY 4.0.

import { createPlaceSource, type PlaceSource } from '#server/sky/gazetteer/place-source.ts';
import type { Place } from '#shared/places/places.schema.ts';

export const PARIS: Place = {
  id: 2988507,
  name: 'Paris',
  region: 'Île-de-France',
  country: 'France',
  latitude: 48.8534,
  longitude: 2.3488,
  timeZone: 'Europe/Paris',
};
export const CHICAGO: Place = {
  id: 4887398,
  name: 'Chicago',
  region: 'Illinois',
  country: 'United States',
  latitude: 41.85003,
  longitude: -87.65005,
  timeZone: 'America/Chicago',
};

export const KATHMANDU: Place = {
  id: 1283240,
  name: 'Kathmandu',
  region: 'Bagmati',
  country: 'Nepal',
  latitude: 27.70169,
  longitude: 85.3206,
  timeZone: 'Asia/Kathmandu',
};

const PLACES = [PARIS, CHICAGO, KATHMANDU];

export const testPlaces: PlaceSource = {
  ...createPlaceSource(),
  findPlaceById: async (id) => PLACES.find((place) => place.id === id),
  resolvePlaceText: async (text) =>
    PLACES.find(({ name, country }) => text === name || text === `${name}, ${country}`),
};
