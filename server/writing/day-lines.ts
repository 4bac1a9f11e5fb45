// The written line of a contact with a chart. It stands on several surfaces, and each has lines of its own, so that no
// two tell a reader the same.

import { type Advice, content, type SeasonUnit } from '#server/content/index.ts';
import type { ContactTone } from '#server/sky/contacts/index.ts';
import { itemAt } from '#server/text/rotation.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';

const { lines, seasons } = content.letter;

/** What moves, and what it meets at birth. */
export interface Meeting {
  moving: BodyKey;
  natal: NatalPointKey;
  tone: ContactTone;
}

export interface DayLine {
  line: string;
  advises: readonly Advice[];
}

/** The list of a day's contacts, the letter's last line, the insights, and Sunday's mail. */
export type LineSurface = 'today' | 'also' | 'insights' | 'sunday';

type LinesByPoint = Readonly<
  Record<NatalPointKey, Readonly<Record<ContactTone, readonly DayLine[]>>>
>;
const LINES: Readonly<Partial<Record<BodyKey, LinesByPoint>>> = lines;
const SEASONS: Readonly<Partial<Record<string, Readonly<Record<ContactTone, SeasonUnit>>>>> =
  seasons;

/** Of the three lines of Sun to Mars, the one of each surface. The letter's last line is the Moon's alone. */
const PLANET_LINE = { today: 0, insights: 1, sunday: 2 } as const;

/** How many contacts of a tone the Moon makes with a point in a round of the zodiac; see `getOccurrence`. */
const PER_ROUND = { joined: 1, easy: 4, hard: 3 } as const satisfies Record<ContactTone, number>;
/** Of these, the one that insights and Sunday's mail may tell, as a place in the round. */
const TOLD_PLACE = { joined: 0, easy: 1, hard: 1 } as const satisfies Record<ContactTone, number>;
/** Which of its two lines the letter's last line has at each place, or null for none: each is read once a round. */
const ALSO_AT_PLACE: Readonly<Record<ContactTone, readonly (0 | 1 | null)[]>> = {
  // The conjunctions of two rounds.
  joined: [0, 1],
  // The two squares, and the opposition between them.
  hard: [0, null, 1],
  // The two trines, and a sextile on either side.
  easy: [null, 0, 1, null],
};

/**
 * The line of a contact on a surface, by its ordinal (`occurrence`). Undefined where that surface has none for it, and
 * for Jupiter to Pluto, whose contacts are told by their seasons.
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
 * Of the Moon's six lines: two for the day's list and two for the letter. Insights and Sunday's mail share the last two:
 * they tell one contact of the round only, by different lines, and change them from round to round, so that one comes to
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

/** The line of a contact in the day's list: of Jupiter to Pluto the headline of its season's exact days. */
export function findListLine(meeting: Meeting, occurrence: number): string | undefined {
  const { moving, natal, tone } = meeting;
  return (
    findDayLine('today', meeting, occurrence)?.line ??
    SEASONS[`${moving}-to-${natal}`]?.[tone].exact.headline
  );
}
