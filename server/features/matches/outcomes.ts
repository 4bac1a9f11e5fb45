// What two people are told: a text for each outcome of *Word*, a sentence for each of the four words, and a sentence
// for each thread.

import { content } from '#server/content/index.ts';
import { TONE_OF_CONTACT } from '#server/sky/contacts/index.ts';
import { hashOf, itemAt } from '#server/text/rotation.ts';
import type { AreaRating, MatchArea } from '#shared/matches/matches.ts';
import type { AspectKey } from '#shared/sky/aspects.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';

const { outcomes, 'area-ratings': ratings } = content.matches;
const THREADS: Readonly<Partial<Record<string, (typeof content.matches.threads)['sun-sun']>>> =
  content.matches.threads;

/**
 * The text of an outcome: what is easiest, then what needs most care. Only the match's random id selects one of the
 * three variants, so the variant reveals nothing about a chart. Throws a RangeError if the two areas are the same.
 */
export function getOutcomeText(flows: MatchArea, care: MatchArea, matchId: string): string {
  const texts = outcomes[flows][care];
  if (texts === undefined) throw new RangeError(`no outcome ${flows} ${care}`);
  return itemAt(texts, hashOf(matchId));
}

/** What two people notice about a thread, regardless of who has which point; null between slow points. */
export function findThreadText(
  one: NatalPointKey,
  aspect: AspectKey,
  other: NatalPointKey,
): string | null {
  const texts = THREADS[`${one}-${other}`] ?? THREADS[`${other}-${one}`];
  return texts?.[TONE_OF_CONTACT[aspect]] ?? null;
}

/** The sentence for a rating in an area. */
export function getRatingLine(area: MatchArea, rating: AreaRating): string {
  return ratings[area][rating];
}
