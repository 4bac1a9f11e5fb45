// The words around the chapters of a chart: titles, facts, and how certain each is.

import { formatClock } from '#server/text/clock-time.ts';
import { listWords } from '#shared/core/list-words.ts';
import type { HourFormat } from '#shared/identity/account/preferences.schema.ts';
import { ASPECT_WORDS, type AspectKey } from '#shared/sky/aspects.ts';
import { type BodyKey, getBodyName } from '#shared/sky/bodies.ts';
import type { HouseSystem } from '#shared/sky/house-systems.ts';
import { getNatalPointName, type NatalPointKey } from '#shared/sky/natal-points.ts';
import type { MoonShapeKey } from '#shared/sky/phases.ts';
import { SIGNS, type SignKey } from '#shared/zodiac/signs.ts';

const SHAPE_WORDS: Readonly<Record<MoonShapeKey, string>> = {
  new: 'a new Moon',
  'waxing-crescent': 'a waxing crescent Moon',
  'first-quarter': 'a first-quarter Moon',
  'waxing-gibbous': 'a waxing gibbous Moon',
  full: 'a full Moon',
  'waning-gibbous': 'a waning gibbous Moon',
  'last-quarter': 'a last-quarter Moon',
  'waning-crescent': 'a waning crescent Moon',
};

const SYSTEM_WORDS: Readonly<Record<HouseSystem, string>> = {
  'whole-sign': 'whole-sign',
  placidus: 'Placidus',
};

const COUNT_WORDS = [
  'None',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
];

const signName = (sign: SignKey): string => SIGNS[sign].name;
/** 'Aquarius, Pisces or Aries'. */
const joinSigns = (signs: readonly SignKey[]): string => listWords(signs.map(signName), 'or');
/** 'the Sun', 'your Venus': a body's name in the middle of a sentence. */
const called = (body: BodyKey): string =>
  body === 'sun' ? 'the Sun' : `your ${getBodyName(body)}`;

/** 3 as '3rd'. */
function ordinal(house: number): string {
  const ending = house > 3 ? 'th' : ['th', 'st', 'nd', 'rd'][house];
  return `${house}${ending}`;
}

/** An arc in degrees as '0°04′', rounded down to whole minutes. */
function arcWords(degrees: number): string {
  const minutes = Math.floor(degrees * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

/** A number of minutes as '15 minutes', at least one; the half minute of an exact time as 'the minute'. */
const eitherWay = (margin: number): string =>
  margin === 0 ? 'for the minute you gave' : `for your ${margin} minutes either way`;

export const TITLES = {
  body: (body: BodyKey, signs: readonly SignKey[], house: number | null) =>
    `${getBodyName(body)} in ${joinSigns(signs)}${house === null ? '' : `, ${ordinal(house)} house`}`,
  inHouse: (body: BodyKey, house: number) => `${getBodyName(body)} in the ${ordinal(house)} house`,
  ascendant: (signs: readonly SignKey[]) => `${joinSigns(signs)} rising`,
  midheaven: (signs: readonly SignKey[]) => `Midheaven in ${joinSigns(signs)}`,
  ruler: (body: BodyKey, house: number) =>
    `Ruler of your chart: ${getBodyName(body)}, ${ordinal(house)} house`,
  aspect: (pair: readonly [BodyKey, NatalPointKey], aspect: AspectKey, orbDegrees: number) =>
    `${aspectWords(pair, aspect)}, ${arcWords(orbDegrees)}`,
  moon: (shapes: readonly MoonShapeKey[]) =>
    `Born under ${shapes.map((shape) => SHAPE_WORDS[shape]).join(' or ')}`,
  counted: (count: number, name: string) => `${COUNT_WORDS[count] ?? count} in ${name}`,
  /** 'Uranus and Neptune in Capricorn, Pluto in Scorpio'. */
  generation: (bodies: readonly { key: BodyKey; sign: SignKey }[]) =>
    [...new Set(bodies.map(({ sign }) => sign))]
      .map((sign) => {
        const names = bodies
          .filter((body) => body.sign === sign)
          .map(({ key }) => getBodyName(key));
        return `${listWords(names)} in ${signName(sign)}`;
      })
      .join(', '),
  elementsEven: 'The elements, evenly spread',
  qualitiesEven: 'The qualities, evenly spread',
} as const;

function aspectWords([one, other]: readonly [BodyKey, NatalPointKey], aspect: AspectKey): string {
  return `${getBodyName(one)} ${ASPECT_WORDS[aspect]} ${getNatalPointName(other)}`;
}

export const FACT_WORDS = {
  placement: (fact: {
    name: string;
    sign: SignKey;
    degrees: number;
    retrograde: boolean;
    house: number | null;
    houseSystem: HouseSystem;
    /** The instant of the position when it is not that of a known birth: 'at noon'. */
    when: string | null;
  }) =>
    `${fact.name} at ${arcWords(fact.degrees)} ${signName(fact.sign)}` +
    `${fact.retrograde ? ', retrograde' : ''}` +
    `${fact.house === null ? '' : `, in the ${ordinal(fact.house)} ${SYSTEM_WORDS[fact.houseSystem]} house`}` +
    `${fact.when === null ? '' : `, ${fact.when}`}.`,
  aspect: (
    pair: readonly [BodyKey, NatalPointKey],
    aspect: { key: AspectKey; orbDegrees: number; applying: boolean | null },
    place: { rank: number; of: number | null } | null,
  ) =>
    `${aspectWords(pair, aspect.key)}, ${arcWords(aspect.orbDegrees)} from exact` +
    `${motionWords(aspect.applying)}${place === null ? '' : rankWords(place)}.`,
} as const;

const motionWords = (applying: boolean | null): string =>
  applying === null ? '' : applying ? ' and closing' : ' and parting';

function rankWords({ rank, of }: { rank: number; of: number | null }): string {
  return rank === 1 && of !== null && of > 1 ? `: the closest of your ${of} aspects` : '';
}

export const GENERATION_HEADLINE = 'What you share with everybody your age.';

/** For a chapter about a sign that the birth time leaves open: the hours of each sign, followed by its words. */
export const UNSETTLED = {
  headline: 'Your birthday holds two answers here.',
  moonHeadline: 'The Moon changed its shape on your birthday.',
  stay: (sign: SignKey, from: string | null, until: string | null) =>
    from === null
      ? `${signName(sign)}, if you were born before ${until}.`
      : until === null
        ? `${signName(sign)}, if it was ${from} or later.`
        : `${signName(sign)}, if it was between ${from} and ${until}.`,
  shape: (shape: MoonShapeKey) => `If it was ${SHAPE_WORDS[shape]}:`,
  angleHeadline: {
    ascendant: 'Your rising sign turns on a few minutes.',
    midheaven: 'The top of your chart turns on minutes.',
  },
  angle: (stays: readonly { sign: SignKey; until: string | null }[], margin: number) => {
    const hours = stays.map(({ sign, until }) =>
      until === null ? `then ${signName(sign)}` : `until ${until} it’s ${signName(sign)}`,
    );
    const sentence = `${hours.join(', ')}.`;
    return (
      `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)} ` +
      `Your birth time may be ${margin === 0 ? 'half a minute' : `${margin} minutes`} off, so we don’t name either sign as yours. ` +
      'A birth certificate often has the minute, and the slider in the full chart shows what each minute would change.'
    );
  },
} as const;

/** Of the first three lines: why a sign is missing, is not settled, or is not that of the calendar. */
export const REVEAL_WHY = {
  ascendant: {
    noTime:
      'It changes about every two hours, so it needs a birth time. The rest is yours already.',
    noPlace:
      'It depends on where you were born, and we couldn’t tell which place is meant. The rest is yours already.',
    noTimeAndPlace:
      'It needs a birth time, and a birth place that we can find. The rest is yours already.',
    changes:
      'It changed within the minutes that your birth time leaves open. A birth certificate often has the exact one.',
  },
  body: {
    noTime: (body: BodyKey) =>
      `The ${getBodyName(body)} changed signs that day. A birth time would tell which one is yours.`,
    noPlace: (body: BodyKey) =>
      `The ${getBodyName(body)} changed signs around that time. Knowing the birth place would tell which one is yours.`,
    changes: (body: BodyKey) =>
      `The ${getBodyName(body)} changed signs within the minutes that your birth time leaves open.`,
  },
  /** The sign of the date table is another. */
  table: (table: SignKey, sky: SignKey) =>
    `By the calendar your sign is ${signName(table)}, and your daily horoscope goes by that. When you were born, the Sun was in ${signName(sky)}.`,
} as const;

/** Why a sign is not settled. */
const OPEN = {
  noTime: 'on that day, and the hour isn’t known.',
  noPlace: 'around that time, and the place isn’t known.',
  margin: 'within what your birth time leaves open.',
} as const;

export const CERTAINTY = {
  bodyCertain: (body: BodyKey, sign: SignKey) =>
    body === 'sun'
      ? `Sure: the Sun was in ${signName(sign)} all that day.`
      : `Sure: your ${getBodyName(body)} stays in ${signName(sign)} whatever the hour.`,
  bodyHolds: (
    sign: SignKey,
    margin: number,
    change: { from: SignKey; to: SignKey; clock: string },
  ) =>
    `${signName(sign)} holds ${eitherWay(margin)}; the change from ${signName(change.from)} to ${signName(change.to)} is at ${change.clock}.`,
  bodyHoldsSomewhere: (sign: SignKey) =>
    `${signName(sign)} holds wherever on earth you were born at that time.`,
  bodyChanges: (body: BodyKey, signs: readonly SignKey[], open: keyof typeof OPEN) =>
    `Not settled: ${called(body)} moves from ${signs.map(signName).join(' to ')} ${OPEN[open]}`,
  house: (house: number, margin: number) =>
    `The ${ordinal(house)} house holds ${eitherWay(margin)}.`,
  noHouse: {
    noTime: 'Without a birth time there’s no house.',
    noPlace: 'Without a birth place there’s no house.',
    unsettled: 'The house is left out: it changes within what your birth time leaves open.',
  },
  angle: (sign: SignKey, margin: number, near: string | null) =>
    `${signName(sign)} holds ${eitherWay(margin)}. ${near ?? 'An hour earlier or later it would be the same.'}`,
  near: (minutes: number, sign: SignKey) => {
    const count = Math.abs(minutes);
    const span = count === 1 ? 'One minute' : `${count} minutes`;
    return `${span} ${minutes < 0 ? 'earlier' : 'later'} it would be ${signName(sign)}.`;
  },
  angleChanges: 'Not settled: it changes within what your birth time leaves open.',
  ruler: (margin: number) => `Your rising sign and this house hold ${eitherWay(margin)}.`,
  aspect: {
    certain: 'Sure: the two are in aspect at any hour of the day.',
    margin: 'The aspect holds for every minute that your birth time leaves open.',
    changes: 'Not settled: at some hours of that day the two are out of aspect.',
  },
  portrait: {
    certain: 'Sure: it holds at any hour of that day.',
    margin: 'It holds for every minute that your birth time leaves open.',
  },
  generation: {
    certain: 'Sure: these three stay in a sign for years.',
    margin: 'The signs hold for every minute that your birth time leaves open.',
  },
  moon: {
    certain: 'Sure: the Moon kept this shape all that day.',
    margin: 'The shape holds for every minute that your birth time leaves open.',
    changes: 'Not settled: the shape changes within what your birth time leaves open.',
  },
  balance: {
    certain: 'Sure: no hour of that day would change the count.',
    margin: 'The count holds for every minute that your birth time leaves open.',
  },
} as const;

/** The instant that positions are for when the birth's own is not known. */
export const WHEN = {
  noon: 'at noon',
  noonUtc: 'at noon UTC',
  clockUtc: 'with the clock read as UTC',
} as const;

/**
 * A clock time `HH:MM` as '9:14 PM' or '21:14', with the zone when it is not the birth place's, and the day when it is
 * not the birth date.
 */
export function clockWords(
  clock: string,
  where: { utc: boolean; day: -1 | 0 | 1; hours: HourFormat },
): string {
  const time = formatClock(clock, where.hours);
  const day = { [-1]: ' the day before', 0: '', 1: ' the day after' }[where.day];
  return `${time}${where.utc ? ' UTC' : ''}${day}`;
}
