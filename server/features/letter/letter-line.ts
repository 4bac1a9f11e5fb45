// The line below a letter: a moment of a season that does not lead, else a contact of the Moon.

import type { MatterUnit, SeasonUnit } from '#server/content/index.ts';
import { TONE_OF_CONTACT } from '#server/sky/contacts/index.ts';
import { chooseAlsoLine } from '#server/writing/day-lines.ts';
import { weekdayOf } from '#shared/core/calendar-date.ts';
import { WEEKDAY_NAMES } from '#shared/core/calendar-names.ts';
import type { LetterFact } from '#shared/letter/letter.schema.ts';
import { getBodyName } from '#shared/sky/bodies.ts';
import type { Asked, Lead } from './choose-lead.ts';
import { LETTER_COPY } from './letter.copy.ts';
import { toFact, toSeasonFact } from './letter-facts.ts';
import { isHeadlineRecent, type Moment } from './season-moments.ts';
import { pointName } from './thread.ts';
import { findSeasonWords } from './units.ts';

const WEEK_DAYS = 7;

/** What stands above the line. */
interface Above {
  headline: string;
  lead: Lead | undefined;
  unit: MatterUnit | undefined;
  season: SeasonUnit | undefined;
  moment: Moment | undefined;
}

interface Line {
  text: string;
  fact: LetterFact;
  moment: Moment | undefined;
  /** The number of a line of the Moon, as it is remembered. */
  lines: readonly number[];
}

/** None of the Moon below a grave letter, since hers are small moods, nor where she leads; no joke below a firm one. */
export function findLine(
  asked: Asked,
  { headline, lead, unit, season, moment }: Above,
  moments: readonly Moment[],
): Line | undefined {
  const [other] = moments.filter(
    (each) => each !== moment && findSeasonWords(each.season) !== undefined,
  );
  if (other !== undefined) {
    const fact = toSeasonFact(asked, other.season, other.pass);
    return { text: tellMoment(asked, other, headline), fact, moment: other, lines: [] };
  }
  const register = (season ?? unit)?.register;
  if (register === 'grave' || moment !== undefined) return undefined;
  if (lead?.kind === 'contact' && lead.contact.moving === 'moon') return undefined;
  return findMoonLine(asked, { mayJoke: register !== 'firm' });
}

/** The headline of the phase, unless the reader met it lately; of a moment that is told late, when it was. */
function tellMoment({ reading }: Asked, moment: Moment, letterHeadline: string): string {
  const { season, kind, late, pass } = moment;
  const { moving, natal, day, days } = season;
  const headline = findSeasonWords(season)?.[kind].headline ?? '';
  const isRecent =
    headline === letterHeadline || isHeadlineRecent(reading.memory, moment, reading.day);
  const planet = getBodyName(moving);
  const point = pointName(natal, moving);
  const isAbout = pass !== null && season.passes[pass - 1]?.shown === 'about';
  if (late === 0) {
    return isRecent
      ? LETTER_COPY.plainLine[kind](planet, point, day, days, isAbout)
      : LETTER_COPY.momentLine(headline, planet, day, days);
  }
  const when = tellWhen(moment.date, late, isAbout);
  const plain = LETTER_COPY.lateLine[kind](planet, point, when);
  return isRecent ? plain : `${headline} ${plain}`;
}

function tellWhen(date: string, late: number, isAbout: boolean): string {
  const { day, aboutDay, week, aboutWeek } = LETTER_COPY.when;
  if (late >= WEEK_DAYS) return isAbout ? aboutWeek : week;
  const weekday = WEEKDAY_NAMES[weekdayOf(date)] ?? '';
  return isAbout ? aboutDay(weekday) : day(weekday);
}

function findMoonLine(
  { sky, date, reading }: Asked,
  { mayJoke }: { mayJoke: boolean },
): Line | undefined {
  const chosen = chooseAlsoLine(
    sky.contactsOn(date).map((contact) => ({ ...contact, tone: TONE_OF_CONTACT[contact.aspect] })),
    reading.memory,
    reading.day,
    { mayJoke },
  );
  if (chosen === undefined) return undefined;
  const { id, line, meeting } = chosen;
  return { text: line, fact: toFact(meeting, date), moment: undefined, lines: [id] };
}
