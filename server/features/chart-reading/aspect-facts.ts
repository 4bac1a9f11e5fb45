// A chart's aspects, ordered by closeness, and as facts.

import type { ChartAspectFact } from '#shared/chart-reading/chart-reading.schema.ts';
import type { AngleAspect, BirthAspect, BirthSky } from './birth-sky.ts';
import { FACT_WORDS } from './chart-reading.copy.ts';

const ORB_STEPS_PER_DEGREE = 1e4;

interface RankedAspect {
  aspect: BirthAspect;
  /** 1 for the closest. */
  rank: number;
  /** How many aspects the chart has; null when the birth time leaves that open. */
  of: number | null;
}

/** The aspects between bodies, closest first. Without a birth time and place, the Moon's are left out. */
export function rankAspects(sky: BirthSky): RankedAspect[] {
  const isTimed = sky.angles !== null;
  const known = sky.aspects.filter(({ bodies }) => isTimed || !bodies.includes('moon'));
  return known
    .toSorted((one, other) => one.orbDegrees - other.orbDegrees)
    .map((aspect, index) => ({ aspect, rank: index + 1, of: isTimed ? known.length : null }));
}

export const aspectFact = ({ aspect, rank, of }: RankedAspect): ChartAspectFact =>
  toFact(aspect, aspect.applying, { rank, of });

export const angleAspectFact = (aspect: AngleAspect): ChartAspectFact => toFact(aspect, null, null);

function toFact(
  { bodies, aspect, orbDegrees }: BirthAspect | AngleAspect,
  applying: boolean | null,
  place: Pick<RankedAspect, 'rank' | 'of'> | null,
): ChartAspectFact {
  return {
    id: `aspect-${bodies.join('-')}`,
    kind: 'aspect',
    bodies: [...bodies],
    aspect,
    orb: Math.round(orbDegrees * ORB_STEPS_PER_DEGREE) / ORB_STEPS_PER_DEGREE,
    applying,
    exactAt: null,
    text: FACT_WORDS.aspect(bodies, { key: aspect, orbDegrees, applying }, place),
  };
}
