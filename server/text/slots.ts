// Fills the {slots} of a line, and adapts the beginning of a sentence to the sentence before it.

import type { BodyKey } from '#shared/sky/bodies.ts';
import { getBodyName } from '#shared/sky/bodies.ts';

/** What a line says in place of `{sign}`, of `{in house}` (`{house}` without the preposition) and of `{room}`. */
export interface Slots {
  /** A sign's capitalized name. */
  sign?: string | undefined;
  /** A house clause with its preposition: "in the corner of your chart that …". */
  house?: string | undefined;
  /** A house of the chart in a word or two: "your kitchen". */
  room?: string | undefined;
}

/** The line with its slots filled. Throws when a slot has no value, so that no slot is ever printed. */
export function fillSlots(text: string, slots: Slots): string {
  return text.replace(/\{([^}]*)\}/g, (_whole, slot: string) => {
    const value = getSlot(slot, slots);
    if (value === undefined) throw new Error(`no value for {${slot}} in: ${text}`);
    return value;
  });
}

function getSlot(slot: string, slots: Slots): string | undefined {
  switch (slot) {
    case 'sign':
      return slots.sign;
    case 'room':
      return slots.room;
    case 'house':
      return slots.house?.slice(slots.house.indexOf(' ') + 1);
    case 'in house':
      return slots.house;
    case 'In house':
      return slots.house && capitalize(slots.house);
    default:
      return undefined;
  }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "The Moon meets …" as "She meets …", for the sentence after one about the Moon. */
export function sayShe(text: string): string {
  return text.replace(/^The Moon (?!and )/, 'She ');
}

/**
 * The sentence after a connective ("Meanwhile,"). A "The" at its beginning becomes "the"; other words keep their
 * capital.
 */
export function joinAfter(opening: string, text: string): string {
  return `${opening} ${text.replace(/^The /, 'the ')}`;
}

/** Whether a sentence begins with its subject, so that a connective can stand before it. */
export function beginsWithSubject(text: string, subject: BodyKey): boolean {
  const name = getBodyName(subject);
  return text.startsWith(`${name} `) || text.startsWith(`The ${name} `);
}

/**
 * "Mars squares …" as "Mars, who rules your sign, squares …", where `apposition` is "who rules your sign". A sentence
 * whose subject is not the ruler alone ("Mars and Venus meet …") is returned unchanged.
 */
export function nameRuler(text: string, ruler: BodyKey, apposition: string): string {
  const name = getBodyName(ruler);
  const subject = new RegExp(`^((?:The )?${name}) (?!and |or )`);
  return text.replace(subject, `$1, ${apposition}, `);
}
