// When a contact of an insight is, before the sentence that tells it.

import { BODY_NAMES } from '#shared/sky/bodies.ts';

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
  const isName = BODY_NAMES.some((name) => sentence.startsWith(name));
  const rest = isName ? sentence : `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  return `${when}, ${rest}`;
}
