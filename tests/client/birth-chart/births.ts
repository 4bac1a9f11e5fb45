// The births whose charts the tests show, as what they change in the sample user.

import { drawBirthChart } from '#server/features/birth-chart/draw-birth-chart.ts';
import { getBirth } from '#server/features/birth-chart/index.ts';
import type { BirthChart } from '#shared/birth-chart/birth-chart.schema.ts';
import type { User } from '#shared/identity/account/user.schema.ts';
import type { Place } from '#shared/places/places.schema.ts';
import { buildUser } from '#tests/support/msw/samples.ts';

const TROMSO: Place = {
  id: 3133895,
  name: 'Tromsø',
  region: 'Troms',
  country: 'Norway',
  latitude: 69.6489,
  longitude: 18.95508,
  timeZone: 'Europe/Oslo',
};
const SAO_PAULO: Place = {
  id: 3448439,
  name: 'São Paulo',
  region: 'São Paulo',
  country: 'Brazil',
  latitude: -23.5475,
  longitude: -46.63611,
  timeZone: 'America/Sao_Paulo',
};

const BIRTHS = {
  sample: {},
  unknownTime: { birthDate: '1994-08-03', birthTime: null },
  unknownPlace: { birthPlace: 'The old mill', birthPlaceDetails: null },
  unknownTimeAndPlace: { birthTime: null, birthPlace: null, birthPlaceDetails: null },
  /** Placidus houses do not exist there. */
  polar: { birthPlaceDetails: TROMSO },
  /** Seven bodies in Aquarius. */
  stellium: { birthDate: '1962-02-05', birthTime: '07:10' },
  /** The later of the two instants with this clock time. */
  hourTwice: { birthDate: '1994-10-30', birthTime: '01:30', birthTimeFold: 'later' },
  /** Before standard time. */
  localMeanTime: {
    birthDate: '1905-03-01',
    birthTime: '10:00',
    birthPlaceDetails: SAO_PAULO,
  },
  /** Cancer by the date table, Leo by the Sun's position. */
  cusp: { birthDate: '1994-07-22', birthTime: '22:00' },
  /** On the day on which the Sun enters Leo at 3:11 AM. */
  beforeIngress: { birthDate: '1991-07-23', birthTime: '01:00' },
  afterIngress: { birthDate: '1991-07-23', birthTime: '20:00' },
  unknownOnIngress: { birthDate: '1991-07-23', birthTime: null },
  /** Mercury enters Libra at 11:56 PM, and the Midheaven Pisces at 12:07 AM. */
  midnight: { birthDate: '1994-09-04', birthTime: '00:01' },
} as const satisfies Record<string, Partial<User>>;
export type BirthCase = keyof typeof BIRTHS;

/** The sample user with one of these births. */
export function buildBorn(name: BirthCase, overrides: Partial<User> = {}): User {
  return buildUser({ ...BIRTHS[name], ...overrides });
}

/** The chart that the server draws for it. */
export function drawChart(name: BirthCase): BirthChart {
  const birth = getBirth(buildBorn(name));
  if (birth === null) throw new Error(`${name} has no birth date`);
  return drawBirthChart(birth);
}
