// Which contact of a day its letter is about, and which of its units. The choice follows from the chart and the date
// alone: nothing is remembered.

import { type Contact, TONE_OF_CONTACT } from '#server/sky/contacts/index.ts';
import { itemAt } from '#server/text/rotation.ts';
import { LETTER_AREAS, type LetterArea } from '#shared/letter/letter.schema.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import { listMatterUnits } from './words/library.ts';
import type { MatterUnit } from './words/unit.ts';

/** A contact with the unit that tells it. */
export interface Matter {
  contact: Contact;
  unit: MatterUnit;
}

/** How much a moving body's contact weighs among those of its day. */
const WEIGHT: Partial<Record<BodyKey, number>> = { sun: 3, mars: 3, venus: 2, mercury: 1 };
const CLOSE_POINTS: ReadonlySet<NatalPointKey> = new Set(['sun', 'moon', 'ascendant']);
/** What it counts that a unit is about the area whose turn it is: more than any weight. */
const AREA_IN_TURN = 6;

/** How often a round a body comes to a natal point by each tone. */
const PLACES = { joined: 1, easy: 4, hard: 3 } as const;
/**
 * The Moon's variants take turns with her rounds of 27.3 days: one place of each kind is told by the round's own
 * variant, the next by the one that is two rounds away, so that none comes back within a month.
 */
const MOON_VARIANT_BY_RANK = [0, 2, 1, 3] as const;

/** The area of life whose turn it is on a day, so that all six come often enough; `seed` is the chart's. */
export function getAreaInTurn(day: number, seed: number): LetterArea {
  return itemAt(LETTER_AREAS, day + seed);
}

/** The matter of the Sun, Mercury, Venus or Mars that a day is about; undefined on a day without one. */
export function chooseDailyMatter(
  contacts: readonly Contact[],
  areaInTurn: LetterArea,
): Matter | undefined {
  let best: (Matter & { score: number }) | undefined;
  for (const contact of contacts) {
    const weight = WEIGHT[contact.moving];
    if (weight === undefined || contact.nearMissDegrees !== null) continue;
    const tone = TONE_OF_CONTACT[contact.aspect];
    const units = listMatterUnits({ moving: contact.moving, natal: contact.natal, tone });
    if (units.length === 0) continue;
    const unit = itemAt(units, contact.occurrence);
    const score =
      weight +
      (CLOSE_POINTS.has(contact.natal) ? 1 : 0) +
      (tone === 'hard' ? 0.5 : 0) +
      (unit.area === areaInTurn ? AREA_IN_TURN : 0);
    if (best === undefined || score > best.score) best = { contact, unit, score };
  }
  return best;
}

/** The Moon's matter of a day, for a day without another; undefined when she touches nothing that is told. */
export function chooseMoonMatter(
  contacts: readonly Contact[],
  areaInTurn: LetterArea,
): Matter | undefined {
  let best: (Matter & { score: number }) | undefined;
  for (const contact of contacts) {
    if (contact.moving !== 'moon') continue;
    const tone = TONE_OF_CONTACT[contact.aspect];
    const units = listMatterUnits({ moving: 'moon', natal: contact.natal, tone });
    if (units.length === 0) continue;
    const places = PLACES[tone];
    const round = Math.floor(contact.occurrence / places);
    const place = contact.occurrence - round * places;
    const rank = (place + round) % places;
    const unit = itemAt(units, round + (MOON_VARIANT_BY_RANK[(rank + places) % places] ?? 0));
    // A place whose turn it is comes first: the area only decides among those of one rank.
    const score = (unit.area === areaInTurn ? 0.5 : 0) - ((rank + places) % places);
    if (best === undefined || score > best.score) best = { contact, unit, score };
  }
  return best;
}
