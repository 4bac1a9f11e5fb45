import type { Almanac } from './almanac.ts';

/** Gives what `create` makes of an almanac, once for each almanac: a cache that ends with its almanac. */
export function perAlmanac<Value extends object>(
  create: (almanac: Almanac) => Value,
): (almanac: Almanac) => Value {
  const values = new WeakMap<Almanac, Value>();
  return (almanac) => {
    let made = values.get(almanac);
    if (made === undefined) {
      made = create(almanac);
      values.set(almanac, made);
    }
    return made;
  };
}
