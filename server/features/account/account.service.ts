// The user as the calls tell it.

import { FREE_PLAN, type User } from '#shared/account/user.schema.ts';
import { ATTRACTION_IDS } from '#shared/auth/attractions.ts';
import type { Place } from '#shared/places/places.schema.ts';
import type { UserRow } from '../../db/schema/index.ts';

/** The gazetteer as far as accounts need it. */
export interface PlaceFinder {
  /** The place with a GeoNames id. */
  findPlaceById(id: number): Place | undefined;
}

/** The account as its owner sees it: the number masked, nothing secret in it. */
export function describeUser(user: UserRow, places: PlaceFinder): User {
  return {
    id: user.id,
    name: [user.firstName, user.lastName].filter((part) => part !== '').join(' '),
    firstName: user.firstName,
    lastName: user.lastName,
    username: user.username,
    email: user.email,
    phoneNumber: maskPhoneNumber(user.phoneNumber),
    birthDate: user.birthDate,
    birthTime: user.birthTime,
    birthPlace: user.birthPlace,
    birthPlaceDetails:
      user.birthPlaceId === null ? null : (places.findPlaceById(user.birthPlaceId) ?? null),
    attractions: ATTRACTION_IDS.filter((id) => user.attractions.includes(id)),
    personalityTraits: user.personalityTraits,
    hasPassword: user.passwordHash !== null,
    plan: FREE_PLAN,
    createdAt: user.createdAt.toISOString(),
  };
}

/** A number of which its owner recognises the end: `+1 ••• ••• 0123`. */
export function maskPhoneNumber(phoneNumber: string): string {
  const lastDigits = phoneNumber.slice(-4);
  // Our choice: North American numbers show their country, all others only that there is one.
  const country = /^\+1\d{10}$/.test(phoneNumber) ? '+1' : '+••';
  return `${country} ••• ••• ${lastDigits}`;
}
