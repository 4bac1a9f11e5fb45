// What two people are told: a text for each outcome of *Word*, and a line for each of the four words.

import { content } from '#server/content/index.ts';
import type { AreaRating, MatchArea } from '#shared/matches/matches.ts';

const { outcomes, 'area-ratings': ratings } = content.matches;

/** The text of an outcome: what flows most, then what needs most care. Throws a RangeError where the two are the same. */
export function getOutcomeText(flows: MatchArea, care: MatchArea): string {
  const text = outcomes[flows][care];
  if (text === undefined) throw new RangeError(`no outcome ${flows} ${care}`);
  return text;
}

/** The line of a rating in an area. */
export function getRatingLine(area: MatchArea, rating: AreaRating): string {
  return ratings[area][rating];
}
