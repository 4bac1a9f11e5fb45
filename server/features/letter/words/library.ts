// The letter's words by what they are about; the only file that knows the whole library.

import type { ContactTone } from '#server/sky/contacts/index.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import { MARS_TO_ASCENDANT } from './daily/mars/mars-to-ascendant.ts';
import { MARS_TO_JUPITER } from './daily/mars/mars-to-jupiter.ts';
import { MARS_TO_MARS } from './daily/mars/mars-to-mars.ts';
import { MARS_TO_MERCURY } from './daily/mars/mars-to-mercury.ts';
import { MARS_TO_MIDHEAVEN } from './daily/mars/mars-to-midheaven.ts';
import { MARS_TO_MOON } from './daily/mars/mars-to-moon.ts';
import { MARS_TO_NEPTUNE } from './daily/mars/mars-to-neptune.ts';
import { MARS_TO_PLUTO } from './daily/mars/mars-to-pluto.ts';
import { MARS_TO_SATURN } from './daily/mars/mars-to-saturn.ts';
import { MARS_TO_SUN } from './daily/mars/mars-to-sun.ts';
import { MARS_TO_URANUS } from './daily/mars/mars-to-uranus.ts';
import { MARS_TO_VENUS } from './daily/mars/mars-to-venus.ts';
import { MERCURY_TO_ASCENDANT } from './daily/mercury/mercury-to-ascendant.ts';
import { MERCURY_TO_JUPITER } from './daily/mercury/mercury-to-jupiter.ts';
import { MERCURY_TO_MARS } from './daily/mercury/mercury-to-mars.ts';
import { MERCURY_TO_MERCURY } from './daily/mercury/mercury-to-mercury.ts';
import { MERCURY_TO_MIDHEAVEN } from './daily/mercury/mercury-to-midheaven.ts';
import { MERCURY_TO_MOON } from './daily/mercury/mercury-to-moon.ts';
import { MERCURY_TO_NEPTUNE } from './daily/mercury/mercury-to-neptune.ts';
import { MERCURY_TO_PLUTO } from './daily/mercury/mercury-to-pluto.ts';
import { MERCURY_TO_SATURN } from './daily/mercury/mercury-to-saturn.ts';
import { MERCURY_TO_SUN } from './daily/mercury/mercury-to-sun.ts';
import { MERCURY_TO_URANUS } from './daily/mercury/mercury-to-uranus.ts';
import { MERCURY_TO_VENUS } from './daily/mercury/mercury-to-venus.ts';
import { SUN_TO_ASCENDANT } from './daily/sun/sun-to-ascendant.ts';
import { SUN_TO_JUPITER } from './daily/sun/sun-to-jupiter.ts';
import { SUN_TO_MARS } from './daily/sun/sun-to-mars.ts';
import { SUN_TO_MERCURY } from './daily/sun/sun-to-mercury.ts';
import { SUN_TO_MIDHEAVEN } from './daily/sun/sun-to-midheaven.ts';
import { SUN_TO_MOON } from './daily/sun/sun-to-moon.ts';
import { SUN_TO_NEPTUNE } from './daily/sun/sun-to-neptune.ts';
import { SUN_TO_PLUTO } from './daily/sun/sun-to-pluto.ts';
import { SUN_TO_SATURN } from './daily/sun/sun-to-saturn.ts';
import { SUN_TO_SUN } from './daily/sun/sun-to-sun.ts';
import { SUN_TO_URANUS } from './daily/sun/sun-to-uranus.ts';
import { SUN_TO_VENUS } from './daily/sun/sun-to-venus.ts';
import { VENUS_TO_ASCENDANT } from './daily/venus/venus-to-ascendant.ts';
import { VENUS_TO_JUPITER } from './daily/venus/venus-to-jupiter.ts';
import { VENUS_TO_MARS } from './daily/venus/venus-to-mars.ts';
import { VENUS_TO_MERCURY } from './daily/venus/venus-to-mercury.ts';
import { VENUS_TO_MIDHEAVEN } from './daily/venus/venus-to-midheaven.ts';
import { VENUS_TO_MOON } from './daily/venus/venus-to-moon.ts';
import { VENUS_TO_NEPTUNE } from './daily/venus/venus-to-neptune.ts';
import { VENUS_TO_PLUTO } from './daily/venus/venus-to-pluto.ts';
import { VENUS_TO_SATURN } from './daily/venus/venus-to-saturn.ts';
import { VENUS_TO_SUN } from './daily/venus/venus-to-sun.ts';
import { VENUS_TO_URANUS } from './daily/venus/venus-to-uranus.ts';
import { VENUS_TO_VENUS } from './daily/venus/venus-to-venus.ts';
import { MARS_LINES } from './lines/mars-lines.ts';
import { MERCURY_LINES } from './lines/mercury-lines.ts';
import { MOON_LINES } from './lines/moon-lines.ts';
import { SUN_LINES } from './lines/sun-lines.ts';
import { VENUS_LINES } from './lines/venus-lines.ts';
import { MOON_TO_ASCENDANT } from './moon/moon-to-ascendant.ts';
import { MOON_TO_JUPITER } from './moon/moon-to-jupiter.ts';
import { MOON_TO_MARS } from './moon/moon-to-mars.ts';
import { MOON_TO_MERCURY } from './moon/moon-to-mercury.ts';
import { MOON_TO_MIDHEAVEN } from './moon/moon-to-midheaven.ts';
import { MOON_TO_MOON } from './moon/moon-to-moon.ts';
import { MOON_TO_NEPTUNE } from './moon/moon-to-neptune.ts';
import { MOON_TO_PLUTO } from './moon/moon-to-pluto.ts';
import { MOON_TO_SATURN } from './moon/moon-to-saturn.ts';
import { MOON_TO_SUN } from './moon/moon-to-sun.ts';
import { MOON_TO_URANUS } from './moon/moon-to-uranus.ts';
import { MOON_TO_VENUS } from './moon/moon-to-venus.ts';
import { JUPITER_TO_ASCENDANT } from './seasons/jupiter/jupiter-to-ascendant.ts';
import { JUPITER_TO_JUPITER } from './seasons/jupiter/jupiter-to-jupiter.ts';
import { JUPITER_TO_MARS } from './seasons/jupiter/jupiter-to-mars.ts';
import { JUPITER_TO_MERCURY } from './seasons/jupiter/jupiter-to-mercury.ts';
import { JUPITER_TO_MIDHEAVEN } from './seasons/jupiter/jupiter-to-midheaven.ts';
import { JUPITER_TO_MOON } from './seasons/jupiter/jupiter-to-moon.ts';
import { JUPITER_TO_NEPTUNE } from './seasons/jupiter/jupiter-to-neptune.ts';
import { JUPITER_TO_PLUTO } from './seasons/jupiter/jupiter-to-pluto.ts';
import { JUPITER_TO_SATURN } from './seasons/jupiter/jupiter-to-saturn.ts';
import { JUPITER_TO_SUN } from './seasons/jupiter/jupiter-to-sun.ts';
import { JUPITER_TO_URANUS } from './seasons/jupiter/jupiter-to-uranus.ts';
import { JUPITER_TO_VENUS } from './seasons/jupiter/jupiter-to-venus.ts';
import { NEPTUNE_TO_ASCENDANT } from './seasons/neptune/neptune-to-ascendant.ts';
import { NEPTUNE_TO_JUPITER } from './seasons/neptune/neptune-to-jupiter.ts';
import { NEPTUNE_TO_MARS } from './seasons/neptune/neptune-to-mars.ts';
import { NEPTUNE_TO_MERCURY } from './seasons/neptune/neptune-to-mercury.ts';
import { NEPTUNE_TO_MIDHEAVEN } from './seasons/neptune/neptune-to-midheaven.ts';
import { NEPTUNE_TO_MOON } from './seasons/neptune/neptune-to-moon.ts';
import { NEPTUNE_TO_NEPTUNE } from './seasons/neptune/neptune-to-neptune.ts';
import { NEPTUNE_TO_PLUTO } from './seasons/neptune/neptune-to-pluto.ts';
import { NEPTUNE_TO_SATURN } from './seasons/neptune/neptune-to-saturn.ts';
import { NEPTUNE_TO_SUN } from './seasons/neptune/neptune-to-sun.ts';
import { NEPTUNE_TO_URANUS } from './seasons/neptune/neptune-to-uranus.ts';
import { NEPTUNE_TO_VENUS } from './seasons/neptune/neptune-to-venus.ts';
import { PLUTO_TO_ASCENDANT } from './seasons/pluto/pluto-to-ascendant.ts';
import { PLUTO_TO_JUPITER } from './seasons/pluto/pluto-to-jupiter.ts';
import { PLUTO_TO_MARS } from './seasons/pluto/pluto-to-mars.ts';
import { PLUTO_TO_MERCURY } from './seasons/pluto/pluto-to-mercury.ts';
import { PLUTO_TO_MIDHEAVEN } from './seasons/pluto/pluto-to-midheaven.ts';
import { PLUTO_TO_MOON } from './seasons/pluto/pluto-to-moon.ts';
import { PLUTO_TO_NEPTUNE } from './seasons/pluto/pluto-to-neptune.ts';
import { PLUTO_TO_PLUTO } from './seasons/pluto/pluto-to-pluto.ts';
import { PLUTO_TO_SATURN } from './seasons/pluto/pluto-to-saturn.ts';
import { PLUTO_TO_SUN } from './seasons/pluto/pluto-to-sun.ts';
import { PLUTO_TO_URANUS } from './seasons/pluto/pluto-to-uranus.ts';
import { PLUTO_TO_VENUS } from './seasons/pluto/pluto-to-venus.ts';
import { SATURN_TO_ASCENDANT } from './seasons/saturn/saturn-to-ascendant.ts';
import { SATURN_TO_JUPITER } from './seasons/saturn/saturn-to-jupiter.ts';
import { SATURN_TO_MARS } from './seasons/saturn/saturn-to-mars.ts';
import { SATURN_TO_MERCURY } from './seasons/saturn/saturn-to-mercury.ts';
import { SATURN_TO_MIDHEAVEN } from './seasons/saturn/saturn-to-midheaven.ts';
import { SATURN_TO_MOON } from './seasons/saturn/saturn-to-moon.ts';
import { SATURN_TO_NEPTUNE } from './seasons/saturn/saturn-to-neptune.ts';
import { SATURN_TO_PLUTO } from './seasons/saturn/saturn-to-pluto.ts';
import { SATURN_TO_SATURN } from './seasons/saturn/saturn-to-saturn.ts';
import { SATURN_TO_SUN } from './seasons/saturn/saturn-to-sun.ts';
import { SATURN_TO_URANUS } from './seasons/saturn/saturn-to-uranus.ts';
import { SATURN_TO_VENUS } from './seasons/saturn/saturn-to-venus.ts';
import { URANUS_TO_ASCENDANT } from './seasons/uranus/uranus-to-ascendant.ts';
import { URANUS_TO_JUPITER } from './seasons/uranus/uranus-to-jupiter.ts';
import { URANUS_TO_MARS } from './seasons/uranus/uranus-to-mars.ts';
import { URANUS_TO_MERCURY } from './seasons/uranus/uranus-to-mercury.ts';
import { URANUS_TO_MIDHEAVEN } from './seasons/uranus/uranus-to-midheaven.ts';
import { URANUS_TO_MOON } from './seasons/uranus/uranus-to-moon.ts';
import { URANUS_TO_NEPTUNE } from './seasons/uranus/uranus-to-neptune.ts';
import { URANUS_TO_PLUTO } from './seasons/uranus/uranus-to-pluto.ts';
import { URANUS_TO_SATURN } from './seasons/uranus/uranus-to-saturn.ts';
import { URANUS_TO_SUN } from './seasons/uranus/uranus-to-sun.ts';
import { URANUS_TO_URANUS } from './seasons/uranus/uranus-to-uranus.ts';
import { URANUS_TO_VENUS } from './seasons/uranus/uranus-to-venus.ts';
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
    jupiter: SUN_TO_JUPITER,
    saturn: SUN_TO_SATURN,
    uranus: SUN_TO_URANUS,
    neptune: SUN_TO_NEPTUNE,
    pluto: SUN_TO_PLUTO,
  },
  mercury: {
    sun: MERCURY_TO_SUN,
    moon: MERCURY_TO_MOON,
    mercury: MERCURY_TO_MERCURY,
    venus: MERCURY_TO_VENUS,
    mars: MERCURY_TO_MARS,
    ascendant: MERCURY_TO_ASCENDANT,
    midheaven: MERCURY_TO_MIDHEAVEN,
    jupiter: MERCURY_TO_JUPITER,
    saturn: MERCURY_TO_SATURN,
    uranus: MERCURY_TO_URANUS,
    neptune: MERCURY_TO_NEPTUNE,
    pluto: MERCURY_TO_PLUTO,
  },
  venus: {
    sun: VENUS_TO_SUN,
    moon: VENUS_TO_MOON,
    mercury: VENUS_TO_MERCURY,
    venus: VENUS_TO_VENUS,
    mars: VENUS_TO_MARS,
    ascendant: VENUS_TO_ASCENDANT,
    midheaven: VENUS_TO_MIDHEAVEN,
    jupiter: VENUS_TO_JUPITER,
    saturn: VENUS_TO_SATURN,
    uranus: VENUS_TO_URANUS,
    neptune: VENUS_TO_NEPTUNE,
    pluto: VENUS_TO_PLUTO,
  },
  mars: {
    sun: MARS_TO_SUN,
    moon: MARS_TO_MOON,
    mercury: MARS_TO_MERCURY,
    venus: MARS_TO_VENUS,
    mars: MARS_TO_MARS,
    ascendant: MARS_TO_ASCENDANT,
    midheaven: MARS_TO_MIDHEAVEN,
    jupiter: MARS_TO_JUPITER,
    saturn: MARS_TO_SATURN,
    uranus: MARS_TO_URANUS,
    neptune: MARS_TO_NEPTUNE,
    pluto: MARS_TO_PLUTO,
  },
  moon: {
    sun: MOON_TO_SUN,
    moon: MOON_TO_MOON,
    mercury: MOON_TO_MERCURY,
    venus: MOON_TO_VENUS,
    mars: MOON_TO_MARS,
    jupiter: MOON_TO_JUPITER,
    saturn: MOON_TO_SATURN,
    uranus: MOON_TO_URANUS,
    neptune: MOON_TO_NEPTUNE,
    pluto: MOON_TO_PLUTO,
    ascendant: MOON_TO_ASCENDANT,
    midheaven: MOON_TO_MIDHEAVEN,
  },
};

const SEASONS: ByMeeting<SeasonUnits> = {
  jupiter: {
    sun: JUPITER_TO_SUN,
    moon: JUPITER_TO_MOON,
    mercury: JUPITER_TO_MERCURY,
    venus: JUPITER_TO_VENUS,
    mars: JUPITER_TO_MARS,
    jupiter: JUPITER_TO_JUPITER,
    saturn: JUPITER_TO_SATURN,
    uranus: JUPITER_TO_URANUS,
    neptune: JUPITER_TO_NEPTUNE,
    pluto: JUPITER_TO_PLUTO,
    ascendant: JUPITER_TO_ASCENDANT,
    midheaven: JUPITER_TO_MIDHEAVEN,
  },
  saturn: {
    sun: SATURN_TO_SUN,
    moon: SATURN_TO_MOON,
    mercury: SATURN_TO_MERCURY,
    venus: SATURN_TO_VENUS,
    mars: SATURN_TO_MARS,
    jupiter: SATURN_TO_JUPITER,
    saturn: SATURN_TO_SATURN,
    uranus: SATURN_TO_URANUS,
    neptune: SATURN_TO_NEPTUNE,
    pluto: SATURN_TO_PLUTO,
    ascendant: SATURN_TO_ASCENDANT,
    midheaven: SATURN_TO_MIDHEAVEN,
  },
  uranus: {
    sun: URANUS_TO_SUN,
    moon: URANUS_TO_MOON,
    mercury: URANUS_TO_MERCURY,
    venus: URANUS_TO_VENUS,
    mars: URANUS_TO_MARS,
    jupiter: URANUS_TO_JUPITER,
    saturn: URANUS_TO_SATURN,
    uranus: URANUS_TO_URANUS,
    neptune: URANUS_TO_NEPTUNE,
    pluto: URANUS_TO_PLUTO,
    ascendant: URANUS_TO_ASCENDANT,
    midheaven: URANUS_TO_MIDHEAVEN,
  },
  neptune: {
    sun: NEPTUNE_TO_SUN,
    moon: NEPTUNE_TO_MOON,
    mercury: NEPTUNE_TO_MERCURY,
    venus: NEPTUNE_TO_VENUS,
    mars: NEPTUNE_TO_MARS,
    jupiter: NEPTUNE_TO_JUPITER,
    saturn: NEPTUNE_TO_SATURN,
    uranus: NEPTUNE_TO_URANUS,
    neptune: NEPTUNE_TO_NEPTUNE,
    pluto: NEPTUNE_TO_PLUTO,
    ascendant: NEPTUNE_TO_ASCENDANT,
    midheaven: NEPTUNE_TO_MIDHEAVEN,
  },
  pluto: {
    sun: PLUTO_TO_SUN,
    moon: PLUTO_TO_MOON,
    mercury: PLUTO_TO_MERCURY,
    venus: PLUTO_TO_VENUS,
    mars: PLUTO_TO_MARS,
    jupiter: PLUTO_TO_JUPITER,
    saturn: PLUTO_TO_SATURN,
    uranus: PLUTO_TO_URANUS,
    neptune: PLUTO_TO_NEPTUNE,
    pluto: PLUTO_TO_PLUTO,
    ascendant: PLUTO_TO_ASCENDANT,
    midheaven: PLUTO_TO_MIDHEAVEN,
  },
};

const LINES: ByMeeting<DayLines> = {
  sun: SUN_LINES,
  moon: MOON_LINES,
  mercury: MERCURY_LINES,
  venus: VENUS_LINES,
  mars: MARS_LINES,
};

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
