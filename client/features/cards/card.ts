// What a card to share says. It never has a name, a date, a time, a wheel or a degree: a wheel is a birth date.

export type Card =
  /** A sentence, and who says it: a line of the letter, a birthday. */
  | { kind: 'line'; line: string; by: string }
  /** A few short words, each under its label: a match. */
  | { kind: 'pair'; words: readonly { label: string; word: string }[] }
  /** Two or three lines of equal weight: Sun, Moon and rising sign. */
  | { kind: 'signs'; lines: readonly string[] };

/** `tall` is for phones, `wide` for desktop screens. */
export type CardShape = 'tall' | 'wide';

/** The words of a card as plain text, for what is shared beside the picture. */
export function wordsOf(card: Card): string {
  switch (card.kind) {
    case 'line':
      return card.line;
    case 'pair':
      return card.words.map(({ label, word }) => `${label}: ${word}`).join('\n');
    case 'signs':
      return card.lines.join('\n');
  }
}
