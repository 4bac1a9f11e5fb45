// What the moving sky does to one natal chart. Pure: instants, birth and zone come in as arguments.

export { QUICK_BODIES } from '#shared/sky/bodies.ts';
export { isSlow } from './certainty.ts';
export { toContactFact } from './contact-fact.ts';
export {
  type Contact,
  type InstantRange,
  listContacts,
  searchContacts,
  warmUpContacts,
} from './contacts.ts';
export {
  type DaySeason,
  findNextContact,
  getDayContacts,
  getDayRange,
  listDayRanges,
} from './day-contacts.ts';
export {
  type ContactKind,
  listExactPassages,
  listStays,
  loopOf,
} from './earlier-passages.ts';
export { unwrap } from './motion.ts';
export {
  type BirthSpan,
  getNatalPoints,
  type NatalPoints,
} from './natal-points.ts';
export { CONTACT_TONES, type ContactTone, TONE_OF_CONTACT } from './occurrence.ts';
export { listSeasonsBetween } from './season-span.ts';
export { listSeasons, type Season } from './seasons.ts';
