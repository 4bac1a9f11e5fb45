import type { Almanac } from './almanac.ts';

/** Gives what `create` makes of an almanac, once for each almanac: a cache that ends with its almanac. */
export function perAlmanac<Value extends object>(
  create: (almanac: Almanac) => Value,
): (almanac: Almanac) => Value {
  const values = new WeakMap<Almanac, Value>();
  return (almanac) => {
    const made = values.get(almanac) ?? create(almanac);
    values.set(almanac, made);
    return made;
  };
}
