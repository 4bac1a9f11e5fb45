// The sorted table of search keys: finds the rows of a key, and of all keys with a prefix. Lengths are in bytes of
// UTF-8.

/** Rows of the key table: from `start` to before `end`. */
export type RowRange = Readonly<{ start: number; end: number }>;

export const NO_ROWS: RowRange = { start: 0, end: 0 };

const DECODER = new TextDecoder();

/** The length of a character in bytes, by its first byte (RFC 3629, section 3). */
function countUtf8Bytes(firstByte: number): number {
  if (firstByte < 0x80) return 1;
  if (firstByte < 0xe0) return 2;
  return firstByte < 0xf0 ? 3 : 4;
}

/** All keys in the order of their UTF-8 bytes; a row for each pair of a key and a place. */
export class KeyTable {
  readonly rowCount: number;
  readonly #keys: Uint8Array;
  /** The offset of each row's key, and at the end the length of all bytes. */
  readonly #starts: Uint32Array;

  constructor(keys: Uint8Array, keyLengths: Uint8Array) {
    this.rowCount = keyLengths.length;
    this.#keys = keys;
    this.#starts = new Uint32Array(keyLengths.length + 1);
    let start = 0;
    for (let row = 0; row < keyLengths.length; row++) {
      this.#starts[row] = start;
      start += keyLengths[row] ?? 0;
    }
    this.#starts[keyLengths.length] = start;
  }

  /** All rows. */
  get allRows(): RowRange {
    return { start: 0, end: this.rowCount };
  }

  /** Gives the rows, among those of `within`, whose key begins with the prefix; none is `NO_ROWS`. */
  findPrefix(prefix: Uint8Array, within: RowRange): RowRange {
    const start = this.#bisect(within, (row) => this.#compare(row, prefix) < 0);
    if (start === within.end || this.#compare(start, prefix) > 0) return NO_ROWS;
    const end = this.#bisect({ start, end: within.end }, (row) => this.#compare(row, prefix) <= 0);
    return { start, end };
  }

  /**
   * Gives the rows whose key has exactly `keyLength` bytes, among rows that begin with a key of that length (as
   * {@link findPrefix} gives them): the rows of that key itself.
   */
  findExact(keyLength: number, withPrefix: RowRange): RowRange {
    // A key sorts before every longer key that begins with it.
    const end = this.#bisect(withPrefix, (row) => this.#length(row) <= keyLength);
    return { start: withPrefix.start, end };
  }

  /**
   * Gives the letters that follow a prefix of `prefixLength` bytes in some key, each with the rows of those keys.
   * `within` are the rows whose keys begin with that prefix.
   */
  *listBranches(prefixLength: number, within: RowRange): Generator<RowRange & { letter: string }> {
    let start = this.findExact(prefixLength, within).end;
    while (start < within.end) {
      const at = (this.#starts[start] ?? 0) + prefixLength;
      const letterBytes = countUtf8Bytes(this.#keys[at] ?? 0);
      const letter = this.#keys.subarray(at, at + letterBytes);
      const end = this.#bisect({ start, end: within.end }, (row) => {
        const rowAt = (this.#starts[row] ?? 0) + prefixLength;
        return letter.every((byte, index) => this.#keys[rowAt + index] === byte);
      });
      yield { letter: DECODER.decode(letter), start, end };
      start = end;
    }
  }

  /**
   * The first row of the range that does not satisfy `isBefore`, which holds for all rows before it; or the range's
   * end.
   */
  #bisect({ start, end }: RowRange, isBefore: (row: number) => boolean): number {
    let low = start;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(middle)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #length(row: number): number {
    return (this.#starts[row + 1] ?? 0) - (this.#starts[row] ?? 0);
  }

  /**
   * Compares a row's key, cut to the length of the prefix, with the prefix: negative before it, 0 equal, positive
   * after.
   */
  #compare(row: number, prefix: Uint8Array): number {
    const start = this.#starts[row] ?? 0;
    const length = this.#length(row);
    for (let index = 0; index < prefix.length; index++) {
      if (index >= length) return -1;
      const difference = (this.#keys[start + index] ?? 0) - (prefix[index] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }
}
