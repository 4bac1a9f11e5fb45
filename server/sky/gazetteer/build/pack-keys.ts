// Packs search keys for the data file.

export type KeyRow = Readonly<{ key: string; value: number }>;

/** The data file stores the length of a key in one byte. */
const LONGEST_KEY_BYTES = 255;

/** The columns of a key table: the rows in the byte order of the keys, each pair of key and value once. */
export function packKeys(rows: readonly KeyRow[]): {
  keys: Buffer;
  keyLengths: Uint8Array;
  values: Uint32Array;
} {
  const sorted = rows
    .map(({ key, value }) => ({ key: Buffer.from(key), value }))
    .filter(({ key }) => key.length > 0 && key.length <= LONGEST_KEY_BYTES)
    .sort((a, b) => Buffer.compare(a.key, b.key) || a.value - b.value)
    .filter(({ key, value }, index, all) => {
      const previous = all[index - 1];
      return previous === undefined || previous.value !== value || !previous.key.equals(key);
    });
  return {
    keyLengths: Uint8Array.from(sorted, ({ key }) => key.length),
    keys: Buffer.concat(sorted.map(({ key }) => key)),
    values: Uint32Array.from(sorted, ({ value }) => value),
  };
}
