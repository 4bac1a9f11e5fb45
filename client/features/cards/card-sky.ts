// Which sky a card shows: that of the middle of the season, at nine in the evening over 40° north, so that four skies
// serve a year and none tells a day or a birth.

import type { StillSky } from '#client/features/starfield/index.ts';
import type { Card } from './card.ts';

export type Season = 'winter' | 'spring' | 'summer' | 'fall';

const SEASONS: readonly Season[] = ['winter', 'spring', 'summer', 'fall'];
/** The middle of the first season, February 4, as days since the year began. */
const FIRST_MIDDLE_DAY = 34;
const DAYS_PER_SEASON = 365.25 / 4;
const DAY_MS = 86_400_000;

/** The season of the northern half of the year that an instant (Unix milliseconds) lies in. */
export function seasonOf(nowMs: number): Season {
  const yearStart = Date.UTC(new Date(nowMs).getUTCFullYear(), 0);
  const sinceMiddle = (nowMs - yearStart) / DAY_MS - FIRST_MIDDLE_DAY;
  const season = Math.round(sinceMiddle / DAYS_PER_SEASON);
  return SEASONS[((season % 4) + 4) % 4] ?? 'winter';
}

/** Degrees: at the middle of a season, at nine in the evening. */
const SIDEREAL: Readonly<Record<Season, number>> = {
  winter: 90,
  spring: 180,
  summer: 270,
  fall: 0,
};

type View = Pick<StillSky, 'azimuthDegrees' | 'names'>;

/** The side of the sky that each kind of card shows, and the names in it. No name of a sign is written. */
const VIEWS: Readonly<Record<Season, Readonly<Record<Card['kind'], View>>>> = {
  winter: {
    line: { azimuthDegrees: 190, names: ['ORION', 'Betelgeuse', 'Rigel', 'Sirius'] },
    pair: { azimuthDegrees: 290, names: ['ANDROMEDA', 'PERSEVS', 'Algol'] },
    signs: { azimuthDegrees: 0, names: ['VRSA MINOR', 'CASSIOPEIA', 'Polaris'] },
  },
  spring: {
    line: { azimuthDegrees: 135, names: ['BOOTES', 'Arcturus', 'Spica'] },
    pair: { azimuthDegrees: 280, names: ['Castor', 'Pollux', 'Capella'] },
    signs: { azimuthDegrees: 0, names: ['VRSA MINOR', 'CEPHEVS', 'Polaris'] },
  },
  summer: {
    line: { azimuthDegrees: 130, names: ['AQVILA', 'CYGNVS', 'Altair', 'Deneb'] },
    pair: { azimuthDegrees: 270, names: ['BOOTES', 'Arcturus'] },
    signs: { azimuthDegrees: 0, names: ['VRSA MINOR', 'VRSA MAIOR', 'Polaris'] },
  },
  fall: {
    line: { azimuthDegrees: 90, names: ['PERSEVS', 'ANDROMEDA', 'Algol'] },
    pair: { azimuthDegrees: 270, names: ['CYGNVS', 'LYRA', 'Vega', 'Altair'] },
    signs: { azimuthDegrees: 0, names: ['VRSA MINOR', 'CEPHEVS', 'Polaris'] },
  },
};

/** The sky of a card, without its size. */
export function skyOf(
  kind: Card['kind'],
  nowMs: number,
): Pick<StillSky, 'siderealDegrees' | 'azimuthDegrees' | 'names'> {
  const season = seasonOf(nowMs);
  return { siderealDegrees: SIDEREAL[season], ...VIEWS[season][kind] };
}
