// Fills names into a text's slots.

import { type BodyKey, getBodyName } from '#shared/sky/bodies.ts';

/** The text with each `{slot}` replaced. Throws when a slot has no value, so that no slot is ever printed. */
export function fill(text: string, slots: Readonly<Record<string, string | undefined>>): string {
  return text.replace(/\{([^}]*)\}/g, (whole, slot: string) => {
    const value = slots[slot];
    if (value === undefined) throw new Error(`no value for ${whole} in: ${text}`);
    return value;
  });
}

/** A body's name within a sentence: "the Sun", "the Moon", "Venus". */
export function withArticle(body: BodyKey): string {
  return body === 'sun' || body === 'moon' ? `the ${getBodyName(body)}` : getBodyName(body);
}
