export {
  type ContactTime,
  clockTimesOf,
  exactWordsOf,
  spokenTimeOf,
  type TimeParts,
  timePartsOf,
  timeWithMarginOf,
} from './contact-times.ts';
export { LetterCard } from './letter-card.tsx';
export { readLetterAhead, useTransits } from './use-letter.ts';
