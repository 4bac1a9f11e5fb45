export { type ContactTime, exactWordsOf, heardTimeOf, markedTimeOf } from './contact-times.ts';
export { LetterCard } from './letter-card.tsx';
export { BIRTH_DETAILS_LINK } from './margin-question.tsx';
export { readLetterAhead, useTransits } from './use-letter.ts';
