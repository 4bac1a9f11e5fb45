// The portrait of a chart: two or three themes by weight that do not contradict each other, each joined to the one
// before. A chart with too few themes is filled up with its closest aspects, in the words of their chapters. A theme
// must be true for every possible minute of the birth, so without a birth time it uses no angle and no house.

import { type Birth, getBirthMoment } from '#server/features/birth-chart/index.ts';
import { TONE_OF_CONTACT } from '#server/sky/contacts/index.ts';
import { getNatalSky, type NatalSky } from '#server/sky/natal.ts';
import { hashOf } from '#server/text/rotation.ts';
import type { Chapter } from '#shared/chart-reading/chart-reading.schema.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import { HOUSE_NUMBERS } from '#shared/sky/houses.ts';
import { normalizeDegrees, separationDegrees } from '#shared/sky/longitude.ts';
import { getRulingBody } from '#shared/sky/rulers.ts';
import { ELEMENTS, type Element, SIGN_KEYS, SIGNS } from '#shared/zodiac/signs.ts';
import { aspectFact, rankAspects } from './aspect-facts.ts';
import type { BirthBody, BirthSky } from './birth-sky.ts';
import { CERTAINTY } from './chart-reading.copy.ts';
import { angleFact, bodyFact } from './placement-facts.ts';
import { listJoins } from './portrait-joins.ts';
import { type Candidate, THEMES, WEIGHT } from './portrait-theme.ts';
import { findAspectUnit } from './units.ts';

const THEMES_MIN = 2;
const THEMES_MAX = 3;
/** A third theme must count at least this much. */
const THIRD_MIN = 4;

/** How far a planet may be from an angle, and a slow planet from its exact aspect to a light, degrees. */
const CLOSE_DEGREES = 3;
/** How far a light may be from an angle, degrees: a rising Moon is the first that an astrologer names. */
const CLOSE_LIGHT_DEGREES = 6;
const CLUSTER_MIN = 3;
/** How many of the ten bodies must be in one half of the sky to make a theme. */
const HALF_MIN = 8;
const BUNDLE_WIDTH_DEGREES = 120;
/** Bodies count as spread around the circle when no gap between them is wider. */
const SPLASH_GAP_DEGREES = 60;

const ANGLES = ['ascendant', 'midheaven'] as const;
const QUICK = ['sun', 'moon', 'mercury', 'venus', 'mars'] as const;
const SLOW = ['saturn', 'uranus', 'neptune', 'pluto'] as const;
const LIGHTS = ['sun', 'moon'] as const;
const HARD: ReadonlySet<string> = new Set(['conjunction', 'square', 'opposition']);
const TURNING = ['mercury', 'venus', 'mars'] as const;

/** The chapters of a portrait, the weightiest first. */
export function composePortrait(birth: Birth, sky: BirthSky): Chapter[] {
  const chosen = fillUp(choose(listCandidates(sky, readSkies(birth, sky))), sky);
  const joins = listJoins(
    chosen.map(({ theme }) => theme.tags.pulls),
    hashOf(`${birth.date} ${birth.time}`),
  );
  return chosen.map(({ key, theme, facts, isCertain }, index) => {
    const level = isCertain || sky.marginMinutes === null ? 'certain' : 'margin';
    return {
      id: `theme-${key}`,
      kind: 'portrait',
      title: '',
      headline: theme.headline,
      text: [joins[index - 1], theme.text].filter(Boolean).join(' '),
      facts,
      certainty: { level, text: CERTAINTY.portrait[level] },
    };
  });
}

/** The sky at the instant of the chart, and at the first and last possible instant of the birth. */
function readSkies(birth: Birth, { angles }: BirthSky): NatalSky[] {
  const { utcMs, span } = getBirthMoment(birth);
  const place =
    angles === null || birth.place === null
      ? null
      : { latitudeDegrees: birth.place.latitude, longitudeDegrees: birth.place.longitude };
  return [utcMs, span.startMs, span.endMs].map((atMs) => getNatalSky(atMs, place));
}

/**
 * Takes themes from the weightiest on, and drops those that count too little: at most one of a kind, and no two about
 * the same thing.
 */
function choose(candidates: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  for (const candidate of candidates.toSorted((one, other) => other.weight - one.weight)) {
    const isThird = chosen.length === THEMES_MAX - 1;
    if (chosen.length === THEMES_MAX || (isThird && candidate.weight < THIRD_MIN)) break;
    if (!chosen.some((one) => excludes(one, candidate))) chosen.push(candidate);
  }
  return chosen;
}

const excludes = (one: Candidate, other: Candidate): boolean =>
  one.kind === other.kind ||
  one.theme.tags.feeling === other.theme.tags.feeling ||
  one.about.some((subject) => other.about.includes(subject));

/** Adds the closest aspects, no two about the same body, until there are enough themes. */
function fillUp(chosen: readonly Candidate[], sky: BirthSky): Candidate[] {
  const filled = [...chosen];
  for (const candidate of listAspects(sky)) {
    if (filled.length >= THEMES_MIN) break;
    if (!filled.some(({ about }) => about.some((one) => candidate.about.includes(one))))
      filled.push(candidate);
  }
  return filled;
}

/** The aspects of Sun to Mars: those among themselves first, then those to a slower body, each the closest first. */
function listAspects(sky: BirthSky): Candidate[] {
  const countQuick = (bodies: readonly BodyKey[]) =>
    bodies.filter((body) => QUICK.some((quick) => quick === body)).length;
  return rankAspects(sky)
    .flatMap((ranked): Candidate[] => {
      const { bodies, aspect, level, orbDegrees } = ranked.aspect;
      const unit = findAspectUnit(bodies, TONE_OF_CONTACT[aspect]);
      const quick = countQuick(bodies);
      if (unit === undefined || level === 'changes' || quick === 0) return [];
      const key = `aspect-${bodies.join('-')}`;
      return [
        {
          key,
          kind: 'aspect',
          theme: { ...unit, tags: { feeling: key, pulls: [] } },
          weight: quick - loss(orbDegrees) / 10,
          about: bodies,
          facts: [aspectFact(ranked)],
          isCertain: level === 'certain',
        },
      ];
    })
    .toSorted((one, other) => other.weight - one.weight);
}

function listCandidates(sky: BirthSky, skies: readonly NatalSky[]): Candidate[] {
  return [
    ...listSunMoon(sky),
    ...listClusters(sky),
    ...listAngles(sky, skies),
    ...listRuler(sky),
    ...listAlone(sky),
    ...listUnaspected(sky, skies),
    ...listSlowOnLight(sky, skies),
    ...listRetrograde(sky, skies),
    ...listHemispheres(sky, skies),
    ...listShapes(sky, skies),
  ];
}

const find = (sky: BirthSky, key: BodyKey): BirthBody => {
  const body = sky.bodies.find((one) => one.key === key);
  if (body === undefined) throw new RangeError(`no ${key}`);
  return body;
};
const isSettled = ({ level }: BirthBody): boolean => level !== 'changes';
const areCertain = (bodies: readonly BirthBody[]): boolean =>
  bodies.every(({ level }) => level === 'certain');
const elementOf = ({ sign }: BirthBody): Lowercase<Element> =>
  SIGNS[sign].element.toLowerCase() as Lowercase<Element>; // the name of an element in lower case
const tell = (bodies: readonly BirthBody[], sky: BirthSky) =>
  bodies.map((body) => bodyFact(body, sky));
const isLight = ({ key }: BirthBody): boolean => LIGHTS.some((light) => light === key);
const isQuick = ({ key }: BirthBody): boolean => QUICK.some((quick) => quick === key);
/** How much a contact loses with its orb. */
const loss = (orbDegrees: number): number => orbDegrees / CLOSE_DEGREES;

function listSunMoon(sky: BirthSky): Candidate[] {
  const lights = LIGHTS.map((key) => find(sky, key));
  const [sun, moon] = [find(sky, 'sun'), find(sky, 'moon')];
  if (!lights.every(isSettled)) return [];
  const key = `${elementOf(sun)}-${elementOf(moon)}` as const;
  return [
    {
      key: `sun-moon-${key}`,
      kind: 'sun-moon',
      theme: THEMES['sun-moon'][key],
      weight: WEIGHT.sunMoon,
      about: [elementOf(sun), elementOf(moon)],
      facts: tell(lights, sky),
      isCertain: areCertain(lights),
    },
  ];
}

/** Three or more bodies in one sign or house, at least one of them from Sun to Mars. */
function listClusters(sky: BirthSky): Candidate[] {
  const isCluster = (bodies: readonly BirthBody[]) =>
    bodies.length >= CLUSTER_MIN && bodies.some(isQuick);
  const isLit = (bodies: readonly BirthBody[]) =>
    bodies.length === CLUSTER_MIN && bodies.some(isLight);
  const weigh = (bodies: readonly BirthBody[]) => {
    if (isLit(bodies)) return WEIGHT.cluster.threeWithLight;
    const { length } = bodies;
    return length > 4 ? WEIGHT.cluster.more : length === 4 ? WEIGHT.cluster[4] : WEIGHT.cluster[3];
  };
  const inSigns = SIGN_KEYS.flatMap((sign): Candidate[] => {
    const bodies = sky.bodies.filter((body) => isSettled(body) && body.sign === sign);
    if (!isCluster(bodies)) return [];
    return [
      {
        key: `cluster-in-sign-${sign}`,
        kind: 'cluster-in-sign',
        theme: THEMES['cluster-in-sign'][sign],
        weight: weigh(bodies),
        about: ['cluster'],
        facts: tell(bodies, sky),
        isCertain: areCertain(bodies),
      },
    ];
  });
  const inHouses = HOUSE_NUMBERS.flatMap((house): Candidate[] => {
    const bodies = sky.bodies.filter((body) => body.house === house);
    if (!isCluster(bodies)) return [];
    return [
      {
        key: `cluster-in-house-${house}`,
        kind: 'cluster-in-house',
        theme: THEMES['cluster-in-house'][house],
        // A whole-sign house holds what its sign holds, and the sign is more certain; but three that hold a light say
        // more about this chart by their house.
        weight: weigh(bodies) + (isLit(bodies) ? 0.1 : -0.1),
        about: ['cluster', `house-${house}`],
        facts: tell(bodies, sky),
        isCertain: false,
      },
    ];
  });
  return [...inSigns, ...inHouses];
}

function listAngles(sky: BirthSky, skies: readonly NatalSky[]): Candidate[] {
  return ANGLES.flatMap((angle) =>
    sky.bodies.flatMap((body): Candidate[] => {
      const own = sky.angles?.[angle];
      const orbs = skies.map(({ bodies, angles }) => {
        const at = bodies.find(({ key }) => key === body.key);
        return at === undefined || angles === null
          ? Number.POSITIVE_INFINITY
          : separationDegrees(at.longitudeDegrees, angles[angle].longitudeDegrees);
      });
      const [orb = 0] = orbs;
      const close = isLight(body) ? CLOSE_LIGHT_DEGREES : CLOSE_DEGREES;
      if (own === undefined || Math.max(...orbs) > close) return [];
      const key = `${body.key}-on-${angle}` as const;
      return [
        {
          key: `angle-${key}`,
          kind: 'angle',
          theme: THEMES.angle[key],
          weight: WEIGHT.angle - loss(orb),
          about: [body.key],
          facts: [bodyFact(body, sky), angleFact(angle, own)],
          isCertain: false,
        },
      ];
    }),
  );
}

/** The ruler of the rising sign, when sign and house hold for every possible minute. */
function listRuler(sky: BirthSky): Candidate[] {
  const ascendant = sky.angles?.ascendant;
  if (ascendant === undefined || ascendant.level === 'changes') return [];
  const ruler = find(sky, getRulingBody(ascendant.sign));
  const house = HOUSE_NUMBERS.find((number) => number === ruler.house);
  if (house === undefined) return [];
  return [
    {
      key: `ruler-in-house-${house}`,
      kind: 'ruler-in-house',
      theme: THEMES['ruler-in-house'][house],
      weight: WEIGHT.ruler,
      about: [ruler.key, `house-${house}`],
      facts: [angleFact('ascendant', ascendant), bodyFact(ruler, sky)],
      isCertain: false,
    },
  ];
}

/** The only body of an element, if it is one of Sun to Mars: a slow one shares its sign with a generation. */
function listAlone(sky: BirthSky): Candidate[] {
  return ELEMENTS.flatMap((element): Candidate[] => {
    const bodies = sky.bodies.filter(({ stays }) =>
      stays.some(({ sign }) => SIGNS[sign].element === element),
    );
    const [body] = bodies;
    if (body === undefined || bodies.length > 1 || !isSettled(body) || !isQuick(body)) return [];
    const key = elementOf(body);
    return [
      {
        key: `alone-${key}`,
        kind: 'alone',
        theme: THEMES.alone[key],
        weight: WEIGHT.alone,
        about: [body.key, key],
        facts: tell([body], sky),
        isCertain: areCertain(sky.bodies),
      },
    ];
  });
}

function listUnaspected(sky: BirthSky, skies: readonly NatalSky[]): Candidate[] {
  return QUICK.filter((key) => {
    const { name } = skies[0]?.bodies.find((body) => body.key === key) ?? {};
    return skies.every(({ aspects }) =>
      aspects.every(({ bodies }) => bodies.every((one) => one !== name)),
    );
  }).map((key) => ({
    key: `unaspected-${key}`,
    kind: 'unaspected',
    theme: THEMES.unaspected[key],
    weight: WEIGHT.unaspected[key === 'sun' || key === 'moon' ? 'light' : 'other'],
    about: [key],
    facts: tell([find(sky, key)], sky),
    isCertain: false,
  }));
}

/** A slow planet that is joined to a light or at a hard angle to it. */
function listSlowOnLight(sky: BirthSky, skies: readonly NatalSky[]): Candidate[] {
  const ranked = rankAspects(sky);
  return SLOW.flatMap((slow) =>
    LIGHTS.flatMap((light): Candidate[] => {
      const found = ranked.find(
        ({ aspect: { bodies, aspect } }) =>
          bodies.includes(slow) && bodies.includes(light) && HARD.has(aspect),
      );
      if (found === undefined) return [];
      const { aspect, orbDegrees, level } = found.aspect;
      const names = skies[0]?.bodies.flatMap(({ key, name }) =>
        key === slow || key === light ? [name] : [],
      );
      const isClose = skies.every(({ aspects }) =>
        aspects.some(
          (one) =>
            one.aspect === aspect &&
            one.orbDegrees <= CLOSE_DEGREES &&
            one.bodies.every((name) => names?.includes(name)),
        ),
      );
      if (!isClose) return [];
      const key = `${slow}-${light}` as const;
      return [
        {
          key: `slow-on-light-${key}`,
          kind: 'slow-on-light',
          theme: THEMES['slow-on-light'][key],
          weight: WEIGHT.slowOnLight - loss(orbDegrees),
          about: [slow, light],
          facts: [aspectFact(found)],
          isCertain: level === 'certain' && light === 'sun',
        },
      ];
    }),
  );
}

function listRetrograde(sky: BirthSky, skies: readonly NatalSky[]): Candidate[] {
  return TURNING.filter((key) =>
    skies.every(({ bodies }) => bodies.some((body) => body.key === key && body.retrograde)),
  ).map((key) => ({
    key: `retrograde-${key}`,
    kind: 'retrograde',
    theme: THEMES.retrograde[key],
    weight: WEIGHT.retrograde[key],
    about: [key],
    facts: tell([find(sky, key)], sky),
    isCertain: false,
  }));
}

/** Where a half of the sky begins, in degrees from an angle; it extends 180° in the order of the signs. */
const HALVES = [
  { key: 'below', angle: 'ascendant', from: 0 },
  { key: 'above', angle: 'ascendant', from: 180 },
  { key: 'east', angle: 'midheaven', from: 0 },
  { key: 'west', angle: 'midheaven', from: 180 },
] as const;

function listHemispheres(sky: BirthSky, skies: readonly NatalSky[]): Candidate[] {
  return HALVES.flatMap(({ key, angle, from }): Candidate[] => {
    const own = sky.angles?.[angle];
    if (own === undefined) return [];
    const inside = BODY_KEYS.filter((body) =>
      skies.every(({ bodies, angles }) => {
        const at = bodies.find((one) => one.key === body);
        if (at === undefined || angles === null) return false;
        const start = angles[angle].longitudeDegrees + from;
        return normalizeDegrees(at.longitudeDegrees - start) < 180;
      }),
    );
    if (inside.length < HALF_MIN) return [];
    return [
      {
        key: `shape-${key}`,
        kind: 'shape',
        theme: THEMES.shape[key],
        weight: WEIGHT.shape.hemisphere,
        about: [],
        facts: [
          angleFact(angle, own),
          ...tell(
            inside.map((body) => find(sky, body)),
            sky,
          ),
        ],
        isCertain: false,
      },
    ];
  });
}

function listShapes(sky: BirthSky, skies: readonly NatalSky[]): Candidate[] {
  const gaps = skies.map(findWidestGap);
  const isBundle = Math.min(...gaps) >= 360 - BUNDLE_WIDTH_DEGREES;
  const isSplash =
    Math.max(...gaps) <= SPLASH_GAP_DEGREES &&
    SIGN_KEYS.every(
      (sign) =>
        sky.bodies.filter(({ stays }) => stays.some((stay) => stay.sign === sign)).length <
        CLUSTER_MIN,
    );
  if (!isBundle && !isSplash) return [];
  const key = isBundle ? 'bundle' : 'splash';
  return [
    {
      key: `shape-${key}`,
      kind: 'shape',
      theme: THEMES.shape[key],
      weight: WEIGHT.shape[key],
      // When bodies are spread all around the circle, nothing stands out in one place.
      about: isSplash ? ['cluster'] : [],
      facts: tell(sky.bodies, sky),
      isCertain: false,
    },
  ];
}

/** The widest stretch of the circle without a body, degrees. */
function findWidestGap({ bodies }: NatalSky): number {
  const longitudes = bodies
    .map(({ longitudeDegrees }) => longitudeDegrees)
    .sort((one, other) => one - other);
  const gaps = longitudes.map((longitude, index) => {
    const next = longitudes[index + 1] ?? (longitudes[0] ?? 0) + 360;
    return next - longitude;
  });
  return Math.max(...gaps);
}
