// The format in which the phrase library is written: one sentence per line, `*` before one that gives advice.

/** One hand-written sentence (or clause) of the library, with unfilled {slots}. */
export interface Line {
  text: string;
  /** Whether it tells the user to do something; a text has at most two such sentences. */
  advises: boolean;
}

/** The lines of a block of text: one per row, blank rows skipped, `*` marks advice. */
export function lines(block: string): readonly Line[] {
  return block
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) =>
      row.startsWith('*')
        ? { text: row.slice(1).trim(), advises: true }
        : { text: row, advises: false },
    );
}
