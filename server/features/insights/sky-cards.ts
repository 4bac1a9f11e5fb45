// The cards about what the sky does on a date, the same for everybody. Pure: a date always has the same cards, and
// which of several texts is due is counted from the sky, so that a title rests for a month.

import { type Card, content } from '#server/content/index.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import { type ContactTone, TONE_OF_CONTACT, unwrap } from '#server/sky/contacts/index.ts';
import { listDayFacts, type RankedFact, weighAspect } from '#server/sky/day-facts.ts';
import { dayNumberOf, hashOf, itemAt } from '#server/text/rotation.ts';
import { fill } from '#server/writing/fill.ts';
import {
  type AspectMatter,
  isFactOf,
  listMatters,
  type PhaseMatter,
  type SkyMatter,
} from '#server/writing/sky-matters.ts';
import { addDays, utcMidnightMs } from '#shared/core/calendar-date.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import { normalizeDegrees } from '#shared/sky/longitude.ts';
import type { AspectFact, SkyFact } from '#shared/sky/sky-fact.ts';
import { toJulianDayTt } from '#shared/sky/time-scales.ts';
import { SIGNS, type SignKey } from '#shared/zodiac/signs.ts';
import { chooseCards, type InsightCard } from './choose-cards.ts';

const DAY_MS = 86_400_000;
/** From one new Moon to the next. */
const MONTH_MS = 29.530_589 * DAY_MS;
/** An aspect that comes again within this many days would get the same card, so it gets none. */
const APART_MS = 31 * DAY_MS;
/** On one of this many days a card is due for an aspect that is exact on another day. */
const NEAR_RESTS_DAYS = 10;
const HASH_SPAN = 2 ** 32;
/** The most that is added to the value of cards of one kind, so that they take turns. */
const CHANCE = 0.09;

/** A card that is worth less is used only as a filler. */
const SPARE = 0.4;
/** Our choice: how much a card is worth. */
const WORTH = {
  eclipse: 1.2,
  station: 1.1,
  phase: 1,
  ingress: 0.95,
  slowAspect: 0.9,
  /** Plus a tenth of its weight. */
  aspect: 0.75,
  quarter: 0.7,
  moonJoined: 0.6,
  moonSign: 0.55,
  moonAspect: 0.5,
  /** A second day of the Moon in a sign. */
  moonStays: 0.15,
  /** An aspect that is exact on another day. */
  near: 0.1,
  /** The Moon in a sign, with another text. */
  moonAgain: 0.05,
  /** Another text for an aspect of the Moon, when the one that is due advises the opposite of the page. */
  otherText: 0.01,
  /** An aspect that is exact on another day, on a day when none of its cards is due. */
  nearAgain: 0.001,
} as const;

const { ingresses, stations, ...tables } = content.insights;
const PHASES = tables['moon-phases'];
type CardsByBody = Readonly<
  Partial<Record<BodyKey, Readonly<Partial<Record<ContactTone, readonly Card[]>>>>>
>;
const ASPECTS: Readonly<Partial<Record<BodyKey, CardsByBody>>> = {
  sun: tables['aspects-sun'],
  mercury: tables['aspects-mercury'],
  venus: tables['aspects-venus'],
  mars: tables['aspects-mars'],
};
const OF_MOON: CardsByBody = tables['moon-aspects'];

interface Candidate {
  fact: SkyFact;
  sign: SignKey;
  card: Card;
  worth: number;
}

/**
 * The cards that a date (`YYYY-MM-DD`) may show, the best first. Each belongs to one date: the three most valuable to
 * the date of their fact, the others to the date before, which may have too few. Spare ones come last, but none about a
 * fact that was left to the date before: it would come again in other words.
 */
export function listSkyCards(almanac: Almanac, date: string): InsightCard[] {
  const all = listOfDate(almanac, date);
  const own = chooseCards(all.filter(isNoSpare));
  const next = listOfDate(almanac, addDays(date, 1)).filter(isNoSpare);
  const ofNext = chooseCards(next);
  const left = new Set(
    all.filter((card) => !card.isSpare && !own.includes(card)).map(({ insight }) => insight.id),
  );
  return [
    ...own,
    ...next.filter((card) => !ofNext.includes(card)),
    ...all.filter(({ isSpare, insight }) => isSpare && !left.has(insight.id)),
  ];
}

const isNoSpare = ({ isSpare }: InsightCard): boolean => !isSpare;

/** All cards about the facts of a date, the most valuable first. */
function listOfDate(almanac: Almanac, date: string): InsightCard[] {
  const facts = listDayFacts(almanac, date, null);
  return [
    ...listMatters(almanac, date).flatMap((matter) => listOfMatter(almanac, matter, facts)),
    ...facts.flatMap((ranked) => listOfMoon(almanac, date, ranked)),
    ...facts.flatMap((ranked) => listNear(almanac, date, ranked)),
  ]
    .sort((one, other) => other.worth - one.worth)
    .map(toInsightCard);
}

function toInsightCard({ fact, sign, card, worth }: Candidate): InsightCard {
  const [body] = fact.bodies;
  return {
    body,
    advises: card.advises,
    isSpare: worth < SPARE,
    isLight: card.register === 'light',
    insight: {
      id: fact.id,
      title: card.title,
      description: fill(card.text, { sign: SIGNS[sign].name }),
      icon: body === 'moon' ? 'moon' : namesVenus(fact) ? 'venus' : 'star',
      facts: [fact],
    },
  };
}

function namesVenus({ bodies }: SkyFact): boolean {
  const all: readonly BodyKey[] = bodies;
  return all.includes('venus');
}

function listOfMatter(
  almanac: Almanac,
  matter: SkyMatter,
  facts: readonly RankedFact[],
): Candidate[] {
  const { sign, atUtcMs, mover } = matter;
  // An ingress of the day before is represented by the body's position.
  const found =
    facts.find(({ fact }) => isFactOf(fact, matter)) ??
    facts.find(({ fact }) => fact.kind === 'position' && fact.bodies[0] === mover);
  const cards = findCards(almanac, matter);
  if (found === undefined || cards.length === 0) return [];
  const card = itemAt(cards, Math.round(atUtcMs / MONTH_MS));
  return [{ fact: found.fact, sign, card, worth: worthOf(matter) }];
}

function worthOf(matter: SkyMatter): number {
  switch (matter.kind) {
    case 'phase':
      if (matter.isEclipse) return WORTH.eclipse;
      return matter.phase === 'new' || matter.phase === 'full' ? WORTH.phase : WORTH.quarter;
    case 'station':
      return WORTH.station;
    case 'ingress':
      return WORTH.ingress;
    case 'aspect':
      return matter.mover in ASPECTS
        ? WORTH.aspect + weighAspect(matter.mover, matter.other, matter.aspect) / 10
        : WORTH.slowAspect;
  }
}

function findCards(almanac: Almanac, matter: SkyMatter): readonly Card[] {
  const element = elementOf(matter.sign);
  switch (matter.kind) {
    case 'phase':
      return findPhaseCards(matter);
    case 'station':
      return matter.mover === 'sun' || matter.mover === 'moon'
        ? []
        : stations[matter.mover][matter.direction];
    case 'ingress': {
      const own = ingresses[matter.mover];
      return Array.isArray(own) ? own : own[element];
    }
    case 'aspect':
      return isRecent(almanac, matter)
        ? []
        : findAspectCards(matter.mover, matter.other, matter.tone);
  }
}

const elementOf = (sign: SignKey) =>
  SIGNS[sign].element.toLowerCase() as Lowercase<(typeof SIGNS)[SignKey]['element']>;

function findPhaseCards({ phase, isEclipse, sign }: PhaseMatter): readonly Card[] {
  if (phase === 'first-quarter' || phase === 'last-quarter') return PHASES[phase];
  if (isEclipse) return PHASES[phase === 'new' ? 'solar-eclipse' : 'lunar-eclipse'];
  return PHASES[phase][elementOf(sign)];
}

function findAspectCards(one: BodyKey, other: BodyKey, tone: ContactTone): readonly Card[] {
  const pair = ASPECTS[one]?.[other] ?? ASPECTS[other]?.[one];
  if (pair !== undefined) return pair[tone] ?? [];
  return tables['aspects-slow'][`${one}-${other}`]?.[tone === 'easy' ? 'easy' : 'pressed'] ?? [];
}

/** Whether the two made an aspect of the same tone shortly before. */
function isRecent(almanac: Almanac, { mover, other, tone, atUtcMs }: AspectMatter): boolean {
  return almanac
    .listEvents(atUtcMs - APART_MS, atUtcMs)
    .some(
      (event) =>
        event.kind === 'aspect' &&
        event.bodies.includes(mover) &&
        event.bodies.includes(other) &&
        TONE_OF_CONTACT[event.aspect] === tone,
    );
}

/** The cards about the Moon besides her phases: her aspects to planets, and the sign that she is in. */
function listOfMoon(almanac: Almanac, date: string, { fact, signs }: RankedFact): Candidate[] {
  const [sign] = signs;
  if (fact.bodies[0] !== 'moon' || sign === undefined) return [];
  if (fact.kind === 'aspect') return listMoonAspect(almanac, date, fact, sign);
  if (fact.kind !== 'position') return [];
  const noonMs = utcMidnightMs(date) + DAY_MS / 2;
  const isFirst = Date.parse(fact.since) > noonMs - DAY_MS;
  const isTold = !isFirst && isShown(almanac, addDays(date, -1), fact.sign);
  const round = Math.floor(unwrapped(almanac, 'moon', noonMs) / 360);
  const cards = tables['moon-signs'][fact.sign];
  const other = { fact, sign, card: itemAt(cards, round + 1), worth: WORTH.moonAgain };
  if (isTold) return [other];
  const worth = isFirst ? WORTH.moonSign : WORTH.moonStays;
  return [{ fact, sign, card: itemAt(cards, round), worth }, other];
}

/** Whether a date shows the card about the Moon in a sign, judging only by the events of that date. */
function isShown(almanac: Almanac, date: string, sign: SignKey): boolean {
  return chooseCards(listOfDate(almanac, date)).some(({ insight }) =>
    insight.facts.some(
      (fact) => fact.kind === 'position' && fact.bodies[0] === 'moon' && fact.sign === sign,
    ),
  );
}

const unwrapped = (almanac: Almanac, body: BodyKey, atMs: number): number =>
  unwrap(body, toJulianDayTt(atMs), almanac.getPosition(body, atMs).longitudeDegrees);

const chanceOf = (about: string): number => (CHANCE * hashOf(about)) / HASH_SPAN;

/** How far the Moon is ahead of a body in her aspects of a tone, degrees, in the order in which she reaches them. */
const MOON_PLACES = {
  joined: [0],
  easy: [60, 120, 240, 300],
  hard: [90, 180, 270],
} as const satisfies Record<ContactTone, readonly number[]>;

function listMoonAspect(
  almanac: Almanac,
  date: string,
  fact: AspectFact,
  sign: SignKey,
): Candidate[] {
  const [, other] = fact.bodies;
  const tone = TONE_OF_CONTACT[fact.aspect];
  const cards = OF_MOON[other]?.[tone] ?? [];
  if (cards.length === 0 || fact.exactAt === null) return [];
  const atMs = Date.parse(fact.exactAt);
  const ahead = unwrapped(almanac, 'moon', atMs) - unwrapped(almanac, other, atMs);
  const degrees = normalizeDegrees(Math.round(ahead / 30) * 30);
  const round = Math.round((ahead - degrees) / 360);
  const places: readonly number[] = MOON_PLACES[tone];
  const card = itemAt(cards, round * places.length + places.indexOf(degrees));
  const chance = chanceOf(`${date} ${other} ${tone}`);
  const worth = tone === 'joined' ? WORTH.moonJoined : WORTH.moonAspect;
  return cards.map((each) => ({
    ...{ fact, sign, card: each },
    worth: each === card ? worth + chance : WORTH.otherText,
  }));
}

/**
 * The cards about aspects that are exact on another day. Such an aspect may last for months, so its cards take turns: on
 * one day in ten one is due, and never the card of the day on which the aspect is exact, if that day is near. On the
 * other days they come only when there is nothing else.
 */
function listNear(almanac: Almanac, date: string, { fact, signs }: RankedFact): Candidate[] {
  const [sign] = signs;
  if (fact.kind !== 'aspect' || fact.exactAt !== null || sign === undefined) return [];
  const [one, other] = fact.bodies;
  const tone = TONE_OF_CONTACT[fact.aspect];
  const noonMs = utcMidnightMs(date) + DAY_MS / 2;
  const cards = findAspectCards(one, other, tone);
  const ofExact = almanac
    .listEvents(noonMs - APART_MS, noonMs + APART_MS)
    .filter(
      (event) =>
        event.kind === 'aspect' &&
        event.bodies.includes(one) &&
        event.bodies.includes(other) &&
        TONE_OF_CONTACT[event.aspect] === tone,
    )
    .flatMap(({ atUtcMs }) =>
      cards.length === 0 ? [] : [itemAt(cards, Math.round(atUtcMs / MONTH_MS))],
    );
  const fresh = cards.filter((card) => !ofExact.includes(card));
  const shifted = dayNumberOf(date) + (hashOf(`${one} ${other}`) % NEAR_RESTS_DAYS);
  const isDue = shifted % NEAR_RESTS_DAYS === 0 && fresh.length > 0;
  const worth = isDue ? WORTH.near : WORTH.nearAgain;
  const usable = fresh.length > 0 ? fresh : cards;
  if (usable.length === 0) return [];
  const card = itemAt(usable, Math.floor(shifted / NEAR_RESTS_DAYS));
  const chance = chanceOf(`${date} ${one} ${other}`) / (isDue ? 2 : 100);
  return [{ fact, sign, card, worth: worth + chance }];
}
