// What a row of the specification's table is. Texts that people read are quoted in it as “…”, letter for letter.

/** The sections whose sentences can be seen or measured on the product. */
export const SECTIONS = ['2', '4', '5', '8', '9'] as const;
export type Section = (typeof SECTIONS)[number];

/** A test by its file and its title: as written in its source, before it.each fills it in. */
export type ShownBy = { file: string; name: string };

export type SpecificationRow = {
  section: Section;
  /** What the specification states there, in our words. */
  sentence: string;
  tests: readonly ShownBy[];
};

/** The rows of one section: a sentence, and the tests that show it. */
export function rowsOf(
  section: Section,
  rows: readonly (readonly [sentence: string, tests: readonly ShownBy[]])[],
): readonly SpecificationRow[] {
  return rows.map(([sentence, tests]) => ({ section, sentence, tests }));
}

/** Names tests of one file: by title, or by 'describe > title' where a title stands there twice. */
export function testsOf(file: string): (...names: string[]) => readonly ShownBy[] {
  return (...names) => names.map((name) => ({ file: `tests/${file}`, name }));
}
