// One word for the day's mood.

import { content, type HoroscopeUnit } from '#server/content/index.ts';
import type { Matter } from '#server/features/horoscope/units.ts';
import type { ContactTone } from '#server/sky/contacts/index.ts';
import { hashOf, itemAt } from '#server/text/rotation.ts';

/** A mood for the tone of the text's matter and the sign in which it happens, chosen at random. */
export function findMood(
  matter: Matter,
  register: HoroscopeUnit['register'],
  chance: string,
): string {
  return itemAt(
    content.horoscope.moods[matter.sign][toneOf(matter, register)],
    hashOf(`${chance} mood`),
  );
}

function toneOf(matter: Matter, register: HoroscopeUnit['register']): ContactTone {
  if (register === 'grave') return 'hard';
  if (matter.kind === 'aspect') return matter.tone;
  return matter.kind === 'moon' && matter.tone !== 'quiet' ? matter.tone : 'joined';
}
