// When a contact of an insight is, before the sentence that tells it.

const WHEN = [
  'Today',
  'Tomorrow',
  'In two days',
  'In three days',
  'In four days',
  'In five days',
  'In six days',
] as const;

/** A sentence on a contact with its day before it, `ahead` days from the reader's own, 0-6. */
export function tellWhen(ahead: number, sentence: string): string {
  const when = WHEN[ahead];
  if (when === undefined) throw new RangeError(`no word for ${ahead} days ahead`);
  return `${when}, ${sentence.replace(/^(?:The|For) /, (word) => word.toLowerCase())}`;
}
