// Assembles the chapters of a chart. When the birth time leaves a placement open, its chapter says so, describes every
// possible sign, and names no house.

import { type ChapterUnit, content } from '#server/content/index.ts';
import type { Birth } from '#server/features/birth-chart/index.ts';
import { TONE_OF_CONTACT } from '#server/sky/contacts/index.ts';
import type { Chapter, ChartAspectFact } from '#shared/chart-reading/chart-reading.schema.ts';
import type { HourFormat } from '#shared/identity/account/preferences.schema.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';
import { getRulingBody } from '#shared/sky/rulers.ts';
import { angleAspectFact, aspectFact, rankAspects } from './aspect-facts.ts';
import {
  type AngleAspect,
  type BirthAngle,
  type BirthAspect,
  type BirthBody,
  type BirthSky,
  readBirthSky,
} from './birth-sky.ts';
import { CERTAINTY, GENERATION_HEADLINE, TITLES, UNSETTLED } from './chart-reading.copy.ts';
import { composeBalance } from './compose-balance.ts';
import { composePortrait } from './compose-portrait.ts';
import { angleFact, bodyFact, type ClockAt, createClock, tellStay } from './placement-facts.ts';
import { findAspectUnit, getAngleAspectUnit, getHouseUnit, getRulerUnit } from './units.ts';

/**
 * The widest orb at which an aspect gets a chapter, degrees: with birth time and place, with a light or an angle, and
 * without a birth time. A sextile ends at 5° anyway (`NATAL_ORB_DEGREES`).
 */
const CHAPTER_ORB_DEGREES = { timed: 3, main: 6, untimed: 2 };
/** They stay in a sign for years: a generation shares the sign, and only the house is personal. */
const GENERATION = ['uranus', 'neptune', 'pluto'] as const satisfies readonly BodyKey[];
type SlowBody = BirthBody & { key: (typeof GENERATION)[number] };
type PersonalBody = BirthBody & { key: Exclude<BodyKey, SlowBody['key']> };
const isSlow = (body: BirthBody): body is SlowBody => GENERATION.some((key) => key === body.key);
const isPersonal = (body: BirthBody): body is PersonalBody => !isSlow(body);
const MINUTE_MS = 60_000;
const LUMINARIES: readonly BodyKey[] = ['sun', 'moon'];
const MAIN_POINTS: ReadonlySet<NatalPointKey> = new Set(['sun', 'moon', 'ascendant', 'midheaven']);

/**
 * All chapters of a birth, in reading order: the portrait, Sun, Moon, Ascendant, the other bodies, Midheaven, ruler of
 * the chart, the aspects, the Moon's shape, the balance, the generation. Takes a few milliseconds.
 */
export function composeChapters(birth: Birth, hours: HourFormat = '12'): Chapter[] {
  const sky = readBirthSky(birth);
  const clockAt = createClock(birth, hours);
  const portrait = composePortrait(birth, sky);
  // An aspect that fills up the portrait is not told again.
  const isTold = ({ id }: Chapter) => portrait.some((theme) => theme.id === `theme-aspect-${id}`);
  const bodies = sky.bodies.filter(isPersonal).map((body) => composeBody(body, sky, clockAt));
  return [
    ...portrait,
    ...bodies.filter(({ kind }) => kind === 'big-three'),
    ...(sky.angles ? [composeAngle('ascendant', sky.angles.ascendant, sky, clockAt)] : []),
    ...bodies.filter(({ kind }) => kind === 'placement'),
    ...sky.bodies.filter(isSlow).flatMap((body) => composeSlowBody(body, sky, clockAt)),
    ...(sky.angles ? [composeAngle('midheaven', sky.angles.midheaven, sky, clockAt)] : []),
    ...composeRuler(sky),
    ...composeAspects(sky).filter((chapter) => !isTold(chapter)),
    composeMoon(sky),
    ...composeBalance(sky, (body) => bodyFact(body, sky)),
    ...composeGeneration(sky),
  ];
}

const paragraph = ({ headline, text }: ChapterUnit): string => `${headline} ${text}`;

function composeBody(body: PersonalBody, sky: BirthSky, clockAt: ClockAt): Chapter {
  const units = content.chart.signs[body.key];
  const signs = body.stays.map(({ sign }) => sign);
  const isSettled = body.level !== 'changes';
  return {
    id: body.key,
    kind: LUMINARIES.includes(body.key) ? 'big-three' : 'placement',
    title: TITLES.body(body.key, signs, body.house),
    headline: isSettled ? units[body.sign].headline : UNSETTLED.headline,
    text: isSettled
      ? units[body.sign].text
      : body.stays
          .map((stay) => `${tellStay(stay, clockAt)} ${paragraph(units[stay.sign])}`)
          .join('\n\n'),
    ...(isSettled && body.house !== null
      ? { inHouse: getHouseUnit(body.key, body.house).text }
      : {}),
    facts: [bodyFact(body, sky)],
    certainty: tellCertainty(body, sky, clockAt),
  };
}

const tellCertainty = (body: BirthBody, sky: BirthSky, clockAt: ClockAt) => ({
  level: body.level,
  text: [signCertainty(body, sky, clockAt), houseCertainty(body, sky)].filter(Boolean).join(' '),
});

function signCertainty(body: BirthBody, sky: BirthSky, clockAt: ClockAt): string {
  const { marginMinutes, hasPlace } = sky;
  if (body.level === 'changes') {
    const signs = body.stays.map(({ sign }) => sign);
    const open = marginMinutes === null ? 'noTime' : hasPlace ? 'margin' : 'noPlace';
    return CERTAINTY.bodyChanges(body.key, signs, open);
  }
  if (body.level === 'certain' || body.nextChange === null) {
    return CERTAINTY.bodyCertain(body.key, body.sign);
  }
  // Without a place the instant is open by half a day either way, and the sign holds through all of it.
  if (!hasPlace) return CERTAINTY.bodyHoldsSomewhere(body.sign);
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
 * `to`; the latest chart with the sign `from` is for the minute before.
 */
function tellNear(flip: BirthAngle['flips'][number], utcMs: number): string {
  const minutes = Math.round((flip.atMs - utcMs) / MINUTE_MS);
  return minutes > 0 ? CERTAINTY.near(minutes, flip.to) : CERTAINTY.near(minutes - 1, flip.from);
}

/** The ruler of the chart, when Ascendant and house hold for every possible minute. */
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

/** The close aspects as chapters, closest first. */
function composeAspects(sky: BirthSky): Chapter[] {
  return listChapterAspects(sky).map(({ bodies, aspect, orbDegrees, level, unit, fact }) => ({
    id: bodies.join('-'),
    kind: 'aspect',
    title: TITLES.aspect(bodies, aspect, orbDegrees),
    ...unit,
    facts: [fact],
    certainty: { level, text: CERTAINTY.aspect[level] },
  }));
}

/** The aspects that are close enough for a chapter, closest first, with their words. */
export function listChapterAspects(sky: BirthSky): Found[] {
  const between = rankAspects(sky).flatMap((ranked): Found[] => {
    const { aspect, orbDegrees, level, bodies } = ranked.aspect;
    const unit = findAspectUnit(bodies, TONE_OF_CONTACT[aspect]);
    return unit && isClose(ranked.aspect, sky)
      ? [{ bodies, aspect, orbDegrees, level, unit, fact: aspectFact(ranked) }]
      : [];
  });
  const toAngles = sky.angleAspects
    .filter((one) => isClose(one, sky))
    .map((one): Found => {
      const unit = getAngleAspectUnit(one.bodies, TONE_OF_CONTACT[one.aspect]);
      return { ...one, level: 'margin', unit, fact: angleAspectFact(one) };
    });
  return [...between, ...toAngles].toSorted((one, other) => one.orbDegrees - other.orbDegrees);
}

interface Found extends Pick<BirthAspect, 'aspect' | 'orbDegrees' | 'level'> {
  bodies: readonly [BodyKey, NatalPointKey];
  unit: ChapterUnit;
  fact: ChartAspectFact;
}

function isClose({ bodies, orbDegrees }: BirthAspect | AngleAspect, sky: BirthSky): boolean {
  if (sky.angles === null) return orbDegrees <= CHAPTER_ORB_DEGREES.untimed;
  const hasMain = bodies.some((point) => MAIN_POINTS.has(point));
  return orbDegrees <= CHAPTER_ORB_DEGREES[hasMain ? 'main' : 'timed'];
}

/** Uranus, Neptune and Pluto: the house when it is settled, both signs when the sign is not. */
function composeSlowBody(body: SlowBody, sky: BirthSky, clockAt: ClockAt): Chapter[] {
  const isSettled = body.level !== 'changes';
  if (isSettled && body.house === null) return [];
  const signs = body.stays.map(({ sign }) => sign);
  const units = content.chart.generation[body.key];
  const tellStays = () =>
    body.stays.map((stay) => `${tellStay(stay, clockAt)} ${units[stay.sign]}`).join('\n\n');
  return [
    {
      id: body.key,
      kind: 'placement',
      ...(body.house === null
        ? {
            title: TITLES.body(body.key, signs, null),
            headline: UNSETTLED.headline,
            text: tellStays(),
          }
        : {
            title: TITLES.inHouse(body.key, body.house),
            ...getHouseUnit(body.key, body.house),
          }),
      facts: [bodyFact(body, sky)],
      certainty: tellCertainty(body, sky, clockAt),
    },
  ];
}

/** What the reader shares with people born within the same few years, from the signs that are settled. */
function composeGeneration(sky: BirthSky): Chapter[] {
  const { closing, ...units } = content.chart.generation;
  const bodies = sky.bodies.filter(isSlow).filter(({ level }) => level !== 'changes');
  if (bodies.length === 0) return [];
  const level = bodies.every((body) => body.level === 'certain') ? 'certain' : 'margin';
  return [
    {
      id: 'generation',
      kind: 'generation',
      title: TITLES.generation(bodies),
      headline: GENERATION_HEADLINE,
      text: [...bodies.map(({ key, sign }) => units[key][sign]), closing].join(' '),
      facts: bodies.map((body) => bodyFact(body, sky)),
      certainty: { level, text: CERTAINTY.generation[level] },
    },
  ];
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
