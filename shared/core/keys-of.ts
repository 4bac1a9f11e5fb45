/** The keys of a table that is not empty, in its order, typed as the list that `z.enum` takes. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): [Key, ...Key[]] {
  return Object.keys(table) as [Key, ...Key[]];
}
