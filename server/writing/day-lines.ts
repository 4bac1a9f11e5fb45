// The written line for a contact with a chart. Several surfaces show such lines, and each has its own, so that a reader
// never reads the same line twice.

import { type Advice, content, type SeasonUnit } from '#server/content/index.ts';
import { CONTACT_TONES, type ContactTone } from '#server/sky/contacts/index.ts';
import { itemAt } from '#server/text/rotation.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import { NATAL_POINT_KEYS, type NatalPointKey } from '#shared/sky/natal-points.ts';
import type { Memory } from './memory.ts';

const { lines, seasons } = content.letter;

/** The moving body, and the natal point that it meets. */
export interface Meeting {
  moving: BodyKey;
  natal: NatalPointKey;
  tone: ContactTone;
}

export interface DayLine {
  line: string;
  advises: readonly Advice[];
  /** `light`: a joke, which stands beside no grave or firm letter. */
  register?: 'light' | undefined;
}

/** The list of a day's contacts, the insights, and Sunday's mail; for the letter see `chooseAlsoLine`. */
export type LineSurface = 'today' | 'insights' | 'sunday';

type LinesByPoint = Readonly<
  Record<NatalPointKey, Readonly<Record<ContactTone, readonly DayLine[]>>>
>;
const LINES: Readonly<Partial<Record<BodyKey, LinesByPoint>>> = lines;
const SEASONS: Readonly<Partial<Record<string, Readonly<Record<ContactTone, SeasonUnit>>>>> =
  seasons;

/** Which of the three lines of Sun to Mars each surface uses. */
const PLANET_LINE = { today: 0, insights: 1, sunday: 2 } as const;

/** How many contacts of a tone the Moon makes with a point in one round of the zodiac; see `getOccurrence`. */
const PER_ROUND = { joined: 1, easy: 4, hard: 3 } as const satisfies Record<ContactTone, number>;
/** Which of these the insights and Sunday's mail may use, as a place in the round. */
const TOLD_PLACE = { joined: 0, easy: 1, hard: 1 } as const satisfies Record<ContactTone, number>;
/**
 * The line for a contact on a surface, by the contact's ordinal (`occurrence`). Undefined when that surface has none
 * for it, and for Jupiter to Pluto, whose contacts have seasons instead.
 */
export function findDayLine(
  surface: LineSurface,
  { moving, natal, tone }: Meeting,
  occurrence: number,
): DayLine | undefined {
  const all = LINES[moving]?.[natal][tone];
  if (all === undefined) return undefined;
  if (moving === 'moon') {
    const index = moonLineOf(surface, tone, occurrence);
    return index === undefined ? undefined : all[index];
  }
  return all[PLANET_LINE[surface]];
}

/**
 * Of the Moon's six lines, the day's list uses two and the letter uses two (`ALSO_LINES`). Insights and Sunday's mail
 * share the last two: they use only one contact of the round, with different lines, and swap them every round, so that a
 * line reaches the other surface three weeks later or more.
 */
function moonLineOf(
  surface: LineSurface,
  tone: ContactTone,
  occurrence: number,
): number | undefined {
  if (surface === 'today') return itemAt([0, 1], occurrence);
  const round = Math.floor(occurrence / PER_ROUND[tone]);
  if (occurrence - round * PER_ROUND[tone] !== TOLD_PLACE[tone]) return undefined;
  return 4 + itemAt([0, 1], surface === 'insights' ? round : round + 1);
}

/** The Moon's lines for the letter's last line, by their place among her six. */
const ALSO_LINES = [2, 3] as const;
/** A line of the letter is not told again within this many days. */
const LINE_RESTS_DAYS = 30;

/** The letter's last line: of the Moon's contacts of a day, and the two lines of each, what rested longest. */
export function chooseAlsoLine<Met extends Meeting>(
  meetings: readonly Met[],
  memory: Memory,
  day: number,
  { mayJoke }: { mayJoke: boolean },
): { id: number; line: string; meeting: Met } | undefined {
  const restOf = (id: number): number => {
    const told = memory.lines.get(id);
    return told === undefined || told === day ? Number.POSITIVE_INFINITY : Math.abs(day - told);
  };
  let best: { id: number; line: string; meeting: Met; rest: number } | undefined;
  for (const meeting of meetings) {
    const { natal, tone } = meeting;
    if (meeting.moving !== 'moon') continue;
    for (const [at, index] of ALSO_LINES.entries()) {
      const id = alsoIdOf(natal, tone, at);
      const told = lines.moon[natal][tone][index];
      const rest = restOf(id);
      if (told === undefined || rest <= LINE_RESTS_DAYS) continue;
      if (!mayJoke && told.register === 'light') continue;
      if (best === undefined || rest > best.rest) best = { id, line: told.line, meeting, rest };
    }
  }
  return best;
}

/** Numbers a line of the letter, so that the memory has two bytes for each. */
const alsoIdOf = (natal: NatalPointKey, tone: ContactTone, at: number): number =>
  (NATAL_POINT_KEYS.indexOf(natal) * CONTACT_TONES.length + CONTACT_TONES.indexOf(tone)) *
    ALSO_LINES.length +
  at;

/** The sentence of Sunday's mail for a contact of Jupiter to Pluto. */
export function findSeasonLine({ moving, natal, tone }: Meeting): string | undefined {
  return SEASONS[`${moving}-to-${natal}`]?.[tone].sunday;
}
