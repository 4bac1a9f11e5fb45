import { getYearEndpoint } from '#shared/year/year.contract.ts';
import type { OwnYear } from '#shared/year/year.schema.ts';
import { mockEndpoint } from '../mock-endpoint.ts';

const MONTHS = [
  ...['2026-08', '2026-09', '2026-10', '2026-11', '2026-12', '2027-01'],
  ...['2027-02', '2027-03', '2027-04', '2027-05', '2027-06', '2027-07'],
];

/** The year of a reader born on August 2. */
export const SAMPLE_YEAR: OwnYear = {
  basis: 'natal',
  from: '2026-08-02',
  until: '2027-08-02',
  zone: 'America/Chicago',
  offsets: [{ from: '2024-01-01T00:00:00Z', seconds: -5 * 3600 }],
  return: {
    at: '2026-08-02T19:53:00Z',
    from: '2026-08-02T19:47:00Z',
    until: '2026-08-02T19:59:00Z',
    shown: 'minute',
  },
  seasons: [
    {
      moving: 'jupiter',
      natal: 'sun',
      aspect: 'conjunction',
      start: '2026-08-12',
      end: '2026-08-21',
      days: 10,
      passes: [
        {
          at: '2026-08-17T12:00:00Z',
          from: '2026-08-16T18:00:00Z',
          until: '2026-08-18T06:00:00Z',
          shown: 'day',
        },
      ],
      headline: 'You’ve got room to grow.',
    },
    {
      moving: 'saturn',
      natal: 'moon',
      aspect: 'square',
      start: '2027-01-20',
      end: '2027-02-10',
      days: 22,
      passes: [],
      headline: null,
    },
  ],
  eclipses: [
    {
      house: 6,
      fact: {
        id: '2026-08-12-moon-phase-new',
        kind: 'phase',
        bodies: ['moon', 'sun'],
        phase: 'new',
        exactAt: '2026-08-12T17:36:00Z',
        eclipse: 'total-solar',
        text: 'New Moon in Leo, a total eclipse of the Sun',
      },
    },
  ],
  stations: [
    {
      id: '2026-10-24-mercury-station-retrograde',
      kind: 'station',
      bodies: ['mercury'],
      direction: 'retrograde',
      exactAt: '2026-10-24T07:12:00Z',
      text: 'Mercury turns retrograde in Scorpio',
    },
  ],
  headline: { text: 'You can build it larger.', facts: [] },
  months: MONTHS.map((month) => ({ month, text: `You may rest in ${month}.`, facts: [] })),
  past: {
    from: '2025-08-02',
    until: '2026-08-02',
    marked: ['2025-09-01', '2026-07-04'],
    lookbacks: ['2026-07-04'],
  },
};

export const yearHandlers = [mockEndpoint(getYearEndpoint, SAMPLE_YEAR)];
