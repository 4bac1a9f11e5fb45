// Apart from the matches, whose code is loaded with their tab: this is in every page.
export { AnsweredRow } from './answered-row.tsx';
export { useNewAnswers } from './use-new-answers.ts';
