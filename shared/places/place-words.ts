// How a place is written: in full, so that no reader mistakes one Portland for another.

import type { Place } from './places.schema.ts';

type NamedPlace = Pick<Place, 'name' | 'region' | 'country'>;

let collator: Intl.Collator | undefined;

/** Whether two names are the same but for case, accents, spaces and punctuation. */
export function isSameName(one: string, other: string): boolean {
  // The first use of a collator takes 15 ms on a desktop machine and four times that on a phone (Chromium 156), and names
  // of plain letters need none.
  const [a, b] = [one, other].map((name) => name.replace(/[ ,.'()/-]/g, '').toLowerCase());
  if (a === b || /^[a-z\d]*$/.test(`${a}${b}`)) return a === b;
  collator ??= new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });
  return collator.compare(one, other) === 0;
}

/** Name, region and country of a place, in this order; unknown parts are left out, and each name appears once. */
export function listPlaceParts({ name, region, country }: NamedPlace): string[] {
  const parts = [name, region, country].filter((part) => part !== '');
  return parts.filter(
    (part, index) => parts.findIndex((other) => isSameName(other, part)) === index,
  );
}

/** A place in one line: 'Portland, Oregon, United States', 'Singapore'. */
export function placeWords(place: NamedPlace): string {
  return listPlaceParts(place).join(', ');
}
