// The balance of a chart: elements and qualities that are strong, missing or even, and signs with three bodies or more.

import { type ChapterUnit, content } from '#server/content/index.ts';
import type { Chapter, PlacementFact } from '#shared/chart-reading/chart-reading.schema.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import {
  ELEMENTS,
  type Element,
  QUALITIES,
  type Quality,
  SIGN_KEYS,
  SIGNS,
  type SignKey,
} from '#shared/zodiac/signs.ts';
import type { BirthBody, BirthSky } from './birth-sky.ts';
import { CERTAINTY, TITLES } from './chart-reading.copy.ts';

const WORDS = content.chart.balance;

/** Our choice: how many of the ten bodies make an element, a quality or a sign strong. */
const STRONG = { element: 4, quality: 5, sign: 3 };
/** Ten bodies are evenly spread when no group has fewer than this, and none is strong. */
const EVEN = { element: 2, quality: 3 };

type Signs = Readonly<Record<BodyKey, SignKey>>;
type Found = Pick<Chapter, 'id' | 'title' | 'about'> & {
  unit: ChapterUnit;
  /** Whether a body's sign is one that the chapter is about. */
  concerns: (sign: SignKey) => boolean;
};

/** The chapters that hold for every possible combination of the bodies' signs. `tell` returns a body's fact. */
export function composeBalance(
  sky: Pick<BirthSky, 'bodies'>,
  tell: (body: BirthBody) => PlacementFact,
): Chapter[] {
  const [first = [], ...others] = listVariants(sky.bodies).map(findChapters);
  const level = sky.bodies.every((body) => body.level === 'certain') ? 'certain' : 'margin';
  return first
    .filter(({ id, title }) =>
      others.every((found) => found.some((one) => one.id === id && one.title === title)),
    )
    .map(({ id, title, about, unit, concerns }) => {
      const concerned = sky.bodies.filter(({ sign }) => concerns(sign));
      return {
        id,
        kind: 'balance',
        ...(about && { about }),
        title,
        ...unit,
        // A missing group and an even balance depend on all ten bodies.
        facts: (concerned.length > 0 ? concerned : sky.bodies).map(tell),
        certainty: { level, text: CERTAINTY.balance[level] },
      };
    });
}

/** Every possible combination of the bodies' signs. */
function listVariants(bodies: readonly BirthBody[]): Signs[] {
  return bodies.reduce<Signs[]>(
    (variants, { key, stays }) =>
      variants.flatMap((signs) => stays.map(({ sign }) => ({ ...signs, [key]: sign }))),
    [{} as Signs], // the reduction adds the sign of every body
  );
}

function findChapters(signs: Signs): Found[] {
  const counts = countBy(Object.values(signs));
  const elements = ELEMENTS.map((name) => ({
    name,
    count: counts.of((key) => SIGNS[key].element === name),
  }));
  const qualities = QUALITIES.map((name) => ({
    name,
    count: counts.of((key) => SIGNS[key].quality === name),
  }));
  return [
    ...elements.flatMap(({ name, count }) => {
      const key = name.toLowerCase() as Lowercase<Element>; // the name of an element in lower case
      const units = {
        strong: WORDS['element-strong'][key],
        missing: WORDS['element-missing'][key],
      };
      const title = TITLES.counted(count, key);
      const concerns = (sign: SignKey) => SIGNS[sign].element === name;
      return findGroup(
        { id: `element-${key}`, title, about: { element: name }, concerns },
        count,
        STRONG.element,
        units,
      );
    }),
    ...(elements.every(({ count }) => count >= EVEN.element && count < STRONG.element)
      ? [
          {
            id: 'elements-even',
            title: TITLES.elementsEven,
            unit: WORDS['elements-even'],
            concerns: () => true,
          },
        ]
      : []),
    ...qualities.flatMap(({ name, count }) => {
      const key = name.toLowerCase() as Lowercase<Quality>; // the name of a quality in lower case
      const units = {
        strong: WORDS['quality-strong'][key],
        missing: WORDS['quality-missing'][key],
      };
      const title = TITLES.counted(count, `${key} signs`);
      const concerns = (sign: SignKey) => SIGNS[sign].quality === name;
      return findGroup({ id: `quality-${key}`, title, concerns }, count, STRONG.quality, units);
    }),
    ...(qualities.every(({ count }) => count >= EVEN.quality && count < STRONG.quality)
      ? [
          {
            id: 'qualities-even',
            title: TITLES.qualitiesEven,
            unit: WORDS['qualities-even'],
            concerns: () => true,
          },
        ]
      : []),
    ...SIGN_KEYS.flatMap((sign): Found[] => {
      const count = counts.of((key) => key === sign);
      if (count < STRONG.sign) return [];
      const title = TITLES.counted(count, SIGNS[sign].name);
      return [
        {
          id: `cluster-${sign}`,
          title,
          about: { sign },
          unit: WORDS['sign-cluster'][sign],
          concerns: (key) => key === sign,
        },
      ];
    }),
  ];
}

function countBy(signs: readonly SignKey[]) {
  return { of: (is: (sign: SignKey) => boolean) => signs.filter(is).length };
}

/** The chapter of an element or a quality that is strong or missing. */
function findGroup(
  chapter: Omit<Found, 'unit'>,
  count: number,
  strong: number,
  units: Record<'strong' | 'missing', ChapterUnit>,
): Found[] {
  if (count >= strong) return [{ ...chapter, unit: units.strong }];
  return count === 0 ? [{ ...chapter, unit: units.missing }] : [];
}
