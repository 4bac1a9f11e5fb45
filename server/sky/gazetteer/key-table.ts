// The sorted table of search keys: finds the rows of a key, and of all keys with a prefix.

/** Rows of the key table: from `start` to before `end`. */
export type RowRange = Readonly<{ start: number; end: number }>;

export const NO_ROWS: RowRange = { start: 0, end: 0 };

const DECODER = new TextDecoder();

/** How many bytes a letter takes that begins with this one. Source: RFC 3629, section 3. */
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

  /** Gives the rows, among those of `within`, whose key begins with the bytes. */
  findPrefix(prefix: Uint8Array, within: RowRange): RowRange {
    const start = this.#bisect(within, (row) => this.#compare(row, prefix) < 0);
    if (start === within.end || this.#compare(start, prefix) > 0) return NO_ROWS;
    const end = this.#bisect({ start, end: within.end }, (row) => this.#compare(row, prefix) <= 0);
    return { start, end };
  }

  /** Gives the rows, among those that begin with the key (as {@link findPrefix} gives them), that are it. */
  findExact(keyBytes: number, withPrefix: RowRange): RowRange {
    // The shortest of them sort first.
    const end = this.#bisect(withPrefix, (row) => this.#length(row) <= keyBytes);
    return { start: withPrefix.start, end };
  }

  /**
   * Gives the letters with which keys go on after a prefix of so many bytes, each with its rows; `within`
   * are the rows of that prefix.
   */
  *listBranches(prefixBytes: number, within: RowRange): Generator<RowRange & { letter: string }> {
    let start = this.findExact(prefixBytes, within).end;
    while (start < within.end) {
      const at = (this.#starts[start] ?? 0) + prefixBytes;
      const letterBytes = countUtf8Bytes(this.#keys[at] ?? 0);
      const letter = this.#keys.subarray(at, at + letterBytes);
      const end = this.#bisect({ start, end: within.end }, (row) => {
        const rowAt = (this.#starts[row] ?? 0) + prefixBytes;
        return letter.every((byte, index) => this.#keys[rowAt + index] === byte);
      });
      yield { letter: DECODER.decode(letter), start, end };
      start = end;
    }
  }

  /** The first row of the range for which the condition, true up to there, is false; or its end. */
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

  /** Compares a row's key, cut to the length of the prefix, with the prefix: negative, 0, positive. */
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
