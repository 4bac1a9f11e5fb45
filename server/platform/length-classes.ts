// The lengths to which texts are padded before they are encrypted. AES-GCM keeps the length of a text, and lengths
// reveal things: nearly every chart has a length of its own, and so does every set of attractions. So a text is padded
// to the next of a few lengths, which reveal only what kind of value it is.

/** The lengths by kind of value, UTF-8 bytes. A longer text gets a multiple of the last one. */
export const LENGTH_CLASSES = {
  /** Numbers, email addresses, dates, times, names of places, ids of activities. */
  text: [64, 128, 256],
  attractions: [64],
  place: [512],
  chart: [8_192],
  game: [8_192],
  letter: [4_096],
  letterMemory: [8_192],
  journal: [512, 2_048, 8_192, 16_384],
  matchSide: [4_096],
  matchAnswer: [512],
  device: [1_024, 2_048, 4_096],
  noticePlan: [8_192],
  noticeHolder: [4_096],
} as const satisfies Record<string, readonly number[]>;
export type LengthClass = keyof typeof LENGTH_CLASSES;

/** JSON may end in spaces, which every version reads; other texts end in a character that none of them contains. */
const FILLER_OF_JSON = ' ';
const FILLER_OF_TEXT = '\0';
/** A class includes lengths up to this many times its last one. */
const MOST_MULTIPLES = 16;

function chooseLength(bytes: number, lengthClass: LengthClass): number {
  const lengths: readonly number[] = LENGTH_CLASSES[lengthClass];
  const last = lengths.at(-1) ?? 1;
  return lengths.find((length) => bytes <= length) ?? Math.ceil(bytes / last) * last;
}

/** The text with filler at its end, in one of the class's lengths. */
export function pad(text: string, lengthClass: LengthClass): string {
  const bytes = Buffer.byteLength(text);
  const filler = lengthClass === 'text' ? FILLER_OF_TEXT : FILLER_OF_JSON;
  return text + filler.repeat(chooseLength(bytes, lengthClass) - bytes);
}

/** The inverse of `pad` for texts; JSON is read with its filler. */
export function unpad(text: string): string {
  const end = text.indexOf(FILLER_OF_TEXT);
  return end === -1 ? text : text.slice(0, end);
}

/** The lengths in bytes that texts of a class have once they are padded. */
export function lengthsOf(lengthClass: LengthClass): number[] {
  const lengths: readonly number[] = LENGTH_CLASSES[lengthClass];
  const last = lengths.at(-1) ?? 1;
  const multiples = Array.from({ length: MOST_MULTIPLES - 1 }, (_, index) => last * (index + 2));
  return [...lengths, ...multiples];
}
