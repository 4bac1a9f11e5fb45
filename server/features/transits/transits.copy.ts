// The sentences that describe a contact plainly.

import type { AspectKey } from '#shared/sky/aspects.ts';
import { type BodyKey, getBodyName } from '#shared/sky/bodies.ts';
import { getNatalPointName, type NatalPointKey } from '#shared/sky/natal-points.ts';

type Sentence = (moving: string, natal: string) => string;

const CONTACT_SENTENCES: Readonly<Record<AspectKey, Sentence>> = {
  conjunction: (moving, natal) => `${moving} meets your ${natal}.`,
  sextile: (moving, natal) => `${moving} lends your ${natal} a hand.`,
  square: (moving, natal) => `${moving} is at a hard angle to your ${natal}.`,
  trine: (moving, natal) => `${moving} is on good terms with your ${natal}.`,
  opposition: (moving, natal) => `${moving} stands across from your ${natal}.`,
};

const NEAR_MISS_SENTENCES: Readonly<Record<AspectKey, Sentence>> = {
  conjunction: (moving, natal) => `${moving} turns around just before it meets your ${natal}.`,
  sextile: (moving, natal) => `${moving} turns around just short of a sextile to your ${natal}.`,
  square: (moving, natal) => `${moving} turns around just short of a square to your ${natal}.`,
  trine: (moving, natal) => `${moving} turns around just short of a trine to your ${natal}.`,
  opposition: (moving, natal) =>
    `${moving} turns around just before it stands across from your ${natal}.`,
};

/** One plain sentence on a contact. */
export function tellContact(contact: {
  moving: BodyKey;
  natal: NatalPointKey;
  aspect: AspectKey;
  isNearMiss: boolean;
}): string {
  const { moving, natal, aspect, isNearMiss } = contact;
  const name = getBodyName(moving);
  const subject = moving === 'sun' || moving === 'moon' ? `The ${name}` : name;
  const sentences = isNearMiss ? NEAR_MISS_SENTENCES : CONTACT_SENTENCES;
  return sentences[aspect](subject, getNatalPointName(natal));
}
