// Keys of unordered pairs, so that a table has each pair once and the compiler reports a missing one.

/** Every unordered pair of the names, a name with itself included, the earlier name first: `a + b`. */
export type PairKey<Names extends readonly string[]> = Names extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? `${First} + ${First | Rest[number]}` | PairKey<Rest>
  : never;

/** The key of two names of a list, the same in either order. */
export function pairKey<const Names extends readonly string[]>(
  names: Names,
  one: Names[number],
  other: Names[number],
): PairKey<Names> {
  const inOrder = names.indexOf(one) <= names.indexOf(other);
  // The type consists of exactly the pairs whose first name does not come after the second.
  return (inOrder ? `${one} + ${other}` : `${other} + ${one}`) as PairKey<Names>;
}
