// The words of the events of the sky that may lead a letter, by the house in which each falls.

import { HOUSE_NUMBERS } from '#shared/sky/houses.ts';
import { FULL_MOON_BY_HOUSE } from './events/full-moon.ts';
import { LUNAR_ECLIPSE_BY_HOUSE } from './events/lunar-eclipse.ts';
import { MARS_DIRECT_BY_HOUSE } from './events/mars-direct.ts';
import { MARS_RETROGRADE_BY_HOUSE } from './events/mars-retrograde.ts';
import { MERCURY_DIRECT_BY_HOUSE } from './events/mercury-direct.ts';
import { MERCURY_RETROGRADE_BY_HOUSE } from './events/mercury-retrograde.ts';
import { NEW_MOON_BY_HOUSE } from './events/new-moon.ts';
import { SOLAR_ECLIPSE_BY_HOUSE } from './events/solar-eclipse.ts';
import { VENUS_DIRECT_BY_HOUSE } from './events/venus-direct.ts';
import { VENUS_RETROGRADE_BY_HOUSE } from './events/venus-retrograde.ts';
import type { EventKey, EventUnits, MatterUnit } from './unit.ts';

const EVENTS: Readonly<Record<EventKey, EventUnits>> = {
  'solar-eclipse': SOLAR_ECLIPSE_BY_HOUSE,
  'lunar-eclipse': LUNAR_ECLIPSE_BY_HOUSE,
  'new-moon': NEW_MOON_BY_HOUSE,
  'full-moon': FULL_MOON_BY_HOUSE,
  'mars-retrograde': MARS_RETROGRADE_BY_HOUSE,
  'mars-direct': MARS_DIRECT_BY_HOUSE,
  'venus-retrograde': VENUS_RETROGRADE_BY_HOUSE,
  'venus-direct': VENUS_DIRECT_BY_HOUSE,
  'mercury-retrograde': MERCURY_RETROGRADE_BY_HOUSE,
  'mercury-direct': MERCURY_DIRECT_BY_HOUSE,
};

/** How an event is told that falls in a house (1-12); undefined for what is no house. */
export function findEventUnit(key: EventKey, house: number): MatterUnit | undefined {
  const number = HOUSE_NUMBERS[house - 1];
  return number && EVENTS[key][number];
}
