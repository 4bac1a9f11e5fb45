// What an event of the letter means, as a sentence under 'Why?'.

import { content, type EventKey } from '#server/content/index.ts';

const { events } = content.letter.meanings;

/** A sentence on what an event of the sky means. */
export function getEventMeaning(key: EventKey): string {
  return events[key];
}
