// The form in which the phrase library is written: one sentence a line, `*` before one that gives advice.

/** One hand-written sentence (or clause) of the library, its {slots} still open. */
export interface Line {
  text: string;
  /** Whether it tells the reader to do something: a text asks for two things at most. */
  advises: boolean;
}

/** The lines of a block of text: one each row, blank rows skipped, `*` marks advice. */
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
