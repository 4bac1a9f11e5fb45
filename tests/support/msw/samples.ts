// Sample data: one user, born 2 August 1994, and the sky of 20 November 2026. Our own almanac computed the positions
// and instants; the texts are invented for the tests.

import { listOffsets } from '#server/sky/civil-time/civil-time.ts';
import { findZoneHistory } from '#server/sky/civil-time/zone-table.ts';
import type { Horoscope } from '#shared/horoscope/horoscope.schema.ts';
import { getLuckyNumber, listLuckyTerms } from '#shared/horoscope/lucky-number.ts';
import type { Preferences } from '#shared/identity/account/preferences.schema.ts';
import type { User } from '#shared/identity/account/user.schema.ts';
import type { Insight } from '#shared/insights/insights.schema.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import { CHICAGO } from '#tests/support/test-places.ts';

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

/** The clocks of a zone, some years around the sample day. */
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
