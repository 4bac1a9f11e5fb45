export {
  type ContactTime,
  clockTimesOf,
  exactWordsOf,
  spokenTimeOf,
  timeWithMarginOf,
} from './contact-times.ts';
export { LetterCard } from './letter-card.tsx';
export { readLetterAhead, useTransits } from './use-letter.ts';
