// Looks up a sign's text by what the sky does.

import { content, type HoroscopeUnit } from '#server/content/index.ts';
import type { ContactTone } from '#server/sky/contacts/index.ts';
import { itemAt } from '#server/text/rotation.ts';
import type { MoonMatter, MoonTone } from '#server/writing/moon-round.ts';
import { type LeadingMatter, MOVERS, type Mover } from '#server/writing/sky-matters.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import { HOUSE_NUMBERS, type HouseNumber } from '#shared/sky/houses.ts';

const { ingresses, phases, stations, ...tables } = content.horoscope;

type ByHouse<Words> = Readonly<Record<HouseNumber, Words>>;

const MOON: ByHouse<Readonly<Record<MoonTone, readonly HoroscopeUnit[]>>> = {
  ...tables['moon-1-6'],
  ...tables['moon-7-12'],
};
const ASPECTS: Readonly<Record<Mover, ByHouse<Readonly<Record<ContactTone, HoroscopeUnit>>>>> =
  tables;

/** What leads a sign's text. */
export type Matter = LeadingMatter | MoonMatter;

/** The text on a matter in a house (1-12) counted from the sign. */
export function findUnit(matter: Matter, house: number): HoroscopeUnit {
  const number = HOUSE_NUMBERS[house - 1];
  if (number === undefined) throw new RangeError(`no house ${house}`);
  switch (matter.kind) {
    case 'moon':
      return itemAt(MOON[number][matter.tone], matter.turn);
    case 'phase':
      return phases[phaseKeyOf(matter)][number];
    case 'station':
      return stations[`${matter.mover}-${matter.direction}`][number];
    case 'ingress':
      return ingresses[moverOf(matter.mover) ?? 'slow'][number];
    case 'aspect':
      return ASPECTS[matter.mover][number][matter.tone];
  }
}

function phaseKeyOf({ phase, isEclipse }: Extract<Matter, { kind: 'phase' }>) {
  if (isEclipse) return phase === 'new' ? 'solar-eclipse' : 'lunar-eclipse';
  return `${phase}-moon` as const;
}

const moverOf = (body: BodyKey): Mover | undefined => MOVERS.find((mover) => mover === body);
