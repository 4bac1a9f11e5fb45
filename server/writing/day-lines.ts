// The written line for a contact with a chart. Several surfaces show such lines, and each has its own, so that a reader
// never reads the same line twice.

import { type Advice, content, type SeasonUnit } from '#server/content/index.ts';
import type { ContactTone } from '#server/sky/contacts/index.ts';
import { itemAt } from '#server/text/rotation.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';

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
}

/** The day's list of contacts, the letter's last line, the insights, and Sunday's mail. */
export type LineSurface = 'today' | 'also' | 'insights' | 'sunday';

type LinesByPoint = Readonly<
  Record<NatalPointKey, Readonly<Record<ContactTone, readonly DayLine[]>>>
>;
const LINES: Readonly<Partial<Record<BodyKey, LinesByPoint>>> = lines;
const SEASONS: Readonly<Partial<Record<string, Readonly<Record<ContactTone, SeasonUnit>>>>> =
  seasons;

/** Which of the three lines of Sun to Mars each surface uses. The letter's last line is always about the Moon. */
const PLANET_LINE = { today: 0, insights: 1, sunday: 2 } as const;

/** How many contacts of a tone the Moon makes with a point in one round of the zodiac; see `getOccurrence`. */
const PER_ROUND = { joined: 1, easy: 4, hard: 3 } as const satisfies Record<ContactTone, number>;
/** Which of these the insights and Sunday's mail may use, as a place in the round. */
const TOLD_PLACE = { joined: 0, easy: 1, hard: 1 } as const satisfies Record<ContactTone, number>;
/**
 * Which of its two lines the letter's last line uses at each place, or null for none: each line is read once per round.
 */
const ALSO_AT_PLACE: Readonly<Record<ContactTone, readonly (0 | 1 | null)[]>> = {
  // The conjunctions of two rounds.
  joined: [0, 1],
  // The two squares, and the opposition between them.
  hard: [0, null, 1],
  // The two trines, and a sextile on either side.
  easy: [null, 0, 1, null],
};

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
  return surface === 'also' ? undefined : all[PLANET_LINE[surface]];
}

/**
 * Of the Moon's six lines, the day's list uses two and the letter uses two. Insights and Sunday's mail share the last
 * two: they use only one contact of the round, with different lines, and swap them every round, so that a line reaches
 * the other surface three weeks later or more.
 */
function moonLineOf(
  surface: LineSurface,
  tone: ContactTone,
  occurrence: number,
): number | undefined {
  if (surface === 'today') return itemAt([0, 1], occurrence);
  if (surface === 'also') {
    const at = itemAt(ALSO_AT_PLACE[tone], occurrence);
    return at === null ? undefined : 2 + at;
  }
  const round = Math.floor(occurrence / PER_ROUND[tone]);
  if (occurrence - round * PER_ROUND[tone] !== TOLD_PLACE[tone]) return undefined;
  return 4 + itemAt([0, 1], surface === 'insights' ? round : round + 1);
}

/** The line for a contact in the day's list; for Jupiter to Pluto, the headline of the season's exact days. */
export function findListLine(meeting: Meeting, occurrence: number): string | undefined {
  const { moving, natal, tone } = meeting;
  return (
    findDayLine('today', meeting, occurrence)?.line ??
    SEASONS[`${moving}-to-${natal}`]?.[tone].exact.headline
  );
}
