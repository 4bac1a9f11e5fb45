// The format in which insights are written: a title, a vertical bar, and one or two short sentences.

export interface Card {
  title: string;
  description: string;
}

/** The cards of a block of text: one each row, "Title | Description." */
export function cards(block: string): readonly Card[] {
  return block
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => {
      const [title = '', description = '', ...rest] = row.split('|').map((part) => part.trim());
      if (title === '' || description === '' || rest.length > 0)
        throw new Error(`not a card: ${row}`);
      return { title, description };
    });
}
