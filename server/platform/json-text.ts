/** A `T` as JSON text that is sent unchanged: for values that are stored as text or expensive to serialize per request. */
export class JsonText<T> {
  readonly text: string;
  /** Never set: carries the type of the value for the compiler. */
  declare readonly valueType: T;

  constructor(text: string) {
    this.text = text;
  }

  static of<T>(value: T): JsonText<T> {
    return new JsonText(JSON.stringify(value));
  }
}
