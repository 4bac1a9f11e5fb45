// The Moon on a date, for texts that are the same for everybody: her sign, and the strongest contact that she makes in
// it. Pure; which text is due depends on how many rounds of the zodiac she has made.

import { LRUCache } from 'lru-cache';
import type { Almanac } from '#server/sky/almanac.ts';
import { type ContactTone, TONE_OF_CONTACT, unwrap } from '#server/sky/contacts/index.ts';
import { listDayFacts, weighAspect } from '#server/sky/day-facts.ts';
import { perAlmanac } from '#server/sky/per-almanac.ts';
import { itemAt } from '#server/text/rotation.ts';
import { utcDateOf, utcMidnightMs } from '#shared/core/calendar-date.ts';
import type { AspectKey } from '#shared/sky/aspects.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import { getSignKey } from '#shared/sky/longitude.ts';
import type { PhaseKey } from '#shared/sky/phases.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import { toJulianDayTt } from '#shared/sky/time-scales.ts';
import type { SignKey } from '#shared/zodiac/signs.ts';
import { findLeadingMatter } from './sky-matters.ts';

const DAY_MS = 86_400_000;
const NOON_MS = DAY_MS / 2;
/** From one of her stays in a sign to the next. */
const ROUND_MS = 27.321_582 * DAY_MS;
/** How many texts each cell of the Moon has. */
const MOON_TURNS = 3;
const TURNS = Array.from({ length: MOON_TURNS }, (_, turn) => turn);
/** Stays of five rounds, because the dates of one stay depend on a few stays before it. */
const MAX_STAYS = 64;

/** `quiet` when she meets nothing, or is void of course for the greater part of the date. */
const MOON_TONES = ['joined', 'hard', 'easy', 'quiet'] as const;
export type MoonTone = (typeof MOON_TONES)[number];

export interface MoonMatter {
  kind: 'moon';
  /** Her sign for the greater part of the UTC date. */
  sign: SignKey;
  tone: MoonTone;
  /** The body that she meets; undefined on a quiet date. */
  other: BodyKey | undefined;
  /** The contact or the void; undefined when she is simply in the sign. */
  fact: SkyFact | undefined;
  /** Which of a cell's `MOON_TURNS` texts is due; none comes again within thirty days. */
  turn: number;
}

/** A contact of the Moon within a date. */
interface Meeting {
  fact: SkyFact;
  tone: ContactTone;
  other: BodyKey;
  weight: number;
}

type Choice = Pick<MoonMatter, 'tone' | 'other' | 'fact'>;

/** One stay of the Moon in a sign, by the dates on which she is in it at noon. */
interface Stay {
  sign: SignKey;
  /** The ordinal of her stays in this sign. */
  round: number;
  /** Halfway between her ingresses, UTC milliseconds. */
  middleMs: number;
  /** The texts of its dates by tone, computed on first use. */
  turns: Map<MoonTone, readonly number[]>;
  days: { date: string; choice: Choice; leads: boolean }[];
}

/** The Moon of a date (`YYYY-MM-DD`), which leads the date when nothing else does. */
export function findMoonMatter(almanac: Almanac, date: string): MoonMatter {
  const noonMs = utcMidnightMs(date) + NOON_MS;
  const stay = listStay(almanac, noonMs);
  const { days } = stay;
  const day = days.find((each) => each.date === date);
  if (day === undefined) throw new Error(`the Moon of ${date} is in no sign`);
  const { tone } = day.choice;
  const earlier = days.filter(
    (each) => each.date < date && each.leads && each.choice.tone === tone,
  );
  const turn = listTurns(almanac, stay, tone)[earlier.length] ?? 0;
  return { kind: 'moon', sign: stay.sign, turn, ...day.choice };
}

const countOf = ({ days }: Stay, tone: MoonTone): number =>
  days.filter(({ leads, choice }) => leads && choice.tone === tone).length;

/**
 * Which texts of a cell a stay uses, in the order of its dates: none that the previous stay used, and if possible none
 * of the stay before that. After two stays without this tone, any text can be first.
 */
function listTurns(almanac: Almanac, stay: Stay, tone: MoonTone): readonly number[] {
  const known = stay.turns.get(tone);
  if (known !== undefined) return known;
  const turnsOf = (other: Stay) =>
    countOf(other, tone) === 0 ? [] : listTurns(almanac, other, tone);
  const before = listStay(almanac, stay.middleMs - ROUND_MS);
  const recent = [...turnsOf(before)];
  const older = turnsOf(listStay(almanac, before.middleMs - ROUND_MS));
  const turns: number[] = [];
  for (let count = countOf(stay, tone); count > 0; count -= 1) {
    const next = (recent.at(-1) ?? older.at(-1) ?? stay.round) + 1;
    const order = TURNS.map((_, step) => itemAt(TURNS, next + step));
    const rested = order.filter((turn) => !recent.includes(turn));
    const turn = rested.find((each) => !older.includes(each)) ?? rested[0] ?? itemAt(TURNS, next);
    recent.push(turn);
    turns.push(turn);
  }
  stay.turns.set(tone, turns);
  return turns;
}

const staysOf = perAlmanac(() => new LRUCache<string, Stay>({ max: MAX_STAYS }));

/** The stay of the Moon at an instant. */
function listStay(almanac: Almanac, atMs: number): Stay {
  const { fromUtcMs, untilUtcMs } = almanac.findStay('moon', atMs);
  const stays = staysOf(almanac);
  const cached = stays.get(String(fromUtcMs));
  if (cached !== undefined) return cached;
  const middleMs = (fromUtcMs + untilUtcMs) / 2;
  const { longitudeDegrees } = almanac.getPosition('moon', middleMs);
  const sign = getSignKey(longitudeDegrees);
  const round = Math.floor(unwrap('moon', toJulianDayTt(middleMs), longitudeDegrees) / 360);
  const dates: { date: string; choices: readonly Choice[]; leads: boolean }[] = [];
  const firstMs = Math.ceil((fromUtcMs - NOON_MS) / DAY_MS) * DAY_MS + NOON_MS;
  for (let noonMs = firstMs; noonMs < untilUtcMs; noonMs += DAY_MS) {
    const date = utcDateOf(noonMs);
    const leads = findLeadingMatter(almanac, date) === undefined;
    dates.push({ date, choices: listChoices(almanac, date, sign), leads });
  }
  const stay = { sign, round, middleMs, turns: new Map(), days: chooseTones(dates) };
  stays.set(String(fromUtcMs), stay);
  return stay;
}

/**
 * Chooses a tone for each date, all different as far as possible: the date with the fewest tones chooses first, and
 * each takes the strongest contact among the tones that are left.
 */
function chooseTones(
  dates: readonly { date: string; choices: readonly Choice[]; leads: boolean }[],
): Stay['days'] {
  const told = new Set<MoonTone>();
  const tonesOf = (choices: readonly Choice[]) => new Set(choices.map(({ tone }) => tone)).size;
  return [...dates]
    .sort((one, other) => tonesOf(one.choices) - tonesOf(other.choices))
    .flatMap(({ date, choices, leads }) => {
      const choice = choices.find(({ tone }) => !told.has(tone)) ?? choices[0];
      if (choice === undefined) return [];
      if (leads) told.add(choice.tone);
      return [{ date, choice, leads }];
    })
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** What can be said about her on a date, the strongest first; at least one. */
function listChoices(almanac: Almanac, date: string, sign: SignKey): Choice[] {
  const midnightMs = utcMidnightMs(date);
  const endMs = midnightMs + DAY_MS;
  const isVoid = almanac
    .listVoidPeriods(midnightMs, endMs)
    .some(
      ({ fromUtcMs, untilUtcMs }) =>
        Math.min(untilUtcMs, endMs) - Math.max(fromUtcMs, midnightMs) > NOON_MS,
    );
  const meetings = listMeetings(almanac, date, sign);
  if (!isVoid && meetings.length > 0) return meetings;
  const fact = listDayFacts(almanac, date, null).find(
    ({ fact: { kind }, signs }) => isVoid && kind === 'void' && signs[0] === sign,
  )?.fact;
  return [{ tone: 'quiet', other: undefined, fact }, ...meetings];
}

/** Her contacts in a sign on a UTC date, the strongest first; her phases are the contacts with the Sun. */
function listMeetings(almanac: Almanac, date: string, sign: SignKey): Meeting[] {
  return listDayFacts(almanac, date, null)
    .flatMap(({ fact, signs }): Meeting[] => {
      if (signs[0] !== sign) return [];
      if (fact.kind === 'phase') return [toMeeting(fact, 'sun', ASPECT_OF_PHASE[fact.phase])];
      const [one, other] = fact.bodies;
      return fact.kind === 'aspect' && one === 'moon' && other !== undefined
        ? [toMeeting(fact, other, fact.aspect)]
        : [];
    })
    .sort((one, other) => other.weight - one.weight);
}

const ASPECT_OF_PHASE = {
  new: 'conjunction',
  'first-quarter': 'square',
  full: 'opposition',
  'last-quarter': 'square',
} as const satisfies Record<PhaseKey, AspectKey>;

function toMeeting(fact: SkyFact, other: BodyKey, aspect: AspectKey): Meeting {
  return { fact, other, tone: TONE_OF_CONTACT[aspect], weight: weighAspect('moon', other, aspect) };
}
