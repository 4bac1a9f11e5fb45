// The people of a simulation: four users with full births, of whom each may give another birth.

import { users } from '#server/db/schema/index.ts';
import type { ChartOwner } from '#server/features/birth-chart/index.ts';
import { CHICAGO, PARIS } from '#tests/support/test-places.ts';
import type { SimulatedWorld } from './scene.ts';

const PEOPLE = 4;

/** The births that a person gives; charts of few births are computed once for a whole run. */
export const BIRTHS = [
  { birthDate: '1985-07-29', birthTime: '06:45', birthPlaceDetails: CHICAGO },
  { birthDate: '1991-02-11', birthTime: '21:10', birthPlaceDetails: PARIS },
  { birthDate: '1978-11-03', birthTime: '13:30', birthPlaceDetails: CHICAGO },
].map((birth) => ({ ...birth, birthTimeFold: null, birthTimeMargin: 0 as const }));

export const GUEST_BIRTH: ChartOwner = {
  id: '',
  birthDate: '1996-05-20',
  birthTime: null,
  birthPlaceDetails: null,
  birthTimeFold: null,
  birthTimeMargin: null,
};

/** Stores the people and returns their ids. */
export async function addPeople(world: SimulatedWorld): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const id = world.random.uuid();
    await world.database.db.insert(users).values({
      id,
      phoneNumber: `+1212555${String(1000 + index)}`,
      username: `reader_${index}`,
      firstName: 'Reader',
      lastName: String(index),
      ...BIRTHS[index % BIRTHS.length],
      birthPlace: '',
      personalityTraits: [],
      attractions: [],
      zone: 'America/Chicago',
      createdAt: new Date(world.nowMs),
    });
    ids.push(id);
  }
  return ids;
}
