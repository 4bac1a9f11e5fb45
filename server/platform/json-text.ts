/** A `T` as JSON text, sent as it stands: for what is kept as text, or too long to write for every reader. */
export class JsonText<T> {
  readonly text: string;
  /** Only tells the compiler what the text says. */
  declare readonly says: T;

  constructor(text: string) {
    this.text = text;
  }

  static of<T>(value: T): JsonText<T> {
    return new JsonText(JSON.stringify(value));
  }
}
