// The building blocks of all rules.

import type { ContentPath, Fault } from '../build-content.ts';

/** A text to be checked, with its place. */
export interface Placed<Item> {
  path: ContentPath;
  item: Item;
}

/** The entries of an object as items with their paths. */
export function entriesOf<Item>(
  path: ContentPath,
  table: Readonly<Record<string, Item>>,
): Placed<Item>[] {
  return Object.entries(table).map(([key, item]) => ({ path: [...path, key], item }));
}

/** The entries of a list as items with their paths. */
export function itemsOf<Item>({ path, item }: Placed<readonly Item[]>): Placed<Item>[] {
  return item.map((one, index) => ({ path: [...path, index], item: one }));
}

/** The mistakes of each item, found by a rule that returns them in words. */
export function check<Item>(
  items: readonly Placed<Item>[],
  rule: (item: Item) => readonly string[],
): Fault[] {
  return items.flatMap(({ path, item }) => rule(item).map((message) => ({ path, message })));
}

/** A mistake in words, if there is one. */
export const fault = (is: boolean, message: string): string[] => (is ? [message] : []);

/** Items that repeat an earlier one. */
export function findRepeated(items: readonly Placed<string>[]): Fault[] {
  const seen = new Map<string, ContentPath>();
  return items.flatMap(({ path, item }) => {
    const first = seen.get(item);
    if (first === undefined) seen.set(item, path);
    return first === undefined
      ? []
      : [{ path, message: `says the same as ${first.join(' ')}: ${item}` }];
  });
}
