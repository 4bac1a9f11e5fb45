// One reader's voice on one date: turns facts into sentences ("beats") that are this date's and this sign's own.

import type { RankedFact } from '#server/sky/day-facts.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import { SIGN_KEYS, SIGN_NAMES, type SignKey } from '#shared/zodiac/signs.ts';
import { listTellingWords } from './echoes.ts';
import {
  findKind,
  getClosingKind,
  getHouseClauses,
  getHouseRooms,
  getMoonEntryKind,
  getMoonHouseKind,
  getMoonPlaceKind,
  getMoonWeatherKind,
  type Kind,
  toneOf,
} from './library.ts';
import type { Line } from './lines.ts';
import { dayNumberOf, findStanding, hashOf, itemAt, pickDaily, pickForEvent } from './rhythm.ts';
import { fillSlots } from './slots.ts';

/** How many days the turns of one sign lag behind those of the next. */
const SIGN_SHIFT_DAYS = 7;

/** A sentence in the making, with the facts it stands on. */
export interface Beat {
  text: string;
  advises: boolean;
  facts: readonly SkyFact[];
  /** Whose doings it tells. */
  bodies: readonly BodyKey[];
  tone: 'together' | 'easy' | 'tense' | undefined;
  /** The reader's house that it speaks of, when it speaks of one. */
  house?: number | undefined;
}

export interface Voice {
  /** A number from 0 (closed) to 1 (open) of this date, this reader and a word: in place of chance. */
  chance(about: string): number;
  /** The Moon's place or entry, in this reader's house. */
  tellMoonPlace(heard: ReadonlySet<string>): Beat;
  /** What the Moon's sign does to everybody, and what she does in the reader's house. */
  listMoonMoods(): Beat[];
  /** The fact in a sentence, or undefined when it is not its turn. */
  tell(ranked: RankedFact, heard: ReadonlySet<string>): Beat | undefined;
  /** One thing to do in a house, standing on the given facts. */
  close(house: number, facts: readonly SkyFact[]): Beat;
  /** Where the Moon is: its fact or facts, its sign and house. */
  moon: MoonPlace;
}

export interface MoonPlace {
  sign: SignKey;
  house: number;
  /** The entry, where she changes signs today, and the position, where it is in the sign told of. */
  facts: readonly SkyFact[];
  enters: boolean;
}

/** The voice of a date (`YYYY-MM-DD`) for a reader's sign, over that day's facts turned to the sign. */
export function createVoice(
  date: string,
  readerSign: SignKey,
  facts: readonly RankedFact[],
): Voice {
  const day = dayNumberOf(date);
  const signIndex = SIGN_KEYS.indexOf(readerSign);
  const positions = new Map<BodyKey, RankedFact>();
  const retrograde = new Set<BodyKey>();
  for (const ranked of facts) {
    const { fact } = ranked;
    if (fact.kind === 'position') positions.set(fact.bodies[0], ranked);
    if (fact.kind === 'retrograde') retrograde.add(fact.bodies[0]);
  }
  const moon = findMoon(facts, positions);

  /** The line of a kind whose turn it is; neighboring signs get neighboring lines. */
  function findLine(kind: Kind): Line | undefined {
    const seed = (hashOf(kind.key) % 9973) + signIndex;
    const { turn } = kind;
    // What happens once more so soon takes the line after the one that told it first.
    if (turn.every === 'event')
      return turn.againAfterDays === undefined
        ? pickForEvent(kind.lines, day, seed)
        : pickForEvent(kind.lines, day - turn.againAfterDays, seed + 1);
    if (turn.every === 'day') return pickDaily(kind.lines, day, seed);
    // Kinds that take turns with each other have fixed places, so that there is one of them nearly every day.
    const offset = turn.offset ?? hashOf(kind.key) % turn.cycleDays;
    return findStanding(kind.lines, day, offset + SIGN_SHIFT_DAYS * signIndex, turn.cycleDays);
  }

  const linesOfFacts = new Map<RankedFact, Line | undefined>();

  function findLineOf(ranked: RankedFact): Line | undefined {
    if (linesOfFacts.has(ranked)) return linesOfFacts.get(ranked);
    const kind = findKind(ranked, retrograde.has(ranked.fact.bodies[0]));
    const line = kind && findLine(kind);
    linesOfFacts.set(ranked, line);
    return line;
  }

  /** The clause for a house that echoes least of what has been heard and of its own line. */
  function chooseFor(
    choices: readonly Line[],
    about: string,
    line: Line,
    heard: ReadonlySet<string>,
  ): string {
    const own = listTellingWords(line.text);
    const first = day + (hashOf(`${about} ${readerSign}`) % 9973);
    let best: { text: string; echoes: number } | undefined;
    for (let step = 0; step < choices.length; step += 1) {
      const { text } = itemAt(choices, first + step);
      const words = listTellingWords(text);
      const echoes = words.filter((word) => heard.has(word) || own.includes(word)).length;
      if (best === undefined || echoes < best.echoes) best = { text, echoes };
      if (best.echoes === 0) break;
    }
    return best?.text ?? '';
  }

  function fill(
    line: Line,
    sign: SignKey | undefined,
    house: number | undefined,
    about: string,
    heard: ReadonlySet<string>,
  ): string {
    const { text } = line;
    if (!text.includes('{')) return text;
    const names = (slot: string): boolean => house !== undefined && text.includes(slot);
    return fillSlots(text, {
      sign: sign && SIGN_NAMES[SIGN_KEYS.indexOf(sign)],
      house: names('house}')
        ? chooseFor(getHouseClauses(house ?? 0), about, line, heard)
        : undefined,
      room: names('{room}')
        ? chooseFor(getHouseRooms(house ?? 0), `${about} room`, line, heard)
        : undefined,
    });
  }

  function tellMoonPlace(heard: ReadonlySet<string>): Beat {
    const kind = moon.enters ? getMoonEntryKind(moon.sign) : getMoonPlaceKind(moon.sign);
    const line = findLine(kind);
    if (line === undefined) throw new Error(`no line for ${kind.key}`);
    return {
      text: fill(line, moon.sign, moon.house, 'moon', heard),
      advises: line.advises,
      facts: moon.facts,
      bodies: ['moon'],
      tone: undefined,
      house: moon.house,
    };
  }

  function listMoonMoods(): Beat[] {
    return [getMoonWeatherKind(moon.sign), getMoonHouseKind(moon.house)].flatMap((kind) => {
      const line = findLine(kind);
      return line
        ? [{ ...line, facts: moon.facts, bodies: ['moon' as const], tone: undefined }]
        : [];
    });
  }

  function tell(ranked: RankedFact, heard: ReadonlySet<string>): Beat | undefined {
    const { fact } = ranked;
    const [body] = fact.bodies;
    const line = findLineOf(ranked);
    if (line === undefined) return undefined;
    const [sign] = ranked.signs;
    const [house] = ranked.houses ?? [];
    const text = fill(line, sign, house, body, heard);
    // A sentence that names the reader's house stands on the position too, where that is in the same sign.
    const position = positions.get(body)?.fact;
    const placed =
      line.text.includes('{') && position?.kind === 'position' && position.sign === sign;
    return {
      text,
      advises: line.advises,
      facts: placed && position.id !== fact.id ? [fact, position] : [fact],
      bodies: fact.bodies,
      tone: toneOf(fact),
      house: fact.kind === 'position' || line.text.includes('{') ? house : undefined,
    };
  }

  return {
    chance: (about) => hashOf(`${date} ${readerSign} ${about}`) / 2 ** 32,
    tellMoonPlace,
    listMoonMoods,
    tell,
    close(house, closingFacts) {
      const line = findLine(getClosingKind(house));
      if (line === undefined) throw new Error(`no closing for house ${house}`);
      return { ...line, facts: closingFacts, bodies: [], tone: undefined };
    },
    moon,
  };
}

function findMoon(
  facts: readonly RankedFact[],
  positions: ReadonlyMap<BodyKey, RankedFact>,
): MoonPlace {
  const entry = facts.find(({ fact }) => fact.kind === 'ingress' && fact.bodies[0] === 'moon');
  const position = positions.get('moon');
  const place = entry ?? position;
  const [sign] = place?.signs ?? [];
  const [house] = place?.houses ?? [];
  if (position === undefined || sign === undefined || house === undefined)
    throw new Error("a text needs the Moon's position and a reader's sign");
  const told = entry === undefined ? [position] : [entry];
  if (entry !== undefined && position.signs[0] === sign) told.push(position);
  return { sign, house, facts: told.map(({ fact }) => fact), enters: entry !== undefined };
}
