export { exactWordsOf, fillTimes, heardTimeOf, markedTimeOf } from './contact-times.ts';
export { LetterCard } from './letter-card.tsx';
export { useTransits } from './use-letter.ts';
