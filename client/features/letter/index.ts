export {
  type ContactTime,
  clockTimesOf,
  dayAheadOf,
  exactWordsOf,
  spokenTimeOf,
  type TimeParts,
  timePartsOf,
  timeWithMarginOf,
} from './contact-times.ts';
export { HoursBar } from './lazy-hours-bar.ts';
export { LetterCard } from './letter-card.tsx';
export { readLetterAhead, useTransits } from './use-letter.ts';
