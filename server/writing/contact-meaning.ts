// What a contact with a chart means, in a sentence.

import { content } from '#server/content/index.ts';
import { TONE_OF_CONTACT } from '#server/sky/contacts/index.ts';
import type { AspectKey } from '#shared/sky/aspects.ts';
import type { BodyKey } from '#shared/sky/bodies.ts';
import type { NatalPointKey } from '#shared/sky/natal-points.ts';

const { contacts } = content.letter.meanings;

/** A sentence on what a contact or a season means; it names both bodies. */
export function getMeaning(contact: {
  moving: BodyKey;
  natal: NatalPointKey;
  aspect: AspectKey;
}): string {
  const { moving, natal, aspect } = contact;
  const tones = contacts[moving][natal];
  // The content has a sentence for each tone, or one for all.
  return tones[TONE_OF_CONTACT[aspect]] ?? tones.any ?? '';
}
