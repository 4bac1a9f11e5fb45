// Sample data: one user, born 2 August 1994, and the sky of 20 November 2026. Our own almanac computed the positions
// and instants; the texts are invented for the tests.

import { listOffsets } from '#server/sky/civil-time/civil-time.ts';
import { findZoneHistory } from '#server/sky/civil-time/zone-table.ts';
import { utcMidnightMs } from '#shared/core/calendar-date.ts';
import type { Horoscope, SkyToday } from '#shared/horoscope/horoscope.schema.ts';
import { getLuckyNumber, listLuckyTerms } from '#shared/horoscope/lucky-number.ts';
import type { Preferences } from '#shared/identity/account/preferences.schema.ts';
import type { User } from '#shared/identity/account/user.schema.ts';
import type { Insight } from '#shared/insights/insights.schema.ts';
import type { LuckyNumbers } from '#shared/lucky-numbers/lucky-numbers.schema.ts';
import type { Place } from '#shared/places/places.schema.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import { SIGN_KEYS, type SignKey } from '#shared/zodiac/signs.ts';

export const SAMPLE_DAY = '2026-11-20';

export const CHICAGO: Place = {
  id: 4887398,
  name: 'Chicago',
  region: 'Illinois',
  country: 'United States',
  latitude: 41.85003,
  longitude: -87.65005,
  timeZone: 'America/Chicago',
};

/** The preferences of a user who has chosen nothing, in the zone of the test's clock. */
export function buildPreferences(overrides: Partial<Preferences> = {}): Preferences {
  return {
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    zoneFixed: false,
    hours: null,
    dateOrder: null,
    firstDay: null,
    houses: 'whole-sign',
    theme: null,
    offered: ['bell', 'calendar', 'find-yourself'],
    ...overrides,
  };
}

/** What the server returns about the clocks of a zone, around the sample day. */
export function listOffsetsOf(zone: string | null): User['zoneOffsets'] {
  if (zone === null || findZoneHistory(zone) === undefined) return [];
  const range = { startMs: Date.UTC(2024, 0), endMs: Date.UTC(2030, 0) };
  return listOffsets(zone, range);
}

/** A signed-in user with every field filled in; without a birth date: `{ birthDate: null, … }`. */
export function buildUser(overrides: Partial<User> = {}): User {
  return {
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    name: 'Nora Whitlock',
    firstName: 'Nora',
    lastName: 'Whitlock',
    username: 'user_0148_5127',
    email: 'nora@example.com',
    phoneNumber: '+1 ••• ••• 0148',
    birthDate: '1994-08-02',
    birthTime: '21:18',
    birthTimeMargin: null,
    birthTimeFold: null,
    birthPlace: 'Chicago, Illinois, United States',
    birthPlaceDetails: CHICAGO,
    attractions: ['men'],
    personalityTraits: ['creative', 'ambitious', 'caring'],
    hasPassword: false,
    plan: 'Free Plan',
    newsletter: 'off',
    zoneOffsets: listOffsetsOf((overrides.preferences ?? buildPreferences()).zone),
    preferences: buildPreferences(),
    createdAt: '2026-11-18T09:30:00.000Z',
    ...overrides,
  };
}

/** The same user without birth details. */
export function buildUserWithoutBirth(overrides: Partial<User> = {}): User {
  return buildUser({
    birthDate: null,
    birthTime: null,
    birthPlace: null,
    birthPlaceDetails: null,
    ...overrides,
  });
}

export const SAMPLE_FACTS = [
  {
    id: 'moon-position',
    kind: 'position',
    bodies: ['moon'],
    sign: 'aries',
    house: 9,
    since: '2026-11-20T05:52:14Z',
    until: '2026-11-22T10:09:41Z',
    text: 'Moon in Aries, your area of travel and learning',
  },
  {
    id: 'moon-conjunction-saturn',
    kind: 'aspect',
    bodies: ['moon', 'saturn'],
    aspect: 'conjunction',
    orb: 4.9101,
    applying: true,
    exactAt: '2026-11-20T20:44:23Z',
    text: 'Moon conjunct Saturn',
  },
  {
    id: 'mars-conjunction-jupiter',
    kind: 'aspect',
    bodies: ['mars', 'jupiter'],
    aspect: 'conjunction',
    orb: 1.5224,
    applying: true,
    exactAt: null,
    text: 'Mars conjunct Jupiter',
  },
] as const satisfies readonly SkyFact[];

const SAMPLE_SENTENCES = [
  {
    text: 'The Moon walked into Aries overnight, the corner of your chart that keeps a packed bag by the door.',
    facts: ['moon-position'],
  },
  {
    text: 'She meets Saturn there, so say the large thing plainly and let someone sensible poke it.',
    facts: ['moon-conjunction-saturn'],
  },
  {
    text: 'Mars and Jupiter are both lodging in your sign, which makes you loud, generous and twenty minutes early.',
    facts: ['mars-conjunction-jupiter'],
  },
  {
    text: 'Spend it on the trip, the course, the letter you keep redrafting.',
    facts: ['moon-position', 'mars-conjunction-jupiter'],
  },
];

/** A sign's horoscope for a day. */
export function buildHoroscope(sign: SignKey, date: string): Horoscope {
  return {
    sign,
    date,
    headline: 'You can begin before you feel ready.',
    content: SAMPLE_SENTENCES.map(({ text }) => text).join(' '),
    luckyNumber: getLuckyNumber(
      listLuckyTerms(
        sign,
        SAMPLE_FACTS.filter(({ id }) => id === 'moon-position'),
      ),
    ),
    mood: 'Bold',
    compatibility: 'Sagittarius',
    sentences: SAMPLE_SENTENCES,
    facts: [...SAMPLE_FACTS],
    reasons: {
      mood: ['mars-conjunction-jupiter'],
      luckyNumber: ['moon-position'],
      compatibility: ['moon-position'],
    },
  };
}

export const SAMPLE_INSIGHTS: Insight[] = [
  {
    id: 'moon-sextile-uranus',
    title: 'The Moon and Uranus trade jokes',
    description: 'Expect one useful surprise before breakfast is over. Do not file it under Later.',
    icon: 'moon',
    facts: [
      {
        id: 'moon-sextile-uranus',
        kind: 'aspect',
        bodies: ['moon', 'uranus'],
        aspect: 'sextile',
        orb: 0.5072,
        applying: true,
        exactAt: '2026-11-20T12:54:27Z',
        text: 'Moon sextile Uranus',
      },
    ],
  },
  {
    id: 'venus-direct',
    title: 'Venus has found her keys',
    description:
      'She turned direct six days ago. What you wanted in October can be asked for again.',
    icon: 'venus',
    facts: [
      {
        id: 'venus-position',
        kind: 'position',
        bodies: ['venus'],
        sign: 'libra',
        since: '2026-10-25T09:09:40Z',
        until: '2026-12-04T08:12:34Z',
        text: 'Venus in Libra',
      },
    ],
  },
  {
    id: 'sun-packing',
    title: 'The Sun is packing',
    description:
      'Two days left at the deep end of Scorpio. Finish the honest conversation, then go out.',
    icon: 'star',
    facts: [
      {
        id: 'sun-position',
        kind: 'position',
        bodies: ['sun'],
        sign: 'scorpio',
        since: '2026-10-23T09:37:57Z',
        until: '2026-11-22T07:23:20Z',
        text: 'Sun in Scorpio',
      },
    ],
  },
];

/** The Moon's longitude every 6 hours, from 18 hours before 00:00 UTC on the sample day, degrees. */
const MOON_DEGREES = [
  347.061, 350.272, 353.51, 356.776, 0.071, 3.396, 6.751, 10.137, 13.553, 17.001,
];
const SIX_HOURS_MS = 21_600_000;

/** The sky of a day, for all visitors; the Moon and the planets are those of the sample day. */
export function buildSkyToday(date: string): SkyToday {
  const content = 'The Moon shares a bench with Saturn, who has brought a clipboard.';
  return {
    date,
    content,
    sentences: [{ text: content, facts: [SAMPLE_FACTS[1].id] }],
    facts: [
      SAMPLE_FACTS[1],
      {
        id: 'moon-stay',
        kind: 'position',
        bodies: ['moon'],
        sign: 'aries',
        since: '2026-11-20T05:52:14Z',
        until: '2026-11-22T10:09:41Z',
        text: 'Moon in Aries',
      },
      {
        id: 'full-moon',
        kind: 'phase',
        bodies: ['moon', 'sun'],
        phase: 'full',
        exactAt: '2026-11-24T14:53:33Z',
        text: 'Full Moon in Gemini',
      },
    ],
    headlines: Object.fromEntries(
      SIGN_KEYS.map((sign) => [sign, `A line for ${sign}.`]),
    ) as SkyToday['headlines'], // one line for each
    positions: [
      { body: 'sun', longitudeDegrees: 238.17, speedDegreesPerDay: 1.009 },
      { body: 'moon', longitudeDegrees: 3.396, speedDegreesPerDay: 13.359 },
      { body: 'mercury', longitudeDegrees: 218.7, speedDegreesPerDay: 0.962 },
      { body: 'venus', longitudeDegrees: 203.68, speedDegreesPerDay: 0.245 },
      { body: 'mars', longitudeDegrees: 147.73, speedDegreesPerDay: 0.426 },
      { body: 'jupiter', longitudeDegrees: 146.21, speedDegreesPerDay: 0.07 },
      { body: 'saturn', longitudeDegrees: 8.31, speedDegreesPerDay: -0.036 },
      { body: 'uranus', longitudeDegrees: 63.9, speedDegreesPerDay: -0.042 },
      { body: 'neptune', longitudeDegrees: 1.755, speedDegreesPerDay: -0.012 },
      { body: 'pluto', longitudeDegrees: 303.36, speedDegreesPerDay: 0.016 },
    ],
    moon: MOON_DEGREES.map((longitude, step) => ({
      at: new Date(utcMidnightMs(date) + (step - 3) * SIX_HOURS_MS).toISOString(),
      longitude,
    })),
  };
}

/** The lucky numbers of a day. */
export function buildLuckyNumbers(date: string): LuckyNumbers {
  return {
    powerball: [4, 17, 23, 41, 60, 9],
    megaMillions: [11, 28, 35, 52, 66, 21],
    luckyForLife: [2, 14, 19, 33, 47, 12],
    dailyNumbers: [7, 0, 7, 3],
    explanation:
      'The Moon meets Saturn in Aries today, so the draw leans on patience: it began from your chart and the minute they meet.',
    date,
  };
}
