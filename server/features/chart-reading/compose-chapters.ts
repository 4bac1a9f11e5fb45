// Puts the chapters of a chart together. Where the birth time leaves a placement open, its chapter says so, tells every
// possible sign, and gives no house.

import { type ChapterUnit, content } from '#server/content/index.ts';
import type { Birth } from '#server/features/birth-chart/index.ts';
import { TONE_OF_CONTACT } from '#server/sky/contacts/index.ts';
import type { Chapter } from '#shared/chart-reading/chart-reading.schema.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import { getRulingBody } from '#shared/sky/rulers.ts';
import { aspectFact, rankAspects } from './aspect-facts.ts';
import { type BirthAngle, type BirthBody, type BirthSky, readBirthSky } from './birth-sky.ts';
import { CERTAINTY, TITLES, UNSETTLED } from './chart-reading.copy.ts';
import { composeBalance } from './compose-balance.ts';
import { composePortrait } from './compose-portrait.ts';
import { angleFact, bodyFact, type ClockAt, createClock, tellStay } from './placement-facts.ts';
import { findAspectUnit, getHouseUnit, getRulerUnit } from './units.ts';

/** The widest orb at which an aspect has a chapter, degrees: with birth time and place, and without. */
const CHAPTER_ORB_DEGREES = { timed: 3, untimed: 2 };
const MINUTE_MS = 60_000;
const LUMINARIES: readonly BodyKey[] = ['sun', 'moon'];

/**
 * All chapters of a birth, in the order in which one reads them: the portrait, Sun, Moon, Ascendant, the closest aspect, the other
 * bodies, Midheaven, ruler of the chart, the other aspects, the Moon's shape, the balance. Takes a few milliseconds.
 */
export function composeChapters(birth: Birth): Chapter[] {
  const sky = readBirthSky(birth);
  const clockAt = createClock(birth);
  const bodies = sky.bodies.map((body) => composeBody(body, sky, clockAt));
  const [closest, ...otherAspects] = composeAspects(sky);
  return [
    ...composePortrait(birth, sky),
    ...bodies.filter(({ kind }) => kind === 'big-three'),
    ...(sky.angles ? [composeAngle('ascendant', sky.angles.ascendant, sky, clockAt)] : []),
    ...(closest ? [closest] : []),
    ...bodies.filter(({ kind }) => kind === 'placement'),
    ...(sky.angles ? [composeAngle('midheaven', sky.angles.midheaven, sky, clockAt)] : []),
    ...composeRuler(sky),
    ...otherAspects,
    composeMoon(sky),
    ...composeBalance(sky, (body) => bodyFact(body, sky)),
  ];
}

const paragraph = ({ headline, text }: ChapterUnit): string => `${headline} ${text}`;

function composeBody(body: BirthBody, sky: BirthSky, clockAt: ClockAt): Chapter {
  const units = content.chart.signs[body.key];
  const signs = body.stays.map(({ sign }) => sign);
  const isSettled = body.level !== 'changes';
  return {
    id: body.key,
    kind: LUMINARIES.includes(body.key) ? 'big-three' : 'placement',
    title: TITLES.body(body.key, signs, body.house),
    headline: isSettled ? units[body.sign].headline : UNSETTLED.headline,
    text: isSettled
      ? [
          units[body.sign].text,
          ...(body.house === null ? [] : [paragraph(getHouseUnit(body.key, body.house))]),
        ].join('\n\n')
      : body.stays
          .map((stay) => `${tellStay(stay, clockAt)} ${paragraph(units[stay.sign])}`)
          .join('\n\n'),
    facts: [bodyFact(body, sky)],
    certainty: {
      level: body.level,
      text: [signCertainty(body, sky, clockAt), houseCertainty(body, sky)]
        .filter(Boolean)
        .join(' '),
    },
  };
}

function signCertainty(body: BirthBody, { marginMinutes }: BirthSky, clockAt: ClockAt): string {
  if (body.level === 'changes') {
    const signs = body.stays.map(({ sign }) => sign);
    return CERTAINTY.bodyChanges(body.key, signs, marginMinutes !== null);
  }
  if (body.level === 'certain' || body.nextChange === null) {
    return CERTAINTY.bodyCertain(body.key, body.sign);
  }
  const { from, to, atMs } = body.nextChange;
  return CERTAINTY.bodyHolds(body.sign, marginMinutes ?? 0, { from, to, clock: clockAt(atMs) });
}

function houseCertainty({ house, level }: BirthBody, sky: BirthSky): string {
  if (sky.marginMinutes === null) return CERTAINTY.noHouse.noTime;
  if (!sky.hasPlace) return CERTAINTY.noHouse.noPlace;
  if (house !== null) return CERTAINTY.house(house, sky.marginMinutes);
  return level === 'changes' ? '' : CERTAINTY.noHouse.unsettled;
}

function composeAngle(
  key: 'ascendant' | 'midheaven',
  angle: BirthAngle,
  sky: BirthSky,
  clockAt: ClockAt,
): Chapter {
  const units = key === 'ascendant' ? content.chart.signs.rising : content.chart.signs.midheaven;
  const margin = sky.marginMinutes ?? 0;
  const frame = { id: key, kind: key === 'ascendant' ? 'big-three' : 'angle' } as const;
  if (angle.level === 'changes') {
    // A margin of 0 still counts as a minute; one more, because a flip happens in the minute before its `atMs`.
    const reachMs = (Math.max(margin, 1) + 1) * MINUTE_MS;
    const flips = angle.flips.filter(({ atMs }) => Math.abs(atMs - sky.utcMs) <= reachMs);
    const stays = [
      ...flips.map(({ from, atMs }) => ({ sign: from, until: clockAt(atMs) })),
      { sign: flips.at(-1)?.to ?? angle.sign, until: null },
    ];
    return {
      ...frame,
      title: TITLES[key](stays.map(({ sign }) => sign)),
      headline: UNSETTLED.angleHeadline[key],
      text: UNSETTLED.angle(stays, margin),
      facts: [],
      certainty: { level: 'changes', text: CERTAINTY.angleChanges },
    };
  }
  const [near] = [...angle.flips].sort(
    (one, other) => Math.abs(one.atMs - sky.utcMs) - Math.abs(other.atMs - sky.utcMs),
  );
  return {
    ...frame,
    title: TITLES[key]([angle.sign]),
    ...units[angle.sign],
    facts: [angleFact(key, angle)],
    certainty: {
      level: 'margin',
      text: CERTAINTY.angle(angle.sign, margin, near ? tellNear(near, sky.utcMs) : null),
    },
  };
}

/**
 * How many minutes later or earlier the angle would be in another sign. A chart for the flip's minute has the sign
 * `to`; the latest chart with the sign `from` is that of the minute before.
 */
function tellNear(flip: BirthAngle['flips'][number], utcMs: number): string {
  const minutes = Math.round((flip.atMs - utcMs) / MINUTE_MS);
  return minutes > 0 ? CERTAINTY.near(minutes, flip.to) : CERTAINTY.near(minutes - 1, flip.from);
}

/** The ruler of the chart where Ascendant and house hold for every possible minute. */
function composeRuler(sky: BirthSky): Chapter[] {
  const ascendant = sky.angles?.ascendant;
  if (ascendant === undefined || ascendant.level === 'changes') return [];
  const rulerKey = getRulingBody(ascendant.sign);
  const ruler = sky.bodies.find(({ key }) => key === rulerKey);
  if (!ruler || ruler.house === null) return [];
  const unit = getRulerUnit(ruler.house);
  return [
    {
      id: 'ruler',
      kind: 'ruler',
      title: TITLES.ruler(ruler.key, ruler.house),
      ...unit,
      facts: [angleFact('ascendant', ascendant), bodyFact(ruler, sky)],
      certainty: { level: 'margin', text: CERTAINTY.ruler(sky.marginMinutes ?? 0) },
    },
  ];
}

/** The close aspects, closest first. Without a birth time and place the limit is tighter. */
function composeAspects(sky: BirthSky): Chapter[] {
  const limit = CHAPTER_ORB_DEGREES[sky.angles === null ? 'untimed' : 'timed'];
  return rankAspects(sky)
    .filter(({ aspect }) => aspect.orbDegrees <= limit)
    .flatMap((ranked) => {
      const { bodies, aspect, orbDegrees, level } = ranked.aspect;
      const unit = findAspectUnit(bodies, TONE_OF_CONTACT[aspect]);
      if (unit === undefined) return [];
      return [
        {
          id: bodies.join('-'),
          kind: 'aspect',
          title: TITLES.aspect(bodies, aspect, orbDegrees),
          ...unit,
          facts: [aspectFact(ranked)],
          certainty: { level, text: CERTAINTY.aspect[level] },
        },
      ];
    });
}

function composeMoon(sky: BirthSky): Chapter {
  const { shape, shapes, level } = sky.moon;
  const facts = sky.bodies
    .filter(({ key }) => LUMINARIES.includes(key))
    .map((body) => bodyFact(body, sky));
  const frame = {
    id: 'moon-phase',
    kind: 'moon-phase',
    title: TITLES.moon(shapes),
    facts,
    certainty: { level, text: CERTAINTY.moon[level] },
  } as const;
  if (level !== 'changes') return { ...frame, ...content.chart['moon-phases'][shape] };
  return {
    ...frame,
    headline: UNSETTLED.moonHeadline,
    text: shapes
      .map((one) => `${UNSETTLED.shape(one)} ${paragraph(content.chart['moon-phases'][one])}`)
      .join('\n\n'),
  };
}
