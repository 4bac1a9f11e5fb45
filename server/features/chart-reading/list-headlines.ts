// The headlines of a chart's chapters that do not say by themselves which placement they are about.

import { createHash } from 'node:crypto';
import { content } from '#server/content/index.ts';
import type { Birth } from '#server/features/birth-chart/index.ts';
import { TONE_OF_CONTACT } from '#server/sky/contacts/index.ts';
import { BODY_KEYS, type BodyKey } from '#shared/sky/bodies.ts';
import { SIGN_KEYS } from '#shared/zodiac/signs.ts';
import { type BirthSky, readBirthSky } from './birth-sky.ts';
import { FACT_WORDS } from './chart-reading.copy.ts';
import { listChapterAspects } from './compose-chapters.ts';
import { angleFact, bodyFact } from './placement-facts.ts';
import { getHouseUnit } from './units.ts';

/** A headline, and where in the chart it comes from. */
export interface Headline {
  kind: 'sign' | 'house' | 'midheaven' | 'aspect';
  /** The place in the chart, which two charts can be compared at: `sign-venus`, `house-moon`, `midheaven`, `aspect-1`. */
  place: string;
  /** The id of the words: `sign-venus-leo`, `house-moon-4`, `midheaven-leo`, `aspect-venus-pluto-hard`. */
  unit: string;
  text: string;
  /** The placement or aspect, for readers. */
  fact: string;
}

const BY_SIGN = ['mercury', 'venus', 'mars'] as const satisfies readonly BodyKey[];
const BY_HOUSE = ['moon', ...BY_SIGN, 'jupiter', 'saturn'] as const satisfies readonly BodyKey[];
const CLOSEST_ASPECTS = 3;

const NAMES = [...BODY_KEYS, ...SIGN_KEYS, 'ascendant', 'midheaven', 'rising', 'houses?'];
const NAMES_A_PLACEMENT = new RegExp(`\\b(${NAMES.join('|')})\\b`, 'i');

/** The points whose headline by sign a reader may be asked for. No text that comes before the written chart tells it. */
export const ASKED_BY_SIGN: ReadonlySet<string> = new Set([...BY_SIGN, 'midheaven']);

/**
 * The headlines of Mercury, Venus and Mars by sign, of the Moon to Saturn by house, of the Midheaven and of the closest
 * aspects, as far as the birth time tells them. Those that name a planet, a sign or a house are left out.
 */
export function listHeadlines(birth: Birth): Headline[] {
  const sky = readBirthSky(birth);
  return [...listSigns(sky), ...listHouses(sky), ...listMidheaven(sky), ...listAspects(sky)];
}

/** Identifies the words of all headlines: another hash when one of them changes. */
export function headlinesEdition(): string {
  const { signs, houses, aspects } = content.chart;
  const words = JSON.stringify([
    [...BY_SIGN, 'midheaven' as const].map((key) =>
      SIGN_KEYS.map((sign) => signs[key][sign].headline),
    ),
    BY_HOUSE.map((key) => Object.values(houses[key]).map(({ headline }) => headline)),
    listAspectHeadlines(aspects),
  ]);
  return createHash('sha256').update(words).digest('hex').slice(0, 8);
}

const listAspectHeadlines = (aspects: typeof content.chart.aspects): string[] =>
  Object.values(aspects).flatMap((byBody) =>
    Object.values(byBody).flatMap((byTone) =>
      Object.values(byTone ?? {}).map(({ headline }) => headline),
    ),
  );

const isSilent = ({ text }: Headline): boolean => !NAMES_A_PLACEMENT.test(text);

function listSigns(sky: BirthSky): Headline[] {
  return BY_SIGN.flatMap((key) => {
    const body = sky.bodies.find((one) => one.key === key);
    if (body === undefined || body.level === 'changes') return [];
    const text = content.chart.signs[key][body.sign].headline;
    const fact = bodyFact(body, sky).text;
    return [
      { kind: 'sign' as const, place: `sign-${key}`, unit: `sign-${key}-${body.sign}`, text, fact },
    ];
  }).filter(isSilent);
}

function listHouses(sky: BirthSky): Headline[] {
  return BY_HOUSE.flatMap((key) => {
    const body = sky.bodies.find((one) => one.key === key);
    if (body === undefined || body.house === null) return [];
    const text = getHouseUnit(key, body.house).headline;
    const fact = bodyFact(body, sky).text;
    return [
      {
        kind: 'house' as const,
        place: `house-${key}`,
        unit: `house-${key}-${body.house}`,
        text,
        fact,
      },
    ];
  }).filter(isSilent);
}

function listMidheaven({ angles }: BirthSky): Headline[] {
  const midheaven = angles?.midheaven;
  if (midheaven === undefined || midheaven.level === 'changes') return [];
  const text = content.chart.signs.midheaven[midheaven.sign].headline;
  const fact = angleFact('midheaven', midheaven).text;
  const unit = `midheaven-${midheaven.sign}`;
  return [{ kind: 'midheaven' as const, place: 'midheaven', unit, text, fact }].filter(isSilent);
}

function listAspects(sky: BirthSky): Headline[] {
  return listChapterAspects(sky)
    .filter(({ level }) => level !== 'changes')
    .map(({ bodies, aspect, orbDegrees, unit, fact: { applying } }) => ({
      kind: 'aspect' as const,
      place: '',
      unit: `aspect-${bodies.join('-')}-${TONE_OF_CONTACT[aspect]}`,
      text: unit.headline,
      // Without its rank among “your aspects”: it may be a stranger's.
      fact: FACT_WORDS.aspect(bodies, { key: aspect, orbDegrees, applying }, null),
    }))
    .filter(isSilent)
    .slice(0, CLOSEST_ASPECTS)
    .map((headline, index) => ({ ...headline, place: `aspect-${index + 1}` }));
}
