// Sentences under 'Why?' that explain the event of a letter.

import { content, type EventKey } from '#server/content/index.ts';

const { events } = content.letter.meanings;

/** The sentence that explains what an event means. */
export function getEventMeaning(key: EventKey): string {
  return events[key];
}
