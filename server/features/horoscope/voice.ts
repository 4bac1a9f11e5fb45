// Chooses the sentences of the phrase library for one date and one sign: for each fact the line that is due, with its
// slots filled.

import type { Line } from '#server/content/index.ts';
import type { RankedFact } from '#server/sky/day-facts.ts';
import { listTellingWords } from '#server/text/echoes.ts';
import {
  dayNumberOf,
  findCyclic,
  hashOf,
  itemAt,
  pickDaily,
  pickForEvent,
} from '#server/text/rotation.ts';
import { fillSlots } from '#server/text/slots.ts';
import { toneOf } from '#server/text/tone.ts';
import { type BodyKey, getBodyName } from '#shared/sky/bodies.ts';
import type { SkyFact } from '#shared/sky/sky-fact.ts';
import { SIGN_KEYS, SIGN_NAMES, type SignKey } from '#shared/zodiac/signs.ts';
import {
  findKind,
  getClosingKind,
  getHeadlines,
  getHouseClauses,
  getHouseRooms,
  getMoonEntryKind,
  getMoonHouseKind,
  getMoonPlaceKind,
  getMoonWeatherKind,
  type Kind,
} from './library.ts';

/** How many days the rotation of one sign is behind that of the next. */
const SIGN_SHIFT_DAYS = 7;

/** Coprime to the number of headlines of a house, so that the signs of a day read different ones. */
const HEADLINE_SHIFT = 4;

/** A sentence that a text may use, with the facts it is based on. */
export interface DraftSentence {
  text: string;
  advises: boolean;
  facts: readonly SkyFact[];
  /** The bodies that the sentence is about; none for a closing. */
  bodies: readonly BodyKey[];
  tone: 'together' | 'easy' | 'tense' | undefined;
  /** The house (1-12, from the user's sign) that the sentence mentions, if it does. */
  house?: number | undefined;
}

export interface Voice {
  userSign: SignKey;
  /** A pseudo-random number in [0, 1), determined by the date, the user's sign and `about`. */
  fraction(about: string): number;
  /** A sentence on the Moon's sign, or on her entry into it, with the user's house. */
  describeMoonPlace(usedWords: ReadonlySet<string>): DraftSentence;
  /** Sentences on the mood of the Moon's sign and on the Moon in the user's house. */
  listMoonMoods(): DraftSentence[];
  /** A sentence on a fact, or undefined when no line for it is due on this date. */
  describe(ranked: RankedFact, usedWords: ReadonlySet<string>): DraftSentence | undefined;
  /** A closing: one thing to do in a house, based on the given facts. */
  close(house: number, facts: readonly SkyFact[]): DraftSentence;
  /** The headline of a text whose matter is a house (1-12). */
  head(house: number): string;
  /** The Moon's sign and house, with the facts for them. */
  moon: MoonPlace;
}

export interface MoonPlace {
  sign: SignKey;
  house: number;
  /** Her ingress if she changes signs today, and her position if it is in `sign`. */
  facts: readonly SkyFact[];
  enters: boolean;
}

/** The voice of a date (`YYYY-MM-DD`) for a user's sign, over that day's facts with the sign's houses. */
export function createVoice(date: string, userSign: SignKey, facts: readonly RankedFact[]): Voice {
  const day = dayNumberOf(date);
  const signIndex = SIGN_KEYS.indexOf(userSign);
  const positions = new Map<BodyKey, RankedFact>();
  const retrograde = new Set<BodyKey>();
  for (const ranked of facts) {
    const { fact } = ranked;
    if (fact.kind === 'position') positions.set(fact.bodies[0], ranked);
    if (fact.kind === 'retrograde') retrograde.add(fact.bodies[0]);
  }
  const moon = findMoon(facts, positions);

  /** The line of a kind that is due; neighboring signs get neighboring lines. */
  function findLine(kind: Kind): Line | undefined {
    const seed = (hashOf(kind.key) % 9973) + signIndex;
    const { rotation } = kind;
    // An aspect that is exact again within a few days uses the line after the one of the first time.
    if (rotation.every === 'event')
      return rotation.againAfterDays === undefined
        ? pickForEvent(kind.lines, day, seed)
        : pickForEvent(kind.lines, day - rotation.againAfterDays, seed + 1);
    if (rotation.every === 'day') return pickDaily(kind.lines, day, seed);
    // Kinds that alternate with each other have fixed offsets, so that one of them is due nearly every day.
    const offset = rotation.offset ?? hashOf(kind.key) % rotation.cycleDays;
    return findCyclic(kind.lines, day, offset + SIGN_SHIFT_DAYS * signIndex, rotation.cycleDays);
  }

  const linesOfFacts = new Map<RankedFact, Line | undefined>();

  function findLineOf(ranked: RankedFact): Line | undefined {
    if (linesOfFacts.has(ranked)) return linesOfFacts.get(ranked);
    const kind = findKind(ranked, retrograde.has(ranked.fact.bodies[0]));
    const line = kind && findLine(kind);
    linesOfFacts.set(ranked, line);
    return line;
  }

  /** The clause for a house that repeats the fewest words of the text so far and of its own line. */
  function chooseFor(
    choices: readonly Line[],
    about: string,
    line: Line,
    usedWords: ReadonlySet<string>,
  ): string {
    const own = listTellingWords(line.text);
    const first = day + (hashOf(`${about} ${userSign}`) % 9973);
    let best: { text: string; echoes: number } | undefined;
    for (let step = 0; step < choices.length; step += 1) {
      const { text } = itemAt(choices, first + step);
      const words = listTellingWords(text);
      const echoes = words.filter((word) => usedWords.has(word) || own.includes(word)).length;
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
    usedWords: ReadonlySet<string>,
  ): string {
    const { text } = line;
    if (!text.includes('{')) return text;
    const names = (slot: string): boolean => house !== undefined && text.includes(slot);
    return fillSlots(text, {
      sign: sign && SIGN_NAMES[SIGN_KEYS.indexOf(sign)],
      house: names('house}')
        ? chooseFor(getHouseClauses(house ?? 0), about, line, usedWords)
        : undefined,
      room: names('{room}')
        ? chooseFor(getHouseRooms(house ?? 0), `${about} room`, line, usedWords)
        : undefined,
    });
  }

  function describeMoonPlace(usedWords: ReadonlySet<string>): DraftSentence {
    const kind = moon.enters ? getMoonEntryKind(moon.sign) : getMoonPlaceKind(moon.sign);
    const line = findLine(kind);
    if (line === undefined) throw new Error(`no line for ${kind.key}`);
    return {
      text: fill(line, moon.sign, moon.house, 'moon', usedWords),
      advises: line.advises,
      facts: moon.facts,
      bodies: ['moon'],
      tone: undefined,
      house: moon.house,
    };
  }

  function listMoonMoods(): DraftSentence[] {
    return [getMoonWeatherKind(moon.sign), getMoonHouseKind(moon.house)].flatMap((kind) => {
      const line = findLine(kind);
      return line
        ? [{ ...line, facts: moon.facts, bodies: ['moon' as const], tone: undefined }]
        : [];
    });
  }

  function describe(ranked: RankedFact, usedWords: ReadonlySet<string>): DraftSentence | undefined {
    const { fact } = ranked;
    const [body] = fact.bodies;
    const line = findLineOf(ranked);
    if (line === undefined) return undefined;
    const [sign] = ranked.signs;
    const [house] = ranked.houses ?? [];
    const text = nameEvent(fill(line, sign, house, body, usedWords), fact);
    // A sentence that names the user's house is also based on the position, if that is in the same sign.
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
    userSign,
    fraction: (about) => hashOf(`${date} ${userSign} ${about}`) / 2 ** 32,
    describeMoonPlace,
    listMoonMoods,
    describe,
    close(house, closingFacts) {
      const line = findLine(getClosingKind(house));
      if (line === undefined) throw new Error(`no closing for house ${house}`);
      return { ...line, facts: closingFacts, bodies: [], tone: undefined };
    },
    head: (house) => pickDaily(getHeadlines(house), day, house + HEADLINE_SHIFT * signIndex).text,
    moon,
  };
}

/** The plain words that name a station or a retrograde, in front of a line that only paints it. */
function nameEvent(text: string, fact: SkyFact): string {
  if (fact.kind !== 'station' && fact.kind !== 'retrograde') return text;
  const plain = fact.kind === 'station' ? `turns ${fact.direction}` : 'is retrograde';
  if (text.includes(fact.kind === 'station' ? plain : 'retrograde')) return text;
  const [body] = fact.bodies;
  const name = getBodyName(body);
  const [subject, owner] = body === 'venus' ? ['she', 'her'] : ['he', 'his'];
  const rest = text
    .replace(new RegExp(`\\b${name}’s\\b`), owner)
    .replace(new RegExp(`\\b${name}\\b`), subject);
  return `${name} ${plain}: ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
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
    throw new Error("a text needs the Moon's position and a user's sign");
  const cited = entry === undefined ? [position] : [entry];
  if (entry !== undefined && position.signs[0] === sign) cited.push(position);
  return { sign, house, facts: cited.map(({ fact }) => fact), enters: entry !== undefined };
}
