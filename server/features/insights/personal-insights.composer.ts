// Composes three to five insights from a natal chart. Pure: the same chart, day and zone always give the same cards.

import {
  type Advice,
  findDayLines,
  findSeasonUnit,
  getMeaning,
  isOpposite,
  isOppositeAdvice,
  type LetterGist,
  listLineAdvice,
} from '#server/features/letter/index.ts';
import type { Almanac } from '#server/sky/almanac.ts';
import {
  type Contact,
  getDayRange,
  listContacts,
  type NatalPoints,
  TONE_OF_CONTACT,
  toContactFact,
  toInstantText,
} from '#server/sky/contacts/index.ts';
import { itemAt } from '#server/text/rotation.ts';
import { addDays } from '#shared/core/calendar-date.ts';
import type { Insight } from '#shared/insights/insights.schema.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import { tellWhen } from './personal-insights.copy.ts';

const INSIGHTS_MIN = 3;
const INSIGHTS_MAX = 5;
/** How far ahead contacts are looked for while there are fewer than `INSIGHTS_MIN`. */
const DAYS_AHEAD = 6;
/**
 * The most cards on contacts of the Moon, who makes one every few hours, as long as there are enough other contacts.
 */
const MOON_MAX = 2;

interface Candidate {
  contact: Contact;
  title: string;
  /** What its title advises. */
  advice: readonly Advice[];
  /** The date of the contact, `YYYY-MM-DD`. */
  date: string;
  /** How many days after the user's own date that is. */
  ahead: number;
}

/**
 * Three to five insights on the contacts of a date of a zone. A date with fewer than three contacts is filled up with
 * contacts of the days after it, then with insights from the sky alone (`ofSky`). A contact that has a card on two days
 * in a row has another line as its title on the second. No card advises the opposite of the letter on the same page
 * (`gist`) or of another card. The contact that leads the letter has a card only when there are too few others; the
 * event that leads the letter has none.
 */
export function composePersonalInsights(
  almanac: Almanac,
  natal: NatalPoints,
  { date, zone }: { date: string; zone: string },
  gist: LetterGist,
  ofSky: () => readonly Insight[],
): readonly Insight[] {
  const chosen: Candidate[] = [];
  const passed: Candidate[] = [];
  for (let ahead = 0; ahead <= DAYS_AHEAD && chosen.length < INSIGHTS_MIN; ahead += 1) {
    const range = getDayRange(addDays(date, ahead), zone);
    if (range === undefined) continue;
    const candidates = listContacts(almanac, natal, range)
      .flatMap((contact) => toCandidate(contact, addDays(date, ahead), ahead, gist))
      .sort((one, other) => WEIGHT[other.contact.moving] - WEIGHT[one.contact.moving]);
    const most = ahead === 0 ? INSIGHTS_MAX : INSIGHTS_MIN;
    const others = candidates.filter(({ contact }) => !isSame(contact, gist.lead));
    choose(others, chosen, most, MOON_MAX, saysNothingTwice);
    choose(others, chosen, INSIGHTS_MIN, INSIGHTS_MAX, saysNothingTwice);
    passed.push(...candidates);
  }
  // Still too few, as happens with a chart of few points: first the letter's own contact, then contacts whose cards
  // share a sentence.
  choose(passed, chosen, INSIGHTS_MIN, INSIGHTS_MAX, saysNothingTwice);
  choose(passed, chosen, INSIGHTS_MIN, INSIGHTS_MAX, hasOwnTitle);
  const cards = chosen
    .sort((one, other) => one.contact.atUtcMs - other.contact.atUtcMs)
    .map(toInsight);
  return cards.length >= INSIGHTS_MIN
    ? cards
    : [...cards, ...listOthers(ofSky(), gist).slice(0, INSIGHTS_MIN - cards.length)];
}

/** The insights from the sky alone, without the one on the event that leads the letter. */
function listOthers(ofSky: readonly Insight[], { event }: LetterGist): readonly Insight[] {
  if (event === null) return ofSky;
  const exactAt = toInstantText(event.atUtcMs);
  return ofSky.filter(({ facts }) =>
    facts.every((fact) => fact.kind !== event.kind || fact.exactAt !== exactAt),
  );
}

/** The order in which contacts get cards, highest first: the slower a body, the rarer its contact. */
const WEIGHT: Readonly<Record<BodyKey, number>> = {
  moon: 0,
  mercury: 1,
  venus: 2,
  sun: 3,
  mars: 4,
  jupiter: 5,
  saturn: 6,
  uranus: 7,
  neptune: 8,
  pluto: 9,
};

/** Whether a card can stand beside one that is chosen. */
type Fits = (candidate: Candidate, earlier: Candidate) => boolean;

const hasOwnTitle: Fits = ({ title, advice }, earlier) =>
  title !== earlier.title && !isAgainst(advice, earlier.advice);

const isAgainst = (one: readonly Advice[], other: readonly Advice[]): boolean =>
  one.some((advice) => other.some((its) => isOppositeAdvice(advice, its)));

/** Also asks for different meanings: that of its contact is a card's description. */
const saysNothingTwice: Fits = (candidate, earlier) =>
  hasOwnTitle(candidate, earlier) && getMeaning(candidate.contact) !== getMeaning(earlier.contact);

/** Adds candidates that fit to `chosen` until it has `most` cards, of these at most `moonMost` on the Moon. */
function choose(
  candidates: readonly Candidate[],
  chosen: Candidate[],
  most: number,
  moonMost: number,
  fits: Fits,
): void {
  for (const candidate of candidates) {
    if (chosen.length >= most) return;
    const { moving } = candidate.contact;
    const moons = chosen.filter(({ contact }) => contact.moving === 'moon').length;
    if (moving === 'moon' && moons >= moonMost) continue;
    if (chosen.every((earlier) => fits(candidate, earlier))) chosen.push(candidate);
  }
}

/** Whether two searches found the same contact. */
function isSame(one: Contact, other: LetterGist['lead']): boolean {
  return (
    one.moving === other?.moving &&
    one.natal === other.natal &&
    one.aspect === other.aspect &&
    one.atUtcMs === other.atUtcMs
  );
}

function toCandidate(contact: Contact, date: string, ahead: number, gist: LetterGist): Candidate[] {
  if (contact.nearMissDegrees !== null) return [];
  const { moving, natal, aspect } = contact;
  const meeting = { moving, natal, tone: TONE_OF_CONTACT[aspect] };
  const lines = findDayLines(meeting);
  if (lines !== undefined) {
    const title = itemAt(lines, contact.occurrence + ahead);
    const advice = listLineAdvice(title);
    const told = advice.length === 0 ? [] : gist.tags.map((unit) => unit.advice);
    return isAgainst(advice, told) ? [] : [{ contact, title, advice, date, ahead }];
  }
  // A contact of a slow body has one headline, that of its season, so it gets a card only on the day it is exact.
  const season = ahead === 0 ? findSeasonUnit(meeting) : undefined;
  if (season === undefined || gist.tags.some((told) => isOpposite(season, told))) return [];
  return [{ contact, title: season.exact.headline, advice: [season.advice], date, ahead }];
}

function toInsight({ contact, title, date, ahead }: Candidate): Insight {
  const fact = toContactFact(contact, date);
  return {
    id: ahead === 0 ? fact.id : `${fact.id}-in-${ahead}`,
    // A title of one sentence has no period, like the other cards'.
    title: title.replace(/^([^.?]*)\.$/, '$1'),
    description: tellWhen(ahead, getMeaning(contact)),
    icon: iconOf(contact),
    facts: [fact],
    from: fact.from,
    exactAt: toInstantText(contact.atUtcMs),
    until: fact.until,
  };
}

function iconOf({ moving, natal }: Contact): Insight['icon'] {
  if (moving === 'moon') return 'moon';
  return moving === 'venus' || natal === 'venus' ? 'venus' : 'star';
}
