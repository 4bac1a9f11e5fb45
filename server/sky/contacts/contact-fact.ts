// The fact behind a sentence about a contact.

import { toInstantText } from '#server/sky/instant-text.ts';
import { ASPECT_WORDS } from '#shared/sky/aspects.ts';
import { getBodyName } from '#shared/sky/bodies.ts';
import type { ContactFact } from '#shared/sky/contact-fact.ts';
import { contactIdOf } from '#shared/sky/contact-id.ts';
import { getNatalPointName } from '#shared/sky/natal-points.ts';
import type { Contact } from './contacts.ts';

/** A near miss is given in steps of a ten-thousandth of a degree, a third of an arcsecond. */
const ORB_STEPS_PER_DEGREE = 1e4;

/** The fact of a contact that is exact (or nearly missed) on a date of the reader's zone, `YYYY-MM-DD`. */
export function toContactFact(contact: Contact, date: string): ContactFact {
  const { moving, natal, aspect, pass, passes, nearMissDegrees } = contact;
  const words = `${getBodyName(moving)} ${ASPECT_WORDS[aspect]} your ${getNatalPointName(natal)}`;
  return {
    id: contactIdOf(date, contact),
    kind: 'contact',
    bodies: [moving],
    moving,
    natal,
    aspect,
    exactAt: nearMissDegrees === null ? toInstantText(contact.atUtcMs) : null,
    from: toInstantText(contact.fromUtcMs),
    until: toInstantText(contact.untilUtcMs),
    shown: contact.shown,
    pass,
    passes,
    ...(nearMissDegrees === null
      ? {}
      : { nearMiss: Math.round(nearMissDegrees * ORB_STEPS_PER_DEGREE) / ORB_STEPS_PER_DEGREE }),
    house: contact.house,
    text: nearMissDegrees === null ? words : `${words}, missed by ${formatOrb(nearMissDegrees)}`,
  };
}

/** Degrees and minutes, rounded, at least one minute: 0.2 is 0°12′. */
function formatOrb(degrees: number): string {
  const minutes = Math.max(1, Math.round(degrees * 60));
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}
