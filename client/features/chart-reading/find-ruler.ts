import type { Chapter, PlacementFact } from '#shared/chart-reading/chart-reading.schema.ts';

/** The body that rules the Ascendant's sign, from the facts of its chapter, which also include the Ascendant. */
export function findRuler(facts: Chapter['facts']): PlacementFact | undefined {
  return facts.find(
    (fact): fact is PlacementFact =>
      fact.kind === 'placement' && !fact.bodies.includes('ascendant'),
  );
}
