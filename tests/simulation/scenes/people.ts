// The people of a simulation: four users with complete birth details, which each of them may change.

import { users } from '#server/db/schema/index.ts';
import type { ChartOwner } from '#server/features/birth-chart/index.ts';
import { CHICAGO, PARIS } from '#tests/support/test-places.ts';
import type { SimulatedWorld } from './scene.ts';

const PEOPLE = 4;

/** The births that people can have; they are few, so that each chart is computed only once in a run. */
export const BIRTHS = [
  { birthDate: '1985-07-29', birthTime: '06:45', birthPlaceDetails: CHICAGO },
  { birthDate: '1991-02-11', birthTime: '21:10', birthPlaceDetails: PARIS },
  { birthDate: '1978-11-03', birthTime: '13:30', birthPlaceDetails: CHICAGO },
].map((birth) => ({ ...birth, birthTimeFold: null, birthTimeMargin: 0 as const }));

/** The births in turn, for the first person, the second and so on. */
export function birthAt(index: number): (typeof BIRTHS)[number] {
  const birth = BIRTHS[index % BIRTHS.length];
  if (birth === undefined) throw new Error('no birth');
  return birth;
}

export const GUEST_BIRTH: ChartOwner = {
  id: '',
  birthDate: '1996-05-20',
  birthTime: null,
  birthPlaceDetails: null,
  birthTimeFold: null,
  birthTimeMargin: null,
};

const PHONE_PREFIX = { reader: '+1212555', player: '+1312555', writer: '+1414555' } as const;

/** Stores users with their births, numbered from 0. */
export async function storeUsers(
  world: SimulatedWorld,
  role: keyof typeof PHONE_PREFIX,
  people: readonly ({ id: string } & (typeof BIRTHS)[number])[],
): Promise<void> {
  await world.database.db.insert(users).values(
    people.map((person, index) => ({
      ...person,
      phoneNumber: `${PHONE_PREFIX[role]}${1000 + index}`,
      username: `${role}_${index}`,
      firstName: role,
      lastName: String(index),
      birthPlace: '',
      personalityTraits: [],
      attractions: [],
      zone: 'America/Chicago',
      createdAt: new Date(world.nowMs),
    })),
  );
}

/** Stores the people and returns their ids. */
export async function addPeople(world: SimulatedWorld): Promise<string[]> {
  const people = Array.from({ length: PEOPLE }, (_, index) => ({
    id: world.random.uuid(),
    ...birthAt(index),
  }));
  await storeUsers(world, 'reader', people);
  return people.map(({ id }) => id);
}
