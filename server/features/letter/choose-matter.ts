// Which contact of a day its letter is about, and which of its units. The choice follows from the chart and the date
// alone: nothing is remembered.

import { type Contact, TONE_OF_CONTACT } from '#server/sky/contacts/index.ts';
import { itemAt } from '#server/text/rotation.ts';
import type { LetterArea } from '#shared/letter/letter.schema.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import { findMoonUnit, type MoonTurns } from './moon-turns.ts';
import { listMatterUnits } from './words/library.ts';
import type { MatterUnit } from './words/unit.ts';

/** A contact with the unit that tells it. */
export interface Matter {
  contact: Contact;
  unit: MatterUnit;
}

/** How much a moving body's contact weighs among those of its day. */
const WEIGHT: Partial<Record<BodyKey, number>> = { sun: 3, mars: 3, venus: 2, mercury: 1 };
/** What a second place of the Moon counts less than a first one: more than any area. */
const SECOND_PLACE = 1_000;
const CLOSE_POINTS: ReadonlySet<NatalPointKey> = new Set(['sun', 'moon', 'ascendant']);
/** What it counts that a unit is about an area that the days before were not about: more than any weight. */
const NEW_AREA = 6;

/** How often the days before were about each area of life; an area that is missing was not told. */
export type ToldAreas = ReadonlyMap<LetterArea, number>;

/** The less an area was told, the more it counts: 6, 0, -6 … */
function weighArea(area: LetterArea, told: ToldAreas): number {
  return NEW_AREA * (1 - (told.get(area) ?? 0));
}

/** The matter of the Sun, Mercury, Venus or Mars that a day is about; undefined on a day without one. */
export function chooseDailyMatter(
  contacts: readonly Contact[],
  told: ToldAreas,
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
      weighArea(unit.area, told);
    if (best === undefined || score > best.score) best = { contact, unit, score };
  }
  return best;
}

/**
 * The Moon's matter of a day, for a day without another; undefined when she touches nothing whose turn it is
 * (`moon-turns.ts`).
 */
export function chooseMoonMatter(
  contacts: readonly Contact[],
  turns: MoonTurns,
  told: ToldAreas,
): Matter | undefined {
  let best: (Matter & { score: number }) | undefined;
  for (const contact of contacts) {
    if (contact.moving !== 'moon') continue;
    const turn = findMoonUnit(turns, contact);
    if (turn === undefined) continue;
    // A first place comes before a second one: the area only decides among those of one rank.
    const score = weighArea(turn.unit.area, told) - SECOND_PLACE * turn.rank;
    if (best === undefined || score > best.score) best = { contact, unit: turn.unit, score };
  }
  return best;
}

/** The matter of a day: that of a planet, else the Moon's; undefined for a day that is told by its facts alone. */
export function chooseMatter(
  contacts: readonly Contact[],
  turns: MoonTurns,
  told: ToldAreas,
): Matter | undefined {
  return chooseDailyMatter(contacts, told) ?? chooseMoonMatter(contacts, turns, told);
}
