// The sentence between two themes of a portrait.

import { content, OPPOSITE_PULL, type Pull } from '#server/content/index.ts';
import { itemAt } from '#server/text/rotation.ts';

const { joins: JOINS } = content.portrait;

/**
 * The sentences between themes, from the pulls of each: a contradiction takes precedence over an agreement, and an
 * agreement over themes that are simply different. A third theme that contradicts the first says so before it is
 * compared with the second. No key is used twice; at most one sentence begins with "And yet", and one with "Nor".
 */
export function listJoins(pulls: readonly (readonly Pull[])[], seed: number): string[] {
  const used = new Set<string>();
  const openings = new Set<string>();
  return pulls.slice(1).map((after, index) => {
    const relation = [
      ...pulls.slice(0, index).flatMap((earlier) => listContradictions(earlier, after)),
      ...listRelations(pulls[index] ?? [], after),
    ].find(({ key }) => !used.has(key));
    if (relation === undefined) return '';
    used.add(relation.key);
    const free = relation.sentences.filter((sentence) => !openings.has(openingOf(sentence)));
    const sentence = itemAt(free, seed);
    if (openingOf(sentence) !== '') openings.add(openingOf(sentence));
    return sentence;
  });
}

const openingOf = (sentence: string): string => /^(?:And yet|Nor)\b/.exec(sentence)?.[0] ?? '';

/** Where a theme pulls against one before it, and neither holds both ends of the line. */
function listContradictions(before: readonly Pull[], after: readonly Pull[]) {
  const holds = (pull: Pull) => before.includes(pull);
  return after
    .filter(
      (pull) => holds(OPPOSITE_PULL[pull]) && !holds(pull) && !after.includes(OPPOSITE_PULL[pull]),
    )
    .map((pull) => {
      const key = `${OPPOSITE_PULL[pull]}-${pull}`;
      return { key, sentences: JOINS.contradict[key] ?? [] };
    });
}

/** How two themes relate to each other, in order of precedence. */
function listRelations(before: readonly Pull[], after: readonly Pull[]) {
  const agreeing = after.filter((pull) => before.includes(pull));
  return [
    ...listContradictions(before, after),
    ...agreeing.map((pull) => ({ key: pull, sentences: JOINS.agree[pull] })),
    ...after.slice(0, 1).map((pull) => ({ key: `beside ${pull}`, sentences: JOINS.beside[pull] })),
  ];
}
