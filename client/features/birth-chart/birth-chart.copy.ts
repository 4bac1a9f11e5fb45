// The words of the birth chart: its headings, its names, and the sentences about the Sun's sign.

import { monthAndDay, wallTimeWords } from '#client/lib/date-words.ts';
import type { BirthChart, ChartPlanet } from '#shared/birth-chart/birth-chart.schema.ts';
import { findSignChange } from '#shared/birth-chart/sign-change.ts';
import { ASPECT_WORDS } from '#shared/sky/aspects.ts';
import type { HouseSystem } from '#shared/sky/house-systems.ts';
import { HOUSE_ORDINALS } from '#shared/sky/houses.copy.ts';
import { toZodiacPosition } from '#shared/sky/longitude.ts';
import { SIGN_NAMES, type SignName } from '#shared/zodiac/signs.ts';

export const CHART_COPY = {
  title: 'Your Birth Chart',
  loading: 'Loading your birth chart',
  placeholders: 'Placeholder signs, not yours',
  back: 'Back to your place',
  failed: 'We couldn’t load your chart.',
  failedHint: 'Until we can, these signs stand in for yours.',
  unknownSign: 'Unknown',

  wheel: 'Birth chart wheel',
  wheelKey: { trine: 'Trine', sextile: 'Sextile', tense: 'Square, opposition' },

  houses: 'Houses',
  houseSystems: { 'whole-sign': 'Whole sign', placidus: 'Placidus' },
  houseSystemFailed: {
    title: 'Your choice wasn’t saved',
    description: 'The houses haven’t changed. Please try again.',
  },

  readingPart: 'What your chart means',
  positions: 'Positions and aspects',
  planets: 'Planets',
  planet: 'Planet',
  position: 'Position',
  sign: 'Sign',
  house: 'House',
  retrograde: 'retrograde',
  ascendant: 'Ascendant',
  midheaven: 'Midheaven',
  noAngles: 'No Ascendant, Midheaven or houses',
  closestAspects: 'Closest aspects',
  noAspects: 'No two planets are in aspect here. That’s rare.',

  choosePlace: 'Choose your birth place',
  openFull: 'View Full Birth Chart',
  applying: 'applying',
  separating: 'separating',
} as const;

/** 'Venus sextile Pluto'. */
export function aspectWords({ bodies, aspect }: BirthChart['aspects'][number]): string {
  return `${bodies[0]} ${ASPECT_WORDS[aspect]} ${bodies[1]}`;
}

/** Degrees and minutes of a sign: '19°41′', '6°05′'. */
export function degreeWords({ degree, minute }: { degree: number; minute: number }): string {
  return `${degree}°${String(minute).padStart(2, '0')}′`;
}

/** An orb in degrees, truncated to the minute: '0°04′'. */
export function orbWords(orbDegrees: number): string {
  return degreeWords(toZodiacPosition(orbDegrees));
}

/**
 * A planet in one breath: 'Saturn, 11°05′ Pisces, first house, retrograde', or 'Moon, Gemini until 2:20 PM, then Cancer'.
 */
export function planetWords(planet: ChartPlanet, chart: BirthChart, house: number | null): string {
  const ordinal = house === null ? undefined : HOUSE_ORDINALS[house - 1];
  return [
    planet.name,
    signChangeWords(planet, chart) ?? `${degreeWords(planet)} ${planet.sign}`,
    ...(ordinal === undefined ? [] : [`${ordinal} house`]),
    ...(planet.retrograde ? [CHART_COPY.retrograde] : []),
  ].join(', ');
}

/** The house system, under the table of planets. */
export function houseSystemWords(system: HouseSystem, ascendant: SignName): string {
  return system === 'whole-sign'
    ? `Whole sign houses, counted from ${ascendant}.`
    : 'Placidus houses, by the cusps in the wheel.';
}

/** What the house system is, in a sentence; for Placidus, if the chart has no cusps, why. */
export function describeHouseSystem(
  system: HouseSystem,
  { houses, ascendant }: BirthChart,
): string {
  if (system === 'whole-sign') {
    return `Each sign is one house, starting with ${ascendant?.sign ?? 'the Ascendant’s'}.`;
  }
  return houses.placidus === null
    ? (houses.note ?? '')
    : 'Each house is as wide as its share of the sky over your birth place.';
}

/** The instant of the positions: 'Position at noon', unless it is the moment of birth. */
export function positionHeading({ moment }: BirthChart): string {
  if (moment.rule === 'unknown-time') {
    return moment.timeZone === null ? 'Position at 12:00 UTC' : 'Position at noon';
  }
  return moment.rule === 'unknown-place'
    ? `Position at ${moment.localTime ?? '12:00'} UTC`
    : CHART_COPY.position;
}

/** 'Gemini until 2:20 PM, then Cancer'; undefined where the sign is certain. */
export function signChangeWords(planet: ChartPlanet, chart: BirthChart): string | undefined {
  const change = findSignChange(planet);
  if (change === undefined) return undefined;
  const clock = clockAt(change.atLocal, chart.place);
  return `${change.from} until ${clock}, then ${change.to}`;
}

/** The clock of the place, or of UTC without one: '2:20 PM', '14:20 UTC'. */
function clockAt(time: string, place: BirthChart['place']): string {
  return place === null ? `${time} UTC` : wallTimeWords(time);
}

/**
 * The Sun's change of sign on or about the birth date, to the minute, compared with the table of dates; undefined when
 * the two must agree.
 */
export function sunSignLine({ sunSign, planets, place, moment }: BirthChart): string | undefined {
  const { table, sky, ingressLocal } = sunSign;
  if (ingressLocal === undefined) {
    return table === sky
      ? undefined
      : `By the usual dates you’re ${table}; the real Sun was in ${sky}.`;
  }
  const day = ingressLocal.slice(0, 10);
  const ingress = `${clockAt(ingressLocal.slice(11), place)} on ${monthAndDay(day)}`;
  const when = `at ${ingress}`;
  const sun = planets.find(({ name }) => name === 'Sun');
  const change = sun && findSignChange(sun);
  if (change !== undefined) {
    return `The Sun went from ${change.from} into ${change.to} ${when}: without the exact moment of your birth it could be either. By the usual dates you’re ${table}.`;
  }
  if (table !== sky) {
    const hasEntered = isNext(table, sky);
    return hasEntered
      ? `By the usual dates you’re ${table}; the real Sun had already entered ${sky} ${when}.`
      : `By the usual dates you’re ${table}; the real Sun was in ${sky} until ${ingress}.`;
  }
  const entered = `${day}T${ingressLocal.slice(11)}` <= `${moment.localDate}T${moment.localTime}`;
  return entered
    ? `The Sun entered ${sky} ${when}, before you were born: dates and sky agree on ${sky}.`
    : `The Sun left ${sky} ${when}, after you were born: dates and sky agree on ${sky}.`;
}

function isNext(sign: SignName, other: SignName): boolean {
  return (SIGN_NAMES.indexOf(sign) + 1) % SIGN_NAMES.length === SIGN_NAMES.indexOf(other);
}
