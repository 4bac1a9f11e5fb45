export { AnsweredRow } from './answered-row.tsx';
export { InvitationScreen } from './invitation-screen.tsx';
export { useNewAnswers } from './use-new-answers.ts';
export { WithAPerson } from './with-a-person.tsx';
