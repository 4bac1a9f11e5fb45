// The letter's words by what they are about; the only file that knows the whole library.

import type { ContactTone } from '#server/sky/contacts/index.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import { MARS_TO_ASCENDANT } from './daily/mars/mars-to-ascendant.ts';
import { MARS_TO_MARS } from './daily/mars/mars-to-mars.ts';
import { MARS_TO_MERCURY } from './daily/mars/mars-to-mercury.ts';
import { MARS_TO_MIDHEAVEN } from './daily/mars/mars-to-midheaven.ts';
import { MARS_TO_MOON } from './daily/mars/mars-to-moon.ts';
import { MARS_TO_SUN } from './daily/mars/mars-to-sun.ts';
import { MARS_TO_VENUS } from './daily/mars/mars-to-venus.ts';
import { MERCURY_TO_ASCENDANT } from './daily/mercury/mercury-to-ascendant.ts';
import { MERCURY_TO_MARS } from './daily/mercury/mercury-to-mars.ts';
import { MERCURY_TO_MERCURY } from './daily/mercury/mercury-to-mercury.ts';
import { MERCURY_TO_MIDHEAVEN } from './daily/mercury/mercury-to-midheaven.ts';
import { MERCURY_TO_MOON } from './daily/mercury/mercury-to-moon.ts';
import { MERCURY_TO_SUN } from './daily/mercury/mercury-to-sun.ts';
import { MERCURY_TO_VENUS } from './daily/mercury/mercury-to-venus.ts';
import { SUN_TO_ASCENDANT } from './daily/sun/sun-to-ascendant.ts';
import { SUN_TO_MARS } from './daily/sun/sun-to-mars.ts';
import { SUN_TO_MERCURY } from './daily/sun/sun-to-mercury.ts';
import { SUN_TO_MIDHEAVEN } from './daily/sun/sun-to-midheaven.ts';
import { SUN_TO_MOON } from './daily/sun/sun-to-moon.ts';
import { SUN_TO_SUN } from './daily/sun/sun-to-sun.ts';
import { SUN_TO_VENUS } from './daily/sun/sun-to-venus.ts';
import { VENUS_TO_ASCENDANT } from './daily/venus/venus-to-ascendant.ts';
import { VENUS_TO_MARS } from './daily/venus/venus-to-mars.ts';
import { VENUS_TO_MERCURY } from './daily/venus/venus-to-mercury.ts';
import { VENUS_TO_MIDHEAVEN } from './daily/venus/venus-to-midheaven.ts';
import { VENUS_TO_MOON } from './daily/venus/venus-to-moon.ts';
import { VENUS_TO_SUN } from './daily/venus/venus-to-sun.ts';
import { VENUS_TO_VENUS } from './daily/venus/venus-to-venus.ts';
import type { DayLines, MatterUnit, MatterUnits, SeasonUnit, SeasonUnits } from './unit.ts';

/** What moves, and what it meets at birth. */
interface Meeting {
  moving: BodyKey;
  natal: NatalPointKey;
  tone: ContactTone;
}

type ByMeeting<Units> = Readonly<
  Partial<Record<BodyKey, Readonly<Partial<Record<NatalPointKey, Units>>>>>
>;

const MATTERS: ByMeeting<MatterUnits> = {
  sun: {
    sun: SUN_TO_SUN,
    moon: SUN_TO_MOON,
    mercury: SUN_TO_MERCURY,
    venus: SUN_TO_VENUS,
    mars: SUN_TO_MARS,
    ascendant: SUN_TO_ASCENDANT,
    midheaven: SUN_TO_MIDHEAVEN,
  },
  mercury: {
    sun: MERCURY_TO_SUN,
    moon: MERCURY_TO_MOON,
    mercury: MERCURY_TO_MERCURY,
    venus: MERCURY_TO_VENUS,
    mars: MERCURY_TO_MARS,
    ascendant: MERCURY_TO_ASCENDANT,
    midheaven: MERCURY_TO_MIDHEAVEN,
  },
  venus: {
    sun: VENUS_TO_SUN,
    moon: VENUS_TO_MOON,
    mercury: VENUS_TO_MERCURY,
    venus: VENUS_TO_VENUS,
    mars: VENUS_TO_MARS,
    ascendant: VENUS_TO_ASCENDANT,
    midheaven: VENUS_TO_MIDHEAVEN,
  },
  mars: {
    sun: MARS_TO_SUN,
    moon: MARS_TO_MOON,
    mercury: MARS_TO_MERCURY,
    venus: MARS_TO_VENUS,
    mars: MARS_TO_MARS,
    ascendant: MARS_TO_ASCENDANT,
    midheaven: MARS_TO_MIDHEAVEN,
  },
  moon: {},
};

const SEASONS: ByMeeting<SeasonUnits> = {
  jupiter: {},
  saturn: {},
  uranus: {},
  neptune: {},
  pluto: {},
};

const LINES: ByMeeting<DayLines> = {};

/** The ways to tell a matter; none where nothing is written. */
export function listMatterUnits({ moving, natal, tone }: Meeting): readonly MatterUnit[] {
  return MATTERS[moving]?.[natal]?.[tone] ?? [];
}

/** How a season is told; undefined where nothing is written. */
export function findSeasonUnit({ moving, natal, tone }: Meeting): SeasonUnit | undefined {
  return SEASONS[moving]?.[natal]?.[tone];
}

/** The lines of a contact in the day's list; undefined where nothing is written. */
export function findDayLines({ moving, natal, tone }: Meeting): DayLines[ContactTone] | undefined {
  return LINES[moving]?.[natal]?.[tone];
}
